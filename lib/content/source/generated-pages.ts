import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { displayPath } from '../../diagnostics/display-path';
import { encodePath } from '../../paths/paths';
import { parseSource } from './parse-source';
import type { Source } from './read-sources';

/** A page that the site writes itself, such as the list of what has a tag. */
export interface GeneratedPage {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** MDX without frontmatter. */
  readonly body: string;
  /** Path from the docs' root; by default the id decides. */
  readonly slug?: string | undefined;
  /** The page is the own page of a category of this sidebar. */
  readonly sidebar?: string | undefined;
}

const generatedFolder = '.cache/generated-pages';

/** Whether a file is that of a page that the site writes itself. */
export const isGenerated = (sourceFile: string): boolean =>
  sourceFile.startsWith(path.resolve(generatedFolder) + path.sep);

const escapeMarkdown = (text: string) => text.replaceAll(/[\\`*_{}[\]<>#|~$:]/g, '\\$&');

/** A link in a list of pages. */
export function listEntry(label: string, path: string, description = ''): string {
  const link = `- [${escapeMarkdown(label)}](${encodePath(path).replaceAll(/[()]/g, encodeURIComponent)})`;
  return description === '' ? link : `${link}  \n  ${escapeMarkdown(description)}`;
}

/** Written aside and renamed, because several workers of a build may write the same page. */
function writeOnce(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}

/**
 * Writes generated pages as files of the cache, so that everything that reads, checks and publishes pages takes them like any other.
 * @param root folder of the version, which tells its pages from those of others.
 */
export function writeGeneratedPages(
  pages: readonly GeneratedPage[],
  root: string,
  version: string,
  locale: string,
): Source[] {
  const hash = createHash('sha256').update(path.resolve(root)).digest('hex').slice(0, 12);
  const folder = path.resolve(generatedFolder, `${hash}-${locale}`);
  return pages.map(({ id, title, description, body, slug, sidebar = null }): Source => {
    const fields = { title, description, displayed_sidebar: sidebar, custom_edit_url: null, slug };
    const written = Object.entries(fields).filter(([, value]) => value !== undefined);
    const head = written.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join('\n');
    const text = `---\n${head}\n---\n\n${body}\n`;
    const file = path.join(folder, `${id}.mdx`);
    writeOnce(file, text);
    const name = displayPath(file);
    const parsed = parseSource(text, name, true);
    return { ...parsed, id, name: id, version, path: file, file: name, originalPath: file };
  });
}
