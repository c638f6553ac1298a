import type { NavbarItemConfig, NestedItemConfig } from '../../config/navbar-schema';
import type { SiteConfig } from '../../config/schema';
import { urlsIn } from '../../config/paths/html-links';
import type { ArticleLink } from '../../mdx/plugins/compiled-page';

type Path = readonly PropertyKey[];

/** A navbar item of any depth and where the configuration writes it. */
export interface PlacedItem {
  readonly item: NavbarItemConfig | NestedItemConfig;
  readonly path: Path;
}

function nestedItems({ item, path }: PlacedItem): PlacedItem[] {
  if (item.type !== 'dropdown') return [];
  return item.items.map((nested, index) => ({ item: nested, path: [...path, 'items', index] }));
}

/** Every item of the navbar, those of dropdowns too. */
export function navbarItems({ navbar }: Pick<SiteConfig, 'navbar'>): PlacedItem[] {
  return navbar.items
    .map((item, index) => ({ item, path: ['navbar', 'items', index] }))
    .flatMap((placed): PlacedItem[] => [placed, ...nestedItems(placed)]);
}

type PlacedHref = readonly [href: string | undefined, ...path: Path];

function hrefsOf(entry: object, path: Path): PlacedHref[] {
  const { to, href } = entry as { to?: string; href?: string };
  return [
    [to, ...path, 'to'],
    [href, ...path, 'href'],
  ];
}

function hrefsOfMarkup(html: string | undefined, path: Path): PlacedHref[] {
  return urlsIn(html ?? '').map((href) => [href, ...path]);
}

function hrefsOfFooter(footer: SiteConfig['footer']): PlacedHref[] {
  const links = (footer?.links ?? []).flatMap((entry, index) => {
    const path = ['footer', 'links', index];
    return 'items' in entry
      ? entry.items.flatMap((item, place) => hrefsOf(item, [...path, 'items', place]))
      : hrefsOf(entry, path);
  });
  return [
    ...links,
    [footer?.logo?.href, 'footer', 'logo', 'href'],
    ...hrefsOfMarkup(footer?.copyright, ['footer', 'copyright']),
  ];
}

/** Every link of the configuration, those in markup too, so that they are checked like a page's. */
export function configLinks(config: SiteConfig, lineOf: (path: Path) => number | undefined): ArticleLink[] {
  const found: PlacedHref[] = [
    ...hrefsOfMarkup(config.announcementBar?.content, ['announcementBar', 'content']),
    [config.navbar.logo?.href, 'navbar', 'logo', 'href'],
    ...navbarItems(config).flatMap(({ item, path }) =>
      item.type === 'html' ? hrefsOfMarkup(item.value, [...path, 'value']) : hrefsOf(item, path),
    ),
    ...hrefsOfFooter(config.footer),
  ];
  return found.flatMap(([href, ...path]) =>
    // An anchor or a query alone leads to the page on screen, whichever it is.
    href === undefined || /^[#?]/.test(href)
      ? []
      : [{ written: href, destination: href, line: lineOf(path) }],
  );
}
