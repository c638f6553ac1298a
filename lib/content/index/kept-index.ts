import { readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../../config/environment';
import type { Site } from '../../config/site';
import { readIndex, type ContentIndex } from './read-index';

interface Kept {
  readonly stamp: string;
  readonly index: Promise<ContentIndex>;
}

let kept: Kept | undefined;

/** The state of each file below a folder; `seen` are the real paths of folders, so that no link leads around in circles. */
function fileStates(folder: string, seen: Set<string>): string[] {
  const real = realpathSync(folder);
  if (seen.has(real)) return [];
  seen.add(real);
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry): string[] => {
    const file = path.join(folder, entry.name);
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.isDirectory()) return [file, ...fileStates(file, seen)];
    return [`${file}:${found?.mtimeMs}:${found?.size}`];
  });
}

/** Changes with everything that the index is made of: the files of the content, and the configuration. */
function stampOf(site: Site, { contentFolder, configFile }: ReturnType<typeof readEnvironment>): string {
  const { mtimeMs } = statSync(configFile);
  return [site.locale, mtimeMs, ...fileStates(contentFolder, new Set())].join('\n');
}

/**
 * The index with each sidebar of the one before that has not changed, so that what is drawn of them need not be drawn
 * again: most edits are of a page's text.
 */
function withKnownSidebars(index: ContentIndex, before: ContentIndex | undefined): ContentIndex {
  const known = new Map(
    before?.versions
      .flatMap(({ sidebars }) => [...sidebars.values()])
      .map((items) => [JSON.stringify(items), items]),
  );
  const versions = index.versions.map((version) => ({
    ...version,
    sidebars: new Map(
      [...version.sidebars].map(([id, items]) => [id, known.get(JSON.stringify(items)) ?? items]),
    ),
  }));
  return { ...index, versions };
}

async function readAfter(site: Site, before: Kept | undefined): Promise<ContentIndex> {
  const last = await before?.index.catch(() => undefined);
  return withKnownSidebars(await readIndex(site), last);
}

/**
 * Reads the whole content, unless no file of it has changed since it was read last: while pages are being written, each
 * request needs it.
 * @throws {ContentError} when the content folder cannot be used at all.
 */
export async function readKeptIndex(site: Site): Promise<ContentIndex> {
  const environment = readEnvironment();
  // A folder that is missing is what `readIndex` reports.
  if (!statSync(environment.contentFolder, { throwIfNoEntry: false })?.isDirectory()) return readIndex(site);
  const stamp = stampOf(site, environment);
  if (kept?.stamp !== stamp) kept = { stamp, index: readAfter(site, kept) };
  return kept.index;
}
