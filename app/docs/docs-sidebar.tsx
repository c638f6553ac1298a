import { keepBranches } from '@/components/docs/sidebar/kept-branches';
import { drawBranches, isLargeTree } from '@/components/docs/sidebar/short-tree';
import { Sidebar } from '@/components/docs/sidebar/sidebar';
import { SidebarTree } from '@/components/docs/sidebar/sidebar-tree';
import type { TreeSource } from '@/components/docs/sidebar/use-tree';
import { loadRenderer, renderMarkup } from '@/components/static-markup/render-markup';
import { getSite } from '@/lib/config/site';
import { getSidebar } from '@/lib/content/pages';
import type { SidebarItem } from '@/lib/content/model/doc-page';
import type { SidebarChoice } from '@/lib/content/section-sidebar';
import { oncePer } from '@/lib/content/once-per';
import { keepWholeTree } from '@/lib/publish/whole-trees';

/** A large tree becomes a file of its own, and each page holds its branch. */
async function drawTree(items: readonly SidebarItem[]): Promise<TreeSource> {
  const html = await renderMarkup(<SidebarTree items={items} />);
  if (process.env.NODE_ENV !== 'production' || !isLargeTree(items)) return { html };
  const address = keepWholeTree(html);
  const draw = await loadRenderer();
  keepBranches(
    address,
    drawBranches(items, (list) => draw(<SidebarTree {...list} />)),
  );
  return { address };
}

/** Every page of a section has the same tree, and a build draws them all. */
const drawTreeOnce = oncePer(drawTree);

/** A sidebar of the index. Its tree is handed over as markup, so that the browser is not sent it as data too. */
export async function DocsSidebar({ id, version }: SidebarChoice) {
  const [site, items] = await Promise.all([getSite(), getSidebar(id, version)]);
  return (
    <Sidebar
      tree={await drawTreeOnce(items)}
      hideable={site.docs.sidebar.hideable}
      autoCollapseCategories={site.docs.sidebar.autoCollapseCategories}
      reachesTop={site.navbar.hideOnScroll}
      brand={{ title: site.navbar.title, logo: site.navbar.logo, siteTitle: site.title }}
    />
  );
}
