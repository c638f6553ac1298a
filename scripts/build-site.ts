import { appendFileSync, cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../lib/config/environment';
import { localePrefix, localePrefixes, otherLocales } from '../lib/config/locales';
import { getSite } from '../lib/config/site';
import { EXPORT_FOLDER } from '../lib/config/next-formats/framework-files';
import { buildAlone } from './build-alone';
import buildToolkit from './build-toolkit';
import exportLocale from './export-locale';
import { formatHeadersFile } from './hosting/hosts';
import { buildLiveFrame } from './live-frame/build-live-frame';
import checkContent from './check-content';
import { runCommand } from './run-command';

/** Held while anything is built: all builds of a checkout write the same folders. */
const LOCK = '.cache/build.lock';

/** Where the export grows while other locales are built in `EXPORT_FOLDER`. */
const WHOLE_EXPORT = '.cache/whole-export';

/**
 * Builds the whole site into `outDir` (relative to the repository), every locale unless LOCALE names one. `env` overrides
 * the environment (BASE_PATH, SITE_CONFIG, …). Throws when any step fails or another build is running; an earlier `outDir`
 * is then left as it was.
 */
export const buildSite = (outDir: string, env: Readonly<Record<string, string>> = {}): Promise<void> =>
  buildAlone(LOCK, () => buildLocales(outDir, env));

async function buildLocales(outDir: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  const environment = { ...process.env, ...env, NODE_ENV: 'production' as const };
  const site = await getSite(environment);
  const { locale } = readEnvironment(environment);
  await exportLocale(environment);
  rmSync(WHOLE_EXPORT, { recursive: true, force: true });
  renameSync(EXPORT_FOLDER, WHOLE_EXPORT);
  const others = locale === undefined ? otherLocales(site) : [];
  for (const other of others) {
    // A process of its own, because the texts of the site are read once for each process.
    await runCommand(process.execPath, ['scripts/run.mjs', 'export-locale'], {
      ...environment,
      LOCALE: other,
    });
    placeLocale(EXPORT_FOLDER, WHOLE_EXPORT, localePrefix(other, site));
  }
  const prefixes = locale === undefined ? localePrefixes(site) : [''];
  writeFileSync(path.join(WHOLE_EXPORT, '_headers'), formatHeadersFile(site.basePath, prefixes));
  replaceFolder(outDir, WHOLE_EXPORT);
  rmSync(WHOLE_EXPORT, { recursive: true });
}

/**
 * Puts a copy of `fresh`, which may be on another disk, in the place of `target` by renames, so that no reader ever meets
 * a half-written folder.
 */
export function replaceFolder(target: string, fresh: string): void {
  const [incoming, retired] = [`${target}.incoming`, `${target}.retired`];
  for (const folder of [incoming, retired]) rmSync(folder, { recursive: true, force: true });
  cpSync(fresh, incoming, { recursive: true });
  if (existsSync(target)) renameSync(target, retired);
  renameSync(incoming, target);
  rmSync(retired, { recursive: true, force: true });
}

/** Files that count only at the root of a host. */
const rootFiles = ['robots.txt', '_redirects'];

/**
 * Moves the finished export of a further locale to its place in the whole export.
 * @param prefix path prefix of the locale, for example `/de`.
 */
export function placeLocale(exported: string, whole: string, prefix: string): void {
  const redirects = path.join(exported, '_redirects');
  if (existsSync(redirects)) appendFileSync(path.join(whole, '_redirects'), readFileSync(redirects));
  for (const name of rootFiles) rmSync(path.join(exported, name), { force: true });
  renameSync(exported, path.join(whole, prefix));
}

/**
 * Builds the toolkit, checks the content and builds the site into `outDir`, relative to the repository, as the
 * environment of this process says.
 * @throws {Error} when a step fails or another build is running; an earlier `outDir` is then left as it was.
 */
export async function buildEverything(outDir: string): Promise<void> {
  await buildAlone(LOCK, async () => {
    await buildToolkit();
    await buildLiveFrame();
    await checkContent();
    await buildLocales(outDir);
  });
}
