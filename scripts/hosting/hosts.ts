import { headersFor, rulesFor } from './hosting-rules';
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

/** Where the container of `deploy/nginx` holds the site, and the port that it listens at. */
const CONTAINER = { root: '/usr/share/nginx/html', port: 8080 };

/**
 * Returns the generated files below `deploy/`, for a site at the root of its host, by their paths there.
 * @param prefixes path prefix of each language, beginning with the empty one of the default language.
 */
export const deployFiles = (prefixes: readonly string[]): Readonly<Record<string, string>> => ({
  'nginx/nginx.conf': formatNginxConfig('', CONTAINER.root, CONTAINER.port, prefixes),
  'cloudflare/_headers': formatHeadersFile('', prefixes),
  's3-cloudfront/rules.json': formatCloudFrontRules(prefixes),
});

/** Returns the cache and header rules in the terms of S3 and CloudFront, as JSON for whatever sets them up. */
export function formatCloudFrontRules(prefixes: readonly string[]): string {
  const behaviors = [...rulesFor(prefixes)].reverse().map(({ folder, headers }) => ({
    PathPattern: folder === '/' ? 'Default (*)' : `${folder}*`,
    Compress: true,
    ViewerProtocolPolicy: 'redirect-to-https',
    // A behavior has the headers of its own policy only.
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
      CacheBehaviors: behaviors,
    },
    undefined,
    2,
  )}\n`;
}
