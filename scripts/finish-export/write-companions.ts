import type { Site } from '../../lib/config/site';
import type { ContentIndex } from '../../lib/content/index/read-index';
import { readPages } from './read-pages';
import { writeMarkdown, writeMarkdownLists } from './write-markdown';
import { writeSocialImages } from './write-social-images';

/**
 * Writes what belongs to finished pages, as the configuration says: their Markdown and the pictures that are shown where they
 * are shared; then what is made of the Markdown of all pages.
 * @param folder the export, with everything of the pages that are not among `names`
 * @param names the pages that have just been finished, by their files below `folder`
 * @returns the files that have been written of each of them
 */
export async function writeCompanions(
  folder: string,
  names: readonly string[],
  site: Site,
  { versions }: Pick<ContentIndex, 'versions'>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { markdown, socialImages } = site.publish;
  const exported = markdown || socialImages ? readPages(folder, names, site) : [];
  const written = [
    ...(markdown ? await writeMarkdown(folder, exported, site) : []),
    ...(socialImages ? await writeSocialImages(folder, exported, site) : []),
  ];
  if (markdown) writeMarkdownLists(folder, exported, site, versions);
  const filesOf = new Map<string, string[]>();
  for (const [page, file] of written) filesOf.set(page, [...(filesOf.get(page) ?? []), file]);
  return filesOf;
}
