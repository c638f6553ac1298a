import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../../lib/config/site';
import { readIndex } from '../../lib/content/index/read-index';
import { hrefOf } from '../../lib/config/paths/paths';
import { problemWithSegment } from '../../lib/config/paths/path-segment';

/** A page that cannot be made, in words for its writer. */
export class NewPageError extends Error {
  override name = 'NewPageError';
}

/** `getting_started` as `Getting started`. */
function titleOf(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The text of a new page, which passes every check as it is. */
export function newPageText(title: string): string {
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(`What ${title} is for and when to use it, in one sentence of up to 160 characters.`)}
---

Write first what the page is about and when to read it.

## First section

Write one section for each thing that someone may look for.
`;
}

/** The folders directly below that of the docs, which sidebars take their pages from. */
function sectionsOf(docs: string): string[] {
  return readdirSync(docs, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** The file of a page with this name, in whatever case: URLs do not tell "Types" from "types". */
function existingPage(stem: string): string | undefined {
  const folder = path.dirname(stem);
  if (!existsSync(folder)) return undefined;
  const name = path.basename(stem).toLowerCase();
  const found = readdirSync(folder).find((file) => file.toLowerCase() === `${name}.mdx`);
  return found === undefined ? undefined : path.join(folder, found);
}

/**
 * Makes a page below the folder of the docs and returns its file. It never replaces one.
 * @param written folder and name, such as `tutorial/number_formats`.
 * @throws {NewPageError} that says what to write instead.
 */
export function createPage(docs: string, written: string, title?: string): string {
  const id = written.replace(/\.mdx$/, '').replace(/^\/+|\/+$/g, '');
  const segments = id.split('/');
  for (const segment of segments) {
    const reason = problemWithSegment(segment);
    if (reason !== undefined)
      throw new NewPageError(`A page cannot be called "${written}": "${segment}" ${reason}.`);
    if (segment.startsWith('_'))
      throw new NewPageError(
        `A page cannot be called "${written}": what begins with an underscore, as "${segment}" does, is not read. Leave the underscore out.`,
      );
  }
  if (title?.trim() === '')
    throw new NewPageError('The title is empty. Write one behind --title, or leave --title out.');
  const sections = sectionsOf(docs);
  const [section = ''] = segments.slice(0, -1);
  if (!sections.includes(section))
    throw new NewPageError(
      `${section === '' ? 'A page needs a folder' : `There is no folder "${section}"`}. Write one of these before its name: ${sections.join(', ')}. A folder within one of them is a category and may be new.`,
    );
  const stem = path.join(docs, ...segments);
  const existing = existingPage(stem);
  if (existing !== undefined)
    throw new NewPageError(
      `${path.relative(process.cwd(), existing)} is there already. Choose another name.`,
    );
  const file = `${stem}.mdx`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, newPageText(title ?? titleOf(segments.at(-1) ?? '')), { flag: 'wx' });
  return file;
}

/**
 * Where the site shows a page of the content folder; undefined when it does not. The index knows: a prefix, the name
 * `index` and the version of a folder change a URL.
 */
export async function urlOfPage(
  file: string,
  contentFolder: string,
  site: Site,
): Promise<string | undefined> {
  const { versions } = await readIndex(site, { contentFolder });
  const bare = path
    .relative(contentFolder, file)
    .replace(/\.mdx$/, '')
    .split(path.sep)
    .join('/');
  for (const { version, pages } of versions) {
    const page = pages.find(({ id }) => `${version.folder}/${id}` === bare);
    if (page) return hrefOf(page.path, site.basePath);
  }
  return undefined;
}
