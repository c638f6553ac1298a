// First, because it names the order of the layers that every component's styles fill.
import './styles/site.css';
// Code that nearly every page needs, and prefetching, comes in one file with the rest of the shell.
import '@/components/docs/article';
import '@/components/docs/docs-frame';
import '@/components/docs/sidebar/sidebar';
import './error';
import './global-error';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { announcementScript } from '@/components/shell/announcement/announcement-bar';
import { PageNavigation } from '@/components/shell/navigation/page-navigation';
import { InlineScript } from '@/components/static-markup/static-markup';
import { directionOf, htmlLang } from '@/lib/config/locales';
import { getSite } from '@/lib/config/site';
import { FEED_PATH, feedTitle, siteIcons, siteMetadata } from '@/lib/publish/metadata';
import { earlyClickScript } from '@/lib/browser/page-load/early-clicks';
import { isolateScripts } from '@/lib/browser/page-load/inline-script';
import { colorModeSettings } from '@/lib/browser/theme/color-mode';
import { resourceDirectives } from '@/lib/mdx/plugins/page-policy/resource-policy';
import { themeScript } from '@/lib/browser/theme/theme-script';
import { translate } from '@/lib/translations/translate';
import { SiteShell } from './site-shell';
import { accentedHeadingFont, headingFont } from './styles/fonts';

const fonts = [headingFont, accentedHeadingFont];

/** The text that `typography.css` adds to a link that opens a new tab. */
const english = '(opens in a new tab)';

/** Escapes a text for a quoted string of CSS within markup. */
const asCssText = (text: string) =>
  text.replace(/["\\<\n]/g, (character) => `\\${character.codePointAt(0)?.toString(16) ?? ''} `);

/** Translates the text that the style sheet adds to links that open a new tab; renders nothing in English. */
function NewTabLabel() {
  const words = translate(english);
  return words === english ? null : <style>{`:root{--new-tab-words:" ${asCssText(words)}"}`}</style>;
}

export const generateMetadata = async (): Promise<Metadata> => siteMetadata(await getSite());

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  // The module that watch-content rewrites: Next refreshes the browser when it changes. Nothing imports a layout, so
  // nothing else starts over.
  let revision: number | undefined;
  if (process.env.NODE_ENV === 'development')
    ({ default: revision } = await import('../.cache/dev/content-revision.mjs'));
  const site = await getSite();
  const icons = siteIcons(site);
  return (
    // The script below sets attributes of the root before React sees it.
    <html
      lang={htmlLang(site.locale, site)}
      dir={directionOf(site.locale, site)}
      className={fonts.map(({ variable }) => variable).join(' ')}
      data-content-revision={revision}
      // Article files name their build too: an open page tells by it that the site was published again.
      data-build={process.env.BUILD_ID}
      // Selectors match these two instead of `:has()`, which searches the whole document each time an attribute here changes.
      data-has-announcement={site.announcementBar ? '' : undefined}
      data-hides-navbar={site.navbar.hideOnScroll ? '' : undefined}
      suppressHydrationWarning
    >
      <body>
        {/* A page that is being written blocks what its export will block; the export's policy has more to it. */}
        {process.env.NODE_ENV === 'development' && (
          <meta httpEquiv="Content-Security-Policy" content={resourceDirectives.join('; ')} />
        )}
        <link
          rel="alternate"
          type="application/atom+xml"
          title={feedTitle(site)}
          href={`${site.basePath}${FEED_PATH}`}
        />
        {/* Not part of the metadata, which each navigation replaces: the browser would load the icons again. */}
        {icons && (
          <>
            <link rel="icon" href={icons.icon} />
            <link rel="apple-touch-icon" href={icons.appleTouchIcon} />
          </>
        )}
        <InlineScript
          source={isolateScripts([
            themeScript(colorModeSettings(site)),
            ...(site.announcementBar ? [announcementScript(site.title, site.announcementBar.id)] : []),
            earlyClickScript(),
          ])}
        />
        <NewTabLabel />
        <SiteShell site={site}>{children}</SiteShell>
        <PageNavigation basePath={site.basePath} />
      </body>
    </html>
  );
}
