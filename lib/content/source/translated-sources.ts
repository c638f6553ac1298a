import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../config/diagnostics/diagnostic';
import type { Version } from '../model/versions';
import type { Frontmatter } from './frontmatter';
import { joinSources, readFolder, type ReadSources, type Source } from './read-sources';
import { translationFolder } from './translation-catalogue';

type Keys = readonly (keyof Frontmatter)[];

/** The words that readers see; those of the page would be in the wrong language. */
const words: readonly string[] = ['title', 'description', 'sidebar_label', 'pagination_label'] satisfies Keys;

/** The fields that a translation can have of its own. The page that it translates decides on all others, such as its URL. */
const ownNames: readonly string[] = [...words, ...(['keywords', 'image'] satisfies Keys)];

function checkNames(translation: Source, { frontmatter }: Source): Diagnostic[] {
  const written = Object.keys(translation.lines) as (keyof Frontmatter)[];
  return written
    .filter((name) => !ownNames.includes(name))
    .filter((name) => JSON.stringify(translation.frontmatter[name]) !== JSON.stringify(frontmatter[name]))
    .map((name) => ({
      file: translation.file,
      line: translation.lines[name],
      message: `${name}: differs from the page that this one translates.`,
      fix: `Remove it, or write it there. A translation has only these fields of its own: ${ownNames.join(', ')}.`,
    }));
}

function translated(translation: Source, original: Source): Source {
  const own = Object.entries(translation.frontmatter).filter(
    ([name]) => words.includes(name) || (ownNames.includes(name) && name in translation.lines),
  );
  const shared = Object.entries(original.frontmatter).filter(([name]) => !words.includes(name));
  const frontmatter = Object.fromEntries([...shared, ...own]) as Frontmatter;
  return { ...translation, frontmatter, originalPath: original.path };
}

function withoutOriginal({ file, id }: Source, { folder }: Version): Diagnostic {
  return {
    file,
    message: `It does not translate a page: there is no ${folder}/${id}${path.extname(file)}.`,
    fix: 'Rename it like the page that it translates, or delete it.',
  };
}

function translateVersion(
  contentFolder: string,
  version: Version,
  originals: readonly Source[],
  locale: string,
): ReadSources {
  const root = path.join(translationFolder(contentFolder, locale), version.folder);
  const { sources, diagnostics } = existsSync(root) ? readFolder(root, version.name) : joinSources([]);
  const translations = new Map(sources.map((source) => [source.id, source]));
  const pairs = originals.map((original) => ({ original, translation: translations.get(original.id) }));
  for (const { id } of originals) translations.delete(id);
  return {
    sources: pairs.map(({ original, translation }) =>
      translation ? translated(translation, original) : { ...original, isUntranslated: true },
    ),
    diagnostics: [
      ...diagnostics,
      ...pairs.flatMap(({ original, translation }) => (translation ? checkNames(translation, original) : [])),
      ...[...translations.values()].map((source) => withoutOriginal(source, version)),
    ],
  };
}

/**
 * Replaces the pages of each version with their translations. Pages without one stay in the default language and are
 * marked as untranslated.
 * @param originals what was read of the default language; its errors are part of the result.
 */
export function readTranslations(
  contentFolder: string,
  versions: readonly Version[],
  originals: ReadSources,
  locale: string,
): ReadSources {
  const translations = versions.map((version) => {
    const own = originals.sources.filter((source) => source.version === version.name);
    return translateVersion(contentFolder, version, own, locale);
  });
  return joinSources([{ ...originals, sources: [] }, ...translations]);
}
