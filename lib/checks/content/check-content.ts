import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../../config/environment';
import { getSite, type Site } from '../../config/site';
import { listFiles } from '../../config/paths/list-files';
import { normalizePath } from '../../config/paths/paths';
import { configHrefs } from '../links/config-links';
import { ContentError, type Diagnostic, displayPath } from '../../config/diagnostics/diagnostic';
import { groupBy } from '../../config/diagnostics/group-by';
import { checkRedirects } from '../links/check-redirects';
import { findBrokenLinks, type LinkSource } from '../links/broken-links';
import { navigationHrefs } from '../../content/navigation/read-navigation';
import type { DocPage } from '../../content/model/doc-page';
import { pipelineOptions } from '../../content/examine-article';
import { readCachedIndex } from '../../content/index/cached-index';
import type { ContentIndex } from '../../content/index/read-index';
import { readSiteRoutes } from '../links/site-routes';
import { readSearchTasks, readSynonyms, SEARCH_TASKS_FILE } from '../../publish/search-records';
import { checkPages } from './check-pages';
import { checkConfigReferences, checkPictures, findUnreadFolders } from './check-config-references';
import { printWarnings, type Warnings } from './warnings';

export interface CheckResult {
  readonly diagnostics: readonly Diagnostic[];
  readonly warnings: Warnings;
  readonly siteTitle: string;
}

const findDuplicateRoutes = (pages: readonly DocPage[]): Diagnostic[] =>
  [...groupBy(pages, ({ path }) => normalizePath(path))].flatMap(([route, same]) => {
    const [file = '', ...others] = same.map(({ sourceFile }) => displayPath(sourceFile));
    if (others.length === 0) return [];
    const message = `Attempting to create page at ${route}, but a page already exists at this route.`;
    const fix = `It is made by ${[file, ...others].join(' and ')}. Give one of them another slug.`;
    return [{ file, message, fix }];
  });

/** The links of the configuration, of the sidebars and of the search's tasks, each named by its file. */
async function linksOutsidePages(
  site: Site,
  versions: ContentIndex['versions'],
  configFile: string,
): Promise<LinkSource[]> {
  const tasksFile = displayPath(path.join(readEnvironment().contentFolder, SEARCH_TASKS_FILE));
  const shared = new Map([
    [configFile, configHrefs(site)],
    [tasksFile, Object.values(await readSearchTasks())],
  ]);
  for (const { navigation } of versions) shared.set(navigation.file, navigationHrefs(navigation));
  return [...shared].map(([file, hrefs]) => {
    // A navigation that is missing has no links.
    const lines = hrefs.length > 0 ? readFileSync(file, 'utf8').split('\n') : [];
    const links = hrefs.map((href) => {
      // Without the quotes around it, it may be a part of another URL.
      const index = lines.findIndex((text) => {
        const parts = text.split(href);
        return parts.some((part, at) => /["'`=]$/.test(parts[at - 1] ?? '') && /^["'`\\>]/.test(part));
      });
      return { written: href, destination: href, line: index < 0 ? undefined : index + 1 };
    });
    return { page: file, file, version: '', article: { links, anchors: [] } };
  });
}

async function checkIndex(site: Site, index: ContentIndex): Promise<CheckResult> {
  const { versions, pages, diagnostics } = index;
  const configFile = displayPath(readEnvironment().configFile);
  const checked = await checkPages(pages, standalonePages(), pipelineOptions(site));
  const sources = checked.flatMap(({ source }) => (source ? [source] : []));
  const routes = readSiteRoutes();
  // A page whose text is wrong is still a page: only its anchors are unknown.
  const paths = [...routes, ...pages.map(({ path }) => path)];
  const moved = new Map(index.redirects.map(({ from, to }) => [from, to]));
  const files = pages.map(({ originalFile }) => displayPath(originalFile));
  // Rejects a wrong list before the build reads it.
  await readSynonyms();
  const linking = [...sources, ...(await linksOutsidePages(site, versions, configFile))];
  const warnings = {
    brokenLinks: findBrokenLinks(linking, sources, paths, moved, files),
    duplicateRoutes: findDuplicateRoutes(pages),
    fileWarnings: [
      ...index.warnings,
      ...findUnreadFolders(site, configFile, readEnvironment().contentFolder),
      ...checked.flatMap((page) => page.warnings ?? []),
    ],
  };
  const found = [
    ...diagnostics,
    ...checked.flatMap((page) => page.diagnostics),
    ...checkRedirects(index.redirects, paths),
    ...checkPageComponents(),
    ...checkPictures(site, configFile, pages, routes),
    ...checkConfigReferences(site, index, configFile),
  ];
  return { diagnostics: found, warnings, siteTitle: site.title };
}

/**
 * Reads, compiles and checks the whole content, and leaves every page compiled in the cache.
 * @throws {ContentError | EnvironmentError} when the configuration or the environment cannot be used.
 */
export async function checkContent(): Promise<CheckResult> {
  const site = await getSite();
  try {
    return await checkIndex(site, await readCachedIndex(site));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const warnings = { brokenLinks: [], duplicateRoutes: [], fileWarnings: [] };
    return { diagnostics: error.diagnostics, warnings, siteTitle: site.title };
  }
}

/**
 * Checks the content as a step before a build: prints warnings, stops at errors.
 * @throws {ContentError} with every error of every file, in a build for tests with the links and routes that are wrong, too.
 */
export async function requireValidContent(): Promise<void> {
  const { diagnostics, warnings, siteTitle } = await checkContent();
  const printed = printWarnings(warnings, siteTitle);
  if (printed) console.warn(printed);
  if (diagnostics.length > 0) throw new ContentError(diagnostics);
  const isWrong = warnings.brokenLinks.length + warnings.duplicateRoutes.length > 0;
  if (isWrong && process.env.BUILD_FOR_CHECKS) throw new Error('A link or a route is wrong: see above.');
}

const defaultExport = /^export\s+default\b|^export\s*\{[^}]*\bdefault\b[^}]*\}/m;

const appFiles = (name: RegExp): string[] =>
  listFiles('app')
    .map((file) => `app/${file}`)
    .filter((file) => name.test(file));

/** Route files of app/ that export no component for Next to render; a page in MDX always does. */
export const checkPageComponents = (): Diagnostic[] =>
  appFiles(/\/page\.tsx?$/)
    .filter((file) => !defaultExport.test(readFileSync(file, 'utf8')))
    .map((file) => ({
      file,
      message: `The page component at ${file} doesn't have a default export. This makes it impossible to render anything.`,
      fix: 'Consider default-exporting a React component.',
    }));

/** Absolute paths of the pages in app/ that are MDX themselves. */
export const standalonePages = (): string[] => appFiles(/\/page\.mdx$/).map((file) => path.resolve(file));
