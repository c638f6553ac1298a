import type { PathScope } from '../../config/paths/path-scope';
import type { Version } from '../../content/model/versions';

/** A link of the navbar with its target resolved: what configuration and index say together. */
export interface NavbarLinkItem {
  readonly kind: 'link';
  readonly label: string;
  readonly html?: string;
  /** Ready for an `href`: encoded and below the base path. */
  readonly href: string;
  readonly isExternal: boolean;
  readonly target?: string;
  readonly ariaLabel?: string;
  readonly className?: string;
  /** Path of the page that the link leads to; alone it earns `aria-current="page"`. */
  readonly path?: string;
  readonly active?: PathScope;
  /** Shown on its own page alone. */
  readonly isUnlisted?: boolean;
  /** Where it leads in each version of the docs, when the site has several. */
  readonly byVersion?: readonly {
    readonly name: string;
    readonly path: string;
    readonly target: string;
    readonly label?: string;
  }[];
}

/** Raw markup that the configuration brings. */
export interface NavbarHtmlItem {
  readonly kind: 'html';
  readonly html: string;
  readonly className?: string;
}

interface AnyDropdownItem {
  /** Its name in the mobile menu; in the bar, a choice shows what is chosen. */
  readonly label: string;
  /** Pages on which the mobile dropdown is open from the start. */
  readonly opensOn?: readonly PathScope[];
  readonly className?: string;
}

/** A dropdown whose entries are known from the configuration. */
export interface NavbarDropdownItem extends AnyDropdownItem {
  readonly kind: 'dropdown';
  /** The dropdown's own page, if it has one, is the first. */
  readonly items: readonly (NavbarLinkItem | NavbarHtmlItem)[];
}

export interface LocaleChoice {
  readonly label: string;
  readonly htmlLang: string;
  /** The prefix of the path in this locale: empty for the default one, else `/fr`. Includes the base path. */
  readonly prefix: string;
  readonly isCurrent: boolean;
}

export interface NavbarLocaleItem extends AnyDropdownItem {
  readonly kind: 'locales';
  readonly locales: readonly LocaleChoice[];
  /** Added to each link's query, e.g. `?persistLocale=true`. */
  readonly query?: string;
}

export interface VersionChoice extends Pick<Version, 'name' | 'label' | 'path'> {
  readonly isLatest: boolean;
  readonly mainUrl: string;
  /** The paths of its pages after `path`, which show whether it has the current page. */
  readonly pages: readonly string[];
}

export interface NavbarVersionItem extends AnyDropdownItem {
  readonly kind: 'versions';
  /** Newest first; the site has at least two when this item exists. */
  readonly versions: readonly VersionChoice[];
}

/** An error of an item that cannot be rendered, with its configuration and its cause. */
export function navbarItemError(item: unknown, siteTitle: string, cause: unknown): Error {
  const words = 'A theme navbar item failed to render.\nPlease double-check the following navbar item';
  const source = `(themeConfig.navbar.items) of your ${siteTitle} config:\n${JSON.stringify(item, null, 2)}`;
  return new Error(`${words} ${source}\n${(cause as Error).message}`, { cause });
}

export type NavbarItem =
  | NavbarLinkItem
  | NavbarHtmlItem
  | NavbarDropdownItem
  | NavbarLocaleItem
  | NavbarVersionItem
  | { readonly kind: 'search' };
