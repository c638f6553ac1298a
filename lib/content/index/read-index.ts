import { existsSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment, type Environment } from '../../config/environment';
import type { Site } from '../../config/site';
import { buildVersion, type VersionIndex } from './build-index';
import { printDiagnostic, type Diagnostic } from '../../diagnostics/diagnostic';
import { windowsWarnings } from './check-address';
import { readLastUpdates } from '../source/last-updates';
import type { DocPage } from '../model/doc-page';
import { readNavigation } from '../navigation/read-navigation';
import { readSources } from '../source/read-sources';
import { readVersions, type Version } from '../model/versions';

/** All versions of the docs, and what is wrong with them. */
export interface ContentIndex {
  readonly versions: readonly VersionIndex[];
  /** The pages of every version; one list for as long as the index lives. */
  readonly pages: readonly DocPage[];
  readonly diagnostics: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
}

/** Two versions that share a navigation share its faults. */
function withoutRepetitions(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [printDiagnostic(diagnostic), diagnostic])).values()];
}

let lastUpdates: { readonly folder: string; readonly dates: ReturnType<typeof readLastUpdates> } | undefined;

/** The history is read once for each process: dates that change while someone writes are of no use. */
function lastUpdatesOf(folder: string): ReturnType<typeof readLastUpdates> {
  if (lastUpdates?.folder !== folder) lastUpdates = { folder, dates: readLastUpdates(folder) };
  return lastUpdates.dates;
}

/** The navigation of a version: its own when its folder holds one, else the content folder's. */
function navigationFile(contentFolder: string, version: Version): string {
  const own = path.join(contentFolder, version.folder, 'navigation.ts');
  return existsSync(own) ? own : path.join(contentFolder, 'navigation.ts');
}

/**
 * Reads the whole content. Faults within pages are listed, so that a caller can add more before it stops.
 * @param contentFolder default: the folder that the environment names.
 * @throws {ContentError} when the folder or the navigation cannot be used at all.
 */
export async function readIndex(
  site: Site,
  { contentFolder }: Pick<Environment, 'contentFolder'> = readEnvironment(),
): Promise<ContentIndex> {
  const versions = readVersions(site.docs);
  const { sources, diagnostics, warnings } = await readSources(contentFolder, versions);
  const options = {
    site,
    drafts: process.env.NODE_ENV === 'development',
    lastUpdates: await lastUpdatesOf(contentFolder),
    root: process.cwd(),
  };
  const built = await Promise.all(
    versions.map(async (version) => {
      const navigation = await readNavigation(navigationFile(contentFolder, version));
      const own = sources.filter((source) => source.version === version.name);
      return buildVersion({ version, sources: own, navigation }, options);
    }),
  );
  return {
    versions: built,
    pages: built.flatMap(({ pages }) => pages),
    diagnostics: withoutRepetitions([...diagnostics, ...built.flatMap((version) => version.diagnostics)]),
    warnings: [...warnings, ...sources.flatMap(windowsWarnings)],
  };
}
