import type { NavbarItemConfig, NestedItemConfig } from '../../config/navbar-schema';
import type { SiteConfig } from '../../config/schema';
import { urlsIn } from '../../config/paths/html-links';

/** A navbar item of any depth, and its key in the configuration. */
export interface PlacedItem {
  readonly item: NavbarItemConfig | NestedItemConfig;
  readonly key: string;
}

/** Every item of the navbar, those of dropdowns too. */
export const navbarItems = ({ navbar }: Pick<SiteConfig, 'navbar'>): PlacedItem[] =>
  navbar.items.flatMap((item, index): PlacedItem[] => {
    const key = `navbar.items[${index}]`;
    const nested = item.type === 'dropdown' ? item.items : [];
    return [{ item, key }, ...nested.map((inner, at) => ({ item: inner, key: `${key}.items[${at}]` }))];
  });

type Hrefs = readonly (string | undefined)[];

function hrefsOf(entry: object): Hrefs {
  const { to, href, html = '' } = entry as { to?: string; href?: string; html?: string };
  return [to, href, ...urlsIn(html)];
}

function hrefsOfFooter({ links, logo, copyright = '' }: NonNullable<SiteConfig['footer']>): Hrefs {
  const entries = links.flatMap((entry) => ('items' in entry ? entry.items : [entry]));
  return [...entries.flatMap(hrefsOf), logo?.href, ...urlsIn(copyright)];
}

/** Where every link of the configuration leads, those in markup too, so that they are checked like a page's. */
export function configHrefs(config: SiteConfig): string[] {
  const found: Hrefs = [
    ...urlsIn(config.announcementBar?.content ?? ''),
    config.navbar.logo?.href,
    ...navbarItems(config).flatMap(({ item }) => (item.type === 'html' ? urlsIn(item.value) : hrefsOf(item))),
    ...(config.footer ? hrefsOfFooter(config.footer) : []),
  ];
  // An anchor or a query alone leads to the page on screen, whichever it is.
  return found.filter((href) => href !== undefined).filter((href) => !/^[#?]/.test(href));
}
