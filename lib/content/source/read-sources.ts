import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { displayPath } from '../../diagnostics/display-path';
import { ContentError, type Diagnostic } from '../../diagnostics/diagnostic';
import { parseSource, type ParsedSource } from './frontmatter';
import { readText } from './read-text';
import { isPageFile, withoutEnding } from '../../mdx/page-format';
import { listFiles } from './list-files';
import type { Version } from '../model/versions';

/** One page file that reads well by itself. */
export interface Source extends ParsedSource {
  /** Folder path + file name without its ending, within its version; macOS and Linux write `é` in two ways, this in one. */
  readonly id: string;
  readonly version: string;
  readonly path: string;
  /** The path that messages show. */
  readonly file: string;
  /** Absolute path of the page that this one translates, else `path`; links to files count from it. */
  readonly originalPath: string;
  /** Whether it is in the default language although the build is in another one. */
  readonly isUntranslated?: boolean;
}

type Parsed = ReturnType<typeof parseSource>;

const parsedFiles = new Map<string, { readonly stamp: string; readonly parsed: Parsed }>();

/**
 * Reads a page file, unless it has not changed since. At once, not as a promise: React notes where each promise of a
 * request comes from while pages are being written, and there would be thousands.
 */
function parseFile(file: string): Parsed {
  const { mtimeMs, size } = statSync(file);
  const stamp = `${mtimeMs}:${size}`;
  const known = parsedFiles.get(file);
  if (known?.stamp === stamp) return known.parsed;
  const name = displayPath(file);
  const read = readText(readFileSync(file), name);
  const parsed = 'diagnostics' in read ? read : parseSource(read.text, name);
  parsedFiles.set(file, { stamp, parsed });
  return parsed;
}

/**
 * The text of a page without its frontmatter, whose lines are left blank.
 * @throws {ContentError} when the frontmatter does not read.
 */
export async function readBody(file: string): Promise<string> {
  const parsed = await Promise.resolve(parseFile(file));
  if ('diagnostics' in parsed) throw new ContentError(parsed.diagnostics);
  return parsed.body;
}

function misnamed(files: readonly string[]): Diagnostic[] {
  return files
    .filter((file) => /\.(mdx?|markdown)$/i.test(file) && !isPageFile(file))
    .map((file) => ({
      file: displayPath(file),
      message: 'Pages are .md and .mdx files, so this one is not read.',
      fix: `Rename it to ${path.parse(file).name}${/\.mdx$/i.test(file) ? '.mdx' : '.md'}.`,
    }));
}

/** A page is one file: two that differ in their ending alone would have one address. */
function twins(pages: readonly string[]): Diagnostic[] {
  const known = new Set(pages);
  return pages
    .filter((file) => file.endsWith('.md') && known.has(`${file}x`))
    .map((file) => ({
      file: displayPath(file),
      message: `There is a page of the same name, ${path.basename(file)}x.`,
      fix: 'Delete or rename one of the two.',
    }));
}

const idOf = (root: string, file: string) =>
  withoutEnding(path.relative(root, file)).split(path.sep).join('/').normalize();

export interface ReadSources {
  readonly sources: readonly Source[];
  readonly diagnostics: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
}

/**
 * Reads the page files below a folder.
 * @param version name of the version that they belong to.
 * @throws {ContentError} when there is no such folder.
 */
export async function readFolder(root: string, contentFolder: string, version: string): Promise<ReadSources> {
  const { files, warnings, ...listed } = await listFiles(root, contentFolder);
  const pages = files.filter(isPageFile);
  const parsed = pages.map(parseFile);
  const sources: Source[] = [];
  const diagnostics = [...listed.diagnostics, ...misnamed(files), ...twins(pages)];
  for (const [index, file] of pages.entries()) {
    const page = parsed[index]!;
    const id = idOf(root, file);
    if ('diagnostics' in page) diagnostics.push(...page.diagnostics);
    else sources.push({ ...page, id, version, path: file, file: displayPath(file), originalPath: file });
  }
  return { sources, diagnostics, warnings };
}

/**
 * Reads every page file of every version; a file that has not changed is not read again.
 * @throws {ContentError} when a content folder is missing.
 */
export async function readSources(contentFolder: string, versions: readonly Version[]): Promise<ReadSources> {
  const read = await Promise.all(
    versions.map(({ folder, name }) => readFolder(path.join(contentFolder, folder), contentFolder, name)),
  );
  return joinSources(read);
}

/** Joins what was read of several folders. */
export function joinSources(read: readonly ReadSources[]): ReadSources {
  return {
    sources: read.flatMap(({ sources }) => sources),
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
    warnings: read.flatMap(({ warnings }) => warnings),
  };
}
