import type { NavbarItem, NestedNavbarItem } from '../../config/navbar-schema';
import type { SiteConfig } from '../../config/schema';
import { addressesIn } from '../../paths/html-links';
import type { ArticleLink } from '../../mdx/plugins/compiled-page';

type Path = readonly PropertyKey[];

/** A navbar item of any depth and where the configuration writes it. */
export interface PlacedItem {
  readonly item: NavbarItem | NestedNavbarItem;
  readonly path: Path;
}

function nestedItems({ item, path }: PlacedItem): PlacedItem[] {
  const within = (key: string, items: readonly NestedNavbarItem[]) =>
    items.map((nested, index) => ({ item: nested, path: [...path, key, index] }));
  if (item.type === 'dropdown') return within('items', item.items);
  if (item.type === 'localeDropdown' || item.type === 'docsVersionDropdown') {
    return [
      ...within('dropdownItemsBefore', item.dropdownItemsBefore),
      ...within('dropdownItemsAfter', item.dropdownItemsAfter),
    ];
  }
  return [];
}

/** Every item of the navbar, those of dropdowns too. */
export function navbarItems({ navbar }: Pick<SiteConfig, 'navbar'>): PlacedItem[] {
  return navbar.items
    .map((item, index) => ({ item, path: ['navbar', 'items', index] }))
    .flatMap((placed): PlacedItem[] => [placed, ...nestedItems(placed)]);
}

type PlacedUrl = readonly [url: string | undefined, ...path: Path];

function urlsOf(entry: object, path: Path): PlacedUrl[] {
  const { to, href } = entry as { to?: string; href?: string };
  return [
    [to, ...path, 'to'],
    [href, ...path, 'href'],
  ];
}

function urlsOfMarkup(html: string | undefined, path: Path): PlacedUrl[] {
  return addressesIn(html ?? '').map((url) => [url, ...path]);
}

function urlsOfFooter(footer: SiteConfig['footer']): PlacedUrl[] {
  const links = (footer?.links ?? []).flatMap((entry, index) => {
    const path = ['footer', 'links', index];
    return 'items' in entry
      ? entry.items.flatMap((item, place) => urlsOf(item, [...path, 'items', place]))
      : urlsOf(entry, path);
  });
  return [
    ...links,
    [footer?.logo?.href, 'footer', 'logo', 'href'],
    ...urlsOfMarkup(footer?.copyright, ['footer', 'copyright']),
  ];
}

/** Every link of the configuration, those in markup too, so that they are checked like a page's. */
export function configLinks(config: SiteConfig, lineOf: (path: Path) => number | undefined): ArticleLink[] {
  const found: PlacedUrl[] = [
    ...urlsOfMarkup(config.announcementBar?.content, ['announcementBar', 'content']),
    [config.navbar.logo?.href, 'navbar', 'logo', 'href'],
    ...navbarItems(config).flatMap(({ item, path }) =>
      item.type === 'html' ? urlsOfMarkup(item.value, [...path, 'value']) : urlsOf(item, path),
    ),
    ...urlsOfFooter(config.footer),
  ];
  return found.flatMap(([url, ...path]) =>
    // An anchor or a query alone leads to the page on screen, whichever it is.
    url === undefined || /^[#?]/.test(url) ? [] : [{ written: url, url, line: lineOf(path) }],
  );
}
