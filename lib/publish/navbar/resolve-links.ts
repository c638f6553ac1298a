import type { NestedItemConfig } from '../../config/navbar-schema';
import {
  getMainPage,
  getPageById,
  getPages,
  getSidebarLink,
  getVersion,
  getVersions,
} from '../../content/pages';
import type { DocPage } from '../../content/model/doc-page';
import { memoizeByObject } from '../../content/memoize-by-object';
import { hrefOf } from '../../config/paths/paths';
import { htmlWithHrefs } from '../../config/paths/html-links';
import type { NavbarEntryItem, NavbarLinkItem } from './navbar-item';
import { describePages, type PathScope } from '../../config/paths/path-scope';
import { translate } from '../../translations/translate';

type Configured<T extends NestedItemConfig['type']> = Extract<NestedItemConfig, { type: T }>;

/** The pages of a sidebar, over all versions. */
function describeSidebar(pages: readonly DocPage[], sidebar: DocPage['sidebar']): PathScope {
  const paths = pages.map(({ path }) => path);
  const scopes = [...new Set(pages.map(({ version }) => version))].map((version) => {
    const members = pages.filter((page) => page.sidebar === sidebar && page.version === version);
    return describePages(
      members.map(({ path }) => path),
      paths,
    );
  });
  const all = (key: 'within' | 'paths' | 'except') => scopes.flatMap((scope) => scope[key] ?? []);
  return { within: all('within'), paths: all('paths'), except: all('except') };
}

const describeSidebars = memoizeByObject((pages: readonly DocPage[]) => {
  const sidebars = new Set(pages.map(({ sidebar }) => sidebar));
  return new Map([...sidebars].map((sidebar) => [sidebar, describeSidebar(pages, sidebar)]));
});

const sidebarScope = async (sidebar: DocPage['sidebar']): Promise<PathScope> =>
  describeSidebars(await getPages()).get(sidebar) ?? { paths: [] };

/** Rule of a plain link: its page and everything below, unless the configuration names another. */
function activeRule({ to, activeBasePath, activeBaseRegex }: Partial<Configured<'default'>>): PathScope {
  if (activeBaseRegex) return { pattern: activeBaseRegex };
  return { within: [activeBasePath ? `/${activeBasePath.replace(/^\//, '')}` : (to ?? '')] };
}

/** A link as the configuration writes it. */
export function plainLink(item: Partial<Configured<'default'>>): NavbarLinkItem {
  const { label, html, to, href = '', target, className, 'aria-label': ariaLabel } = item;
  const words = {
    kind: 'link' as const,
    label: label ?? to ?? href,
    html: html && htmlWithHrefs(html),
    target,
    ariaLabel,
    className,
  };
  if (to === undefined) return { ...words, href: hrefOf(href) };
  return { ...words, href: hrefOf(to), path: to, active: activeRule(item) };
}

interface DocsTarget extends Pick<NavbarLinkItem, 'label' | 'className' | 'active' | 'isUnlisted'> {
  readonly path: string;
  /** Finds the same target in a version; throws when it has none. */
  readonly find: (version: string) => Promise<{ readonly path: string }>;
}

/** A link into the docs; on a site with several versions, to where it leads in each one that has it. */
async function docsLink({ path, find, ...rest }: DocsTarget): Promise<NavbarLinkItem> {
  const link = { kind: 'link', href: hrefOf(path), path, ...rest } as const;
  const versions = await getVersions();
  if (versions.length < 2) return link;
  const found = await Promise.all(
    versions.map(async ({ name, path }) => {
      const page = await find(name).catch(() => undefined);
      return page ? [{ name, path, target: page.path }] : [];
    }),
  );
  return { ...link, byVersion: found.flat() };
}

async function docLink(item: Configured<'doc'>): Promise<NavbarLinkItem | undefined> {
  const { docId, label = docId, className } = item;
  if ((await getVersion()).draftIds.includes(docId)) return undefined;
  const { path, sidebar, unlisted } = await getPageById(docId);
  const active = sidebar ? await sidebarScope(sidebar) : { paths: [path] };
  const find = (version: string) => getPageById(docId, version);
  return docsLink({ label, path, className, active, isUnlisted: unlisted || undefined, find });
}

async function sidebarLink(item: Configured<'docSidebar'>): Promise<NavbarLinkItem> {
  const { sidebarId, className } = item;
  const { label, path } = await getSidebarLink(sidebarId);
  const active = await sidebarScope(sidebarId);
  const find = (version: string) => getSidebarLink(sidebarId, version);
  return docsLink({ label: item.label ?? label, path, className, active, find });
}

/**
 * A link to a version's main page; on a site with several, to that of the version on screen. It is never active: the
 * link to the page's section is. A version's name alone says little, so assistive technology gets more words.
 */
export async function versionLink(item: Partial<Configured<'docsVersion'>>): Promise<NavbarLinkItem> {
  const { to, className } = item;
  const versions = await getVersions();
  const label = item.label ?? versions.find((version) => version.latest)?.label ?? '';
  if (to !== undefined) return { ...plainLink({ to, label, className }), active: undefined };
  const { path } = await getMainPage();
  const link = await docsLink({ label, path, className, active: undefined, find: getMainPage });
  const ariaLabel =
    item.label === undefined && !link.byVersion ? translate('Version: {label}', { label }) : undefined;
  const labels = new Map(versions.map((version) => [version.name, version.label]));
  const byVersion = link.byVersion?.map((target) => ({
    ...target,
    label: item.label ?? labels.get(target.name),
  }));
  return { ...link, ariaLabel, path: undefined, byVersion };
}

/** Resolves an item of the bar or of a dropdown; undefined for a link to a page that is not published yet. */
export async function resolveNested(item: NestedItemConfig): Promise<NavbarEntryItem | undefined> {
  if (item.type === 'html')
    return { kind: 'html', html: htmlWithHrefs(item.value), className: item.className };
  if (item.type === 'doc') return docLink(item);
  if (item.type === 'docSidebar') return sidebarLink(item);
  return item.type === 'docsVersion' ? versionLink(item) : plainLink(item);
}

/** Pages that open the mobile dropdown which holds an item: the item's own page, or what its rule says. */
export function opensOn(item: NestedItemConfig, resolved: NavbarEntryItem): PathScope[] {
  if (item.type === 'default' && (item.activeBaseRegex ?? item.activeBasePath)) return [activeRule(item)];
  return resolved.kind === 'link' && resolved.path !== undefined ? [{ paths: [resolved.path] }] : [];
}
