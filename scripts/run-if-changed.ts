import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from '../lib/config/paths/hash-files';
import { readJson } from '../lib/config/paths/read-json';

interface Run {
  readonly inputs: readonly string[];
  /** Of the names and bytes of these files and of the outputs. */
  readonly hash: string;
}

/**
 * Calls `make` unless its inputs and its outputs are unchanged since the last call. Tests in their folders do not count.
 * @param recordFile remembers the last call between two processes.
 * @param outputs the files and folders that `make` writes, without `recordFile`.
 * @param make returns the files and folders that it read.
 */
export async function runIfChanged(
  recordFile: string,
  outputs: readonly string[],
  make: () => Promise<readonly string[]>,
): Promise<void> {
  const last = readJson<Run>(recordFile);
  if (last && hashFiles([...last.inputs, ...outputs]) === last.hash) return;
  const inputs = [...new Set(await make())].sort();
  mkdirSync(path.dirname(recordFile), { recursive: true });
  const run: Run = { inputs, hash: hashFiles([...inputs, ...outputs]) };
  writeFileSync(recordFile, JSON.stringify(run));
}
