import { Sidebar } from '@/components/docs/sidebar/sidebar';
import { SidebarTree } from '@/components/docs/sidebar/sidebar-tree';
import { renderMarkup } from '@/components/static-markup/render-markup';
import { getSite } from '@/lib/config/site';
import { getSidebar, type SidebarChoice } from '@/lib/content/pages';
import type { SidebarItem } from '@/lib/content/model/doc-page';
import { memoizeByObject } from '@/lib/content/memoize-by-object';
import { topLevel } from '@/lib/content/navigation/sidebar-tree';
import { isLargeTree, storeWholeTree } from '@/lib/publish/whole-trees';

const render = (items: readonly SidebarItem[]) => renderMarkup(<SidebarTree items={items} />);

/** A large tree becomes a file of its own, and each page holds its top level. */
async function renderTree(items: readonly SidebarItem[]) {
  const html = await render(items);
  if (process.env.NODE_ENV !== 'production' || !isLargeTree(html)) return { html };
  return { html: await render(topLevel(items)), wholeTree: storeWholeTree(html) };
}

/** Every page of a section has the same tree, and a build renders them all. */
const renderTreeOnce = memoizeByObject(renderTree);

/** A sidebar of the index. Its tree is handed over as markup, so that the browser is not sent it as data too. */
export async function DocsSidebar({ id, version }: SidebarChoice) {
  const [site, items] = await Promise.all([getSite(), getSidebar(id, version)]);
  return (
    <Sidebar
      {...await renderTreeOnce(items)}
      {...site.docs.sidebar}
      reachesTop={site.navbar.hideOnScroll}
      brand={{ title: site.navbar.title, logo: site.navbar.logo, siteTitle: site.title }}
    />
  );
}
