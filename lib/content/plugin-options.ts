import type { Site } from '../config/site';
import type { PluginOptions } from '../mdx/plugins';

/** What of the site shows in its pages. */
export function pluginOptions({ title, url, basePath, embeds }: Site): PluginOptions {
  return { siteTitle: title, siteUrl: `${url}${basePath}`, basePath, embeds };
}
