import { canonicalPath } from '../../config/paths/paths';

/** Whether a click should move within the site rather than open a tab, a download or a menu. */
export function isPlainActivation(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && ![metaKey, ctrlKey, shiftKey, altKey, defaultPrevented].includes(true);
}

/** The link that an event happened in; undefined elsewhere. */
export function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/** A file of the site (`/feed.xml`, a tarball) is fetched by the browser; `/docs/releases/1.0` and `/docs/1.x` are pages. */
const FILE = /\.[a-z]\w+$/i;

/**
 * Where a link leads within the site served below `basePath`, in the form that the site writes, or undefined when it
 * leaves the site, has no valid URL (`//`), requests a file, or requests the browser's own navigation (`target`,
 * `download`, `data-full-load`).
 */
export function internalDestination(link: HTMLAnchorElement, basePath: string): URL | undefined {
  const { href, origin, target } = link;
  // A URL that cannot be parsed has no origin.
  if (origin !== window.location.origin || (target && target !== '_self')) return undefined;
  if (link.hasAttribute('download') || link.dataset.fullLoad !== undefined) return undefined;
  const url = new URL(href);
  url.pathname = canonicalPath(url.pathname);
  const isBelowBase = url.pathname === basePath || url.pathname.startsWith(`${basePath}/`);
  return isBelowBase && !FILE.test(url.pathname) ? url : undefined;
}
