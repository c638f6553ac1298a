import type { Metadata } from 'next';
import { translate } from '../translations/translate';
import type { Site } from '../config/site';
import { htmlLang, localePrefix } from '../config/locales';
import { encodePath, hrefOf, MARKDOWN_TYPE, markdownPath } from '../config/paths/paths';
import type { DocPage } from '../content/model/doc-page';
import { socialImageOf } from './social-image';
import type { Version } from '../content/model/versions';

/** Version in the generator tag; see docs/compatibility.md#head-tags. */
const generatorVersion = '3.5.2';

/** What a page says of itself in its head; everything else follows from the configuration. */
export interface PageHead {
  /** Undefined for a page that has no name but the site's, such as the home page. */
  readonly title: string | undefined;
  readonly description?: string | undefined;
  /** Decoded path without base path. */
  readonly path: string;
  readonly keywords?: readonly string[] | undefined;
  /** Path from the root or full URL. */
  readonly image?: string | undefined;
  /** Decoded path that search engines list instead of `path`. */
  readonly canonical?: string | undefined;
  /** For a page that is an article: when it was changed last (an ISO time), and the part of the site it belongs to. */
  readonly article?: {
    readonly modified: string | undefined;
    readonly section: string | undefined;
    readonly published?: string | undefined;
  };
  /** Not to be found by search engines. */
  readonly hidden?: boolean | undefined;
  /** Name of the docs version; undefined for a page outside the docs. */
  readonly version?: string | undefined;
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
function openGraphLocale(site: Site, locale: string): string {
  return htmlLang(locale, site).replace('-', '_');
}

/** The URL of a path in each language. */
export function languagesOf(site: Site, path: string): Record<string, string> {
  const { defaultLocale, locales } = site.i18n;
  const languages: Record<string, string> = {};
  for (const locale of locales) languages[htmlLang(locale, site)] = absoluteUrl(site, path, locale);
  return { ...languages, 'x-default': absoluteUrl(site, path, defaultLocale) };
}

/** What crawlers of the docs' kind read; the names are theirs. */
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

/** Keeps search engines away from a page that is hidden. */
function robotsTag(isHidden: boolean) {
  return isHidden ? { robots: { index: false, follow: false } } : {};
}

/** Head of every page that sets none itself; the root layout exports it. */
export function siteMetadata(site: Site): Metadata {
  return {
    title: site.title,
    generator: `${site.title} v${generatorVersion}`,
    ...robotsTag(site.isPreview),
  };
}

/** What kind of page it is, in the words of Open Graph. */
function openGraphType({ article }: PageHead) {
  if (!article) return { type: 'website' as const };
  const { modified, section, published } = article;
  return {
    type: 'article' as const,
    ...(modified !== undefined && { modifiedTime: modified }),
    ...(section !== undefined && { section }),
    ...(published !== undefined && { publishedTime: published }),
  };
}

/** How a page looks where it is shared. */
function sharing(site: Site, head: PageHead) {
  const { locale, i18n } = site;
  const title = formatTitle(head.title, site.title);
  const common = { title, ...(head.description ? { description: head.description } : {}) };
  const { path: imagePath, ...look } = socialImageOf(site, head) ?? { alt: '' };
  const images = imagePath === undefined ? [] : [{ ...look, url: absoluteUrl(site, imagePath) }];
  const others = i18n.locales.filter((other) => other !== locale);
  return {
    openGraph: {
      ...common,
      ...openGraphType(head),
      siteName: site.title,
      url: absoluteUrl(site, head.path),
      images,
      locale: openGraphLocale(site, locale),
      alternateLocale: others.map((other) => openGraphLocale(site, other)),
    },
    twitter: {
      ...common,
      card: 'summary_large_image' as const,
      images: images.map(({ url, alt }) => ({ url, alt })),
    },
  };
}

/** Where else the page is: in other languages, and as Markdown. */
function alternatesOf(site: Site, { path, canonical = path }: PageHead) {
  return {
    canonical: absoluteUrl(site, canonical),
    languages: languagesOf(site, path),
    types: { [MARKDOWN_TYPE]: absoluteUrl(site, markdownPath(path)) },
  };
}

/** Head of one page. */
export function pageMetadata(site: Site, head: PageHead) {
  const { description, hidden = false, version, keywords = [] } = head;
  return {
    title: formatTitle(head.title, site.title),
    ...(description ? { description } : {}),
    ...(keywords.length > 0 ? { keywords: keywords.join(',') } : {}),
    ...robotsTag(hidden || site.isPreview),
    alternates: alternatesOf(site, head),
    ...sharing(site, head),
    other: crawlerTags(site, version),
  } satisfies Metadata;
}

/** What the head of a page says, in Next's own terms. */
export type PageMetadata = ReturnType<typeof pageMetadata>;

/**
 * Head of a docs page.
 * @param canonical decoded path of the same page in the latest version, for one of a version that is not maintained.
 */
export function docMetadata(site: Site, page: DocPage, version: Version, canonical?: string): PageMetadata {
  return pageMetadata(site, {
    title: page.title,
    description: page.description,
    path: page.path,
    canonical,
    keywords: page.keywords,
    image: page.image,
    article: {
      modified: page.lastUpdate?.date,
      published: page.published,
      section: page.sidebar === undefined ? undefined : sidebarLabel(site, page.sidebar),
    },
    hidden: page.unlisted || version.noIndex,
    version: page.version,
  });
}

/** Head of the not-found page, which has no URL of its own and so no canonical one. */
export function notFoundMetadata(site: Site): Metadata {
  const title = formatTitle(translate('Page Not Found'), site.title);
  return { title, openGraph: { title }, other: crawlerTags(site, undefined) };
}

/** Path of the feed of releases, below the base path. */
export const FEED_PATH = '/feed.xml';

/** Returns the name of the feed. */
export const feedTitle = ({ title: site }: Site): string => translate('{site} releases', { site });

/** What readers call a sidebar: the label of the bar's item that is active on its pages, else its id with a capital. */
export function sidebarLabel({ navbar, docs }: Pick<Site, 'navbar' | 'docs'>, id: string): string {
  const isActive = (pattern?: string) =>
    pattern !== undefined && new RegExp(pattern, 'i').test(`${docs.path}/${id}`);
  const item = navbar.items.find((entry) =>
    entry.type === 'docSidebar'
      ? entry.sidebarId === id
      : entry.type === 'default' && isActive(entry.activeBaseRegex),
  );
  const label = item && 'label' in item ? item.label : undefined;
  return label ?? id.charAt(0).toUpperCase() + id.slice(1);
}

/** URLs of the pictures that stand for the site, in a tab and on a home screen. */
interface SiteIcons {
  readonly icon: string;
  readonly appleTouchIcon: string;
}

/** The icons of the site; undefined when it has none. */
export function siteIcons({ favicon, basePath }: Pick<Site, 'favicon' | 'basePath'>): SiteIcons | undefined {
  if (!favicon) return undefined;
  return { icon: hrefOf(favicon, basePath), appleTouchIcon: `${basePath}/img/apple-touch-icon.png` };
}
