import type { DocPage, SidebarId } from './model/doc-page';
import { memoizeByObject } from './memoize-by-object';
import { getPages } from './pages';

/** A sidebar of one version of the docs. */
export interface SidebarChoice {
  readonly id: SidebarId;
  readonly version: string;
}

function choiceOf({ sidebar, version }: DocPage): SidebarChoice | undefined {
  return sidebar === undefined ? undefined : { id: sidebar, version };
}

/** The first page of each section whose pages have one sidebar. */
const firstOfSections = memoizeByObject((pages: readonly DocPage[]) => {
  const sections = new Map<string, DocPage | undefined>();
  for (const page of pages) {
    const [section = ''] = page.slug;
    const first = sections.has(section) ? sections.get(section) : page;
    const isSame = first && first.sidebar === page.sidebar && first.version === page.version;
    sections.set(section, isSame ? first : undefined);
  }
  return sections;
});

/**
 * The sidebar that every page below `/docs/<section>` shares, so that one layout can hold it while the pages change;
 * undefined when they differ, as they do below the path of an older version.
 */
export async function getSectionSidebar(section: string): Promise<SidebarChoice | undefined> {
  const first = firstOfSections(await getPages()).get(section);
  return first && choiceOf(first);
}

/** The sidebar that a page has to bring itself, because its section has none for all. */
export async function getOwnSidebar(page: DocPage): Promise<SidebarChoice | undefined> {
  const shared = await getSectionSidebar(page.slug[0] ?? '');
  return shared ? undefined : choiceOf(page);
}
