import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listRepositoryFiles } from './list-repository';

/** Copies every file of the repository below `folder`, which is emptied first. */
export function copyRepository(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const file of listRepositoryFiles()) cpSync(file, path.join(folder, file));
}

/** Has the alias `@/` in some files of a copy lead into the copy: jest maps it to the repository itself. */
export function keepAliasWithin(folder: string, files: readonly string[]): void {
  for (const file of files) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(target, 'utf8').replaceAll("'@/", `'${folder}/`));
  }
}
