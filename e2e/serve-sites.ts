import { existsSync } from 'node:fs';
import { serveFolder, type RunningServer } from '../scripts/serve-folder';
import buildTestSites from './build-sites';
import { serveToolkitPages } from './toolkit/serve-page';
import { urlVariable, sites, type SiteName } from './sites';

/** Builds the sites, unless that was done, and serves them and the pages of the toolkit; returns what stops the servers. */
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
  servers.push(await serveToolkitPages());
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
