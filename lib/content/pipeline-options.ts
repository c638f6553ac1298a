import type { Site } from '../config/site';
import type { PipelineOptions } from '../mdx/pipeline';

/** What of the site shows in its pages. */
export function pipelineOptions(site: Site): PipelineOptions {
  const { title, url, basePath, rootPath, embeds, publicFolders, docs, repositoryUrl, branch } = site;
  const options = { siteTitle: title, siteUrl: `${url}${rootPath}`, basePath, embeds, publicFolders };
  if (!docs.apiSource || repositoryUrl === undefined) return options;
  const encoded = branch.split('/').map(encodeURIComponent).join('/');
  return { ...options, sourceUrl: `${repositoryUrl}/blob/${encoded}` };
}
