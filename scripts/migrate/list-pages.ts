import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { isPageFile, withoutEnding } from '../../lib/mdx/page-format';
import { withoutPrefixes } from '../../lib/content/navigation/number-prefixes';
import { findSyntaxErrors } from '../../lib/mdx/find-syntax-errors';
import { convertText } from './text/convert-text';
import { convertToMdx } from './text/convert-to-mdx';
import { hasComponents, needsMdx } from './text/needs-mdx';
import { MigrationNotes, type Generator } from './migration';
import { fillValues } from './vitepress/fill-values';
import { includeFiles } from './vitepress/include-files';

/** A file of the old docs. */
export interface ForeignFile {
  /** Path below the docs. */
  readonly name: string;
  readonly path: string;
}

/** A page of the old docs. */
export interface ForeignPage extends ForeignFile {
  readonly text: string;
  /** Path below the new docs. */
  readonly newName: string;
  /** What names the page in a sidebar. */
  readonly id: string;
  readonly isPartial: boolean;
}

/** What is beside the pages where they are at the root of a project. */
const projectFiles =
  /^(?:package(?:-lock)?\.json|tsconfig\b.*\.json|.*\.lock|.*-lock\.yaml|.*\.config\.[cm]?[jt]s)$/;

/** Every file below a folder, without hidden ones, packages, `left` folders and what only its project needs. */
export function listFiles(folder: string, left: ReadonlySet<string>): ForeignFile[] {
  const list = (below: string): ForeignFile[] =>
    readdirSync(path.join(folder, below), { withFileTypes: true })
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap((entry) => {
        const name = path.posix.join(below, entry.name);
        const file = path.join(folder, name);
        if (entry.name.startsWith('.') || entry.name === 'node_modules' || left.has(file)) return [];
        if (below === '' && projectFiles.test(entry.name)) return [];
        if (entry.isDirectory()) return list(name);
        return entry.isFile() ? [{ name, path: file }] : [];
      });
  return list('');
}

/** The `id` or `slug` of a page's frontmatter, as far as it can be read. */
export function readField(text: string, name: string): string | undefined {
  try {
    const value: unknown = (matter(text, {}).data as Readonly<Record<string, unknown>>)[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A folder's own page is called `index` here. */
function nameHere(name: string, names: ReadonlySet<string>): string {
  const { dir, name: own, ext } = path.posix.parse(name);
  if (own === 'index' || !/^(?:readme|index)$/i.test(own)) return name;
  const index = path.posix.join(dir, 'index');
  return names.has(`${index}.md`) || names.has(`${index}.mdx`) ? name : `${index}${ext}`;
}

/** Generators that read `.md` as MDX. */
const readsMdx: ReadonlySet<Generator> = new Set(['docusaurus', 'nextra', 'markdown']);

/** Whether a page of VitePress is shown with components: those here, or its own where the text is MDX besides. */
function needsComponents(text: string): boolean {
  if (/^[^\S\n]*:{3,}[^\S\n]*(?:code-group|tabs)\b|^\[\[toc\]\]/im.test(text)) return true;
  if (!hasComponents(text)) return false;
  const { errors } = findSyntaxErrors(
    convertToMdx(convertText(text, 'vitepress', new MigrationNotes()), new MigrationNotes()),
    'mdx',
  );
  return errors.length === 0;
}

/** Which files become pages, and under which names. */
export function listPages(files: readonly ForeignFile[], from: Generator, docs: string): ForeignPage[] {
  const names = new Set(files.map(({ name }) => name));
  return files
    .filter(({ name }) => isPageFile(name))
    .map((file) => {
      const written = readFileSync(file.path, 'utf8')
        .replaceAll('\r\n', '\n')
        .replace(/^\uFEFF/, '');
      const text = from === 'vitepress' ? fillValues(includeFiles(written, file.path, docs)) : written;
      const named = nameHere(file.name, names);
      const isMarkdown = named.endsWith('.md');
      const wantsMdx =
        (readsMdx.has(from) && needsMdx(text, from === 'markdown')) ||
        (from === 'vitepress' && isMarkdown && needsComponents(text));
      const newName = isMarkdown && wantsMdx && !names.has(`${file.name}x`) ? `${named}x` : named;
      const bare = withoutEnding(newName).normalize();
      const plain = from === 'docusaurus' ? withoutPrefixes(bare) : bare;
      const own = from === 'docusaurus' ? readField(text, 'id') : undefined;
      const id = own === undefined ? plain : path.posix.join(path.posix.dirname(plain), own);
      const isPartial = file.name.split('/').some((step) => step.startsWith('_'));
      return { ...file, text, newName, id, isPartial };
    });
}
