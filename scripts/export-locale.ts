import { rmSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../lib/config/environment';
import { getSite } from '../lib/config/site';
import { readIndex } from '../lib/content/index/read-index';
import { readVersions } from '../lib/content/model/versions';
import { EXPORT_FOLDER } from '../lib/next-formats/names/build-folders';
import { finishExport } from './finish-export/finish-export';
import { writeMarkdown } from './finish-export/write-markdown';
import { writeSocialImages } from './finish-export/write-social-images';
import { writeLicenses } from './licenses/write-licenses';
import { packToolkit } from './pack-toolkit';
import { writeRedirects } from './redirects/write-redirects';
import { runCommand } from './run-command';
import { toolPath } from './tool-path';
import { copyReleases } from './versions/copy-releases';

/**
 * Builds the site in the locale of `environment` and finishes its export, which is left in `EXPORT_FOLDER`.
 * @throws {Error} when a step fails.
 */
export async function exportLocale(environment: NodeJS.ProcessEnv): Promise<void> {
  const site = await getSite(environment);
  const variables = readEnvironment(environment);
  rmSync(EXPORT_FOLDER, { recursive: true, force: true });
  await runCommand(process.execPath, [toolPath('next'), 'build'], environment);
  if (site.locale === site.i18n.defaultLocale) {
    packToolkit(path.join(EXPORT_FOLDER, 'packages'));
    copyReleases(EXPORT_FOLDER, variables.contentFolder, readVersions(site.docs));
  }
  await finishExport(EXPORT_FOLDER, site.embeds);
  if (site.publish.markdown) {
    const { versions } = await readIndex(site, variables);
    await writeMarkdown(EXPORT_FOLDER, site, versions);
  }
  writeRedirects(EXPORT_FOLDER, site);
  await writeLicenses(EXPORT_FOLDER, site.title);
  if (site.publish.socialImages) await writeSocialImages(EXPORT_FOLDER, site);
}
