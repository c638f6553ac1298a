import { directionOf, htmlLang } from '../../config/locales';
import { encodePath } from '../../config/paths/paths';
import type { Site } from '../../config/site';
import type { DocPage, PageLink } from '../model/doc-page';
import type { Placement, SidebarPosition } from '../navigation/placement';
import type { LastCommit } from '../source/last-updates';
import type { Source } from '../source/read-sources';
import { segmentsOf } from '../model/routes';

/** Input of a page from outside its own file. */
export interface PageContext {
  readonly site: Site;
  /** The last commit of each file by its absolute path. */
  readonly lastUpdates: ReadonlyMap<string, LastCommit>;
  /** Absolute path of the repository's root, which edit links count from. */
  readonly root: string;
  readonly linkTo: (id: string) => PageLink | undefined;
}

function editUrlOf({ path }: Source, { site, root }: PageContext): string | undefined {
  if (site.repositoryUrl === undefined || !path.startsWith(`${root}/`)) return undefined;
  const file = path.slice(root.length + 1);
  return `${site.repositoryUrl}/edit/${encodePath(site.branch)}/${encodePath(file)}`;
}

function lastUpdateOf({ path }: Source, { lastUpdates, site }: PageContext): DocPage['lastUpdate'] {
  const commit = lastUpdates.get(path);
  const { date, author } = site.docs.lastUpdate;
  if (!commit || (!date && !author)) return undefined;
  return { ...(date && { date: commit.date }), ...(author && { author: commit.author }) };
}

/** The neighbor that the page names, else the one in its sidebar; `null` means none. */
function neighborOf(
  named: string | null | undefined,
  stop: SidebarPosition | undefined,
  { linkTo }: PageContext,
): PageLink | undefined {
  const id = named === undefined ? stop?.source.id : named;
  return id === undefined || id === null ? undefined : linkTo(id);
}

/** The levels of headings that the contents of a page have: its own, else those of the configuration. */
export function tableOfContentsOf(
  { frontmatter }: Pick<Source, 'frontmatter'>,
  { site }: Pick<PageContext, 'site'>,
): DocPage['tableOfContents'] {
  const { minHeadingLevel, maxHeadingLevel } = site.docs.tableOfContents;
  return {
    hidden: frontmatter.hide_table_of_contents,
    minHeadingLevel: frontmatter.toc_min_heading_level ?? minHeadingLevel,
    maxHeadingLevel: frontmatter.toc_max_heading_level ?? maxHeadingLevel,
  };
}

const defaultLanguage = (site: Site) => {
  const { defaultLocale } = site.i18n;
  return { lang: htmlLang(defaultLocale, site), dir: directionOf(defaultLocale, site) };
};

/** The page made of a source. */
export function toDocPage(
  source: Source,
  path: string,
  placement: Placement | undefined,
  context: PageContext,
): DocPage {
  const { frontmatter } = source;
  const { docs } = context.site;
  return {
    id: source.id,
    path,
    slug: segmentsOf(path),
    title: frontmatter.title,
    ...(source.heading !== undefined && { heading: source.heading }),
    description: frontmatter.description,
    sidebar: placement?.sidebar,
    keywords: frontmatter.keywords,
    image: frontmatter.image,
    tableOfContents: tableOfContentsOf(source, context),
    breadcrumbs: docs.breadcrumbs && placement ? placement.stop.trail : [],
    previous: neighborOf(frontmatter.pagination_prev, placement?.previous, context),
    next: neighborOf(frontmatter.pagination_next, placement?.next, context),
    editUrl: editUrlOf(source, context),
    lastUpdate: lastUpdateOf(source, context),
    draft: frontmatter.draft,
    unlisted: frontmatter.unlisted,
    version: source.version,
    sourceFile: source.path,
    originalFile: source.originalPath,
    untranslatedFrom: source.isUntranslated ? defaultLanguage(context.site) : undefined,
  };
}
