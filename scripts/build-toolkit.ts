import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './run-command';

const toolkit = 'packages/eidos';
const dist = path.join(toolkit, 'dist');

/** What the build reads; the lock file has the versions of the tools. */
const sources = [
  path.join(toolkit, 'src'),
  ...['build.mjs', 'package.json'].map((name) => path.join(toolkit, name)),
];
const tools = ['package-lock.json', 'tsconfig.json'];

/** What was built last: hashes of what the build read and of what it wrote. */
const keyFile = '.cache/toolkit-build';

function filesOf(entry: string): string[] {
  if (path.extname(entry) !== '') return [entry];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && !found.name.includes('.test.'))
    .map((found) => path.join(found.parentPath, found.name))
    .sort();
}

function hashFiles(entries: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of entries.flatMap(filesOf)) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

const currentKey = () => `${hashFiles([...sources, ...tools])} ${existsSync(dist) ? hashFiles([dist]) : ''}`;

/**
 * Builds packages/eidos, which the site imports as any other project would: from its `dist`. Does nothing when neither
 * its sources nor the result have changed since.
 */
export async function buildToolkit(): Promise<void> {
  if (existsSync(keyFile) && readFileSync(keyFile, 'utf8') === currentKey()) return;
  await runCommand('npm', ['run', 'build', '--silent', '--workspace', 'eidos']);
  mkdirSync(path.dirname(keyFile), { recursive: true });
  writeFileSync(keyFile, currentKey());
}
