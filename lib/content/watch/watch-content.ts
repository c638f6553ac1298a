import { statSync, unwatchFile, watchFile } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment } from '../../config/environment';
import { watchFolders } from './watch-folders';

/** The module that pages import in dev (see revision.d.ts); git ignores its folder. */
const revisionFile = '.cache/dev/content-revision.mjs';

/** Editors write a file in several steps; what they do within this time is one change. */
const settleMs = 20;

async function writeRevision(revision: number): Promise<void> {
  const file = path.resolve(revisionFile);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `export default ${revision};\n`);
}

/**
 * Makes `next dev` show a change of the content or the configuration at once: Next refreshes the browser for
 * modules only, so each change rewrites a module that the docs import. Returns a function that stops it.
 */
export async function watchContent(): Promise<() => void> {
  const { contentFolder, configFile } = readEnvironment();
  const changed = () => void writeRevision(Date.now());
  // What an earlier start has written stays, so that Next need not compile again what imports it. One that ended while it
  // wrote has left an empty file.
  if (!statSync(revisionFile, { throwIfNoEntry: false })?.size) await writeRevision(Date.now());
  const stop = watchFolders(contentFolder, settleMs, changed);
  // One file is cheap to look at; its folder may be the repository's root, where everything changes.
  watchFile(configFile, { interval: 500 }, changed);
  return () => {
    stop();
    unwatchFile(configFile, changed);
  };
}
