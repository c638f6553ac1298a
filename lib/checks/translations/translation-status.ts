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
import { catalogueFile, readCatalogue } from '../../content/source/translation-catalogue';
import { displayPath } from '../../config/diagnostics/diagnostic';
import { labelsIn } from '../../translations/labels';
import { texts } from '../../translations/texts';

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

async function outdatedOf(sources: readonly Source[], contentFolder: string): Promise<string[]> {
  const { commits } = await lastUpdatesOf(contentFolder);
  return sources.flatMap(({ path: file, originalPath }) => {
    const [changed, translated] = [commits.get(originalPath)?.date, commits.get(file)?.date];
    if (changed === undefined || translated === undefined || changed <= translated) return [];
    const [page, translation] = [displayPath(originalPath), displayPath(file)];
    return [`${translation} of ${dayOf(translated)}; ${page} was changed on ${dayOf(changed)}`];
  });
}

/**
 * Lists what is left to translate into a locale; empty when nothing is. Outside of a repository, and in a clone without its whole
 * history, no translation counts as outdated.
 * @param site read without LOCALE, so that its labels are those of the default language.
 * @throws {ContentError} when the content or the translations cannot be read at all.
 */
export async function listUntranslated(
  site: Site,
  { contentFolder }: Pick<Environment, 'contentFolder'>,
  locale: string,
): Promise<string> {
  const versions = readVersions(site.docs);
  const originals = readSources(contentFolder, versions);
  const { sources } = readTranslations(contentFolder, versions, originals, locale);
  const catalogue = await readCatalogue(contentFolder, locale);
  const catalogueName = displayPath(catalogueFile(contentFolder, locale));
  const folder = translationFolder(contentFolder, locale);
  const labels = await labelsOf(site, contentFolder, originals.sources);
  const pageLine = ({ path: file }: Source) =>
    `${displayPath(file)} -> ${displayPath(path.join(folder, path.relative(contentFolder, file)))}`;
  const sections: [heading: string, lines: string[]][] = [
    [
      `Texts without a translation in ${catalogueName}`,
      texts.filter((text) => catalogue.texts[text] === undefined).map((text) => JSON.stringify(text)),
    ],
    [
      `Labels without a translation in ${catalogueName}`,
      labels.filter((label) => catalogue.labels[label] === undefined).map((label) => JSON.stringify(label)),
    ],
    ['Pages without a translation', sources.filter(({ isUntranslated }) => isUntranslated).map(pageLine)],
    [
      'Translations older than their page',
      await outdatedOf(
        sources.filter(({ isUntranslated }) => !isUntranslated),
        contentFolder,
      ),
    ],
  ];
  const left = sections.filter(([, lines]) => lines.length > 0);
  return left
    .map(([heading, lines]) => `${locale}: ${heading} (${lines.length}):\n  ${lines.join('\n  ')}\n`)
    .join('\n');
}
