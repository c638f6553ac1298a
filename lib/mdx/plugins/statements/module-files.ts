import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const endings = [
  '',
  '.tsx',
  '.jsx',
  '.ts',
  '.js',
  '.mjs',
  '/index.tsx',
  '/index.jsx',
  '/index.ts',
  '/index.js',
];

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** The files that an import from `folder` may name, with or without its ending. */
export const candidates = (folder: string, source: string): readonly string[] =>
  endings.map((ending) => path.resolve(folder, source) + ending);

/** The one of them that is there. */
export const findModule = (folder: string, source: string): string | undefined =>
  candidates(folder, source).find(isFile);

/** Relative imports and exports of a module, as far as a pattern finds them. */
const relativeImports = /\b(?:from|import|require\()\s*['"](\.{1,2}\/[^'"\n]+)['"]/g;

/** A module and all files that it imports from its own folders, each once. */
export function moduleFiles(file: string, found: Set<string> = new Set()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, source = ''] of readFileSync(file, 'utf8').matchAll(relativeImports)) {
    const imported = findModule(path.dirname(file), source);
    if (imported !== undefined) moduleFiles(imported, found);
  }
  return found;
}

/** Names a module in the code of a page; it changes when the module does. */
export function moduleReference(file: string, files: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const each of files) hash.update(readFileSync(each)).update('\0');
  return `${path.relative(process.cwd(), file)}?${hash.digest('hex').slice(0, 16)}`;
}

/** The file that a reference names. */
export const fileOfReference = (reference: string): string =>
  path.resolve(reference.slice(0, reference.lastIndexOf('?')));
