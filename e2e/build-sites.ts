import { cpSync, rmSync } from 'node:fs';
import { buildSite } from '../scripts/build-site';
import { sites } from './sites';

/** Folders of the docs from which the preview has one page, as more would only take time to build. */
const LARGE_FOLDERS =
  /[\\/](?:Fields|Layout|Tables|evaluate|examples|guides|recipes)[\\/](?!BooleanField|HUD|OrderedTable|faq|index|themes|zod)/;

/** A copy of the real content with one new page, and with less of what no test visits there. */
function copyContentWithNewPage(): void {
  rmSync(sites.preview.env.CONTENT_DIR, { recursive: true, force: true });
  cpSync('content', sites.preview.env.CONTENT_DIR, {
    recursive: true,
    filter: (file) => !LARGE_FOLDERS.test(file),
  });
  cpSync('e2e/fixtures/new-page.mdx', `${sites.preview.env.CONTENT_DIR}/docs/tutorial/new-page.mdx`);
}

/** Builds the sites that are not the shipped one. */
export default async function buildTestSites(): Promise<void> {
  copyContentWithNewPage();
  for (const { outDir, env } of [sites.full, sites.preview]) await buildSite(outDir, env);
}
