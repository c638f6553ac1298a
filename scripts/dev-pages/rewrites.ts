import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Where the companion server has the files of the content's folder `public`. */
export const PUBLIC_FOLDER = 'content-public';

const escapeSource = (name: string) => encodeURI(name).replaceAll(/[(){}:*+?]/g, '\\$&');

/** The URLs of the content's folder `public`: a pattern for each entry that it has now. */
function publicSources(contentFolder: string): string[] {
  const folder = path.join(contentFolder, 'public');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).map((entry) =>
    entry.isDirectory() ? `/${escapeSource(entry.name)}/:name(.*)` : `/${escapeSource(entry.name)}`,
  );
}

/**
 * The rewrites by which `next dev` gets what only an export holds from the companion server at `origin`: files of the
 * content's folder `public` take precedence over the site's own, Markdown of pages comes after them.
 */
export function devRewrites(origin: string, contentFolder: string) {
  const rewrite = (source: string, folder = '') => ({
    source,
    destination: origin + folder + source.replace('(.*)', '').replaceAll('\\', ''),
  });
  return {
    beforeFiles: publicSources(contentFolder).map((source) => rewrite(source, `/${PUBLIC_FOLDER}`)),
    afterFiles: [rewrite('/:page(.*).md')],
  };
}
