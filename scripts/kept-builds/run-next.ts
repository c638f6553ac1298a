import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { COMPILED_FOLDER } from '../../lib/next-formats/names/build-folders';
import { copyCompiled, DEVELOPMENT_FOLDER, renameBuild } from '../../lib/next-formats/output/compiled-site';
import { runCommand } from '../run-command';
import { toolPath } from '../tool-path';
import { keepNewest } from './newest-folders';
import type { BuildKeys } from './page-keys';

const KEPT = '.cache/compiled';
const LIST = '.cache/pages-to-render.json';

/**
 * Tells the bundler's allocator to return memory as soon as it is free. It returns it with later allocations otherwise, of which there are none
 * while pages are rendered: a third of the memory of a build. https://microsoft.github.io/mimalloc/environment.html
 */
const allocator = { MIMALLOC_PURGE_DELAY: '0' };

/** Sites that are built in turn: the shipped one, those of the browser tests and of the benchmark. */
const mostKept = 6;

/** Puts what was compiled in place for another build; returns whether anything was kept. */
function restoreCompiled(kept: string, id: string): boolean {
  if (!existsSync(kept)) return false;
  for (const name of existsSync(COMPILED_FOLDER) ? readdirSync(COMPILED_FOLDER) : [])
    if (name !== DEVELOPMENT_FOLDER)
      rmSync(path.join(COMPILED_FOLDER, name), { recursive: true, force: true });
  copyCompiled(kept, COMPILED_FOLDER);
  renameBuild(COMPILED_FOLDER, id);
  return true;
}

/** Keeps what was compiled for other builds. */
export function keepCompiled({ code }: BuildKeys): void {
  const kept = path.join(KEPT, code);
  keepNewest(kept, mostKept);
  if (existsSync(kept)) return;
  const aside = `${kept}.${process.pid}`;
  copyCompiled(COMPILED_FOLDER, aside);
  renameSync(aside, kept);
  keepNewest(kept, mostKept);
}

/**
 * Runs `next build`: compiles the site, unless what an earlier build compiled from the same code is kept, and renders
 * the pages in these files of the export, and everything outside of the docs' pages.
 */
export async function runNext(
  { code, shared }: BuildKeys,
  pages: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(LIST, JSON.stringify(pages));
  const isCompiled = restoreCompiled(path.join(KEPT, code), shared);
  const command = [
    toolPath('next'),
    'build',
    ...(isCompiled ? ['--experimental-build-mode', 'generate'] : []),
  ];
  const own = { PAGES_TO_RENDER: LIST, BUILD_ID: shared };
  await runCommand(process.execPath, command, { ...allocator, ...environment, ...own });
}
