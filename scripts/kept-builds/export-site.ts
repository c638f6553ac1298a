import path from 'node:path';
import type { Environment } from '../../lib/config/environment';
import type { Site } from '../../lib/config/site';
import type { ContentIndex } from '../../lib/content/index/read-index';
import { TREE_FOLDER } from '../../lib/next-formats/names/addresses';
import { EXPORT_FOLDER } from '../../lib/next-formats/names/build-folders';
import { forgetWholeTrees, writeWholeTrees } from '../../lib/publish/whole-trees';
import { finishExport } from '../finish-export/finish-export';
import { listExportFiles } from '../finish-export/list-export-files';
import { writeCompanions } from '../finish-export/write-companions';
import { notBundled, stampFiles } from './code-key';
import { hashOf } from './hash';
import { keepExport, placeFiles, readKept, REST, type FileGroup, type FileGroups } from './kept-export';
import { keepNewest } from './newest-folders';
import { buildKeys, type BuildKeys } from './page-keys';
import { keepCompiled, runNext } from './run-next';

/** Sites whose export is kept: each language, preview and fixture is one. */
const mostKept = 6;

/** Where the finished export of a site is kept for its next build. */
function keptFolder({ basePath, locale }: Site, { contentFolder, configFile }: Environment): string {
  return path.join('.cache/export', hashOf([contentFolder, configFile, basePath, locale]));
}

/** The files of the export by group, with the key of each. */
function groupFiles({ pages, rest }: BuildKeys, filesOf: ReadonlyMap<string, readonly string[]>): FileGroups {
  const groups = [...pages].map(([page, key]) => [page, { key, files: filesOf.get(page) ?? [] }] as const);
  const grouped = new Set(groups.flatMap(([, { files }]) => files));
  const others = listExportFiles(EXPORT_FOLDER).filter((file) => !grouped.has(file));
  return new Map([...groups, [REST, { key: rest, files: others }]]);
}

/**
 * Prints what finishing has left as Next wrote it.
 * @throws in a build for tests
 */
function reportWarnings(warnings: readonly string[], { REFUSE_UNKNOWN_SHAPES }: NodeJS.ProcessEnv): void {
  for (const warning of warnings) console.warn(warning);
  if (warnings.length > 0 && REFUSE_UNKNOWN_SHAPES)
    throw new Error(`${warnings.length} steps of scripts/finish-export did not know a page's markup.`);
}

/** The trees of large sidebars, which the pages that are used again have. */
const treesIn = ({ key, files }: FileGroup): FileGroup => ({
  key,
  files: files.filter((file) => file.startsWith(`${TREE_FOLDER}/`)),
});

/**
 * Exports the site into `EXPORT_FOLDER` and finishes it. What an earlier build exported of the same is used again: all of
 * it when nothing has changed, else the pages whose text and surroundings are the same.
 */
export async function exportSite(
  site: Site,
  index: ContentIndex,
  variables: Environment,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const sources = () =>
    [stampFiles('.', notBundled), stampFiles('scripts'), stampFiles(variables.contentFolder)].join('\n');
  const before = sources();
  const keys = await buildKeys(site, index, variables, environment);
  const folder = keptFolder(site, variables);
  const kept = readKept(folder);
  const keptRest = kept.get(REST);
  // Without the rest nothing can be used again: it holds the trees of large sidebars, which are written when a page is rendered.
  const isSame = (page: string) => keptRest !== undefined && kept.get(page)?.key === keys.pages.get(page);
  const pages = [...keys.pages.keys()];
  const changed = pages.filter((page) => !isSame(page));
  if (keptRest?.key === keys.rest && changed.length === 0) {
    placeFiles(kept, folder, EXPORT_FOLDER);
    keepNewest(folder, mostKept);
    return;
  }
  // An export refuses a route without any page.
  const rendered = new Set(changed.length > 0 ? changed : pages.slice(0, 1));
  const again = new Map([...kept].filter(([page]) => isSame(page) && !rendered.has(page)));
  forgetWholeTrees();
  await runNext(keys, [...rendered], environment);
  writeWholeTrees(EXPORT_FOLDER);
  const { filesOf: finished, warnings } = finishExport(EXPORT_FOLDER, site);
  reportWarnings(warnings, environment);
  placeFiles(again, folder, EXPORT_FOLDER);
  if (keptRest && again.size > 0) placeFiles(new Map([[REST, treesIn(keptRest)]]), folder, EXPORT_FOLDER);
  const companions = await writeCompanions(EXPORT_FOLDER, [...finished.keys()], site, index);
  const filesOf = new Map([
    ...[...again].map(([page, { files }]) => [page, files] as const),
    ...[...finished].map(([page, files]) => [page, [...files, ...(companions.get(page) ?? [])]] as const),
  ]);
  // A page that is not finished is tried again.
  if (warnings.length > 0) return;
  // A source that changed during the build may be in the export although the keys were made without it.
  if (sources() !== before) return;
  keepCompiled(keys);
  keepExport(folder, EXPORT_FOLDER, groupFiles(keys, filesOf));
  keepNewest(folder, mostKept);
}
