import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  Browser,
  computeExecutablePath,
  getInstalledBrowsers,
  install,
  resolveBuildId,
} from '@puppeteer/browsers';
import { findOnPath, installDebianPackage } from './find-program';

const NAMES = ['firefox', 'firefox-esr'];

/** Where the installers of macOS and Windows put it. */
const PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const cacheDir = path.resolve('.cache/browsers');

function findNamed(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  if (named === undefined || named === '' || existsSync(named)) return named || undefined;
  throw new Error(`FIREFOX_PATH is \`${named}\`, where no file is. Name a Firefox, or unset it.`);
}

async function findDownloaded(): Promise<string | undefined> {
  const installed = await getInstalledBrowsers({ cacheDir });
  return installed.find(({ browser }) => browser === Browser.FIREFOX)?.executablePath;
}

async function download(): Promise<string> {
  const { detectBrowserPlatform } = await import('@puppeteer/browsers');
  const platform = detectBrowserPlatform();
  if (!platform) throw new Error('Mozilla builds no Firefox for this system.');
  const buildId = await resolveBuildId(Browser.FIREFOX, platform, 'stable');
  await install({ browser: Browser.FIREFOX, buildId, cacheDir });
  return computeExecutablePath({ browser: Browser.FIREFOX, buildId, cacheDir });
}

/** The Firefox of this machine that is there already: FIREFOX_PATH, else one on the PATH, else a download of ours. */
export async function findInstalledFirefox(): Promise<string | undefined> {
  return findNamed() ?? findOnPath(NAMES) ?? PLACES.find(existsSync) ?? (await findDownloaded());
}

/**
 * Finds a Firefox, and installs one when there is none: Mozilla's build into `.cache/browsers`, else the distribution's
 * package. Undefined when neither is available, and then the flows in Firefox are skipped.
 * @throws {Error} when FIREFOX_PATH names no file.
 */
export async function findFirefox(): Promise<string | undefined> {
  const found = await findInstalledFirefox();
  if (found !== undefined) return found;
  console.log('No Firefox found: none on the PATH and none downloaded. Installing one:');
  try {
    return await download();
  } catch (error) {
    console.log(`  Mozilla's build could not be downloaded: ${(error as Error).message}`);
  }
  installDebianPackage('firefox-esr');
  return findOnPath(NAMES);
}
