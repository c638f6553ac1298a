import { getPagesOfVersion, getSidebarLink } from '../content/pages';
import { getArticle } from '../content/article';
import type { DocPage } from '../content/model/doc-page';
import type { Section } from '../mdx/plugins/compiled-page';
import { hrefOf } from '../paths/href';
import type { SearchRecord } from '../search/record';
import { getSite } from '../config/site';
import type { SearchContent } from '../search/search-content';
import { readSynonyms } from './read-synonyms';
import { sidebarLabel } from './sidebar-label';

/**
 * The text before the first heading; a page that begins with a heading has nothing there, and is still to be found.
 */
const nothing: Section = { id: '', heading: '', text: '', identifiers: [] };

function recordsOf(page: DocPage, sections: readonly Section[]): SearchRecord[] {
  const { title, path, description, keywords, sidebar = '' } = page;
  const head = sections.find(({ id }) => id === '') ?? nothing;
  const record = ({ id, heading, text, identifiers }: Section): SearchRecord => ({
    href: hrefOf(path) + (id && `#${id}`),
    page: title,
    heading,
    text,
    code: identifiers.join(' '),
    sidebar,
  });
  return [
    { ...record(head), summary: description, keywords: keywords.join(' ') || undefined },
    ...sections.filter((section) => section !== head).map(record),
  ];
}

/**
 * One record for each section of each listed page of a version.
 * @param versionName default: the latest version.
 * @throws when there is no such version.
 */
export async function getSearchRecords(versionName?: string): Promise<SearchRecord[]> {
  const pages = await getPagesOfVersion(versionName);
  const listed = pages.filter((page) => !page.unlisted && !page.draft);
  const records = await Promise.all(
    listed.map(async (page) => recordsOf(page, (await getArticle(page)).sections)),
  );
  return records.flat();
}

/**
 * Everything that can be searched of a version.
 * @param versionName default: the latest version.
 * @throws when there is no such version.
 */
export async function getSearchContent(versionName?: string): Promise<SearchContent> {
  const [site, records, synonyms] = await Promise.all([
    getSite(),
    getSearchRecords(versionName),
    readSynonyms(),
  ]);
  const sidebars = [...new Set(records.map(({ sidebar }) => sidebar))].filter(Boolean);
  return {
    records,
    synonyms,
    kinds: await Promise.all(
      sidebars.map(async (sidebar) => ({
        sidebar,
        label: sidebarLabel(site, sidebar),
        href: hrefOf((await getSidebarLink(sidebar, versionName)).path),
      })),
    ),
  };
}
