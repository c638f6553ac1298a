import type { NavbarItemConfig } from '../../config/navbar-schema';
import { htmlLang, localeLabel, localePrefix } from '../../config/locales';
import type { Site } from '../../config/site';
import type { Version } from '../../content/model/versions';
import { getMainPage, getPages, getVersions } from '../../content/pages';
import { type NavbarDropdown, type NavbarEntryItem, navbarItemError } from './navbar-item';
import { DOCS_PATH } from '../../config/paths/paths';
import type { PathScope } from '../../config/paths/path-scope';
import { translate } from '../../translations/translate';
import { opensOn, plainLink, resolveNested, versionLink } from './resolve-links';

type Configured<T extends NavbarItemConfig['type']> = Extract<NavbarItemConfig, { type: T }>;

export interface NavbarLocaleItem extends NavbarDropdown {
  readonly kind: 'locales';
  readonly locales: readonly {
    readonly label: string;
    readonly htmlLang: string;
    /** The prefix of the path in this locale: empty for the default one, else `/fr`. Includes the base path. */
    readonly prefix: string;
    readonly isCurrent: boolean;
  }[];
  /** Added to each link's query, e.g. `?persistLocale=true`. */
  readonly query?: string;
}

function localeItem(item: Configured<'localeDropdown'>, site: Site): NavbarLocaleItem {
  const { queryString: query, className } = item;
  const locales = site.i18n.locales.map((locale) => ({
    label: localeLabel(locale, site),
    htmlLang: htmlLang(locale, site),
    prefix: site.rootPath + localePrefix(locale, site),
    isCurrent: locale === site.locale,
  }));
  return { kind: 'locales', label: translate('Languages'), locales, query, className };
}

export interface VersionChoice extends Pick<Version, 'name' | 'label' | 'path'> {
  readonly isLatest: boolean;
  readonly mainUrl: string;
  /** The paths of its pages after `path`, which show whether it has the current page. */
  readonly pages: readonly string[];
}

export interface NavbarVersionItem extends NavbarDropdown {
  readonly kind: 'versions';
  /** Newest first; the site has at least two when this item exists. */
  readonly versions: readonly VersionChoice[];
}

async function versionChoices(): Promise<VersionChoice[]> {
  const [versions, pages] = [await getVersions(), await getPages()];
  return Promise.all(
    versions.map(async ({ name, label, path, latest }) => ({
      name,
      label,
      path,
      isLatest: latest,
      mainUrl: (await getMainPage(name)).path,
      pages: pages.filter(({ version }) => version === name).map((page) => page.path.slice(path.length)),
    })),
  );
}

/** A dropdown over the versions; with nothing to choose from, a link to the only one. */
async function versionsItem(className: string | undefined): Promise<NavbarVersionItem | NavbarEntryItem> {
  const versions = await versionChoices();
  if (versions.length < 2) return versionLink({ className });
  const opensOn = [{ within: versions.map(({ path }) => path) }];
  return { kind: 'versions', label: translate('Versions'), versions, opensOn, className };
}

/** A dropdown whose entries are known from the configuration. */
export interface NavbarDropdownItem extends NavbarDropdown {
  readonly kind: 'dropdown';
  /** The dropdown's own page, if it has one, is the first. */
  readonly items: readonly NavbarEntryItem[];
}

/** A dropdown; undefined when every item leads to a draft. */
async function dropdownItem({
  label,
  to,
  items,
  className,
}: Configured<'dropdown'>): Promise<NavbarDropdownItem | NavbarEntryItem | undefined> {
  const resolved = await Promise.all(
    items.map(async (item) => {
      const entry = await resolveNested(item);
      return entry ? [{ entry, scopes: opensOn(item, entry) }] : [];
    }),
  );
  const entries = resolved.flat();
  if (entries.length === 0) return to === undefined ? undefined : plainLink({ to, label, className });
  const own = to === undefined ? [] : [plainLink({ to, label })];
  return {
    kind: 'dropdown',
    label,
    items: [...own, ...entries.map(({ entry }) => entry)],
    opensOn: entries.flatMap(({ scopes }) => scopes),
    className,
  };
}

/** The one list of what an item of the configuration becomes; undefined when it leads to drafts alone. */
async function resolve(item: NavbarItemConfig, site: Site) {
  if (item.type === 'search') return { kind: 'search' as const };
  if (item.type === 'localeDropdown') return localeItem(item, site);
  if (item.type === 'docsVersionDropdown') return versionsItem(item.className);
  return item.type === 'dropdown' ? dropdownItem(item) : resolveNested(item);
}

export type NavbarItem = NonNullable<Awaited<ReturnType<typeof resolve>>>;

/** The same without what is undefined or an empty list: each page carries it. */
function compact<T>(value: T): T {
  const skipEmpty = (key: string, part: unknown) =>
    key !== 'items' && Array.isArray(part) && part.length === 0 ? undefined : part;
  return JSON.parse(JSON.stringify(value, skipEmpty)) as T;
}

/** The bar's items with their targets resolved. */
export interface ResolvedNavbar {
  readonly start: readonly NavbarItem[];
  readonly end: readonly NavbarItem[];
  /** Pages that have a docs sidebar, which the mobile menu opens on. */
  readonly docs: PathScope;
}

/**
 * Resolves the configured items by the index.
 * @throws naming the item and its cause when one cannot be resolved: an unknown page, an empty sidebar.
 */
export async function resolveNavbar(site: Site): Promise<ResolvedNavbar> {
  // First, so that an error of the pages is reported with its file and line, and not as that of an item.
  const pages = await getPages();
  const all = await Promise.all(
    site.navbar.items.map(async (item) => {
      try {
        const resolved = await resolve(item, site);
        return resolved ? [{ position: item.position, item: compact(resolved) }] : [];
      } catch (cause) {
        throw navbarItemError(item, site.title, cause);
      }
    }),
  );
  const items = all.flat();
  const alone = pages.filter(({ sidebar }) => sidebar === undefined).map(({ path }) => path);
  return {
    start: items.filter(({ position }) => position === 'left').map(({ item }) => item),
    end: items.filter(({ position }) => position === 'right').map(({ item }) => item),
    docs: { within: [DOCS_PATH], except: [DOCS_PATH, ...alone] },
  };
}
