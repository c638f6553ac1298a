import { contentTypes, headerRules, headersFor } from './hosting-rules';

const indent = (lines: readonly string[]) => lines.map((line) => (line === '' ? '' : `    ${line}`));

/** nginx drops the headers of a level above as soon as a level names one, so each location names all of its own. */
function headerLines(pathname: string): string[] {
  return Object.entries(headersFor(pathname)).map(([name, value]) => `add_header ${name} "${value}" always;`);
}

function location(match: string, lines: readonly string[]): string[] {
  return ['', `location ${match} {`, ...indent(lines), '}'];
}

const errorPages = (path: string) => [
  `error_page 403 =404 ${path}/404.html;`,
  `error_page 404 ${path}/404.html;`,
];

/**
 * Returns the configuration of an nginx that serves the site.
 *
 * @param basePath Path prefix of the site, e.g. `/eidos`; empty for the root.
 * @param root Folder that holds the site's files below `basePath`.
 * @param port Port to listen at.
 * @param prefixes Path prefix of each language, beginning with the empty one of the default language.
 */
export function formatNginxConfig(
  basePath: string,
  root: string,
  port: number,
  prefixes: readonly string[] = [''],
): string {
  const lookUp = `try_files $uri $uri.html $uri/index.html =404;`;
  const types = Object.entries(contentTypes);
  return [
    'server {',
    ...indent([
      `listen ${port};`,
      `root ${root};`,
      '# A redirect that names this server would be wrong behind a proxy.',
      'absolute_redirect off;',
      'charset utf-8;',
      'gzip on;',
      'gzip_vary on;',
      'gzip_types text/css text/plain text/markdown text/javascript application/javascript application/json application/xml application/atom+xml image/svg+xml;',
      '# A folder without a page of its own is not found, not forbidden.',
      ...errorPages(basePath),
      ...prefixes.flatMap((prefix) =>
        headerRules.flatMap(({ folder }) =>
          location(`${basePath}${prefix}${folder}`, [
            ...headerLines(folder),
            ...(prefix === '' ? [] : errorPages(basePath + prefix)),
            lookUp,
          ]),
        ),
      ),
      ...types.flatMap(([extension, type]) =>
        location(`~ \\${extension}$`, ['types { }', `default_type "${type}";`, ...headerLines('/')]),
      ),
    ]),
    '}',
    '',
  ].join('\n');
}
