import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { buildSite } from '../scripts/build-site';
import { PLAIN_PAGES, sites } from './sites';

/** Folders of the docs from which the preview has one page, as more would only take time to build. */
const LARGE_FOLDERS =
  /[\\/](?:Fields|Layout|Tables|evaluate|examples|guides|recipes)[\\/](?!BooleanField|HUD|OrderedTable|faq|index|themes|zod)/;

/** A copy of the real content with new pages, and with less of what no test visits there. */
function copyContentWithNewPages(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync('content', folder, { recursive: true, filter: (file) => !LARGE_FOLDERS.test(file) });
  cpSync('e2e/fixtures/new-page.mdx', `${folder}/docs/tutorial/new-page.mdx`);
  for (const title of PLAIN_PAGES)
    writeFileSync(`${folder}/docs/api/${title}.mdx`, `---\ntitle: ${title}\n---\n\nWords.\n`);
}

/** Builds the sites that are not the shipped one. */
export default async function buildTestSites(): Promise<void> {
  copyContentWithNewPages(sites.preview.env.CONTENT_DIR);
  for (const { outDir, env } of [sites.full, sites.preview]) await buildSite(outDir, env);
}
