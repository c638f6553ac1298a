import { directionOf, htmlLang } from './locales';
import { pageExtensions } from './page-extensions';
import type { Site } from './site';

/**
 * Returns everything that the bundler is told of the site: `next.config.mjs` reads nothing else of it, so that another
 * change of the configuration leaves what is compiled as it is.
 */
export function bundlerSettings(site: Site) {
  const { basePath, rootPath, title, url, colorMode, embeds, locale, publicFolders } = site;
  return {
    basePath,
    pageExtensions: pageExtensions(site),
    mdx: { siteTitle: title, siteUrl: `${url}${rootPath}`, basePath, embeds, publicFolders },
    env: {
      NEXT_PUBLIC_BASE_PATH: basePath,
      NEXT_PUBLIC_SITE_TITLE: title,
      NEXT_PUBLIC_LANGUAGE: htmlLang(locale, site),
      NEXT_PUBLIC_DIRECTION: directionOf(locale, site),
      NEXT_PUBLIC_COLOR_SWITCH: colorMode.disableSwitch ? '' : 'on',
    },
  };
}
