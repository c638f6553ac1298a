import { rulesFor } from './hosting-rules';

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
