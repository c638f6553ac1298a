import { readdirSync, realpathSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';
import { readEnvironment, type Environment } from '../../config/environment';
import type { Site } from '../../config/site';
import { readIndex, type ContentIndex } from './read-index';

interface CachedIndex {
  readonly stamp: string;
  readonly index: Promise<ContentIndex>;
}

let cached: CachedIndex | undefined;

/** What is at a path; undefined for nothing, and for a link that leads to itself, which `readIndex` reports. */
function statOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

interface Walk {
  /** Real paths of the folders in which links are followed: those of `readIndex`. */
  readonly roots: readonly string[];
  /** Real paths of the folders that have been read, so that no link leads around in circles. */
  readonly seen: Set<string>;
}

const isWithin = (file: string, folder: string) =>
  file === folder || file.startsWith(path.join(folder, path.sep));

/** The state of each file below a folder. */
function fileStates(folder: string, walk: Walk): string[] {
  const real = realpathSync(folder);
  if (walk.seen.has(real) || !walk.roots.some((root) => isWithin(real, root))) return [real];
  walk.seen.add(real);
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry): string[] => {
    const file = path.join(folder, entry.name);
    const found = statOf(file);
    if (found?.isDirectory()) return [file, ...fileStates(file, walk)];
    return [`${file}:${found?.mtimeMs}:${found?.size}`];
  });
}

/** Changes with everything that the index is made of: the files of the content, and the configuration. */
function stampOf(site: Site, { contentFolder, configFile }: Environment): string {
  const { mtimeMs } = statSync(configFile);
  const roots = [process.cwd(), contentFolder].map((root) => realpathSync(root));
  return [site.locale, mtimeMs, ...fileStates(contentFolder, { roots, seen: new Set() })].join('\n');
}

/**
 * The index with each sidebar of the one before that has not changed, so that what is rendered of them need not be rendered
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

async function readAfter(
  site: Site,
  environment: Environment,
  before: CachedIndex | undefined,
): Promise<ContentIndex> {
  const last = await before?.index.catch(() => undefined);
  return withKnownSidebars(await readIndex(site, environment), last);
}

/**
 * Reads the whole content, unless no file of it has changed since it was read last: while pages are being written, each
 * request needs it, and a build needs what its check has read.
 * @throws {ContentError} when the content folder cannot be used at all.
 */
export async function readCachedIndex(
  site: Site,
  environment: Environment = readEnvironment(),
): Promise<ContentIndex> {
  // A folder that is missing is what `readIndex` reports.
  if (!statSync(environment.contentFolder, { throwIfNoEntry: false })?.isDirectory())
    return readIndex(site, environment);
  const stamp = stampOf(site, environment);
  if (cached?.stamp !== stamp) cached = { stamp, index: readAfter(site, environment, cached) };
  return cached.index;
}
