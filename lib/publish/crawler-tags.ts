/**
 * Prefixes of the `meta` elements for crawlers and for sites that show a preview of the page. Both load documents and never
 * navigate, so only documents have these elements.
 */
export const crawlerTags = [
  'og:',
  'article:',
  'twitter:',
  'docsearch:',
  'docusaurus_',
  'keywords',
  'generator',
] as const;
