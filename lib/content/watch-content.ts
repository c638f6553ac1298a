import { statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Environment, readEnvironment } from '../config/environment';
import { stampOf } from './index/cached-index';

/** The module that pages import in dev (see revision.d.ts); git ignores its folder. */
const revisionFile = '.cache/dev/content-revision.mjs';

/** Milliseconds between two looks at the files. Editors write a file in steps, so a change counts once nothing follows for so long. */
const intervalMs = 100;

/** The state of the files; undefined when a folder is removed while it is read. */
function look(environment: Environment): string | undefined {
  try {
    // Pages in `app/` are compiled by the bundler, but one that has crashed is tried again only here.
    return stampOf(environment) + stampOf({ ...environment, contentFolder: 'app' });
  } catch {
    return undefined;
  }
}

async function writeRevision(revision: number): Promise<void> {
  const file = path.resolve(revisionFile);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `export default ${revision};\n`);
}

/**
 * Makes `next dev` show a change of the content or the configuration: Next refreshes the browser for modules only, so each
 * change rewrites a module that the docs import, and calls `onChange`. Returns a function that stops it.
 */
export async function watchContent(onChange?: () => void): Promise<() => void> {
  const environment = readEnvironment();
  // The file of an earlier start stays, so that Next need not compile again what imports it. One that ended while it
  // wrote has left an empty file.
  if (!statSync(revisionFile, { throwIfNoEntry: false })?.size) await writeRevision(Date.now());
  let shown = look(environment);
  let last = shown;
  const timer = setInterval(() => {
    const now = look(environment);
    if (now === last && now !== shown) {
      shown = now;
      void writeRevision(Date.now());
      onChange?.();
    }
    last = now;
  }, intervalMs);
  return () => clearInterval(timer);
}
