import path from 'node:path';
import type { Environment } from '../../config/environment';
import type { Site } from '../../config/site';
import { lastUpdatesOf, navigationFile } from '../../content/index/read-index';
import { readVersions } from '../../content/model/versions';
import { sidebarFinder } from '../../content/navigation/placement';
import { readNavigation } from '../../content/navigation/read-navigation';
import { buildTree, type TreeNode } from '../../content/navigation/sidebar-tree';
import { readSources, type Source } from '../../content/source/read-sources';
import { readTranslations, translationFolder } from '../../content/source/translated-sources';
import { readCatalogue } from '../../content/source/translation-catalogue';
import { displayPath } from '../../config/diagnostics/diagnostic';
import { labelsIn } from '../../translations/labels';
import { texts } from '../../translations/texts';

/** What is left to translate into a locale. */
export interface TranslationStatus {
  readonly missingTexts: readonly string[];
  readonly missingLabels: readonly string[];
  /** Pages without a translation, and where it would be. */
  readonly untranslated: readonly { readonly page: string; readonly translation: string }[];
  /** Translations whose page was changed after them, with the days of both. */
  readonly outdated: readonly Outdated[];
}

interface Outdated {
  readonly page: string;
  readonly changed: string;
  readonly translation: string;
  readonly translated: string;
}

const hasLetters = (label: string) => /\p{L}/u.test(label);

/** Labels of categories, without those that are fields of a page, which its translation has. */
function categoryLabels(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node): string[] => {
    if (node.kind !== 'category') return [];
    const isOfPage = node.label === node.page?.source.frontmatter.sidebar_label;
    return [...(isOfPage ? [] : [node.label]), ...categoryLabels(node.children)];
  });
}

/** Labels of the configuration and of every navigation; names and numbers are the same in all languages. */
async function labelsOf(site: Site, contentFolder: string, sources: readonly Source[]): Promise<string[]> {
  const navigations = readVersions(site.docs).map(async (version) => {
    const { navigation } = await readNavigation(navigationFile(contentFolder, version));
    const sidebarOf = sidebarFinder(navigation);
    const trees = Object.entries(navigation).map(([id, sidebar]) => {
      const own = sources.filter((source) => source.version === version.name && sidebarOf(source) === id);
      return buildTree(
        sidebar,
        own.map((source) => ({ source, path: '' })),
      );
    });
    return { navigation, categories: categoryLabels(trees.flat()).map((label) => ({ label })) };
  });
  const labels = labelsIn([{ ...site, i18n: undefined }, await Promise.all(navigations)]);
  return labels.filter((label) => hasLetters(label) && label !== site.title);
}

const dayOf = (date: string) => date.slice(0, 10);

async function outdatedOf(sources: readonly Source[], contentFolder: string): Promise<Outdated[]> {
  const { commits } = await lastUpdatesOf(contentFolder);
  return sources.flatMap(({ path: file, originalPath }): Outdated[] => {
    const [changed, translated] = [commits.get(originalPath)?.date, commits.get(file)?.date];
    if (changed === undefined || translated === undefined || changed <= translated) return [];
    const [page, translation] = [displayPath(originalPath), displayPath(file)];
    return [{ page, changed: dayOf(changed), translation, translated: dayOf(translated) }];
  });
}

/**
 * Finds what is left to translate. Outside of a repository, and in a clone without its whole history, no translation
 * counts as outdated.
 * @param site read without LOCALE, so that its labels are those of the default language.
 * @throws {ContentError} when the content or the translations cannot be read at all.
 */
export async function translationStatus(
  site: Site,
  { contentFolder }: Pick<Environment, 'contentFolder'>,
  locale: string,
): Promise<TranslationStatus> {
  const versions = readVersions(site.docs);
  const originals = readSources(contentFolder, versions);
  const { sources } = readTranslations(contentFolder, versions, originals, locale);
  const catalogue = await readCatalogue(contentFolder, locale);
  const folder = translationFolder(contentFolder, locale);
  return {
    missingTexts: texts.filter((text) => catalogue.texts[text] === undefined),
    missingLabels: (await labelsOf(site, contentFolder, originals.sources)).filter(
      (label) => catalogue.labels[label] === undefined,
    ),
    untranslated: sources
      .filter(({ isUntranslated }) => isUntranslated)
      .map(({ path: file }) => ({
        page: displayPath(file),
        translation: displayPath(path.join(folder, path.relative(contentFolder, file))),
      })),
    outdated: await outdatedOf(
      sources.filter(({ isUntranslated }) => !isUntranslated),
      contentFolder,
    ),
  };
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0
    ? []
    : [`  ${heading} (${lines.length}):`, ...lines.map((line) => `    ${line}`), ''];
}

/** Lists what is left to translate into a locale; empty when nothing is. */
export function printStatus(locale: string, catalogue: string, status: TranslationStatus): string {
  const lines = [
    ...section(
      `Texts without a translation in ${catalogue}`,
      status.missingTexts.map((text) => JSON.stringify(text)),
    ),
    ...section(
      `Labels without a translation in ${catalogue}`,
      status.missingLabels.map((label) => JSON.stringify(label)),
    ),
    ...section(
      'Pages without a translation',
      status.untranslated.map(({ page, translation }) => `${page} -> ${translation}`),
    ),
    ...section(
      'Translations older than their page',
      status.outdated.map(
        ({ page, changed, translation, translated }) =>
          `${translation} of ${translated}; ${page} was changed on ${changed}`,
      ),
    ),
  ];
  return lines.length === 0 ? '' : [`${locale}:`, ...lines].join('\n');
}
