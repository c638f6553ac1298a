import type { SiteConfig } from '../config/schema';
import { isRenderable } from './social-image';

/**
 * Returns what the names of the site's route files may end with. An ending such as `feed.ts` is for a route that only some
 * configurations have: an export refuses a route without any page, and nothing may lead to one that is turned off.
 */
export function pageExtensions({
  title,
  docs,
  publish,
}: Pick<SiteConfig, 'title' | 'docs' | 'publish'>): string[] {
  return [
    ...['ts', 'tsx', 'mdx'],
    ...(docs.versions.length > 1 ? ['versioned.ts'] : []),
    ...(publish.socialImages && isRenderable(title) ? ['social.tsx'] : []),
    ...(publish.markdown ? ['markdown.ts'] : []),
    ...(publish.feed ? ['feed.ts'] : []),
    ...(publish.sitemap ? ['sitemap.ts'] : []),
  ];
}
