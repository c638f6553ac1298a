import type { PageMetadata } from './metadata';

/** A tag in the head of a page: its element, and its attributes as React names them. A title has its text as `children`. */
export type HeadTag = readonly [
  element: 'title' | 'meta' | 'link',
  attributes: Readonly<Record<string, string>>,
];

type Content = string | number | undefined | readonly string[];

/** One tag for each value, and none where it is missing. */
function metaTags(key: 'name' | 'property', values: Readonly<Record<string, Content>>): HeadTag[] {
  return Object.entries(values).flatMap(([name, value = []]) =>
    [value].flat().map((content): HeadTag => ['meta', { [key]: name, content: String(content) }]),
  );
}

/** What Open Graph knows of pages, and of those that are articles. */
interface OpenGraph {
  readonly type: 'website' | 'article';
  readonly publishedTime?: string;
  readonly modifiedTime?: string;
  readonly section?: string;
}

/** The tags of an article in the terms of Open Graph. */
function articleTags({ type, publishedTime, modifiedTime, section }: OpenGraph): HeadTag[] {
  return metaTags('property', {
    'og:type': type,
    'article:published_time': publishedTime,
    'article:modified_time': modifiedTime,
    'article:section': section,
  });
}

/** Returns the tags that Next writes for the head of a page, for a page that is opened without Next's router. */
export function headTags(metadata: PageMetadata): HeadTag[] {
  const { alternates, openGraph, twitter } = metadata;
  const [image] = openGraph.images as readonly {
    url: string;
    alt: string;
    width?: number;
    height?: number;
  }[];
  return [
    ['title', { children: metadata.title }],
    ...metaTags('name', {
      description: metadata.description,
      keywords: metadata.keywords,
      robots: metadata.robots && 'noindex, nofollow',
      ...metadata.other,
    }),
    ['link', { rel: 'canonical', href: alternates.canonical }],
    ...Object.entries(alternates.languages).map(([hrefLang, href]): HeadTag => [
      'link',
      { rel: 'alternate', hrefLang, href },
    ]),
    ...Object.entries(alternates.types ?? {}).map(([type, href]): HeadTag => [
      'link',
      { rel: 'alternate', type, href },
    ]),
    ...metaTags('property', {
      'og:title': openGraph.title,
      'og:description': openGraph.description,
      'og:url': openGraph.url,
      'og:site_name': openGraph.siteName,
      'og:locale': openGraph.locale,
      'og:image': image?.url,
      'og:image:width': image?.width,
      'og:image:height': image?.height,
      'og:image:alt': image?.alt,
      'og:locale:alternate': openGraph.alternateLocale,
    }),
    ...articleTags(openGraph),
    ...metaTags('name', {
      'twitter:card': twitter.card,
      'twitter:title': twitter.title,
      'twitter:description': twitter.description,
      'twitter:image': image?.url,
      'twitter:image:alt': image?.alt,
    }),
  ];
}
