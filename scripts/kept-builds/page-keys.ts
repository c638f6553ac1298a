import type { Site } from '../../lib/config/site';
import type { Environment } from '../../lib/config/environment';
import { compileArticle } from '../../lib/content/article';
import type { ContentIndex } from '../../lib/content/index/read-index';
import type { DocPage } from '../../lib/content/model/doc-page';
import { pageFile } from '../../lib/content/model/page-file';
import { pipelineOptions } from '../../lib/content/pipeline-options';
import { ContentError } from '../../lib/diagnostics/diagnostic';
import { normalizePath } from '../../lib/paths/paths';
import { codeKey, hashFiles } from './code-key';
import { hashOf } from './hash';

/** What a build is made from, as hashes; the same hash means the same files. */
export interface BuildKeys {
  /** Of the site's code. */
  readonly code: string;
  /** Of what all pages have in common: the code, the configuration, the sidebars, names and addresses of pages. */
  readonly shared: string;
  /** Of each page of the docs, by its file in the export. */
  readonly pages: ReadonlyMap<string, string>;
  /** Of everything else, which is made from all pages. */
  readonly rest: string;
}

/** What other pages may show of a page: everything but what only its own head and foot name. */
function sharedPart(page: DocPage): object {
  const { description: _d, keywords: _k, image: _i, lastUpdate: _l, tableOfContents: _t, ...shared } = page;
  return shared;
}

/** Variables that the texts of the site's own parts are read from. */
const translations = ({ NEXT_PUBLIC_TRANSLATED_TEXTS, TRANSLATED_LABELS }: NodeJS.ProcessEnv) => [
  NEXT_PUBLIC_TRANSLATED_TEXTS,
  TRANSLATED_LABELS,
];

async function keyOfPage(page: DocPage, { pages }: ContentIndex, site: Site, shared: string) {
  const article = await compileArticle(page, pages, pipelineOptions(site));
  return hashOf([shared, JSON.stringify(page), JSON.stringify(article)]);
}

/**
 * Finds out what a build of the site is made from. The check before a build has compiled every page, so this only reads.
 * @throws {ContentError} with every fault of the index or of a page's text.
 */
export async function buildKeys(
  site: Site,
  index: ContentIndex,
  variables: Environment,
  environment: NodeJS.ProcessEnv,
): Promise<BuildKeys> {
  if (index.diagnostics.length > 0) throw new ContentError(index.diagnostics);
  const code = codeKey(site, environment);
  const { host: _host, port: _port, isCompressed: _compressed, ...settings } = variables;
  const versions = index.versions.map(({ version, sidebars, toolkit }) => [version, [...sidebars], toolkit]);
  const shared = hashOf([
    code,
    hashFiles('scripts'),
    JSON.stringify([site, settings, translations(environment), versions, index.pages.map(sharedPart)]),
  ]);
  // Of two pages with one route the first is shown at the address of both.
  const shown = new Map([...index.pages].reverse().map((page) => [normalizePath(page.path), page]));
  const pages = new Map<string, string>();
  for (const page of index.pages) {
    const { path } = page;
    pages.set(pageFile(page), await keyOfPage(shown.get(normalizePath(path)) ?? page, index, site, shared));
  }
  return { code, shared, pages, rest: hashOf([shared, JSON.stringify([[...pages], index.redirects])]) };
}
