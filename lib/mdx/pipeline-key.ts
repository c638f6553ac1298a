import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../config/paths/list-files';
import { SCHEMA_SUPPORT_FILE, TOOLKIT_PACKAGE_FILE } from '../config/toolkit';

/** The folders that a compiled page depends on besides its own text; the versions of packages count too. */
const folders = ['lib/mdx', 'lib/config/paths', 'lib/publish/markdown'];
const files = [
  'package-lock.json',
  'packages/eidos/api-reference.json',
  SCHEMA_SUPPORT_FILE,
  TOOLKIT_PACKAGE_FILE,
  'lib/config/toolkit.ts',
];

const sourcesBelow = (folder: string): string[] =>
  listFiles(folder)
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !name.includes('.test.'))
    .map((name) => path.join(folder, name));

let known: string | undefined;

/** A hash that changes when anything changes that compiles pages; made once for each process. */
export function pipelineKey(): string {
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  const others = files.filter((name) => existsSync(name));
  for (const file of [...folders.flatMap(sourcesBelow), ...others]) {
    hash.update(file).update(readFileSync(file));
  }
  known = hash.digest('hex');
  return known;
}
