import path from 'node:path';
import type { Environment } from '../../lib/config/environment';
import type { Site } from '../../lib/config/site';
import type { ContentIndex } from '../../lib/content/index/read-index';
import { TREE_FOLDER } from '../../lib/next-formats/names/addresses';
import { EXPORT_FOLDER } from '../../lib/next-formats/names/build-folders';
import { forgetWholeTrees, writeWholeTrees } from '../../lib/publish/whole-trees';
import { finishExport } from '../finish-export/finish-export';
import { listExportFiles } from '../finish-export/list-export-files';
import { writePayloadRuns } from '../finish-export/payload-runs';
import { hashFiles, notBundled } from './code-key';
import { hashOf } from './hash';
import { copyFiles, keepExport, readKept, type FileGroups } from './kept-export';
import { keepNewest } from './newest-folders';
import { buildKeys, type BuildKeys } from './page-keys';
import { keepCompiled, runNext } from './run-next';

/** Name of the group that holds everything outside of the docs' pages. */
const REST = '';

/** Sites whose export is kept: each language, preview and fixture is one. */
const mostKept = 6;

/** Where the finished export of a site is kept for its next build. */
function keptFolder({ basePath, locale }: Site, { contentFolder, configFile }: Environment): string {
  return path.join('.cache/export', hashOf([contentFolder, configFile, basePath, locale]));
}

/** The files of the export by group, with the key of each. */
async function groupFiles(
  { pages, rest }: BuildKeys,
  filesOf: ReadonlyMap<string, readonly string[]>,
): Promise<FileGroups> {
  const groups = [...pages].map(([page, key]) => [page, { key, files: filesOf.get(page) ?? [] }] as const);
  const grouped = new Set(groups.flatMap(([, { files }]) => files));
  const others = (await listExportFiles(EXPORT_FOLDER)).filter((file) => !grouped.has(file));
  return new Map([...groups, [REST, { key: rest, files: others }]]);
}

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
    hashOf([hashFiles('.', notBundled), hashFiles('scripts'), hashFiles(variables.contentFolder)]);
  const before = sources();
  const keys = await buildKeys(site, index, variables, environment);
  const folder = keptFolder(site, variables);
  const kept = readKept(folder);
  if (kept.get(REST)?.key === keys.rest) {
    copyFiles(
      [...kept.values()].flatMap(({ files }) => files),
      folder,
      EXPORT_FOLDER,
    );
    keepNewest(folder, mostKept);
    return;
  }
  const unchanged = [...kept].filter(([page, { key }]) => keys.pages.get(page) === key);
  const changed = [...keys.pages.keys()].filter((page) => kept.get(page)?.key !== keys.pages.get(page));
  // An export refuses a route without any page.
  const rendered = changed.length > 0 ? changed : [...keys.pages.keys()].slice(0, 1);
  forgetWholeTrees();
  await runNext(keys, rendered, environment);
  writeWholeTrees(EXPORT_FOLDER);
  const filesOf = await finishExport(EXPORT_FOLDER, site);
  const again = unchanged.filter(([page]) => !rendered.includes(page));
  // The tree of a large sidebar is written when one of its pages is rendered; the pages used again have the same sidebars.
  const trees = (kept.get(REST)?.files ?? []).filter((file) => file.startsWith(`${TREE_FOLDER}/`));
  const files = [...again.flatMap(([, own]) => own.files), ...(again.length > 0 ? trees : [])];
  copyFiles(files, folder, EXPORT_FOLDER);
  writePayloadRuns(EXPORT_FOLDER, site, index, {
    folder,
    files: new Set(kept.get(REST)?.files),
    pages: new Set(again.map(([page]) => page)),
  });
  const groups = new Map([...again.map(([page, { files }]) => [page, files] as const), ...filesOf]);
  // A source that changed during the build may be in the export although the keys were made without it.
  if (sources() !== before) return;
  keepCompiled(keys);
  keepExport(folder, EXPORT_FOLDER, await groupFiles(keys, groups));
  keepNewest(folder, mostKept);
}
