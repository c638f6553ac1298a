// First, because it names the order of the layers that every component's styles fill.
import './styles/site.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { announcementScript } from '@/components/shell/announcement/announcement-script';
import { PageNavigation } from '@/components/shell/navigation/page-navigation';
import { SKIP_LINK_ID } from '@/components/shell/skip-link/skip-link';
import { InlineScript } from '@/components/static-markup/inline-script';
import { getSite } from '@/lib/config/site';
import { siteMetadata } from '@/lib/publish/metadata';
import { FEED_PATH } from '@/lib/publish/release-feed';
import { earlyClickScript } from '@/lib/browser/page-load/early-clicks';
import { isolateScripts } from '@/lib/browser/page-load/inline-script';
import { colorModeSettings } from '@/lib/browser/theme/color-mode';
import { resourceDirectives } from '@/lib/mdx/plugins/page-policy/resource-policy';
import { themeScript } from '@/lib/browser/theme/theme-script';
import { SiteShell } from './site-shell';
import { headingFont } from './styles/fonts';

export async function generateMetadata(): Promise<Metadata> {
  return siteMetadata(await getSite());
}

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const site = await getSite();
  const { defaultLocale, localeConfigs } = site.i18n;
  return (
    // The script below sets attributes of the root before React sees it.
    <html
      lang={localeConfigs[defaultLocale]?.htmlLang ?? defaultLocale}
      dir="ltr"
      className={headingFont.variable}
      suppressHydrationWarning
    >
      <body>
        {/* A page that is being written blocks what its export will block; the export's policy has more to it. */}
        {process.env.NODE_ENV === 'development' && (
          <meta httpEquiv="Content-Security-Policy" content={resourceDirectives(site.embeds).join('; ')} />
        )}
        {site.publish.feed && (
          <link
            rel="alternate"
            type="application/atom+xml"
            title={`${site.title} releases`}
            href={`${site.basePath}${FEED_PATH}`}
          />
        )}
        <InlineScript
          isRepeated
          source={isolateScripts([
            themeScript(colorModeSettings(site)),
            ...(site.announcementBar ? [announcementScript(site.announcementBar.id)] : []),
            earlyClickScript(),
          ])}
        />
        <SiteShell site={site}>{children}</SiteShell>
        <PageNavigation basePath={site.basePath} focusTargetId={SKIP_LINK_ID} />
      </body>
    </html>
  );
}
