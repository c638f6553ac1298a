import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { MARKDOWN_FOLDER } from '../config/paths/paths';

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
 * The rewrites by which `next dev` answers what only an export has at its place: files of the content's folder `public`,
 * which take precedence over the site's own, and Markdown next to pages.
 */
export function devRewrites(contentFolder: string) {
  const rewrite = (source: string, folder: string) => ({
    source,
    destination: `/${folder}${source.replace('(.*)', '').replaceAll('\\', '')}`,
  });
  return {
    beforeFiles: publicSources(contentFolder).map((source) => rewrite(source, 'content-public')),
    afterFiles: ['/:page(.*).md', '/:list(.*llms.*).txt'].map((source) => ({
      source,
      destination: `/${MARKDOWN_FOLDER}${source.replace(/\(.*\)/, '')}`,
    })),
  };
}
