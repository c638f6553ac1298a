import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../../lib/config/site';
import { decodePath } from '../../lib/paths/paths';
import { readHead } from '../../lib/publish/read-head';
import { isDrawable, SOCIAL_FOLDER } from '../../lib/publish/social-image';
import { drawCard } from '../social-images/draw-card';
import type { CardWords } from '../social-images/social-card';
import { hashSources, keptResult } from './kept-result';
import { listExportFiles } from './list-export-files';

/** What the pictures say that the pages' heads name, by the picture's file below the export. */
async function findPictures(folder: string, site: Site): Promise<ReadonlyMap<string, CardWords>> {
  const root = `${site.url}${site.basePath}`;
  const found = new Map<string, CardWords>();
  for (const name of await listExportFiles(folder)) {
    if (!name.endsWith('.html')) continue;
    const { image, title, section } = readHead(readFileSync(path.join(folder, name), 'utf8'), site.title);
    if (!image?.startsWith(`${root}${SOCIAL_FOLDER}/`)) continue;
    const file = decodePath(image.slice(root.length + 1));
    // A page that only leads to another one names that one's picture, and no section.
    if (section === undefined && found.has(file)) continue;
    const drawnSection = section !== undefined && isDrawable(section) ? section : undefined;
    found.set(file, { title, section: drawnSection, siteTitle: site.title });
  }
  return found;
}

/** Draws the picture of each page whose head names one of the build's. */
export async function writeSocialImages(folder: string, site: Site): Promise<void> {
  const sources = hashSources(['scripts/social-images']);
  for (const [file, words] of await findPictures(folder, site)) {
    const key = { kind: 'social', name: `${site.url} ${file}`, inputs: [sources, JSON.stringify(words)] };
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, await keptResult(key, () => drawCard(words)));
  }
}
