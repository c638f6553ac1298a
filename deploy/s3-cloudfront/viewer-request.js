// Runs at CloudFront for each request: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-functions.html
function handler(event) {
  var request = event.request;
  var name = request.uri.substring(request.uri.lastIndexOf('/') + 1);
  if (name === '') request.uri += 'index.html';
  else if (!/\.[a-z]\w+$/i.test(name)) request.uri += '.html';
  return request;
}
