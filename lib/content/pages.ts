import { cache } from 'react';
import { getSite, type Site } from '../config/site';
import { sharedByBundles } from '../config/next-formats/shared-by-bundles';
import { normalizePath } from '../config/paths/paths';
import { memoizeByObject } from './memoize-by-object';
import type { VersionIndex } from './index/build-index';
import { ContentError } from '../config/diagnostics/diagnostic';
import type { DocPage, PageLink, SidebarId, SidebarItem } from './model/doc-page';
import { readCachedIndex } from './index/cached-index';
import { readIndex, type ContentIndex } from './index/read-index';
import type { Redirect } from './source/redirects';
import { unknownId } from './model/unknown-id';
import { readVersions, type Version } from './model/versions';
import { firstLink } from './navigation/sidebar-tree';

async function readValidIndex(read: (site: Site) => Promise<ContentIndex>): Promise<ContentIndex> {
  const index = await read(await getSite());
  if (index.diagnostics.length > 0) throw new ContentError(index.diagnostics);
  return index;
}

/** Checks whether the content has changed: once for each request, and at each call outside of a request. */
const readForRequest = cache(() => readValidIndex(readCachedIndex));

/** A build reads the content once: elsewhere it may change between two requests. */
async function getIndex(): Promise<ContentIndex> {
  if (process.env.NODE_ENV !== 'production') return readForRequest();
  return sharedByBundles('index', () => readValidIndex(readIndex));
}

/** The content of a version (default: the latest). Throws when there is no such version, with the names that are available. */
export async function getVersion(name?: string): Promise<VersionIndex> {
  const { versions } = await getIndex();
  const found = versions.find(({ version }) => (name === undefined ? version.latest : version.name === name));
  if (found) return found;
  const names = versions.map(({ version }) => version.name).join(', ');
  throw new Error(`There is no docs version "${name}". The versions are: ${names}.`);
}

/** Every page of every version. */
export const getPages = async (): Promise<readonly DocPage[]> => (await getIndex()).pages;

/** Of two pages with one route, which is a warning, the first is shown. */
const byPath = memoizeByObject(
  (pages: readonly DocPage[]) =>
    new Map([...pages].reverse().map((page) => [normalizePath(page.path), page])),
);

/** The page at the segments below `/docs`, escaped or not; undefined when there is none. */
export const getPage = async (slug: readonly string[]): Promise<DocPage | undefined> =>
  byPath(await getPages()).get(normalizePath(`/docs/${slug.join('/')}`));

/** Pages of one version by id; the first of several counts. */
const byId = memoizeByObject(
  (pages: readonly DocPage[]) => new Map([...pages].reverse().map((page) => [page.id, page])),
);

/** The page with an id, in a version (default: the latest). Throws when there is none, with the ids that are available. */
export async function getPageById(id: string, version?: string): Promise<DocPage> {
  const { pages, version: found } = await getVersion(version);
  const page = byId(pages).get(id);
  if (page) return page;
  const ids = pages.map((candidate) => candidate.id);
  throw new Error(unknownId('doc', id, [found.name], ids));
}

/** The items of a sidebar, in a version (default: the latest). Throws when there is none, with the ids that are available. */
export async function getSidebar(id: string, version?: string): Promise<readonly SidebarItem[]> {
  const { sidebars, version: found } = await getVersion(version);
  const items = sidebars.get(id);
  if (items) return items;
  throw new Error(unknownId('sidebar', id, [found.name], [...sidebars.keys()]));
}

/** The page that a link to a sidebar leads to: its first one. Throws when the sidebar is unknown or has no page. */
export async function getSidebarLink(id: string, version?: string): Promise<PageLink> {
  const link = firstLink(await getSidebar(id, version));
  if (link) return link;
  throw new Error(`DocSidebarNavbarItem: Sidebar with ID "${id}" doesn't have anything to be linked to.`);
}

/** The redirects of every page. */
export const getRedirects = async (): Promise<readonly Redirect[]> => (await getIndex()).redirects;

/** The versions as configured, newest first. */
export const getVersions = async (): Promise<readonly Version[]> => readVersions((await getSite()).docs);

/** The first page of a version: the configured main page, else the first of its first sidebar. */
export async function getMainPage(version?: string): Promise<DocPage> {
  const { mainDoc } = (await getSite()).docs;
  const { pages } = await getVersion(version);
  const page =
    byId(pages).get(mainDoc) ??
    pages.find(({ sidebar }) => sidebar === 'tutorial') ??
    pages.find(({ sidebar }) => sidebar !== undefined);
  return page ?? getPageById(mainDoc, version);
}

/** The notes about its version on a page of a versioned site. */
export interface VersionNotes {
  readonly version: Version;
  readonly latest: { readonly path: string; readonly label: string; readonly name: string };
  /** Path of the same page in the latest version, for one of a version that is not maintained. */
  readonly canonical: string | undefined;
  readonly isOnly: boolean;
}

/** The version of a page and the way to the latest one. */
export async function getVersionNotes(page: DocPage): Promise<VersionNotes> {
  const versions = await getVersions();
  const { version } = await getVersion(page.version);
  const { version: newest, pages } = await getVersion();
  const same = byId(pages).get(page.id);
  const { path } = same ?? (await getMainPage());
  const isListed = same && !same.unlisted && !same.draft;
  return {
    version,
    latest: { path, label: newest.label, name: newest.name },
    canonical: isListed && version.banner === 'unmaintained' ? same.path : undefined,
    isOnly: versions.length < 2,
  };
}

export interface SidebarChoice {
  readonly id: SidebarId;
  readonly version: string;
}

const choiceOf = ({ sidebar, version }: DocPage): SidebarChoice | undefined =>
  sidebar === undefined ? undefined : { id: sidebar, version };

/** The first page of each section whose pages have one sidebar. */
const firstOfSections = memoizeByObject((pages: readonly DocPage[]) => {
  const sections = new Map<string, DocPage | undefined>();
  for (const page of pages) {
    const [section = ''] = page.slug;
    const first = sections.has(section) ? sections.get(section) : page;
    const isSame = first && first.sidebar === page.sidebar && first.version === page.version;
    sections.set(section, isSame ? first : undefined);
  }
  return sections;
});

/**
 * The sidebar that every page below `/docs/<section>` shares, so that one layout can hold it while the pages change;
 * undefined when they differ, as they do below the path of an older version.
 */
export async function getSectionSidebar(section: string): Promise<SidebarChoice | undefined> {
  const first = firstOfSections(await getPages()).get(section);
  return first && choiceOf(first);
}

/** The sidebar that a page has to bring itself, because its section has none for all. */
export async function getOwnSidebar(page: DocPage): Promise<SidebarChoice | undefined> {
  const shared = await getSectionSidebar(page.slug[0] ?? '');
  return shared ? undefined : choiceOf(page);
}
