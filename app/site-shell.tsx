import type { ReactNode } from 'react';
import { SearchButton } from '@/components/search/search-button';
import { Shell } from '@/components/shell/shell';
import type { Site } from '@/lib/config/site';
import { getVersions } from '@/lib/content/pages';
import { resolveNavbar } from '@/lib/publish/navbar/resolve-navbar';
import { searchScopes } from '@/lib/publish/search/search-urls';
import { colorModeSettings } from '@/lib/browser/theme/color-mode';

/** Where the configuration disables the switch, its script is left out of the build: every page would bring it. */
async function renderColorToggle(site: Site): Promise<ReactNode> {
  if (process.env.NEXT_PUBLIC_COLOR_SWITCH !== 'on') return undefined;
  const { ColorModeToggle } = await import('@/components/shell/color-mode/color-mode-toggle');
  return <ColorModeToggle defaultMode={colorModeSettings(site).defaultMode} />;
}

/** The shell as the site is configured. */
export async function SiteShell({ site, children }: { readonly site: Site; readonly children: ReactNode }) {
  const { navbar, footer, announcementBar } = site;
  return (
    <Shell
      announcementBar={announcementBar}
      navbar={{
        brand: { title: navbar.title, logo: navbar.logo, siteTitle: site.title },
        ...(await resolveNavbar(site)),
        barStyle: navbar.style,
        hideOnScroll: navbar.hideOnScroll,
        search: <SearchButton scopes={searchScopes(await getVersions())} />,
        colorToggle: await renderColorToggle(site),
      }}
      footer={footer && { ...footer, organizationName: site.organizationName }}
    >
      {children}
    </Shell>
  );
}
