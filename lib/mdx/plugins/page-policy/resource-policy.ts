/** The directives of the page's policy that rule on what a page shows; only pictures may come from other hosts. */
export const resourceDirectives: readonly string[] = [
  `img-src 'self' data: https:`,
  `frame-src 'self'`,
  `media-src 'self'`,
  `object-src 'none'`,
  `base-uri 'self'`,
  `form-action 'self'`,
];
