import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from './kept-builds/code-key';
import { keepNewest } from './kept-builds/newest-folders';

/** Those of two branches, between which someone changes. */
const mostKept = 2;

/** Writes `eidos-<version>.tgz`, exactly what would be published, into `folder`. */
export function packToolkit(folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['pack', '--workspace', 'eidos', '--pack-destination', folder, '--silent'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Writes the same file into `folder`; it is packed again only when something of the toolkit has changed. */
export function copyToolkit(folder: string): void {
  const kept = path.join('.cache/toolkit-package', hashFiles('packages/eidos'));
  if (!existsSync(kept)) {
    const aside = path.join('.cache', `toolkit-package.${process.pid}`);
    packToolkit(aside);
    mkdirSync(path.dirname(kept), { recursive: true });
    renameSync(aside, kept);
  }
  keepNewest(kept, mostKept);
  cpSync(kept, folder, { recursive: true });
}
