import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from '../lib/config/paths/hash-files';

interface Run {
  readonly inputs: readonly string[];
  /** Of the names and bytes of these files and of the outputs. */
  readonly hash: string;
}

function readRun(recordFile: string): Run | undefined {
  try {
    return JSON.parse(readFileSync(recordFile, 'utf8')) as Run;
  } catch {
    return undefined;
  }
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
  const last = readRun(recordFile);
  if (last && hashFiles([...last.inputs, ...outputs]) === last.hash) return;
  const inputs = [...new Set(await make())].sort();
  mkdirSync(path.dirname(recordFile), { recursive: true });
  writeFileSync(
    recordFile,
    JSON.stringify({ inputs, hash: hashFiles([...inputs, ...outputs]) } satisfies Run),
  );
}
