import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { COMPILED_FOLDER } from '../../lib/next-formats/names/build-folders';

/** Where a build leaves compiled pages for the next one. */
const MDX_CACHE = '.cache/mdx';

/** What building a number of pages takes. */
export interface BuildCost {
  /** User and system time of the build and all its processes, in seconds. */
  readonly cpuSeconds: number;
  readonly megabytes: number;
}

function folderBytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.reduce((sum, file) => {
    const entry = statSync(path.join(folder, file));
    return sum + (entry.isFile() ? entry.size : 0);
  }, 0);
}

/** What a build finds: nothing, what the same build has left, or that with another text of one page. */
export type BuildStart = 'from nothing' | 'again' | 'after an edit';

/**
 * Runs a build in `folder` and measures it. Needs bash, which alone reports the processor time of a process with its
 * children. Throws when the build fails.
 * @param outFolder where it writes the site, relative to `folder`
 */
export function measureCommand(
  command: string,
  folder: string,
  outFolder: string,
  env: NodeJS.ProcessEnv,
): BuildCost {
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['-c', `TIMEFORMAT='cpu %U %S'; time ${command} >/dev/null`],
    { cwd: folder, env, encoding: 'utf8' },
  );
  const cpu = /cpu ([\d.]+) ([\d.]+)/.exec(stderr);
  if (status !== 0 || !cpu)
    throw new Error(`The build for the benchmark failed: ${command}\n${stdout}${stderr}`);
  return {
    cpuSeconds: Number(cpu[1]) + Number(cpu[2]),
    megabytes: folderBytes(path.join(folder, outFolder)) / 1e6,
  };
}

/**
 * Builds a site of `count` pages into `outFolder`. Only a build from nothing writes the pages. Throws when the build fails.
 */
export function measureBuild(count: number, outFolder: string, start: BuildStart): BuildCost {
  if (start === 'from nothing')
    for (const folder of [COMPILED_FOLDER, MDX_CACHE]) rmSync(folder, { recursive: true, force: true });
  const command = `node scripts/run.mjs bench/build-pages '${start}' ${count} .cache/bench ${outFolder}`;
  return measureCommand(command, '.', outFolder, process.env);
}
