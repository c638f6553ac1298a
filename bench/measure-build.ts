import { spawnSync } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { requireValidContent } from '../lib/checks/content/check-content';
import { listFiles } from '../lib/config/paths/list-files';
import { COMPILED_FOLDER } from '../lib/config/next-formats/framework-files';
import { buildSite } from '../scripts/build-site';
import { editPage, writePages } from './write-pages';

/** Where a build leaves compiled pages for the next one. */
const MDX_CACHE = '.cache/mdx';

const folderBytes = (folder: string): number =>
  listFiles(folder).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);

/** The state before a build: nothing, or the files of the same build and an edited page. */
type BuildStart = 'from nothing' | 'after an edit';

/**
 * Builds a site of `count` pages into `outFolder` and measures it. Only a build from nothing writes the pages. Needs bash, which
 * alone reports the processor time of a process with its children.
 * @throws {Error} when the build fails.
 */
export function measureBuild(count: number, outFolder: string, start: BuildStart) {
  if (start === 'from nothing')
    for (const folder of [COMPILED_FOLDER, MDX_CACHE]) rmSync(folder, { recursive: true, force: true });
  const command = `node scripts/run.mjs ../bench/run-bench build '${start}' ${count} ${outFolder}`;
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['-c', `TIMEFORMAT='cpu %U %S'; time ${command} >/dev/null`],
    { encoding: 'utf8' },
  );
  const cpu = /cpu ([\d.]+) ([\d.]+)/.exec(stderr);
  if (status !== 0 || !cpu)
    throw new Error(`The build for the benchmark failed: ${command}\n${stdout}${stderr}`);
  return {
    // User and system time of the build and all its processes.
    cpuSeconds: Number(cpu[1]) + Number(cpu[2]),
    megabytes: folderBytes(outFolder) / 1e6,
  };
}

/** Builds the site that `measureBuild` measures, in a process of its own. */
export async function buildPages(start: string, count: number, outFolder: string): Promise<void> {
  const folder = '.cache/bench';
  const [contentFolder, configFile] = [`${folder}/content`, `${folder}/site.config.ts`];
  Object.assign(process.env, { NODE_ENV: 'production', CONTENT_DIR: contentFolder, SITE_CONFIG: configFile });
  if (start === 'from nothing') writePages('content', contentFolder, configFile, count);
  if (start === 'after an edit') editPage(contentFolder);
  await requireValidContent();
  await buildSite(outFolder);
}
