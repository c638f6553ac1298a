import type { DocPage, SidebarId } from './model/doc-page';
import { getPages } from './pages';

/** A sidebar of one version of the docs. */
export interface SidebarChoice {
  readonly id: SidebarId;
  readonly version: string;
}

function choiceOf({ sidebar, version }: DocPage): SidebarChoice | undefined {
  return sidebar === undefined ? undefined : { id: sidebar, version };
}

/**
 * The sidebar that every page below `/docs/<section>` shares, so that one layout can hold it while the pages change;
 * undefined when they differ, as they do below the path of an older version.
 */
export async function getSectionSidebar(section: string): Promise<SidebarChoice | undefined> {
  const pages = (await getPages()).filter(({ slug }) => slug[0] === section);
  const [first] = pages;
  if (!first || pages.some((page) => page.sidebar !== first.sidebar || page.version !== first.version))
    return undefined;
  return choiceOf(first);
}

/** The sidebar that a page has to bring itself, because its section has none for all. */
export async function getOwnSidebar(page: DocPage): Promise<SidebarChoice | undefined> {
  const shared = await getSectionSidebar(page.slug[0] ?? '');
  return shared ? undefined : choiceOf(page);
}
