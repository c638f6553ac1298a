/**
 * Whether the router requests the page that it is to show, rather than one that it may have to show. The headers are
 * Next's own: see docs/upgrading-next.md.
 */
export function isPageRequest(init: RequestInit | undefined): boolean {
  const headers = init?.headers ?? {};
  return 'rsc' in headers && !('next-router-prefetch' in headers);
}

/** Whether the router requests a part of a page that it may have to show. */
export function isPrefetch(init: RequestInit | undefined): boolean {
  return 'next-router-prefetch' in (init?.headers ?? {});
}

/**
 * Whether the router only checks that a page exists before it prefetches it. Nothing else sends a HEAD request without
 * any other option.
 */
export function isPageProbe(init: RequestInit | undefined): boolean {
  return init?.method === 'HEAD' && Object.keys(init).length === 1;
}
