import { rmSync } from 'node:fs';
import path from 'node:path';
import { getSite } from '../lib/config/site';
import { EXPORT_FOLDER } from '../lib/config/next-formats/framework-files';
import { forgetWholeTrees, writeWholeTrees } from '../lib/publish/whole-trees';
import { placeMarkdown } from './finish-export/export-files';
import { finishExport } from './finish-export/finish-export';
import { copyPackedToolkit } from './build-toolkit';
import { writeRedirects } from './finish-export/write-redirects';
import { runCommand, toolPath } from './run-command';
import { writeLicenses } from './finish-export/write-licenses';

/**
 * Makes the bundler's allocator return memory as soon as it is free. By default it waits for later allocations, and there are
 * none while pages are rendered. https://microsoft.github.io/mimalloc/environment.html
 */
const allocator = { MIMALLOC_PURGE_DELAY: '0' };

/**
 * Builds the site in the locale of `environment` and finishes its export, which is left in `EXPORT_FOLDER`.
 * @throws {Error} when a step fails.
 */
export default async function exportLocale(environment: NodeJS.ProcessEnv = process.env): Promise<void> {
  const site = await getSite(environment);
  rmSync(EXPORT_FOLDER, { recursive: true, force: true });
  forgetWholeTrees();
  await runCommand(process.execPath, [toolPath('next'), 'build'], { ...allocator, ...environment });
  writeWholeTrees(EXPORT_FOLDER);
  placeMarkdown(EXPORT_FOLDER);
  const warnings = finishExport(EXPORT_FOLDER, site);
  for (const warning of warnings) console.warn(warning);
  if (warnings.length > 0 && environment.BUILD_FOR_CHECKS)
    throw new Error(`${warnings.length} steps of scripts/finish-export did not know a page's markup.`);
  if (site.locale === site.i18n.defaultLocale) copyPackedToolkit(path.join(EXPORT_FOLDER, 'packages'));
  writeRedirects(EXPORT_FOLDER, site);
  writeLicenses(EXPORT_FOLDER);
}
