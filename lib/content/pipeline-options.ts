import type { Site } from '../config/site';
import type { PipelineOptions } from '../mdx/pipeline';

/** What of the site shows in its pages. */
export function pipelineOptions({ title, url, basePath, embeds }: Site): PipelineOptions {
  return { siteTitle: title, siteUrl: `${url}${basePath}`, basePath, embeds };
}
