/** What of a mouse or key event decides whether the reader wants the browser's own behaviour. */
type Activation = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** Whether a click should move within the site rather than open a tab, a download or a menu. */
export function isPlainActivation(event: Activation): boolean {
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    !event.defaultPrevented
  );
}

/** A file of the site (`/feed.xml`, a tarball) is fetched by the browser; `.html` twins are pages. */
function isFile(pathname: string): boolean {
  const extension = /\.([a-z0-9]+)$/i.exec(pathname)?.[1];
  return extension !== undefined && extension.toLowerCase() !== 'html';
}

/**
 * Where a link leads within the site served below `basePath`, or undefined when it leaves the site, asks for a file, or
 * asks for the browser's own navigation (`target`, `download`, `data-full-load`).
 */
export function internalDestination(link: HTMLAnchorElement, basePath: string): URL | undefined {
  const { href, target } = link;
  if (!href || (target && target !== '_self') || link.hasAttribute('download')) return undefined;
  if (link.dataset.fullLoad !== undefined) return undefined;
  const url = new URL(href);
  const isBelowBase = url.pathname === basePath || url.pathname.startsWith(`${basePath}/`);
  if (url.origin !== window.location.origin || !isBelowBase || isFile(url.pathname)) return undefined;
  return url;
}
