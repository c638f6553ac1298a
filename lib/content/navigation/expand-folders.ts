import { slug } from 'github-slugger';
import { routeOf } from '../model/routes';
import type { CategoryFile } from '../source/category-files';
import { labelOfName } from '../source/label-of-name';
import { listEntry, type GeneratedPage } from '../source/generated-pages';
import type { Source } from '../source/read-sources';
import type { CategoryDeclaration, ItemDeclaration, Navigation, SidebarDeclaration } from './navigation';
import { splitPrefix, withoutPrefixes } from './number-prefixes';
import { foldersOf, isWithinFolder, sidebarHolding, withinSidebar } from './sidebar-folders';

/** A navigation in which every category is declared, and the pages that its categories need. */
export interface ExpandedNavigation {
  readonly navigation: Navigation;
  readonly pages: readonly GeneratedPage[];
}

interface Folder {
  /** As its files are in, with numbers. */
  readonly name: string;
  /** As ids have it. */
  readonly id: string;
}

const labelOfFolder = (name: string): string => labelOfName(splitPrefix(name.split('/').at(-1) ?? '').name);

/** The folders that hold pages of a sidebar, outermost first. */
function foldersWithPages(sources: readonly Source[]): Folder[] {
  const found = new Map<string, Folder>();
  for (const { name, id } of sources) {
    const ids = foldersOf(id);
    foldersOf(name).forEach((folder, index) => {
      const folderId = ids[index] ?? folder;
      if (!found.has(folderId)) found.set(folderId, { name: folder, id: folderId });
    });
  }
  return [...found.values()];
}

/** The page that a category's label leads to, as its file says, else the folder's own. */
function pageOf(
  folder: Folder,
  file: CategoryFile | undefined,
  ids: ReadonlySet<string>,
): string | undefined {
  const { link } = file ?? {};
  if (link === null) return undefined;
  const named = link?.type === 'doc' ? [`${folder.id}/${link.id}`, withoutPrefixes(link.id), link.id] : [];
  const last = folder.id.split('/').at(-1) ?? '';
  const own = ['index', 'README', 'readme', last].map((name) => `${folder.id}/${name}`);
  return [...named, ...own].find((id) => ids.has(id));
}

/** The page that lists what a category holds, where its file wants one. */
function indexPage(
  { id, name }: Folder,
  sidebar: string,
  file: CategoryFile,
  sources: readonly Source[],
  versionPath: string,
): GeneratedPage | undefined {
  if (file.link?.type !== 'generated-index') return undefined;
  const label = file.label ?? labelOfFolder(name);
  const { title = label, description = '', slug: own } = file.link;
  const position = ({ frontmatter }: Source) => frontmatter.sidebar_position ?? Infinity;
  const entries = sources
    .filter((source) => foldersOf(source.id).at(-1) === id || foldersOf(source.id).at(-2) === id)
    .filter(({ frontmatter }) => !frontmatter.unlisted && !frontmatter.draft)
    .sort((one, other) => position(one) - position(other) || one.id.localeCompare(other.id, 'en'))
    .map(({ id: page, frontmatter }) =>
      listEntry(frontmatter.title, routeOf(page, frontmatter.slug, versionPath), frontmatter.description),
    );
  return {
    id: `category/${slug(id.replaceAll('/', '-'))}`,
    title,
    description: description || title,
    body: [description, ...entries]
      .filter(Boolean)
      .join('\n')
      .replace(/^([^-].*)\n/, '$1\n\n'),
    slug: own === undefined ? undefined : `/${own.replace(/^\//, '')}`,
    sidebar,
  };
}

/**
 * Declares the categories that folders stand for, in each sidebar with `folders: 'categories'` and each folder among items.
 * @param sources pages of one version, as `readPrefixes` returns them.
 */
export function expandFolders(
  navigation: Navigation,
  sources: readonly Source[],
  files: readonly CategoryFile[],
  versionPath: string,
): ExpandedNavigation {
  const pages: GeneratedPage[] = [];
  const ids = new Set(sources.map(({ id }) => id));
  const byFolder = new Map(files.map((file) => [file.folderName, file]));
  const categoriesOf = (
    sidebar: string,
    root: string,
    held: readonly Source[],
    declared: readonly CategoryDeclaration[] = [],
  ): CategoryDeclaration[] =>
    foldersWithPages(held).flatMap((folder): CategoryDeclaration[] => {
      const within = withinSidebar(folder.id, root);
      if (within === undefined || declared.some((category) => category.folder === within)) return [];
      const file = byFolder.get(folder.name);
      const index = file && indexPage(folder, sidebar, file, held, versionPath);
      if (index) pages.push(index);
      const isPrefixed = navigation[sidebar]?.numberPrefixes === true;
      const { position } = isPrefixed ? splitPrefix(folder.name.split('/').at(-1) ?? '') : {};
      return [
        {
          label: file?.label ?? labelOfFolder(folder.name),
          folder: within,
          position: file?.position ?? position,
          collapsible: file?.collapsible,
          collapsed: file?.collapsed,
          page: index?.id ?? pageOf(folder, file, ids),
        },
      ];
    });
  const expandItems = (sidebar: string, items: readonly ItemDeclaration[]): ItemDeclaration[] =>
    items.map((item) => {
      if (typeof item === 'string') return item;
      if ('items' in item) return { ...item, items: expandItems(sidebar, item.items) };
      if (!('folder' in item)) return item;
      const held = sources.filter(({ id }) => isWithinFolder(id, item.folder));
      return { ...item, categories: categoriesOf(sidebar, item.folder, held) };
    });
  const expand = (id: string, sidebar: SidebarDeclaration): SidebarDeclaration => {
    const { folder: root, categories = [], items } = sidebar;
    if (items) return { ...sidebar, items: expandItems(id, items) };
    if (sidebar.folders === undefined || root === undefined) return sidebar;
    const held = sources.filter((source) => sidebarHolding(source.id, navigation) === id);
    return { ...sidebar, categories: [...categories, ...categoriesOf(id, root, held, categories)] };
  };
  const expanded = Object.entries(navigation).map(([id, sidebar]) => [id, expand(id, sidebar)] as const);
  return { navigation: Object.fromEntries(expanded), pages };
}
