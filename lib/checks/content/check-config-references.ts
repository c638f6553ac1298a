import { readFileSync } from 'node:fs';
import { type Diagnostic, displayPath } from '../../config/diagnostics/diagnostic';
import type { SiteConfig } from '../../config/schema';
import type { VersionIndex } from '../../content/index/build-index';
import { navbarItems, type PlacedItem } from '../links/config-links';
import type { DocPage } from '../../content/model/doc-page';
import { keyOf } from '../../config/diagnostics/explain-schema';
import { lineOfName } from '../../content/source/frontmatter';
import { unknownDocMessage, unknownSidebarMessage } from '../../content/model/unknown-id';

/** Kinds of items that lead into the docs. */
const docsFeatures: ReadonlySet<string> = new Set([
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
]);

/**
 * What the configuration names and the content does not hold: pages and sidebars of navbar items, the main page.
 * A navbar item that cannot be rendered is an error here, because the page is static.
 * @param file the name of the configuration in messages.
 */
export function checkConfigReferences(
  config: SiteConfig,
  versions: readonly VersionIndex[],
  file: string,
): Diagnostic[] {
  const names = versions.map(({ version }) => version.name);
  const docIds = [...new Set(versions.flatMap(({ pages }) => pages.map(({ id }) => id)))];
  const filled = versions.flatMap(({ sidebars }) => [...sidebars].filter(([, items]) => items.length > 0));
  const sidebarIds = [...new Set(versions.flatMap(({ sidebars }) => [...sidebars.keys()]))];
  const noDocs = [
    `You are using a feature of the ${config.title} docs plugin, but this plugin does not seem to be enabled (pluginId=default).`,
    'Write a page below the docs’ folder, or remove the item.',
  ] as const;
  const diagnostic = (path: readonly PropertyKey[], message: string, fix: string): Diagnostic => ({
    file,
    message: `${keyOf(path)}: ${message}`,
    fix,
  });

  const ofItem = ({ item, path }: PlacedItem): Diagnostic[] => {
    if (docIds.length === 0) return docsFeatures.has(item.type) ? [diagnostic(path, ...noDocs)] : [];
    if (item.type === 'doc' && !docIds.includes(item.docId)) {
      const message = unknownDocMessage(item.docId, names, docIds);
      return [diagnostic([...path, 'docId'], message, 'Write one of these.')];
    }
    if (item.type !== 'docSidebar') return [];
    if (!sidebarIds.some((id) => id === item.sidebarId)) {
      const message = unknownSidebarMessage(item.sidebarId, names, sidebarIds);
      return [diagnostic([...path, 'sidebarId'], message, 'Write one of these.')];
    }
    if (filled.some(([id]) => id === item.sidebarId)) return [];
    const message = `DocSidebarNavbarItem: Sidebar with ID "${item.sidebarId}" doesn't have anything to be linked to.`;
    return [diagnostic([...path, 'sidebarId'], message, 'Add a page to the sidebar, or remove the item.')];
  };

  const main = docIds.includes(config.docs.mainDoc)
    ? []
    : [
        diagnostic(
          ['docs', 'mainDoc'],
          unknownDocMessage(config.docs.mainDoc, names, docIds),
          'Write one of these.',
        ),
      ];
  return [...main, ...navbarItems(config).flatMap(ofItem)];
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
  const missing = (
    file: string,
    key: string,
    picture: string | undefined,
    findLine?: () => number | undefined,
  ) => {
    if (picture === undefined || /^https?:\/\//.test(picture) || files.includes(picture)) return [];
    const message = `${key}: is "${picture}", and there is no file public${picture.replace(/^\/?/, '/')}.`;
    const fix = "Put the picture there, or correct the path; it begins with '/'.";
    return [{ file, line: findLine?.(), message, fix }];
  };
  const ofConfig = Object.entries({
    favicon,
    image,
    'navbar.logo.src': navbar.logo?.src,
    'navbar.logo.srcDark': navbar.logo?.srcDark,
    'footer.logo.src': footer?.logo?.src,
    'footer.logo.srcDark': footer?.logo?.srcDark,
  }).flatMap(([key, picture]) => missing(configFile, key, picture));
  const ofPages = pages.flatMap(({ image: picture, sourceFile }) =>
    missing(displayPath(sourceFile), 'image', picture, () =>
      lineOfName('image', readFileSync(sourceFile, 'utf8')),
    ),
  );
  return [...ofConfig, ...ofPages];
}
