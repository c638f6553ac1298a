import { Sidebar } from '@/components/docs/sidebar/sidebar';
import { SidebarTree } from '@/components/docs/sidebar/sidebar-tree';
import { getSite } from '@/lib/config/site';
import { getSidebar } from '@/lib/content/pages';
import type { SidebarItem } from '@/lib/content/page';
import type { SidebarChoice } from '@/lib/content/section-sidebar';

/** Trees drawn already: every page of a section has the same, and a build draws them all. */
const drawn = new WeakMap<readonly SidebarItem[], string>();

async function drawTree(items: readonly SidebarItem[]): Promise<string> {
  const known = drawn.get(items);
  if (known !== undefined) return known;
  const { renderToStaticMarkup } = await import('react-dom/server');
  const html = renderToStaticMarkup(<SidebarTree items={items} />);
  drawn.set(items, html);
  return html;
}

/** A sidebar of the index. Its tree is handed over as markup, so that the browser is not sent it as data too. */
export async function DocsSidebar({ id, version }: SidebarChoice) {
  const [site, items] = await Promise.all([getSite(), getSidebar(id, version)]);
  return (
    <Sidebar
      html={await drawTree(items)}
      hideable={site.docs.sidebar.hideable}
      autoCollapseCategories={site.docs.sidebar.autoCollapseCategories}
      reachesTop={site.navbar.hideOnScroll}
      brand={{ title: site.navbar.title, logo: site.navbar.logo, siteTitle: site.title }}
    />
  );
}
