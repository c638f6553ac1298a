import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, displayPath } from '../../config/diagnostics/diagnostic';
import { diagnosticAtKey } from '../../config/diagnostics/diagnostic-at-key';
import { groupBy } from '../../config/diagnostics/group-by';
import { otherLocales } from '../../config/locales';
import { listFiles } from '../../config/paths/list-files';
import type { SiteConfig } from '../../config/schema';
import type { VersionIndex } from '../../content/index/build-index';
import type { ContentIndex } from '../../content/index/read-index';
import type { DocPage } from '../../content/model/doc-page';
import { readVersions } from '../../content/model/versions';
import { chooseId, unknownId } from '../../content/model/unknown-id';
import { firstLink } from '../../content/navigation/sidebar-tree';
import { lineOfName } from '../../content/source/frontmatter';
import { navbarItems, type PlacedItem } from '../links/config-links';

type Problem = readonly [key: string, message: string, fix: string];

function problemsWithItem(
  { item, key }: PlacedItem,
  { version, pages, draftIds, sidebars, navigation }: VersionIndex,
): Problem[] {
  if ('docId' in item) {
    const ids = pages.map(({ id }) => id);
    if ([...ids, ...draftIds].includes(item.docId)) return [];
    return [[`${key}.docId`, unknownId('doc', item.docId, [version.name], ids), chooseId(item.docId, ids)]];
  }
  // Without its navigation a version would seem to have no sidebar.
  if (!('sidebarId' in item) || navigation.isUnreadable) return [];
  const { sidebarId } = item;
  const known = [...sidebars.keys()];
  const items = sidebars.get(sidebarId);
  if (items && firstLink(items)) return [];
  const [message, fix] = items
    ? [
        `DocSidebarNavbarItem: Sidebar with ID "${sidebarId}" doesn't have anything to be linked to.`,
        'Add a page to the sidebar, or remove the item.',
      ]
    : [unknownId('sidebar', sidebarId, [version.name], known), chooseId(sidebarId, known)];
  return [[`${key}.sidebarId`, message, fix]];
}

/** Reports an item that leads into the docs of a site without any. */
function problemsWithoutDocs({ item, key }: PlacedItem, title: string): Problem[] {
  if (!/^doc/.test(item.type)) return [];
  const message = `You are using a feature of the ${title} docs plugin, but this plugin does not seem to be enabled (pluginId=default).`;
  return [[key, message, 'Write a page below the docs’ folder, or remove the item.']];
}

/**
 * Reports names in the configuration that the content does not have: the main page, versions, and pages and sidebars of
 * navbar items. A navbar item that cannot be rendered is an error here, because the page is static.
 * @param file the name of the configuration in messages.
 */
export function checkConfigReferences(
  config: SiteConfig,
  { versions, pages }: ContentIndex,
  file: string,
): Diagnostic[] {
  const { mainDoc } = config.docs;
  const ids = [...new Set(pages.map(({ id }) => id))];
  const names = versions.map(({ version }) => version.name);
  const main: Problem = ['docs.mainDoc', unknownId('doc', mainDoc, names, ids), chooseId(mainDoc, ids)];
  const empty = pages.length === 0 ? [] : versions.filter((version) => version.pages.length === 0);
  const ofVersions = empty.map(({ version: { name, folder } }): Problem => {
    const addPage = `Add a page below ${folder}, or remove the version.`;
    return ['docs.versions', `hold "${name}", which has no page.`, addPage];
  });
  const latest = versions.filter(({ version }) => version.latest);
  const ofItems = navbarItems(config).flatMap((placed) =>
    pages.length === 0
      ? problemsWithoutDocs(placed, config.title)
      : latest.flatMap((version) => problemsWithItem(placed, version)),
  );
  return [...(ids.includes(mainDoc) ? [] : [main]), ...ofVersions, ...ofItems].map(([key, message, fix]) =>
    diagnosticAtKey(file, { key, message, fix }),
  );
}

/** Warns of pages in folders of versions and of languages that the configuration does not have: nobody can read them. */
export function findUnreadFolders(config: SiteConfig, file: string, contentFolder: string): Diagnostic[] {
  const ofVersions = readVersions(config.docs).map(({ folder }) => folder);
  const ofLanguages = otherLocales(config).flatMap((tag) => ofVersions.map((name) => `i18n/${tag}/${name}`));
  const read = [...ofVersions, ...ofLanguages];
  const pages = ['versioned_docs', 'i18n']
    .flatMap((name) => listFiles(path.join(contentFolder, name)).map((page) => `${name}/${page}`))
    .filter(
      (page) => /^(?!.*\/[._]).*\.mdx$/.test(page) && !read.some((name) => page.startsWith(`${name}/`)),
    );
  return [...groupBy(pages, (page) => page.split('/', 2).join('/'))].map(([name, [page]]) => ({
    file: displayPath(path.join(contentFolder, name)),
    message: `It has pages that are not read, such as ${page}.`,
    fix: `Name its version or language in ${file}, move them to where pages are read, or delete them.`,
  }));
}

/**
 * Pictures that the configuration or a page names and that are not below public/.
 * @param files decoded paths of everything below public/.
 */
export function checkPictures(
  { favicon, image, navbar, footer }: SiteConfig,
  configFile: string,
  pages: readonly Pick<DocPage, 'image' | 'sourceFile'>[],
  files: readonly string[],
): Diagnostic[] {
  const missing = (key: string, picture: string | undefined) => {
    if (picture === undefined || /^https?:\/\//.test(picture) || files.includes(picture)) return [];
    const message = `is "${picture}", and there is no file public${picture.replace(/^\/?/, '/')}.`;
    return [{ key, message, fix: "Put the picture there, or correct the path; it begins with '/'." }];
  };
  const ofConfig = Object.entries({
    favicon,
    image,
    'navbar.logo.src': navbar.logo?.src,
    'navbar.logo.srcDark': navbar.logo?.srcDark,
    'footer.logo.src': footer?.logo?.src,
    'footer.logo.srcDark': footer?.logo?.srcDark,
  }).flatMap(([key, picture]) => missing(key, picture));
  const ofPages = pages.flatMap(({ image, sourceFile }) =>
    missing('image', image).map(({ key, message, fix }) => ({
      file: displayPath(sourceFile),
      line: lineOfName(key, readFileSync(sourceFile, 'utf8')),
      message: `${key}: ${message}`,
      fix,
    })),
  );
  return [...ofConfig.map((problem) => diagnosticAtKey(configFile, problem)), ...ofPages];
}
