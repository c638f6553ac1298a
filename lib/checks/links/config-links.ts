import type { SiteConfig } from '../../config/schema';
import { urlsIn } from '../../config/paths/html-links';

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
  const items = config.navbar.items.flatMap((item) => [
    item,
    ...(item.type === 'dropdown' ? item.items : []),
  ]);
  const found: Hrefs = [
    ...urlsIn(config.announcementBar?.content ?? ''),
    config.navbar.logo?.href,
    ...items.flatMap((item) => (item.type === 'html' ? urlsIn(item.value) : hrefsOf(item))),
    ...(config.footer ? hrefsOfFooter(config.footer) : []),
  ];
  // An anchor or a query alone leads to the page on screen, whichever it is.
  return found.filter((href) => href !== undefined).filter((href) => !/^[#?]/.test(href));
}
