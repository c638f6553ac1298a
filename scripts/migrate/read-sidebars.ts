import { existsSync } from 'node:fs';
import path from 'node:path';
import { slug } from 'github-slugger';
import { foldersOfItems, pagesOfItems } from '../../lib/content/navigation/item-tree';
import { isWithinFolder } from '../../lib/content/navigation/sidebar-folders';
import type { ItemDeclaration } from '../../lib/content/navigation/navigation';
import type { ForeignProject } from './find-project';
import type { ForeignPage } from './list-pages';
import type { Generator, MigrationNotes, Sidebars } from './migration';
import { DocusaurusSidebars, loadSidebars } from './sidebars/read-docusaurus';
import { readNextraSidebar } from './sidebars/read-nextra';
import { readStarlightSidebar } from './sidebars/read-starlight';
import { readVitepressSidebar } from './sidebars/read-vitepress';

/** An address as generators make it of a file's name. */
const addressOf = (id: string): string =>
  id
    .split('/')
    .map((step) => slug(step))
    .join('/')
    .replace(/(^|\/)(index|readme)$/, '');

/** Finds the page that a configuration names by its address. */
function pageFinder(ids: readonly string[]): (address: string) => string | undefined {
  const byAddress = new Map<string, string>();
  for (const id of ids) {
    byAddress.set(id, id);
    byAddress.set(addressOf(id), id);
  }
  return (address) => {
    const name = address
      .replace(/[?#].*$/, '')
      .replace(/\.(?:html|mdx?)$/, '')
      .replaceAll(/^\/|\/$/g, '');
    return byAddress.get(name) ?? byAddress.get(addressOf(name));
  };
}

async function readWritten(
  { docs, sidebarFile }: ForeignProject,
  from: Generator,
  ids: readonly string[],
  notes: MigrationNotes,
): Promise<Sidebars | undefined> {
  if (from === 'nextra') return readNextraSidebar(docs, new Set(ids));
  if (sidebarFile === undefined) return undefined;
  const name = path.basename(sidebarFile);
  try {
    if (from === 'docusaurus')
      return new DocusaurusSidebars(new Set(ids), name, notes).convert(await loadSidebars(sidebarFile));
    if (from === 'starlight') return readStarlightSidebar(sidebarFile, pageFinder(ids));
    if (from === 'vitepress') return readVitepressSidebar(sidebarFile, pageFinder(ids));
    return undefined;
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
    notes.leave({
      file: name,
      message: `The sidebars cannot be read: ${reason}.`,
      fix: 'Declare them in navigation.ts; it takes the folders as they are now.',
    });
    return undefined;
  }
}

/** The sidebars of the new site, and the pages that none of them lists. */
export interface NewSidebars {
  readonly sidebars: Sidebars;
  readonly unlisted: ReadonlySet<string>;
}

/** Reads the sidebars of a foreign project; without any, folders are categories. */
export async function readSidebars(
  project: ForeignProject,
  from: Generator,
  pages: readonly ForeignPage[],
  notes: MigrationNotes,
): Promise<NewSidebars> {
  const ids = pages.map(({ id }) => id);
  const numberPrefixes =
    from === 'docusaurus' && pages.some(({ name }) => /(^|\/)\d+\s*[-_.]+\s*\D/.test(name));
  const prefixes = numberPrefixes ? { numberPrefixes } : {};
  const written = await readWritten(project, from, ids, notes);
  const lists: readonly ItemDeclaration[] = Object.values(written ?? {}).flatMap(({ items = [] }) => [
    ...items,
  ]);
  if (!written || lists.length === 0)
    return { sidebars: { docs: { folder: '.', folders: 'categories', ...prefixes } }, unlisted: new Set() };
  const normal = normalized(lists);
  const listed = new Set(pagesOfItems(normal).map(({ page }) => page));
  const folders = foldersOfItems(normal).filter(
    (folder) => folder === '.' || existsSync(path.join(project.docs, folder)),
  );
  const sidebars = Object.entries(written).map(([id, sidebar]) => [id, { ...sidebar, ...prefixes }] as const);
  notes.count('sidebars', sidebars.length);
  return {
    sidebars: Object.fromEntries(sidebars),
    unlisted: new Set(
      ids.filter((id) => !listed.has(id) && !folders.some((folder) => isWithinFolder(id, folder))),
    ),
  };
}

const normalized = (items: readonly ItemDeclaration[]): ItemDeclaration[] =>
  items.map((item) => {
    if (typeof item === 'string') return { page: item };
    return 'items' in item ? { ...item, items: normalized(item.items) } : item;
  });
