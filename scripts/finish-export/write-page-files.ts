import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../../lib/config/site';
import { compileArticle } from '../../lib/content/article';
import { pipelineOptions } from '../../lib/content/pipeline-options';
import type { DocPage } from '../../lib/content/model/doc-page';
import { pageFile } from '../../lib/content/model/page-file';
import type { FileOfPage } from './read-pages';

/**
 * Copies the files that are kept beside pages, such as pictures, to where the pages of the export name them.
 * @param names the pages, by their files in the export
 * @returns the files, each with its page
 */
export async function writePageFiles(
  folder: string,
  names: ReadonlySet<string>,
  site: Site,
  pages: readonly DocPage[],
): Promise<FileOfPage[]> {
  const written: FileOfPage[] = [];
  for (const page of pages) {
    const name = pageFile(page);
    if (!names.has(name)) continue;
    const { published } = await compileArticle(page, pages, pipelineOptions(site));
    for (const { source, address } of published) {
      const target = path.join(folder, address);
      written.push([name, address.replace(/^\//, '')]);
      // A name changes with its content, so a file that another page has put there is the right one.
      if (existsSync(target)) continue;
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(source, target);
    }
  }
  return written;
}
