import { markdownPath } from '../config/paths/paths';
import type { Site } from '../config/site';
import type { VersionIndex } from '../content/index/build-index';
import type { DocPage, PageSummary, SidebarItem } from '../content/model/doc-page';
import type { Version } from '../content/model/versions';
import { absoluteUrl, sidebarLabel } from './metadata';

/** Pages that belong together, below one heading. */
export interface PageGroup<Page extends PageSummary = PageSummary> {
  readonly heading: string;
  readonly pages: readonly Page[];
}

/** Path of the list of a version's pages; the latest one's is at the root of the site. */
export const llmsPath = ({ latest, path }: Pick<Version, 'latest' | 'path'>): string =>
  `${latest ? '' : path}/llms.txt`;

/** Path of the file with the whole text of a version's pages. */
export const llmsFullPath = (version: Pick<Version, 'latest' | 'path'>): string =>
  llmsPath(version).replace(/\.txt$/, '-full.txt');

const pathsIn = (items: readonly SidebarItem[]): string[] =>
  items.flatMap((item) => {
    if (item.kind === 'external') return [];
    const own = item.path === undefined ? [] : [item.path];
    return item.kind === 'link' ? own : [...own, ...pathsIn(item.items)];
  });

/** The pages of a version that anyone may find, by sidebar and in its order; those of no sidebar are last. */
export function groupPages<Page extends PageSummary & Pick<DocPage, 'unlisted' | 'draft'>>(
  site: Site,
  { pages, sidebars }: Pick<VersionIndex, 'sidebars'> & { readonly pages: readonly Page[] },
): PageGroup<Page>[] {
  const listed = new Map<string, Page>();
  for (const page of pages) if (!page.unlisted && !page.draft) listed.set(page.path, page);
  const take = (path: string) => {
    const page = listed.get(path);
    listed.delete(path);
    return page ?? [];
  };
  const groups = [...sidebars].map(([id, items]) => ({
    heading: sidebarLabel(site, id),
    pages: pathsIn(items).flatMap(take),
  }));
  return [...groups, { heading: 'More pages', pages: [...listed.values()] }].filter(
    ({ pages: { length } }) => length > 0,
  );
}

/** Words as Markdown reads them as they are: a name such as `<Form>` would be an element, and brackets a link. */
const asText = (text: string) => text.replace(/[[\]\\<`]/g, '\\$&');

function link(site: Site, { title, description, path }: PageSummary): string {
  const item = `- [${asText(title)}](${absoluteUrl(site, markdownPath(path))})`;
  return description === '' ? item : `${item}: ${asText(description)}`;
}

/**
 * Returns a version's pages as the list that language models look for (https://llmstxt.org): the site's name and purpose,
 * then links to the pages' Markdown below a heading for each group.
 * @param label the version's, when the site has several
 */
export function formatLlmsText(site: Site, groups: readonly PageGroup[], label?: string): string {
  const title = label === undefined ? site.title : `${site.title} ${label}`;
  const sections = groups.map(({ heading, pages }) =>
    [`## ${heading}`, '', ...pages.map((page) => link(site, page))].join('\n'),
  );
  return `${[`# ${title}`, ...(site.tagline ? [`> ${site.tagline}`] : []), ...sections].join('\n\n')}\n`;
}

/** Returns the Markdown of many pages, each below its URL. */
export const formatLlmsFullText = (pages: readonly Readonly<Record<'url' | 'text', string>>[]): string =>
  pages.map(({ url, text }) => `Source: ${url}\n\n${text}`).join('\n\n---\n\n');
