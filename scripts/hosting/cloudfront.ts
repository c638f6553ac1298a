import { fileExtensions, headersFor, rulesFor } from './hosting-rules';

/**
 * Returns the CloudFront function that finds the file of a URL, because S3 has no rule for `x` and `x.html`. It is
 * attached to the viewer's request.
 */
export function formatCloudFrontFunction(): string {
  return `// Runs at CloudFront for each request: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-functions.html
function handler(event) {
  var request = event.request;
  var name = request.uri.substring(request.uri.lastIndexOf('/') + 1);
  if (name === '') request.uri += 'index.html';
  else if (!/\\.(${fileExtensions.join('|')})$/.test(name))
    request.uri += '.html';
  return request;
}
`;
}

/** Returns the cache and header rules in the terms of S3 and CloudFront, as JSON for whatever sets them up. */
export function formatCloudFrontRules(prefixes: readonly string[]): string {
  const behaviours = [...rulesFor(prefixes)].reverse().map(({ folder, headers }) => ({
    PathPattern: folder === '/' ? 'Default (*)' : `${folder}*`,
    Compress: true,
    ViewerProtocolPolicy: 'redirect-to-https',
    // A behaviour has the headers of its own policy only.
    ResponseHeaders: { ...headersFor('/'), ...headers },
  }));
  return `${JSON.stringify(
    {
      DefaultRootObject: 'index.html',
      CustomErrorResponses: [403, 404].map((ErrorCode) => ({
        ErrorCode,
        ResponseCode: 404,
        ResponsePagePath: '/404.html',
      })),
      CacheBehaviors: behaviours,
    },
    undefined,
    2,
  )}\n`;
}
