import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment, type Environment } from '../../config/environment';
import type { Site } from '../../config/site';
import { readIndex, type ContentIndex } from './read-index';

interface CachedIndex {
  readonly stamp: string;
  readonly index: Promise<ContentIndex>;
}

let cached: CachedIndex | undefined;

/** Changes with everything that the index is made of: the files of the content, and the configuration. */
function stampOf(site: Site, { contentFolder, configFile }: Environment): string {
  const files = readdirSync(contentFolder, { recursive: true, withFileTypes: true }).map((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const found = lstatSync(file, { throwIfNoEntry: false });
    return `${file}:${found?.mtimeMs}:${found?.size}`;
  });
  return [site.locale, statSync(configFile).mtimeMs, ...files].join('\n');
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
  if (!existsSync(environment.contentFolder)) return readIndex(site, environment);
  const stamp = stampOf(site, environment);
  if (cached?.stamp !== stamp) cached = { stamp, index: readIndex(site, environment) };
  return cached.index;
}
