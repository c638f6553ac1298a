import type { Site } from '../../lib/config/site';
import type { ContentIndex } from '../../lib/content/index/read-index';
import { readPages } from './read-pages';
import { writeMarkdown, writeMarkdownLists } from './write-markdown';

/**
 * Writes the Markdown of finished pages and the lists of it, if the configuration says so.
 * @param names the pages by their files below `folder`
 */
export function writeCompanions(
  folder: string,
  names: readonly string[],
  site: Site,
  { versions }: Pick<ContentIndex, 'versions'>,
): void {
  if (!site.publish.markdown) return;
  const exported = readPages(folder, names, site);
  writeMarkdown(folder, exported, site);
  writeMarkdownLists(folder, exported, site, versions);
}
