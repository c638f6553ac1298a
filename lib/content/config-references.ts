import { displayPath } from '../config/display-path';
import type { NavbarItem, NestedNavbarItem } from '../config/navbar-schema';
import type { SiteConfig } from '../config/schema';
import type { VersionIndex } from './build-index';
import type { Fault } from './faults';
import type { ArticleLink, DocPage } from './page';
import { unknownDocMessage, unknownSidebarMessage } from './unknown-id';

/** Kinds of items that lead into the docs. */
const docsFeatures: ReadonlySet<string> = new Set([
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
]);

type AnyItem = NavbarItem | NestedNavbarItem;

function nestedItems(item: AnyItem): readonly NestedNavbarItem[] {
  if (item.type === 'dropdown') return item.items;
  if (item.type === 'localeDropdown' || item.type === 'docsVersionDropdown') {
    return [...item.dropdownItemsBefore, ...item.dropdownItemsAfter];
  }
  return [];
}

function allItems({ navbar }: SiteConfig): AnyItem[] {
  return navbar.items.flatMap((item): AnyItem[] => [item, ...nestedItems(item)]);
}

/**
 * What the configuration names and the content does not hold: pages and sidebars of navbar items, the main page.
 * A navbar item that cannot be drawn is a fault here, because the page is static.
 * @param file the configuration's name, for messages.
 */
export function configFaults(config: SiteConfig, versions: readonly VersionIndex[], file: string): Fault[] {
  const names = versions.map(({ version }) => version.name);
  const docIds = [...new Set(versions.flatMap(({ pages }) => pages.map(({ id }) => id)))];
  const filled = versions.flatMap(({ sidebars }) => [...sidebars].filter(([, items]) => items.length > 0));
  const sidebarIds = [...new Set(versions.flatMap(({ sidebars }) => [...sidebars.keys()]))];
  const noDocs = [
    `You are using a feature of the ${config.title} docs plugin, but this plugin does not seem to be enabled (pluginId=default).`,
    'Write a page below the docs’ folder, or remove the item.',
  ] as const;
  const fault = (key: string, what: string, cure: string): Fault => ({ file, what: `${key}: ${what}`, cure });

  const ofItem = (item: AnyItem): Fault[] => {
    if (docIds.length === 0) return docsFeatures.has(item.type) ? [fault('navbar.items', ...noDocs)] : [];
    if (item.type === 'doc' && !docIds.includes(item.docId)) {
      return [
        fault(
          'navbar.items',
          unknownDocMessage(item.docId, names, docIds),
          'Write one of these as its docId.',
        ),
      ];
    }
    if (item.type !== 'docSidebar') return [];
    if (!sidebarIds.some((id) => id === item.sidebarId)) {
      const what = unknownSidebarMessage(item.sidebarId, names, sidebarIds);
      return [fault('navbar.items', what, 'Write one of these as its sidebarId.')];
    }
    if (filled.some(([id]) => id === item.sidebarId)) return [];
    const what = `DocSidebarNavbarItem: Sidebar with ID "${item.sidebarId}" doesn't have anything to be linked to.`;
    return [fault('navbar.items', what, 'Add a page to the sidebar, or remove the item.')];
  };

  const main = docIds.includes(config.docs.mainDoc)
    ? []
    : [fault('docs.mainDoc', unknownDocMessage(config.docs.mainDoc, names, docIds), 'Write one of these.')];
  return [...main, ...allItems(config).flatMap(ofItem)];
}

/** The links of navbar and footer that stay on the site, so that they are checked like a page's. */
export function configLinks({ navbar, footer, ...config }: SiteConfig): ArticleLink[] {
  const footerItems = (footer?.links ?? []).flatMap((entry) => ('items' in entry ? entry.items : [entry]));
  return [...allItems({ navbar, footer, ...config }), ...footerItems]
    .map((item) => ('to' in item ? item.to : undefined))
    .filter((to) => to !== undefined)
    .map((to) => ({ written: to, url: to, line: undefined }));
}

/** The pictures a configuration names, by their key. */
function configPictures({
  favicon,
  image,
  navbar,
  footer,
}: SiteConfig): [key: string, path: string | undefined][] {
  return [
    ['favicon', favicon],
    ['image', image],
    ['navbar.logo.src', navbar.logo?.src],
    ['navbar.logo.srcDark', navbar.logo?.srcDark],
    ['footer.logo.src', footer?.logo?.src],
    ['footer.logo.srcDark', footer?.logo?.srcDark],
  ];
}

/**
 * Pictures that the configuration or a page names and that are not below public/.
 * @param files decoded paths of everything below public/.
 */
export function pictureFaults(
  config: SiteConfig,
  configFile: string,
  pages: readonly Pick<DocPage, 'image' | 'sourcePath'>[],
  files: readonly string[],
): Fault[] {
  const known = new Set(files);
  const named = [
    ...configPictures(config).map(([key, path]) => ({ file: configFile, key, path })),
    ...pages.map(({ image, sourcePath }) => ({ file: displayPath(sourcePath), key: 'image', path: image })),
  ];
  return named.flatMap(({ file, key, path }) => {
    if (path === undefined || /^https?:\/\//.test(path) || known.has(path)) return [];
    const what = `${key}: is "${path}", and there is no file public${path.startsWith('/') ? '' : '/'}${path}.`;
    return [{ file, what, cure: "Put the picture there, or correct the path; it begins with '/'." }];
  });
}
