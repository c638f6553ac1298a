import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { ContentError, type Diagnostic, displayPath } from '../../config/diagnostics/diagnostic';
import { listFiles } from '../../config/paths/list-files';
import { readTextFile } from './read-text';
import type { Version } from '../model/versions';
import { firstParagraph, leadingTitle } from './derive-text';
import { type Frontmatter, frontmatterSchema, type ParsedFrontmatter, parseFrontmatter } from './frontmatter';
import { labelOfName } from '../model/routes';

/** One page file that reads well by itself. */
export interface Source extends ParsedSource {
  /**
   * The name of the page within its version: the path of its file without the ending; macOS and Linux write `é` in two
   * ways, this in one.
   */
  readonly id: string;
  readonly version: string;
  readonly path: string;
  readonly file: string;
  /** Absolute path of the page that this one translates, else `path`; links to files count from it. */
  readonly originalPath: string;
  /** Whether it is in the default language although the build is in another one. */
  readonly isUntranslated?: boolean;
}

const parsedFiles = new Map<string, { readonly stamp: string; readonly parsed: ParsedSource }>();

/** A file that is not text, as an empty page. */
function unreadable(file: string, diagnostics: readonly Diagnostic[]): ParsedSource {
  return { ...parseSource('', file), diagnostics };
}

/**
 * Reads a page file, unless it has not changed since. At once, not as a promise: React notes where each promise of a
 * request comes from while pages are being written, and there would be thousands.
 */
function parseFile(file: string): ParsedSource {
  const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
  const stamp = `${mtimeMs}:${size}`;
  const known = parsedFiles.get(file);
  if (known?.stamp === stamp) return known.parsed;
  const name = displayPath(file);
  const read = readTextFile(file);
  const parsed = 'diagnostics' in read ? unreadable(name, read.diagnostics) : parseSource(read.text, name);
  parsedFiles.set(file, { stamp, parsed });
  return parsed;
}

/** The text of a page without its frontmatter and its title, whose lines are left blank. */
export const readBody = ({ sourceFile }: { readonly sourceFile: string }): string =>
  parseFile(sourceFile).body;

const isPageFile = (file: string) => file.endsWith('.mdx');

/** Reports files that look like pages and are not read, and links to folders with pages, which are not followed. */
function reportUnread(file: string): Diagnostic[] {
  const report = (message: string, fix: string) => [{ file: displayPath(file), message, fix }];
  const { base, name } = path.parse(file);
  if (isPageFile(file)) return [];
  if (/\.(mdx?|markdown)$/i.test(file))
    return report('Pages are .mdx files, so this one is not read.', `Rename ${base} to ${name}.mdx.`);
  const isFolder = statSync(file, { throwIfNoEntry: false })?.isDirectory();
  if (!isFolder || !listFiles(file).some(isPageFile)) return [];
  return report('It is a symlink to a folder, so its pages are not read.', 'Put the folder itself there.');
}

const idOf = (root: string, file: string) =>
  path
    .relative(root, file)
    .replace(/\.mdx$/, '')
    .split(path.sep)
    .join('/')
    .normalize();

export interface ReadSources {
  readonly sources: readonly Source[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Every file below a folder, sorted, except what has a name that begins with a dot.
 * @throws {ContentError} when there is no such folder.
 */
function listSources(folder: string): string[] {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new ContentError([
      {
        file: displayPath(folder),
        message: 'The content folder does not exist.',
        fix: 'Create it, point CONTENT_DIR to the right one, or correct the name of the version in site.config.ts.',
      },
    ]);
  return listFiles(folder)
    .filter((file) => !/(?:^|\/)\./.test(file))
    .map((file) => path.join(folder, file));
}

/** A file or a folder whose name begins with an underscore is kept next to pages and is none. */
const isSetAside = (root: string, file: string) => /(?:^|\/)_/.test(idOf(root, file));

/**
 * Reads the page files below a folder.
 * @param version name of the version that they belong to.
 * @throws {ContentError} when there is no such folder.
 */
export function readFolder(root: string, version: string): ReadSources {
  const files = listSources(root).filter((file) => !isSetAside(root, file));
  const pages = files.filter(isPageFile);
  const sources = pages.map((file): Source => {
    const parsed = parseFile(file);
    return {
      ...parsed,
      id: idOf(root, file),
      version,
      path: file,
      file: displayPath(file),
      originalPath: file,
    };
  });
  return {
    sources,
    diagnostics: [...files.flatMap(reportUnread), ...sources.flatMap(({ diagnostics }) => diagnostics)],
  };
}

/**
 * Reads every page file of every version; a file that has not changed is not read again.
 * @throws {ContentError} when a content folder is missing.
 */
export const readSources = (contentFolder: string, versions: readonly Version[]): ReadSources =>
  joinSources(versions.map(({ folder, name }) => readFolder(path.join(contentFolder, folder), name)));

/** Joins what was read of several folders. */
export function joinSources(read: readonly ReadSources[]): ReadSources {
  return {
    sources: read.flatMap(({ sources }) => sources),
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** One page file, read as far as it reads well. */
export interface ParsedSource extends Omit<ParsedFrontmatter, 'values'> {
  readonly frontmatter: Frontmatter;
  /** The markup of the heading of level 1 that the text itself begins with; the body does not hold it. */
  readonly heading?: string | undefined;
}

/** `getting_started.mdx` is a page called "Getting started". */
function titleOfFile(file: string): string {
  const segments = file.split('/').map((segment) => segment.replace(/\.\w+$/, ''));
  const own = segments.at(-1) ?? '';
  const name = /^(index|readme)$/i.test(own) ? (segments.at(-2) ?? own) : own;
  return labelOfName(name) || name;
}

const defaults = frontmatterSchema.parse({ title: 'Title', description: 'Description' });

/**
 * Reads the text of one page file. What has an error is left out, so that the page is a page all the same.
 * @param file its name in messages.
 */
export function parseSource(text: string, file: string): ParsedSource {
  const { values, lines, diagnostics, body: whole } = parseFrontmatter(text, file);
  const leading = leadingTitle(whole);
  const body = leading?.rest ?? whole;
  const title = values.title ?? leading?.title ?? titleOfFile(file);
  const description = values.description ?? firstParagraph(body);
  return {
    frontmatter: { ...defaults, ...values, title, description },
    heading: leading?.markup,
    body,
    lines,
    diagnostics,
  };
}
