/**
 * How the names of those `meta` elements begin that speak to crawlers, and to sites that show a link to the page. These load
 * documents and run no navigation, so only documents hold them.
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
