import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Version } from '../../lib/content/model/versions';
import { translationFolder } from '../../lib/content/source/translated-sources';

/** Copies of translations that are not in their place yet. */
export interface StagedTranslations {
  place(): void;
  /** Removes them, wherever they are. */
  discard(): void;
}

/** Copies the translations of a version aside, for a new version called `name`. */
export function stageTranslations(
  contentFolder: string,
  origin: Version,
  name: string,
  locales: readonly string[],
): StagedTranslations {
  const copies = locales.flatMap((locale) => {
    const root = translationFolder(contentFolder, locale);
    const source = path.join(root, origin.folder);
    const versions = path.join(root, 'versioned_docs');
    const aside = path.join(versions, `.cut-${process.pid}-${name}`);
    return existsSync(source) ? [{ source, versions, aside, folder: path.join(versions, name) }] : [];
  });
  for (const { source, versions, aside } of copies) {
    mkdirSync(versions, { recursive: true });
    cpSync(source, aside, { recursive: true, dereference: true });
  }
  return {
    place: () => copies.forEach(({ aside, folder }) => renameSync(aside, folder)),
    discard: () =>
      copies
        .flatMap(({ aside, folder }) => [aside, folder])
        .forEach((folder) => rmSync(folder, { recursive: true, force: true })),
  };
}
