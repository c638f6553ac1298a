import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../../lib/config/site';
import { decodePath } from '../../lib/paths/paths';
import type { PageHeadTags } from '../../lib/publish/read-head';
import { isDrawable, SOCIAL_FOLDER } from '../../lib/publish/social-image';
import type { CardWords } from '../social-images/social-card';
import { hashSources, keptResult } from './kept-result';
import type { FileOfPage, ReadPage } from './read-pages';

/** A picture that the build draws: its file below the export, and what it says. */
interface Picture {
  readonly file: string;
  readonly words: CardWords;
}

/** Returns the picture that the head of a page names; undefined when it is not one of the build's. */
export function pictureOf({ image, title, section }: PageHeadTags, site: Site): Picture | undefined {
  const root = `${site.url}${site.basePath}`;
  if (!image?.startsWith(`${root}${SOCIAL_FOLDER}/`)) return undefined;
  const drawnSection = section !== undefined && isDrawable(section) ? section : undefined;
  return {
    file: decodePath(image.slice(root.length + 1)),
    words: { title, section: drawnSection, siteTitle: site.title },
  };
}

/** Pages with the pictures that their heads name; of a picture that several name, the page that it shows. */
function findPictures(exported: readonly ReadPage[], site: Site): ReadonlyMap<string, [string, Picture]> {
  const found = new Map<string, [string, Picture]>();
  for (const { name, head } of exported) {
    const picture = pictureOf(head, site);
    // A page that only leads to another one names that one's picture, and no section.
    if (!picture || (head.section === undefined && found.has(picture.file))) continue;
    found.set(picture.file, [name, picture]);
  }
  return found;
}

/** Loaded for the first picture that no earlier build has drawn. */
const draw = async (words: CardWords) => (await import('../social-images/draw-card')).drawCard(words);

/**
 * Draws the picture of each page whose head names one of the build's, unless the picture is there.
 * @returns the files that have been written, each with its page
 */
export async function writeSocialImages(
  folder: string,
  exported: readonly ReadPage[],
  site: Site,
): Promise<FileOfPage[]> {
  const written: FileOfPage[] = [];
  const sources = hashSources(['scripts/social-images']);
  for (const [page, { file, words }] of findPictures(exported, site).values()) {
    const target = path.join(folder, file);
    if (existsSync(target)) continue;
    const key = { kind: 'social', name: `${site.url} ${file}`, inputs: [sources, JSON.stringify(words)] };
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, await keptResult(key, () => draw(words)));
    written.push([page, file]);
  }
  return written;
}
