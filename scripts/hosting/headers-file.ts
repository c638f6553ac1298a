import { headerRules } from './hosting-rules';

/**
 * Returns the rules as the `_headers` file that Netlify and Cloudflare Pages read from the root of an export. Both let
 * browsers revalidate a file where no rule says otherwise.
 *
 * @param basePath Path prefix of the site, e.g. `/preview/x`; empty for the root.
 */
export function formatHeadersFile(basePath: string): string {
  const sections = headerRules.map(({ folder, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${basePath}${folder}*\n${lines.join('')}`;
  });
  return sections.join('\n');
}
