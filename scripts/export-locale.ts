import { rmSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment, type Environment } from '../lib/config/environment';
import { getSite, type Site } from '../lib/config/site';
import { readIndex } from '../lib/content/index/read-index';
import { readVersions } from '../lib/content/model/versions';
import { EXPORT_FOLDER } from '../lib/next-formats/names/build-folders';
import { finishExport } from './finish-export/finish-export';
import { readPages } from './finish-export/read-pages';
import { writeMarkdown } from './finish-export/write-markdown';
import { writeSocialImages } from './finish-export/write-social-images';
import { writeLicenses } from './licenses/write-licenses';
import { packToolkit } from './pack-toolkit';
import { writeRedirects } from './redirects/write-redirects';
import { forgetWholeTrees, writeWholeTrees } from '../lib/publish/whole-trees';
import { runCommand } from './run-command';
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
 * Builds the site in the locale of `environment` and finishes its export, which is left in `EXPORT_FOLDER`.
 * @throws {Error} when a step fails.
 */
export async function exportLocale(environment: NodeJS.ProcessEnv): Promise<void> {
  const site = await getSite(environment);
  const variables = readEnvironment(environment);
  rmSync(EXPORT_FOLDER, { recursive: true, force: true });
  forgetWholeTrees();
  await runCommand(process.execPath, [toolPath('next'), 'build'], environment);
  if (site.locale === site.i18n.defaultLocale) {
    packToolkit(path.join(EXPORT_FOLDER, 'packages'));
    copyReleases(EXPORT_FOLDER, variables.contentFolder, readVersions(site.docs));
  }
  writeWholeTrees(EXPORT_FOLDER);
  await finishExport(EXPORT_FOLDER, site);
  await writeCompanions(site, variables);
  writeRedirects(EXPORT_FOLDER, site);
  await writeLicenses(EXPORT_FOLDER, site.title);
}
