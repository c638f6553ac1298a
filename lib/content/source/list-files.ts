import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { ContentError, type Diagnostic, displayPath } from '../../config/diagnostics/diagnostic';

/** The files below a folder, and the entries there that are not read. */
export interface FileList {
  readonly files: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
}

interface Walk {
  readonly files: string[];
  readonly diagnostics: Diagnostic[];
  readonly warnings: Diagnostic[];
  /** Real paths that a symbolic link may lead to something below. */
  readonly roots: readonly string[];
}

const isPageName = (name: string) => /\.mdx$/i.test(name);

function isWithin(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}${path.sep}`);
}

async function noteHidden(file: string, entry: Dirent, { warnings }: Walk): Promise<void> {
  // What editors and macOS leave next to a file while it is open or copied.
  if (/^\.[#_]/.test(entry.name)) return;
  const inside = entry.isDirectory() ? await readdir(file, { recursive: true }) : [entry.name];
  if (!inside.some(isPageName)) return;
  warnings.push({
    file: displayPath(file),
    message: 'is not read, because its name begins with a dot.',
    fix: 'Rename it if it is meant as a part of the site.',
  });
}

/** Follows a link to a file or a folder of the project. */
async function followLink(file: string, folder: string, walk: Walk): Promise<void> {
  const diagnostic = (message: string, fix: string) =>
    walk.diagnostics.push({ file: displayPath(file), message: `It is a symbolic link ${message}`, fix });
  const target = await realpath(file).catch(() => undefined);
  if (target === undefined)
    return void diagnostic('that leads nowhere.', 'Correct its target, or remove it.');
  if (!walk.roots.some((root) => isWithin(target, root))) {
    const fix = 'Copy what it leads to into the content folder.';
    return void diagnostic(`to ${target}, which lies outside of the project.`, fix);
  }
  if (isWithin(folder, target))
    return void diagnostic('to a folder that holds it, so it would never end.', 'Remove it.');
  if ((await stat(target)).isDirectory()) await walkFolder(file, target, walk);
  else walk.files.push(file);
}

/** @param real the folder's path without symbolic links. */
async function walkFolder(folder: string, real: string, walk: Walk): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.name.startsWith('.')) await noteHidden(file, entry, walk);
    else if (entry.isSymbolicLink()) await followLink(file, real, walk);
    else if (entry.isDirectory()) await walkFolder(file, path.join(real, entry.name), walk);
    else if (entry.isFile()) walk.files.push(file);
  }
}

async function requireFolder(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory()) return realpath(folder);
  throw new ContentError([
    {
      file: displayPath(folder),
      message: found ? 'The content folder is not a folder.' : 'The content folder does not exist.',
      fix: 'Create it, or point CONTENT_DIR (or the "folder" of the version in site.config.ts) to the right one.',
    },
  ]);
}

/**
 * Every file below a folder, sorted. A symbolic link is followed as long as it stays within the project: the working
 * directory and the content folder. Names that begin with a dot are left out.
 * @throws {ContentError} when there is no such folder.
 */
export async function listFiles(folder: string, contentFolder: string): Promise<FileList> {
  const real = await requireFolder(folder);
  const roots = await Promise.all([process.cwd(), contentFolder].map((root) => realpath(root)));
  const walk: Walk = { files: [], diagnostics: [], warnings: [], roots };
  await walkFolder(folder, real, walk);
  return { ...walk, files: walk.files.sort() };
}
