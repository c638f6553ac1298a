import type { ReactNode } from 'react';
import { SearchButton } from '@/components/search/search-button';
import { ColorModeToggle } from '@/components/shell/color-mode-toggle';
import { Shell } from '@/components/shell/shell';
import type { Site } from '@/lib/config/site';
import { resolveNavbar } from '@/lib/navigation/resolve-navbar';
import { colorModeSettings } from '@/lib/theme/color-mode';

interface SiteShellProps {
  readonly site: Site;
  readonly children: ReactNode;
}

/** The shell as the site is configured. */
export async function SiteShell({ site, children }: SiteShellProps) {
  const { navbar, footer, announcementBar, basePath, colorMode } = site;
  const { start, end, docs } = await resolveNavbar(site);
  return (
    <Shell
      announcementBar={announcementBar}
      navbar={{
        brand: { title: navbar.title, logo: navbar.logo, siteTitle: site.title },
        start,
        end,
        docs,
        barStyle: navbar.style,
        hideOnScroll: navbar.hideOnScroll,
        search: <SearchButton indexUrl={`${basePath}/search-index.json`} />,
        colorToggle: colorMode.disableSwitch ? undefined : (
          <ColorModeToggle defaultMode={colorModeSettings(site).defaultMode} />
        ),
      }}
      footer={footer && { ...footer, footerStyle: footer.style, organizationName: site.organizationName }}
    >
      {children}
    </Shell>
  );
}
