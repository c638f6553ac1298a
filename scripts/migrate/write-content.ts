import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A content folder that is complete before it has its name. */
export interface StagedContent {
  readonly folder: string;
  /** Gives the folder its name. */
  readonly place: () => void;
  readonly remove: () => void;
}

/** @throws when something is at the target already. */
export function requireFree(target: string): void {
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`${target} is not empty. Name a new folder with --to.`);
}

/** Writes files into a folder beside the target, so that nothing half-written is ever at the target. */
export function stageContent(target: string, files: ReadonlyMap<string, string | Buffer>): StagedContent {
  const folder = `${path.resolve(target)}.migrating-${process.pid}`;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    for (const [name, content] of files) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content, { flag: 'wx' });
    }
  } catch (error) {
    remove();
    throw error;
  }
  const place = () => {
    requireFree(target);
    if (existsSync(target)) rmdirSync(target);
    renameSync(folder, target);
  };
  return { folder, place, remove };
}
