import type { Site } from '../../lib/config/site';
import type { ContentIndex } from '../../lib/content/index/read-index';
import { readPages } from './read-pages';
import { writeMarkdown, writeMarkdownLists } from './write-markdown';
import { writeSocialImages } from './write-social-images';

/**
 * Writes what belongs to finished pages, as the configuration says: their Markdown, the lists of it, and the pictures that
 * are shown where pages are shared.
 * @param names the pages by their files below `folder`
 */
export async function writeCompanions(
  folder: string,
  names: readonly string[],
  site: Site,
  { versions }: Pick<ContentIndex, 'versions'>,
): Promise<void> {
  const { markdown, socialImages } = site.publish;
  const exported = markdown || socialImages ? readPages(folder, names, site) : [];
  if (markdown) {
    writeMarkdown(folder, exported, site);
    writeMarkdownLists(folder, exported, site, versions);
  }
  if (socialImages) await writeSocialImages(folder, exported, site);
}
