import { cpSync, existsSync, rmSync } from 'node:fs';
import { buildSite } from '../scripts/build-site';
import { serveFolder, type RunningServer } from '../scripts/serve-folder';
import { urlVariable, sites, type SiteName } from './sites';

/** Folders of the docs from which the preview has one page, as more would only take time to build. */
const LARGE_FOLDERS = /[\\/](?:Fields|guides|recipes)[\\/](?!BooleanField|themes|zod)/;

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
export async function buildTestSites(): Promise<void> {
  copyContentWithNewPage();
  for (const { outDir, env } of [sites.full, sites.preview]) await buildSite(outDir, env);
}

/** Builds the sites, unless that was done, and serves all of them; returns what stops the servers. */
export default async function serveSites(): Promise<() => Promise<void>> {
  if (!existsSync('out/index.html'))
    throw new Error('There is no `out/` to test. Run `npm run build` first.');
  if (process.env.E2E_REUSE_SITES !== '1') await buildTestSites();
  const servers: RunningServer[] = [];
  for (const [name, { outDir, basePath }] of Object.entries(sites)) {
    const server = await serveFolder(outDir, { port: 0, basePath });
    process.env[urlVariable(name as SiteName)] = server.url;
    servers.push(server);
  }
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
