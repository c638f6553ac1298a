import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from './hash';

/** What was made last. */
interface Made {
  /** The files and folders that it was made from. */
  readonly inputs: readonly string[];
  /** Of the files of these, and of what was made. */
  readonly hash: string;
  /** Of the size and time of the same files; absent while one of them was too young to rely on its time. */
  readonly stamp?: string | undefined;
}

/** A file that is written again within this time can keep its time, so that its time says nothing. */
const settledAfterMs = 2000;

/** The files of a folder except its tests, or the one file that `entry` is. */
function filesOf(entry: string): string[] {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && !found.name.includes('.test.'))
    .map((found) => path.join(found.parentPath, found.name))
    .sort();
}

const hashFiles = (files: readonly string[]) => hashOf(files.flatMap((file) => [file, readFileSync(file)]));

/** Changes when a file does, without reading it; undefined when one is so young that it need not. */
function stampOf(files: readonly string[]): string | undefined {
  const settled = Date.now() - settledAfterMs;
  const found = files.map((file) => ({ file, ...statSync(file) }));
  if (found.some(({ ctimeMs }) => ctimeMs > settled)) return undefined;
  return hashOf(found.map(({ file, size, mtimeMs, ctimeMs }) => `${file}:${size}:${mtimeMs}:${ctimeMs}`));
}

function readMade(keyFile: string): Made | undefined {
  try {
    return JSON.parse(readFileSync(keyFile, 'utf8')) as Made;
  } catch {
    return undefined;
  }
}

/**
 * Calls `make`, unless its inputs and its outputs are what they were after the last call. Tests in their folders do not count.
 * @param keyFile file that keeps the inputs and the hash between two processes.
 * @param outputs the files and folders that it writes, `keyFile` not among them.
 * @param make returns the files and folders that it read.
 */
export async function makeUnlessKept(
  keyFile: string,
  outputs: readonly string[],
  make: () => Promise<readonly string[]>,
): Promise<void> {
  const write = (made: Made) => {
    mkdirSync(path.dirname(keyFile), { recursive: true });
    writeFileSync(keyFile, JSON.stringify(made));
  };
  const made = readMade(keyFile);
  if (made) {
    const files = [...made.inputs, ...outputs].flatMap(filesOf);
    const stamp = stampOf(files);
    if (stamp !== undefined && stamp === made.stamp) return;
    if (hashFiles(files) === made.hash) return write({ ...made, stamp });
  }
  const inputs = [...new Set(await make())].sort();
  const files = [...inputs, ...outputs].flatMap(filesOf);
  write({ inputs, hash: hashFiles(files), stamp: stampOf(files) });
}
