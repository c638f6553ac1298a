import { rmSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../lib/config/environment';
import { getSite } from '../lib/config/site';
import { readKeptIndex } from '../lib/content/index/kept-index';
import { readVersions } from '../lib/content/model/versions';
import { EXPORT_FOLDER } from '../lib/next-formats/names/build-folders';
import { copyContentPublic } from './content-public';
import { exportSite } from './kept-builds/export-site';
import { copyToolkit } from './pack-toolkit';
import { writeRedirects } from './redirects/write-redirects';
import { copyReleases } from './versions/copy-releases';
import { writeLicenses } from './write-licenses';

/**
 * Builds the site in the locale of `environment` and finishes its export, which is left in `EXPORT_FOLDER`.
 * @throws {Error} when a step fails.
 */
export async function exportLocale(environment: NodeJS.ProcessEnv): Promise<void> {
  const site = await getSite(environment);
  const variables = readEnvironment(environment);
  rmSync(EXPORT_FOLDER, { recursive: true, force: true });
  const index = await readKeptIndex(site, variables);
  await exportSite(site, index, variables, environment);
  if (site.locale === site.i18n.defaultLocale) {
    copyContentPublic(variables.contentFolder, EXPORT_FOLDER);
    copyToolkit(path.join(EXPORT_FOLDER, 'packages'));
    copyReleases(EXPORT_FOLDER, variables.contentFolder, readVersions(site.docs));
  }
  writeRedirects(EXPORT_FOLDER, site);
  writeLicenses(EXPORT_FOLDER);
}
