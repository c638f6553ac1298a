import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Version } from '../../lib/content/model/versions';
import { translationFolder } from '../../lib/content/source/translated-sources';

/** The translations of a new version, step by step. */
export interface StagedTranslations {
  /** Copies them aside. */
  copy(): void;
  /** Renames the copies to their folders. */
  place(): void;
  /** Removes what the other two steps have written. */
  discard(): void;
}

/** The folder of the translations of a version that was cut. */
export const versionTranslations = (contentFolder: string, locale: string, name: string): string =>
  path.join(translationFolder(contentFolder, locale), 'versioned_docs', name);

/** Prepares the translations of a new version called `name`, which are those of `origin`. */
export function stageTranslations(
  contentFolder: string,
  origin: Version,
  name: string,
  locales: readonly string[],
): StagedTranslations {
  const stages = locales.flatMap((locale) => {
    const source = path.join(translationFolder(contentFolder, locale), origin.folder);
    const folder = versionTranslations(contentFolder, locale, name);
    const aside = path.join(path.dirname(folder), `.cut-${process.pid}-${name}`);
    return existsSync(source) ? [{ source, aside, folder }] : [];
  });
  const written = new Set<string>();
  return {
    copy() {
      for (const { source, aside } of stages) {
        mkdirSync(path.dirname(aside), { recursive: true });
        written.add(aside);
        cpSync(source, aside, { recursive: true, dereference: true });
      }
    },
    place() {
      for (const { aside, folder } of stages) {
        renameSync(aside, folder);
        written.delete(aside);
        written.add(folder);
      }
    },
    discard: () => written.forEach((folder) => rmSync(folder, { recursive: true, force: true })),
  };
}
