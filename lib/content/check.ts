import { readFileSync } from 'node:fs';
import { readEnvironment } from '../config/environment';
import { keyLines } from '../config/key-lines';
import { getSite, type Site } from '../config/site';
import { evaluate } from '../mdx/evaluate';
import { componentNames } from '../mdx/component-names';
import { normalizePath } from '../navigation/paths';
import { compileArticle } from './article';
import { configLinks } from './config-links';
import { configFaults, pictureFaults, type ConfigSource } from './config-references';
import { ContentError, type Fault } from './faults';
import { LinkChecker, type LinkSource } from './links';
import { navigationLinks } from './navigation-faults';
import type { Article, DocPage } from './page';
import { pageComponentFaults } from './page-components';
import { readIndex, type ContentIndex } from './read-index';
import { displayPath } from '../config/display-path';
import { readBody } from './read-sources';
import { releaseFaults } from './release-feed';
import { readSiteRoutes, type SiteRoutes } from './site-routes';
import { readVersions } from './versions';
import { printWarnings, type DuplicateRoute, type PageRemark, type Warnings } from './warnings';

export interface CheckResult {
  readonly faults: readonly Fault[];
  readonly warnings: Warnings;
  /** The warnings as text for a terminal; empty when there are none. */
  readonly printedWarnings: string;
}

/** How many pages are in work at once: enough to hide the disk, few enough to keep memory flat. */
const batchSize = 16;

const placeholders = Object.fromEntries(componentNames.map((name) => [name, 'div' as const]));

/** A text may compile and still fail when it runs: `{name}` is JavaScript. */
function evaluationFaults(file: string, compiledSource: string): Fault[] {
  try {
    evaluate(compiledSource, placeholders);
    return [];
  } catch (error) {
    const what = `An expression in braces fails: ${error instanceof Error ? error.message : String(error)}.`;
    return [{ file, what, cure: 'Write the value itself, or "\\{" where a brace is meant.' }];
  }
}

/** The build reads release notes into a feed and dates each version. */
async function feedFaults(page: DocPage, sections: Article['sections']): Promise<Fault[]> {
  const { sidebar, version, sourcePath } = page;
  const latest = readVersions((await getSite()).docs).find((candidate) => candidate.latest);
  if (sidebar !== 'releases' || version !== latest?.name) return [];
  const lines = (await readBody(sourcePath)).split('\n');
  return releaseFaults(sections).map(({ heading, what, cure }) => {
    const index = lines.findIndex((text) => text.startsWith('#') && text.includes(heading));
    return { file: displayPath(sourcePath), line: index < 0 ? undefined : index + 1, what, cure };
  });
}

interface CheckedPage {
  readonly source?: LinkSource;
  readonly faults: readonly Fault[];
  readonly remarks?: readonly PageRemark[];
}

async function checkPage(page: DocPage, pages: readonly DocPage[]): Promise<CheckedPage> {
  const { url, version, sourcePath } = page;
  const file = displayPath(sourcePath);
  try {
    const article = await compileArticle(page, pages);
    const { links, anchors, compiledSource } = article;
    const faults = [...evaluationFaults(file, compiledSource), ...(await feedFaults(page, article.sections))];
    const remarks = article.remarks.map((remark) => ({ file, ...remark }));
    return { source: { url, file, version, article: { links, anchors } }, faults, remarks };
  } catch (error) {
    if (error instanceof ContentError) return { faults: error.faults };
    throw error;
  }
}

async function checkPages(pages: readonly DocPage[]): Promise<CheckedPage[]> {
  const checked: CheckedPage[] = [];
  for (let start = 0; start < pages.length; start += batchSize) {
    const batch = pages.slice(start, start + batchSize);
    checked.push(...(await Promise.all(batch.map((page) => checkPage(page, pages)))));
  }
  return checked;
}

function findDuplicateRoutes(pages: readonly DocPage[]): DuplicateRoute[] {
  const filesByRoute = new Map<string, string[]>();
  for (const { url, sourcePath } of pages) {
    const route = normalizePath(url);
    filesByRoute.set(route, [...(filesByRoute.get(route) ?? []), displayPath(sourcePath)]);
  }
  return [...filesByRoute]
    .filter(([, files]) => files.length > 1)
    .map(([route, files]) => ({ route, files }));
}

function findBrokenLinks(
  site: Site,
  sources: readonly LinkSource[],
  { pages, versions }: ContentIndex,
  routes: SiteRoutes,
  { file, lineOf }: ConfigSource,
) {
  // A page whose text is faulty is still a page: only its anchors are unknown.
  const checker = new LinkChecker(sources, {
    ...routes,
    paths: [...routes.paths, ...pages.map(({ url }) => url)],
  });
  const shared = new Map([[file, configLinks(site, lineOf)]]);
  for (const { navigation } of versions) shared.set(navigation.file, navigationLinks(navigation));
  const outside = [...shared].map(([name, links]) => ({
    url: name,
    file: name,
    version: '',
    article: { links, anchors: [] },
  }));
  return [...sources, ...outside].flatMap((source) => checker.brokenLinks(source));
}

async function checkIndex(site: Site, index: ContentIndex): Promise<CheckResult> {
  const { versions, pages, faults, remarks } = index;
  const { configFile } = readEnvironment();
  const config = { file: displayPath(configFile), lineOf: keyLines(readFileSync(configFile, 'utf8')) };
  const checked = await checkPages(pages);
  const sources = checked.flatMap(({ source }) => (source ? [source] : []));
  const routes = readSiteRoutes(process.cwd());
  const warnings = {
    brokenLinks: findBrokenLinks(site, sources, index, routes, config),
    duplicateRoutes: findDuplicateRoutes(pages),
    remarks: [...remarks, ...checked.flatMap((page) => page.remarks ?? [])],
  };
  return {
    faults: [
      ...faults,
      ...checked.flatMap((page) => page.faults),
      ...pageComponentFaults(process.cwd()),
      ...pictureFaults(site, config, pages, routes.paths),
      // With pages missing because of their own faults, ids would be reported that are right.
      ...(faults.length > 0 ? [] : configFaults(site, versions, config)),
    ],
    warnings,
    printedWarnings: printWarnings(warnings, site.title),
  };
}

/**
 * Reads, compiles and checks the whole content, and leaves every page compiled in the cache.
 * @throws {ConfigError | EnvironmentError} when the configuration or the environment cannot be used.
 */
export async function checkContent(): Promise<CheckResult> {
  const site = await getSite();
  try {
    return await checkIndex(site, await readIndex(site));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const warnings = { brokenLinks: [], duplicateRoutes: [], remarks: [] };
    return { faults: error.faults, warnings, printedWarnings: '' };
  }
}

/**
 * Checks the content as a step before a build: prints warnings, stops at faults.
 * @throws {ContentError} with every fault of every file.
 */
export async function requireSoundContent(warn: (text: string) => void = console.warn): Promise<void> {
  const { faults, printedWarnings } = await checkContent();
  if (printedWarnings) warn(printedWarnings);
  if (faults.length > 0) throw new ContentError(faults);
}
