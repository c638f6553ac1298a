import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from './hash';

/** What was made last: the files it was made from, and a hash of these and of what came of them. */
interface Made {
  readonly inputs: readonly string[];
  readonly hash: string;
}

function filesOf(entry: string): string[] {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
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
 * Calls `make` unless what it made last is there as it was, made from the same.
 * @param keyFile remembers that between two processes.
 * @param outputs the files and folders that it writes, `keyFile` not among them.
 * @param make returns the files that it read.
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
