import { lstatSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment, type Environment } from '../../config/environment';
import type { Site } from '../../config/site';
import { readIndex, type ContentIndex } from './read-index';

let cached: { readonly stamp: string; readonly index: Promise<ContentIndex> } | undefined;

const stateOf = (file: string) => {
  const found = lstatSync(file, { throwIfNoEntry: false });
  return `${file}:${found?.mtimeMs}:${found?.size}`;
};

/** Changes with every file that the index is made of: those of the content, and the configuration. */
export function stampOf({ contentFolder, configFile }: Environment): string {
  const entries = statSync(contentFolder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
    : [];
  return [configFile, ...entries.map((name) => path.join(contentFolder, name))].map(stateOf).join('\n');
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
  const stamp = [site.locale, environment.contentFolder, stampOf(environment)].join('\n');
  if (cached?.stamp !== stamp) cached = { stamp, index: readIndex(site, environment) };
  return cached.index;
}
