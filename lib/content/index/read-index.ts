import { existsSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment, type Environment } from '../../config/environment';
import type { Site } from '../../config/site';
import { buildVersion, type VersionIndex } from './build-index';
import {
  ContentError,
  type Diagnostic,
  displayPath,
  printDiagnostic,
} from '../../config/diagnostics/diagnostic';
import { readLastUpdates } from '../source/last-updates';
import type { DocPage } from '../model/doc-page';
import { readNavigation, type NavigationSource } from '../navigation/read-navigation';
import type { Redirect } from '../source/redirects';
import { readSources } from '../source/read-sources';
import { readTranslations } from '../source/translated-sources';
import { readVersions, type Version } from '../model/versions';

export interface ContentIndex {
  readonly versions: readonly VersionIndex[];
  /** The pages of every version; one list for as long as the index lives. */
  readonly pages: readonly DocPage[];
  readonly redirects: readonly Redirect[];
  readonly diagnostics: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
}

let lastUpdates: { readonly folder: string; readonly read: ReturnType<typeof readLastUpdates> } | undefined;

/** The history is read once for each process: dates that change while someone writes are of no use. */
function lastUpdatesOf(folder: string): ReturnType<typeof readLastUpdates> {
  if (lastUpdates?.folder !== folder) lastUpdates = { folder, read: readLastUpdates(folder) };
  return lastUpdates.read;
}

/** A date that is missing is noticed late, and a wrong one never. */
function shallowWarning(folder: string): Diagnostic {
  return {
    file: displayPath(folder),
    message:
      'The pages have no date of their last update, because this clone has only a part of the history.',
    fix: 'Fetch the rest with "git fetch --unshallow"; on GitHub, give actions/checkout "fetch-depth: 0".',
  };
}

/** Without a navigation, pages and their links can be checked all the same. */
async function readNavigationOrNone(file: string, errors: Diagnostic[]): Promise<NavigationSource> {
  try {
    return await readNavigation(file);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    errors.push(...error.diagnostics);
    return { navigation: {}, file: displayPath(file), isUnreadable: true };
  }
}

/** The navigation of a version: its own when its folder holds one, else the content folder's. */
export function navigationFile(contentFolder: string, version: Version): string {
  const own = path.join(contentFolder, version.folder, 'navigation.ts');
  return existsSync(own) ? own : path.join(contentFolder, 'navigation.ts');
}

/**
 * Reads the whole content. Errors within pages are listed, so that a caller can add more before it stops.
 * @param contentFolder default: the folder that the environment names.
 * @throws {ContentError} when the folder cannot be used at all.
 */
export async function readIndex(
  site: Site,
  { contentFolder }: Pick<Environment, 'contentFolder'> = readEnvironment(),
): Promise<ContentIndex> {
  const versions = readVersions(site.docs);
  const originals = readSources(contentFolder, versions);
  const isDefault = site.locale === site.i18n.defaultLocale;
  const { sources, diagnostics } = isDefault
    ? originals
    : readTranslations(contentFolder, versions, originals, site.locale);
  const { commits, isShallow } = await lastUpdatesOf(contentFolder);
  const options = {
    site,
    drafts: process.env.NODE_ENV === 'development',
    lastUpdates: commits,
    root: process.cwd(),
  };
  const errors: Diagnostic[] = [];
  const built = await Promise.all(
    versions.map(async (version) => {
      const navigation = await readNavigationOrNone(navigationFile(contentFolder, version), errors);
      const own = sources.filter((source) => source.version === version.name);
      return buildVersion(version, own, navigation, options);
    }),
  );
  const ofVersions = built.flatMap((version) => version.diagnostics);
  const all = [...errors, ...diagnostics, ...ofVersions];
  return {
    versions: built,
    pages: built.flatMap(({ pages }) => pages),
    redirects: built.flatMap((version) => version.redirects),
    // Two versions that share a navigation share its errors.
    diagnostics: [...new Map(all.map((problem) => [printDiagnostic(problem), problem])).values()],
    warnings: isShallow ? [shallowWarning(contentFolder)] : [],
  };
}
