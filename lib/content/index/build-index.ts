import { tableOfContentsOf, toDocPage, type PageContext } from './to-doc-page';
import type { Diagnostic } from '../../config/diagnostics/diagnostic';
import { problemWithSegment } from '../../config/paths/path-segment';
import { DOCS_PATH } from '../../config/paths/paths';
import type { DocPage, PageLink, SidebarId, SidebarItem } from '../model/doc-page';
import { checkCategories, misspelledSidebars, type NavigationSource } from '../navigation/read-navigation';
import { checkPlacement, type Placement, placementsOf, sidebarFinder } from '../navigation/placement';
import { redirectsOfPage, type Redirect } from '../source/redirects';
import type { Source } from '../source/read-sources';
import { routeOf, segmentsOf } from '../model/routes';
import { buildTree } from '../navigation/sidebar-tree';
import type { Version } from '../model/versions';

export interface VersionIndex {
  readonly version: Version;
  readonly pages: readonly DocPage[];
  readonly draftIds: readonly string[];
  readonly sidebars: ReadonlyMap<SidebarId, readonly SidebarItem[]>;
  readonly navigation: NavigationSource;
  /** Those that pages name themselves. */
  readonly redirects: readonly Redirect[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Finds the label and URL of a published page, for the links of its neighbors. */
function linkFinder(
  published: readonly Source[],
  placements: ReadonlyMap<string, Placement>,
  urlOf: (source: Source) => string,
): (id: string) => PageLink | undefined {
  const byId = new Map(published.map((source) => [source.id, source]));
  return (id) => {
    const source = byId.get(id);
    if (!source) return undefined;
    const { pagination_label: label, title } = source.frontmatter;
    return { label: label ?? placements.get(id)?.stop.trail.at(-1)?.label ?? title, path: urlOf(source) };
  };
}

/** Why a page cannot have the URL that its file's name and its slug make, as the ends of sentences. */
function problemsWith(path: string, versionPath: string): string[] {
  if (segmentsOf(path).length === 0) return [`${DOCS_PATH} leads to docs.mainDoc of the configuration`];
  // A slash at the end stands for a page that is a folder's own.
  const [, ...steps] = path.slice(versionPath.length).replace(/\/$/, '').split('/');
  return steps.flatMap((segment, index) => {
    // `x/index.html` is the file of `/x/`, even on a host that distinguishes upper and lower case.
    const isOwn = index === steps.length - 1 && /^index$/i.test(segment);
    const reason = isOwn ? 'is the name of a folder’s own page' : problemWithSegment(segment);
    return reason ? [segment ? `"${segment}" ${reason}` : 'it has two slashes in a row'] : [];
  });
}

function checkUrl(source: Source, path: string, versionPath: string): Diagnostic[] {
  const { file, lines, frontmatter } = source;
  const isNamed = frontmatter.slug === undefined;
  const fix = isNamed
    ? 'Rename the file or folder, or give the page a slug that begins with "/".'
    : "Write the page's path as its slug, for example 'install', or '/guides/install' to count from the docs' root.";
  return problemsWith(path, versionPath).map((reason) => ({
    file,
    line: isNamed ? undefined : lines.slug,
    message: `A page cannot have this URL: ${reason}.`,
    fix,
  }));
}

function checkContents(source: Source, context: Pick<PageContext, 'site'>): Diagnostic[] {
  const { minHeadingLevel: first, maxHeadingLevel: last } = tableOfContentsOf(source, context);
  if (first <= last) return [];
  const name = 'toc_min_heading_level' in source.lines ? 'toc_min_heading_level' : 'toc_max_heading_level';
  const message = `${name}: the first level is ${first}, which is above the last level, ${last}.`;
  const fix = 'Write a first level that is not above the last one.';
  return [{ file: source.file, line: source.lines[name], message, fix }];
}

/** Builds what one version of the docs holds; errors are listed, not thrown. Drafts are pages only while they are written. */
export function buildVersion(
  version: Version,
  sources: readonly Source[],
  navigation: NavigationSource,
  { drafts, ...options }: Omit<PageContext, 'linkTo'> & { readonly drafts: boolean },
): VersionIndex {
  const urlOf = ({ id, frontmatter }: Source) => routeOf(id, frontmatter.slug, version.path);
  const declared = Object.entries(navigation.navigation);
  const sidebarOf = sidebarFinder(navigation.navigation);
  const published = sources.filter(({ frontmatter }) => drafts || !frontmatter.draft);
  const trees = new Map(
    declared.map(([id, sidebar]) => {
      const placed = published.filter((source) => sidebarOf(source) === id);
      return [id, buildTree(sidebar, placed, urlOf)] as const;
    }),
  );
  const placements = placementsOf(trees);
  const context = { ...options, linkTo: linkFinder(published, placements, urlOf) };
  const ids = sources.map(({ id }) => id);
  const outside = sources.filter((one) => one.frontmatter.displayed_sidebar === undefined && !sidebarOf(one));
  const misspelled = misspelledSidebars(ids, outside, navigation);
  const rest = sources.filter(({ id }) => !misspelled.some(({ folder }) => id.startsWith(`${folder}/`)));
  return {
    version,
    navigation,
    pages: published.map((source) => toDocPage(source, urlOf(source), placements.get(source.id), context)),
    draftIds: sources.filter((source) => !published.includes(source)).map(({ id }) => id),
    redirects: published.flatMap((source) => redirectsOfPage(source, urlOf(source), version.path)),
    sidebars: new Map([...trees].map(([id, tree]) => [id, tree.map(({ item }) => item)])),
    diagnostics: [
      ...sources.flatMap((source) => checkUrl(source, urlOf(source), version.path)),
      ...sources.flatMap((source) => checkContents(source, options)),
      ...(navigation.isUnreadable
        ? []
        : rest.flatMap((source) => checkPlacement(source, sidebarOf(source), ids, navigation, version))),
      // Drafts count here, so that what a writer sees and what is published have the same errors.
      ...misspelled.map(({ error }) => error),
      ...declared.flatMap(([id]) => checkCategories(id, sources, navigation)),
    ],
  };
}
