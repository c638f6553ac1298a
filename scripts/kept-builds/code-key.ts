import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { bundlerSettings } from '../../lib/config/bundler-settings';
import type { Site } from '../../lib/config/site';
import { hashOf } from './hash';

/** Folders of the repository from which the bundler takes nothing; a test says that no module imports from them. */
export const notBundled = [
  'content',
  'coverage',
  'deploy',
  'docs',
  'e2e',
  'out',
  'packages/eidos/bench',
  'packages/eidos/dist',
  'packages/eidos/json-schema-test-suite',
  'playwright-report',
  'scripts',
  'test-results',
];

/** Tests, and what tools write beside the sources for the compiler of types. */
const NOT_CODE = /\.test\.tsx?$|^next-env\.d\.ts$|\.tsbuildinfo$/;

/** The files below `folder`, sorted, without tests and without the folders of packages, tools and caches. */
function filesBelow(folder: string, skipped: ReadonlySet<string>): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (!entry.isDirectory()) return entry.isFile() && !NOT_CODE.test(entry.name) ? [file] : [];
    const isSkipped = entry.name.startsWith('.') || entry.name === 'node_modules' || skipped.has(file);
    return isSkipped ? [] : filesBelow(file, skipped);
  });
}

/**
 * Returns a hash of every file below `folder` by its name and bytes.
 * @param skipped folders to leave out
 */
export function hashFiles(folder: string, skipped: readonly string[] = []): string {
  const files = filesBelow(folder, new Set(skipped.map((name) => path.join(folder, name))));
  return hashOf(files.flatMap((file) => [path.relative(folder, file), readFileSync(file)]));
}

/**
 * Returns what changes when a file below `folder` does, without reading any.
 * @param skipped folders to leave out
 */
export function stampFiles(folder: string, skipped: readonly string[] = []): string {
  const files = filesBelow(folder, new Set(skipped.map((name) => path.join(folder, name))));
  return files
    .map((file) => {
      const { mtimeMs, size } = statSync(file);
      return `${file}:${mtimeMs}:${size}`;
    })
    .join('\n');
}

/** Variables that the bundler writes into what it compiles. */
const bundledVariables = (environment: NodeJS.ProcessEnv) =>
  Object.entries(environment)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_') || name === 'NODE_ENV')
    .sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * Returns a hash of everything from which the bundler makes the site's code: all files of the repository except those in
 * `notBundled`, so that a new folder counts at once; the versions of packages by the lock file; the settings, the
 * variables, the version of Node and the folder, whose path is part of the code.
 */
export function codeKey(site: Site, environment: NodeJS.ProcessEnv, root = process.cwd()): string {
  return hashOf([
    hashFiles(root, notBundled),
    JSON.stringify([bundlerSettings(site), bundledVariables(environment), process.version, root]),
  ]);
}
