import type { Metadata } from 'next';
import { translate } from '../translations/translate';
import type { Site } from '../config/site';
import { htmlLang, localePrefix } from '../config/locales';
import { DOCS_PATH, encodePath, hrefOf, MARKDOWN_TYPE, markdownPath } from '../config/paths/paths';
import type { DocPage } from '../content/model/doc-page';
import { socialImageOf } from './social-image';
import type { Version } from '../content/model/versions';

/** Version in the generator tag; see docs/compatibility.md#head-tags. */
const generatorVersion = '3.5.2';

/** The page's own part of its head; everything else follows from the configuration. */
export interface PageHead
  extends Pick<DocPage, 'path'>, Partial<Pick<DocPage, 'description' | 'keywords' | 'image' | 'version'>> {
  /** Undefined for a page that has no name but the site's, such as the home page. */
  readonly title: string | undefined;
  /** Decoded path that search engines list instead of `path`. */
  readonly canonical?: string | undefined;
  /** For a page that is an article: when it was changed last (an ISO time), and the part of the site it belongs to. */
  readonly article?: {
    readonly modified: string | undefined;
    readonly section: string | undefined;
  };
  readonly hidden?: boolean | undefined;
}

/** `{page title} | {site title}`, or the site's title alone. */
export function formatTitle(title: string | undefined, siteTitle: string): string {
  const trimmed = title?.trim();
  return trimmed ? `${trimmed} | ${siteTitle}` : siteTitle;
}

/** Full URL of a path, in a locale (default: that of the build). */
export function absoluteUrl(site: Site, path: string, locale = site.locale): string {
  if (/^https?:\/\//.test(path)) return path;
  return `${site.url}${site.rootPath}${localePrefix(locale, site)}${encodePath(path)}`;
}

/** The form that Open Graph wants: `en-GB` is `en_GB`. */
const openGraphLocale = (site: Site, locale: string): string => htmlLang(locale, site).replace('-', '_');

function languagesOf(site: Site, path: string): Record<string, string> {
  const { defaultLocale, locales } = site.i18n;
  const languages: Record<string, string> = {};
  for (const locale of locales) languages[htmlLang(locale, site)] = absoluteUrl(site, path, locale);
  return { ...languages, 'x-default': absoluteUrl(site, path, defaultLocale) };
}

/** Tags that search engines for documentation read; the names are theirs. */
function crawlerTags({ locale }: Site, version: string | undefined): Record<string, string> {
  const tag = version === undefined ? 'default' : `docs-default-${version}`;
  return {
    docusaurus_locale: locale,
    'docsearch:language': locale,
    ...(version === undefined ? {} : { docusaurus_version: version, 'docsearch:version': version }),
    docusaurus_tag: tag,
    'docsearch:docusaurus_tag': tag,
  };
}

/** The metadata of every page that Next writes; the rest comes from `pageTags`. */
export const siteMetadata = ({ title }: Site): Metadata => ({ generator: `${title} v${generatorVersion}` });

/** A tag in the head of a page: its element, and its attributes as React names them. A title has its text as `children`. */
export type HeadTag = readonly [
  element: 'title' | 'meta' | 'link',
  attributes: Readonly<Record<string, string>>,
];

type Content = string | number | undefined | readonly string[];

/** One tag for each value, and none where it is missing. */
const metaTags = (key: 'name' | 'property', values: Readonly<Record<string, Content>>): HeadTag[] =>
  Object.entries(values).flatMap(([name, value = []]) =>
    [value].flat().map((content): HeadTag => ['meta', { [key]: name, content: String(content) }]),
  );

/** Where else the page is: in other languages, and as Markdown. */
const linkTags = (site: Site, { path, canonical = path }: PageHead): HeadTag[] => [
  ['link', { rel: 'canonical', href: absoluteUrl(site, canonical) }],
  ...Object.entries(languagesOf(site, path)).map(([hrefLang, href]): HeadTag => [
    'link',
    { rel: 'alternate', hrefLang, href },
  ]),
  ['link', { rel: 'alternate', type: MARKDOWN_TYPE, href: absoluteUrl(site, markdownPath(path)) }],
];

function sharingTags(site: Site, { article, ...head }: PageHead): HeadTag[] {
  const { locale, i18n } = site;
  const title = formatTitle(head.title, site.title);
  const description = head.description || undefined;
  const picture = socialImageOf(site, head);
  const image = picture && absoluteUrl(site, picture.path);
  return [
    ...metaTags('property', {
      'og:title': title,
      'og:description': description,
      'og:url': absoluteUrl(site, head.path),
      'og:site_name': site.title,
      'og:locale': openGraphLocale(site, locale),
      'og:image': image,
      'og:image:width': picture?.width,
      'og:image:height': picture?.height,
      'og:image:alt': picture?.alt,
      'og:locale:alternate': i18n.locales
        .filter((other) => other !== locale)
        .map((other) => openGraphLocale(site, other)),
      'og:type': article ? 'article' : 'website',
      'article:modified_time': article?.modified,
      'article:section': article?.section,
    }),
    ...metaTags('name', {
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': image,
      'twitter:image:alt': picture?.alt,
    }),
  ];
}

/** The head of one page. */
export function pageTags(site: Site, head: PageHead): HeadTag[] {
  const { title, description, hidden = false, version, keywords = [] } = head;
  return [
    ['title', { children: formatTitle(title, site.title) }],
    ...metaTags('name', {
      description: description || undefined,
      keywords: keywords.join(',') || undefined,
      robots: hidden || site.isPreview ? 'noindex, nofollow' : undefined,
      ...crawlerTags(site, version),
    }),
    ...linkTags(site, head),
    ...sharingTags(site, head),
  ];
}

/**
 * The head of a docs page.
 * @param canonical decoded path of the same page in the latest version, for one of a version that is not maintained.
 */
export const docTags = (site: Site, page: DocPage, version: Version, canonical?: string): HeadTag[] =>
  pageTags(site, {
    ...page,
    canonical,
    article: {
      modified: page.lastUpdate?.date,
      section: page.sidebar === undefined ? undefined : sidebarLabel(site, page.sidebar),
    },
    hidden: page.unlisted || version.noIndex,
  });

/** The head of the not-found page, which has no URL of its own and so no canonical one. */
export function notFoundTags(site: Site): HeadTag[] {
  const title = formatTitle(translate('Page Not Found'), site.title);
  return [
    ['title', { children: title }],
    ...metaTags('property', { 'og:title': title }),
    ...metaTags('name', crawlerTags(site, undefined)),
  ];
}

/** Path of the feed of releases, below the base path. */
export const FEED_PATH = '/feed.xml';

/** Returns the name of the feed. */
export const feedTitle = ({ title: site }: Site): string => translate('{site} releases', { site });

/**
 * The name of a sidebar for readers: the label of the bar's item that is active on its pages, else its id with a
 * capital.
 */
export function sidebarLabel({ navbar }: Pick<Site, 'navbar'>, id: string): string {
  const isActive = (pattern?: string) =>
    pattern !== undefined && new RegExp(pattern, 'i').test(`${DOCS_PATH}/${id}`);
  const item = navbar.items.find((entry) =>
    entry.type === 'docSidebar'
      ? entry.sidebarId === id
      : entry.type === 'default' && isActive(entry.activeBaseRegex),
  );
  const label = item && 'label' in item ? item.label : undefined;
  return label ?? id.charAt(0).toUpperCase() + id.slice(1);
}

/** The icons of the site; undefined when it has none. */
export function siteIcons({ favicon, basePath }: Pick<Site, 'favicon' | 'basePath'>) {
  if (!favicon) return undefined;
  return { icon: hrefOf(favicon, basePath), appleTouchIcon: `${basePath}/img/apple-touch-icon.png` };
}
