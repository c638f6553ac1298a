import { Sidebar } from '@/components/docs/sidebar/sidebar';
import { SidebarTree } from '@/components/docs/sidebar/sidebar-tree';
import { getSite } from '@/lib/config/site';
import { getSidebar } from '@/lib/content/pages';
import type { SidebarChoice } from '@/lib/content/section-sidebar';

/** A sidebar of the index. Its tree is handed over as markup, so that the browser is not sent it as data too. */
export async function DocsSidebar({ id, version }: SidebarChoice) {
  const [site, items] = await Promise.all([getSite(), getSidebar(id, version)]);
  const { renderToStaticMarkup } = await import('react-dom/server');
  return (
    <Sidebar
      html={renderToStaticMarkup(<SidebarTree items={items} />)}
      hideable={site.docs.sidebar.hideable}
      autoCollapseCategories={site.docs.sidebar.autoCollapseCategories}
      reachesTop={site.navbar.hideOnScroll}
      brand={{ title: site.navbar.title, logo: site.navbar.logo, siteTitle: site.title }}
    />
  );
}
