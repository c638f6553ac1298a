import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../lib/config/environment';
import { localePrefix, localePrefixes, otherLocales } from '../lib/config/locales';
import { getSite } from '../lib/config/site';
import { EXPORT_FOLDER } from '../lib/next-formats/names/build-folders';
import { compressFiles } from './compress-files';
import { exportLocale } from './export-locale';
import { formatHeadersFile } from './hosting/headers-file';
import { placeLocale } from './locales/place-locale';
import { runCommand } from './run-command';
import { swapFolders } from './swap-folders';

/** Where the export grows while other locales are built in `EXPORT_FOLDER`. */
const WHOLE_EXPORT = '.cache/whole-export';

/**
 * Builds the whole site into `outDir` (relative to the repository), every locale unless LOCALE names one. `env` overrides
 * the environment (BASE_PATH, SITE_CONFIG, …). Throws when any step fails; an earlier `outDir` is then left as it was.
 */
export async function buildSite(outDir: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  const environment = { ...process.env, ...env, NODE_ENV: 'production' as const };
  const site = await getSite(environment);
  const { isCompressed, locale } = readEnvironment(environment);
  await exportLocale(environment);
  rmSync(WHOLE_EXPORT, { recursive: true, force: true });
  renameSync(EXPORT_FOLDER, WHOLE_EXPORT);
  const others = locale === undefined ? otherLocales(site) : [];
  for (const other of others) {
    // A process of its own, because the texts of the site are read once for each process.
    await runCommand(process.execPath, ['scripts/run.mjs', 'build-locale'], {
      ...environment,
      LOCALE: other,
    });
    placeLocale(EXPORT_FOLDER, WHOLE_EXPORT, localePrefix(other, site));
  }
  const prefixes = locale === undefined ? localePrefixes(site) : [''];
  writeFileSync(path.join(WHOLE_EXPORT, '_headers'), formatHeadersFile(site.basePath, prefixes));
  if (isCompressed) compressFiles(WHOLE_EXPORT, ['.gz', '.br']);
  swapFolders(WHOLE_EXPORT, outDir);
}
