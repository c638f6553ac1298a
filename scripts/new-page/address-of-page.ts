import path from 'node:path';
import type { Site } from '../../lib/config/site';
import { readIndex } from '../../lib/content/index/read-index';
import { hrefOf } from '../../lib/paths/href';

/**
 * Where the site shows a page of the content folder; undefined when it does not. The index knows: a prefix, the name
 * `index` and the version of a folder change an address.
 */
export async function addressOfPage(
  file: string,
  contentFolder: string,
  site: Site,
): Promise<string | undefined> {
  const { versions } = await readIndex(site, { contentFolder });
  const bare = path
    .relative(contentFolder, file)
    .replace(/\.mdx$/, '')
    .split(path.sep)
    .join('/');
  for (const { version, pages } of versions) {
    const page = pages.find(({ name }) => `${version.folder}/${name}` === bare);
    if (page) return hrefOf(page.path, site.basePath);
  }
  return undefined;
}
