import type { PathScope } from '../../config/paths/path-scope';

/** A link of the navbar with its target resolved: what configuration and index say together. */
export interface NavbarLinkItem {
  readonly kind: 'link';
  readonly label: string;
  readonly html?: string;
  /** Ready for an `href`: encoded and below the base path. */
  readonly href: string;
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
interface NavbarHtmlItem {
  readonly kind: 'html';
  readonly html: string;
  readonly className?: string;
}

/** An item of the bar or of a dropdown. */
export type NavbarEntryItem = NavbarLinkItem | NavbarHtmlItem;

/** Dropdowns of every kind have this. */
export interface NavbarDropdown {
  /** Its name in the mobile menu; in the bar, a choice shows what is chosen. */
  readonly label: string;
  /** Pages on which the mobile dropdown is open from the start. */
  readonly opensOn?: readonly PathScope[];
  readonly className?: string;
}

/** An error of an item that cannot be rendered, with its configuration and its cause. */
export function navbarItemError(item: unknown, siteTitle: string, cause: unknown): Error {
  const words = 'A theme navbar item failed to render.\nPlease double-check the following navbar item';
  const source = `(themeConfig.navbar.items) of your ${siteTitle} config:\n${JSON.stringify(item, null, 2)}`;
  return new Error(`${words} ${source}\n${(cause as Error).message}`, { cause });
}
