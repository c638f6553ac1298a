import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SCHEMA_SUPPORT_FILE, TOOLKIT_PACKAGE_FILE } from '../config/toolkit';

/** What a compiled page depends on besides its own text: the plugins' sources and the versions of packages. */
const folders = ['lib/mdx', 'lib/config/paths', 'lib/publish/markdown'];
const files = [
  'package-lock.json',
  'packages/eidos/api-reference.json',
  SCHEMA_SUPPORT_FILE,
  TOOLKIT_PACKAGE_FILE,
  'lib/config/toolkit.ts',
];

/** The modules below a folder without their tests, sorted; none where there is no such folder. */
function sourcesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !name.includes('.test.'))
    .map((name) => path.join(folder, name))
    .sort();
}

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
