import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment, type Environment } from '../lib/config/environment';
import { getSite, type Site } from '../lib/config/site';
import { readIndex } from '../lib/content/index/read-index';
import { readVersions } from '../lib/content/model/versions';
import { EXPORT_FOLDER } from '../lib/next-formats/names/build-folders';
import { compressFiles } from './compress-files';
import { finishExport } from './finish-export/finish-export';
import { readPages } from './finish-export/read-pages';
import { writeMarkdown } from './finish-export/write-markdown';
import { writeLicenses } from './licenses/write-licenses';
import { writeSocialImages } from './finish-export/write-social-images';
import { packToolkit } from './pack-toolkit';
import { formatHeadersFile } from './hosting/headers-file';
import { writeRedirects } from './redirects/write-redirects';
import { runCommand } from './run-command';
import { swapFolders } from './swap-folders';
import { toolPath } from './tool-path';
import { copyReleases } from './versions/copy-releases';

/** Writes what is made of the finished pages for other readers, as the configuration says. */
async function writeCompanions(site: Site, variables: Environment): Promise<void> {
  const { markdown, socialImages } = site.publish;
  if (!markdown && !socialImages) return;
  const pages = await readPages(EXPORT_FOLDER, site);
  if (markdown) await writeMarkdown(EXPORT_FOLDER, pages, site, (await readIndex(site, variables)).versions);
  if (socialImages) await writeSocialImages(EXPORT_FOLDER, pages, site);
}

/**
 * Builds the whole site into `outDir` (relative to the repository). `env` overrides the environment
 * (BASE_PATH, SITE_CONFIG, …). Throws when any step fails; an earlier `outDir` is then left as it was.
 */
export async function buildSite(outDir: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  const environment = { ...process.env, ...env, NODE_ENV: 'production' as const };
  rmSync(EXPORT_FOLDER, { recursive: true, force: true });
  await runCommand(process.execPath, [toolPath('next'), 'build'], environment);
  packToolkit(path.join(EXPORT_FOLDER, 'packages'));
  const site = await getSite(environment);
  const variables = readEnvironment(environment);
  copyReleases(EXPORT_FOLDER, variables.contentFolder, readVersions(site.docs));
  await finishExport(EXPORT_FOLDER, site);
  await writeCompanions(site, variables);
  writeRedirects(EXPORT_FOLDER, site);
  await writeLicenses(EXPORT_FOLDER, site.title);
  writeFileSync(path.join(EXPORT_FOLDER, '_headers'), formatHeadersFile(site.basePath));
  if (variables.isCompressed) await compressFiles(EXPORT_FOLDER, ['.gz', '.br']);
  swapFolders(EXPORT_FOLDER, outDir);
}
