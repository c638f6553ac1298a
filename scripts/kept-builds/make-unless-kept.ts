import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from './hash';

/** What was made last. */
interface Made {
  /** The files and folders that it was made from. */
  readonly inputs: readonly string[];
  /** Of the files of these, and of what was made. */
  readonly hash: string;
}

/** The files of a folder except its tests, or the one file that `entry` is. */
function filesOf(entry: string): string[] {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && !found.name.includes('.test.'))
    .map((found) => path.join(found.parentPath, found.name))
    .sort();
}

const hashFiles = (entries: readonly string[]) =>
  hashOf(entries.flatMap(filesOf).flatMap((file) => [file, readFileSync(file)]));

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
  const made = readMade(keyFile);
  if (made && hashFiles([...made.inputs, ...outputs]) === made.hash) return;
  const inputs = [...new Set(await make())].sort();
  mkdirSync(path.dirname(keyFile), { recursive: true });
  writeFileSync(keyFile, JSON.stringify({ inputs, hash: hashFiles([...inputs, ...outputs]) } satisfies Made));
}
