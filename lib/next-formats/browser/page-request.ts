/**
 * Whether the router requests the page that it is to show, rather than one that it may have to show. The headers are
 * Next's own: see docs/upgrading-next.md.
 */
export function isPageRequest(init: RequestInit | undefined): boolean {
  const headers = init?.headers ?? {};
  return 'rsc' in headers && !('next-router-prefetch' in headers);
}
