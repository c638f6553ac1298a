import type { BreadcrumbList, Graph, Organization, TechArticle, WebSite } from 'schema-dts';
import type { Site } from '../config/site';
import type { DocPage } from '../content/model/doc-page';
import { SEARCH_PARAMETER } from './search/search-urls';
import { htmlLang } from '../config/locales';
import { absoluteUrl } from './metadata';
import { socialImageOf } from './social-image';

const CONTEXT = 'https://schema.org';

function organization(site: Site): Organization {
  return { '@type': 'Organization', name: site.organizationName, url: absoluteUrl(site, '/') };
}

/** What search engines are told of a page. */
type ArticlePage = Pick<DocPage, 'title' | 'description' | 'path'> &
  Partial<Pick<DocPage, 'breadcrumbs' | 'lastUpdate' | 'image' | 'untranslatedFrom' | 'published'>>;

/** The trail to a page; crumbs without a page of their own lead nowhere and are left out. */
function trailOf(site: Site, { breadcrumbs = [], title, path }: ArticlePage): BreadcrumbList {
  const between = breadcrumbs.slice(0, -1).filter((crumb) => crumb.path !== undefined);
  const steps = [{ label: site.title, path: '/' }, ...between, { label: title, path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, path: stepPath = '/' }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(site, stepPath),
    })),
  };
}

function articleOf(site: Site, page: ArticlePage): TechArticle {
  const { title, description, path, lastUpdate } = page;
  const image = socialImageOf(site, page);
  return {
    '@type': 'TechArticle',
    headline: title,
    ...(description && { description }),
    url: absoluteUrl(site, path),
    inLanguage: page.untranslatedFrom?.lang ?? htmlLang(site.locale, site),
    ...(image && { image: absoluteUrl(site, image.path) }),
    ...(lastUpdate?.date !== undefined && { dateModified: lastUpdate.date }),
    ...(page.published !== undefined && { datePublished: page.published }),
    author: organization(site),
  };
}

/** Returns what search engines read of a page that is an article: itself and the trail to it (https://schema.org). */
export function articleStructuredData(site: Site, page: ArticlePage): Graph {
  return { '@context': CONTEXT, '@graph': [articleOf(site, page), trailOf(site, page)] };
}

/** A search as schema.org describes it; its types lack the input that search engines require. */
interface SearchAction {
  readonly '@type': 'SearchAction';
  readonly target: string;
  readonly 'query-input': string;
}

/** Returns what search engines read of the home page: the site, and how to search it by URL. */
export function siteStructuredData(site: Site): Graph {
  const action: SearchAction = {
    '@type': 'SearchAction',
    target: `${absoluteUrl(site, '/')}?${SEARCH_PARAMETER}={search_term_string}`,
    'query-input': 'required name=search_term_string',
  };
  const webSite: WebSite = {
    '@type': 'WebSite',
    name: site.title,
    url: absoluteUrl(site, '/'),
    ...(site.tagline && { description: site.tagline }),
    inLanguage: htmlLang(site.locale, site),
    publisher: organization(site),
    potentialAction: action,
  };
  return { '@context': CONTEXT, '@graph': [webSite] };
}
