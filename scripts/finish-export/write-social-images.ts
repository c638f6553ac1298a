import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../../lib/config/site';
import { decodePath } from '../../lib/paths/paths';
import type { PageHeadTags } from '../../lib/publish/read-head';
import { isDrawable, SOCIAL_FOLDER } from '../../lib/publish/social-image';
import type { CardWords } from '../social-images/social-card';
import type { ReadPage } from './read-pages';

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

/** The pictures that the heads of pages name, by file; of a picture that several name, the one with a section. */
function findPictures(exported: readonly ReadPage[], site: Site): Iterable<Picture> {
  const found = new Map<string, Picture>();
  for (const { head } of exported) {
    const picture = pictureOf(head, site);
    // A page that only leads to another one names that one's picture, and no section.
    if (!picture || (head.section === undefined && found.has(picture.file))) continue;
    found.set(picture.file, picture);
  }
  return found.values();
}

/** Loaded for the first picture. */
const draw = async (words: CardWords) => (await import('../social-images/draw-card')).drawCard(words);

/**
 * Draws the picture of each page whose head names one of the build's, unless the picture is there.
 */
export async function writeSocialImages(
  folder: string,
  exported: readonly ReadPage[],
  site: Site,
): Promise<void> {
  for (const { file, words } of findPictures(exported, site)) {
    const target = path.join(folder, file);
    if (existsSync(target)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, await draw(words));
  }
}
