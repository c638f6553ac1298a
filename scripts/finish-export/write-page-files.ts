import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../../lib/config/site';
import { compileArticle } from '../../lib/content/article';
import { pipelineOptions } from '../../lib/content/pipeline-options';
import type { DocPage } from '../../lib/content/model/doc-page';

/** Copies the files that are kept beside pages, such as pictures, to where the pages of the export name them. */
export async function writePageFiles(folder: string, site: Site, pages: readonly DocPage[]): Promise<void> {
  for (const page of pages) {
    const { published } = await compileArticle(page, pages, pipelineOptions(site));
    for (const { source, address } of published) {
      const target = path.join(folder, address);
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(source, target);
    }
  }
}
