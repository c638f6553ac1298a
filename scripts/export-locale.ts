import { rmSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../lib/config/environment';
import { getSite, type Site } from '../lib/config/site';
import type { VersionIndex } from '../lib/content/index/build-index';
import { readIndex } from '../lib/content/index/read-index';
import { readVersions } from '../lib/content/model/versions';
import { EXPORT_FOLDER } from '../lib/next-formats/names/build-folders';
import { readPages } from './finish-export/read-pages';
import { writeMarkdown } from './finish-export/write-markdown';
import { copyContentPublic } from './content-public';
import { writePageFiles } from './finish-export/write-page-files';
import { writeSocialImages } from './finish-export/write-social-images';
import { exportSite } from './kept-builds/export-site';
import { writeLicenses } from './licenses/write-licenses';
import { copyToolkit } from './pack-toolkit';
import { writeRedirects } from './redirects/write-redirects';
import { copyReleases } from './versions/copy-releases';

/** Writes what is made of the finished pages for other readers, as the configuration says. */
async function writeCompanions(site: Site, versions: readonly VersionIndex[]): Promise<void> {
  const { markdown, socialImages } = site.publish;
  if (!markdown && !socialImages) return;
  const pages = await readPages(EXPORT_FOLDER, site);
  if (markdown) await writeMarkdown(EXPORT_FOLDER, pages, site, versions);
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
  const index = await readIndex(site, variables);
  await exportSite(site, index, variables, environment);
  await writePageFiles(EXPORT_FOLDER, site, index.pages);
  if (site.locale === site.i18n.defaultLocale) {
    copyContentPublic(variables.contentFolder, EXPORT_FOLDER);
    copyToolkit(path.join(EXPORT_FOLDER, 'packages'));
    copyReleases(EXPORT_FOLDER, variables.contentFolder, readVersions(site.docs));
  }
  await writeCompanions(site, index.versions);
  writeRedirects(EXPORT_FOLDER, site);
  await writeLicenses(EXPORT_FOLDER, site.title);
}
