import { fileExtensions, headersFor, rulesFor } from './hosting-rules';
import { formatNginxConfig } from './nginx';

/**
 * Returns the rules as the `_headers` file that Netlify and Cloudflare Pages read from the root of an export. Both let
 * browsers request a file again where no rule says otherwise.
 *
 * @param basePath Path prefix of the site, e.g. `/preview/x`; empty for the root.
 * @param prefixes Path prefix of each language, beginning with the empty one of the default language.
 */
export function formatHeadersFile(basePath: string, prefixes: readonly string[] = ['']): string {
  const sections = rulesFor(prefixes).map(({ folder, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${basePath}${folder}*\n${lines.join('')}`;
  });
  return sections.join('\n');
}

/** Port of the container, above those that need more rights. */
const CONTAINER_PORT = 8080;

const CONTAINER_ROOT = '/usr/share/nginx/html';

const containerfile = `# Build the site first: \`npm run build\`. Then, in the repository's root:
#   podman build --file deploy/nginx/Containerfile --tag eidos-docs .
#   podman run --publish 8080:${CONTAINER_PORT} eidos-docs
FROM docker.io/nginxinc/nginx-unprivileged:stable-alpine
COPY deploy/nginx/nginx.conf /etc/nginx/conf.d/default.conf
COPY out ${CONTAINER_ROOT}
`;

const netlify = `# Headers and redirects are files of the export: out/_headers and out/_redirects.
[build]
command = "npm run build"
publish = "out"

[context.deploy-preview]
command = "PREVIEW_COMMIT=$COMMIT_REF SITE_URL=$DEPLOY_PRIME_URL npm run build"

[context.branch-deploy]
command = "PREVIEW_COMMIT=$COMMIT_REF SITE_URL=$DEPLOY_PRIME_URL npm run build"
`;

/**
 * Returns the generated files below `deploy/`, for a site at the root of its host, by their paths there.
 * @param prefixes path prefix of each language, beginning with the empty one of the default language.
 */
export const deployFiles = (prefixes: readonly string[]): Readonly<Record<string, string>> => ({
  'nginx/nginx.conf': formatNginxConfig('', CONTAINER_ROOT, CONTAINER_PORT, prefixes),
  'nginx/Containerfile': containerfile,
  'netlify/netlify.toml': netlify,
  'cloudflare/_headers': formatHeadersFile('', prefixes),
  's3-cloudfront/viewer-request.js': formatCloudFrontFunction(),
  's3-cloudfront/rules.json': formatCloudFrontRules(prefixes),
});

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
