import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../../lib/config/site';
import { decodePath } from '../../lib/paths/paths';
import type { PageHeadTags } from '../../lib/publish/read-head';
import { isDrawable, SOCIAL_FOLDER } from '../../lib/publish/social-image';
import { drawCard } from '../social-images/draw-card';
import type { CardWords } from '../social-images/social-card';
import { hashSources, keptResult } from './kept-result';
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

/** What the pictures say that the pages' heads name, by the picture's file below the export. */
function findPictures(exported: readonly ReadPage[], site: Site): ReadonlyMap<string, CardWords> {
  const found = new Map<string, CardWords>();
  for (const { head } of exported) {
    const picture = pictureOf(head, site);
    // A page that only leads to another one names that one's picture, and no section.
    if (!picture || (head.section === undefined && found.has(picture.file))) continue;
    found.set(picture.file, picture.words);
  }
  return found;
}

/** Draws the picture of each page whose head names one of the build's. */
export async function writeSocialImages(
  folder: string,
  exported: readonly ReadPage[],
  site: Site,
): Promise<void> {
  const sources = hashSources(['scripts/social-images']);
  for (const [file, words] of findPictures(exported, site)) {
    const key = { kind: 'social', name: `${site.url} ${file}`, inputs: [sources, JSON.stringify(words)] };
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, await keptResult(key, () => drawCard(words)));
  }
}
