import type { Site } from '../config/site';
import { hrefOf } from '../paths/href';

/** Addresses of the pictures that stand for the site, in a tab and on a home screen. */
interface SiteIcons {
  readonly icon: string;
  readonly appleTouchIcon: string;
}

/** The icons of the site; undefined when it has none. */
export function siteIcons({ favicon, basePath }: Pick<Site, 'favicon' | 'basePath'>): SiteIcons | undefined {
  if (!favicon) return undefined;
  return { icon: hrefOf(favicon, basePath), appleTouchIcon: `${basePath}/img/apple-touch-icon.png` };
}
