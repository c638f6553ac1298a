import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Headless builds of Chromium, which load and paint a page with two thirds of the work. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const CHROMIUMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FIREFOXES = ['firefox', 'firefox-esr'];

/** Returns the first program of these names on the PATH, or in the folder of a system's services. */
export function findOnPath(names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
}

/** The program that an environment variable names; an error when there is no such file. */
function findNamed(variable: 'CHROMIUM_PATH' | 'FIREFOX_PATH', program: string): string | undefined {
  const named = process.env[variable];
  if (named === undefined || named === '' || existsSync(named)) return named || undefined;
  throw new Error(`${variable} is \`${named}\`, where no file is. Name a ${program}, or unset it.`);
}

function tryCommand(command: string, args: readonly string[]): void {
  console.log(`  $ ${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit' });
}

/** Installs one of Debian's own packages, when this is Debian (or a child of it) and the user may install. */
function installDebianPackage(packages: readonly string[], programs: readonly string[]): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  tryCommand('apt-get', ['update', '-qq']);
  for (const name of packages) {
    tryCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
    const installed = findOnPath(programs);
    if (installed !== undefined) return installed;
  }
  return undefined;
}

const findPlaywrightDownload = () =>
  existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;

/**
 * Finds a Chromium: CHROMIUM_PATH, else one on the PATH, else Playwright's download, else the distribution's package.
 * Installs one when there is none.
 *
 * @param kind `'test'` prefers a headless build; `'measure'` uses a browser that readers have.
 * @throws {Error} when CHROMIUM_PATH names no file, and when no browser could be installed.
 */
export function findBrowser(kind: 'test' | 'measure'): string {
  const names = kind === 'test' ? [...SHELLS, ...CHROMIUMS] : CHROMIUMS;
  const found =
    findNamed('CHROMIUM_PATH', 'Chromium or Chrome') ?? findOnPath(names) ?? findPlaywrightDownload();
  if (found !== undefined) return found;
  console.log(
    `No browser found: none of ${names.join(', ')} on the PATH and no Playwright download. Installing one:`,
  );
  tryCommand('npx', ['--no-install', 'playwright', 'install', 'chromium']);
  const installed =
    findPlaywrightDownload() ?? installDebianPackage([...new Set([names[0]!, 'chromium'])], names);
  if (installed !== undefined) return installed;
  throw new Error(
    'The browser tests need a Chromium and none could be installed. Install Chromium or Chrome yourself, or name one in CHROMIUM_PATH, and run the command again.',
  );
}

/** Finds a program on the PATH, and tries to install the distribution's package when there is none. */
function findOrInstall(names: readonly string[], debianPackage: string): string | undefined {
  const found = findOnPath(names);
  if (found !== undefined) return found;
  console.log(`No ${names[0]} found on the PATH. Installing one:`);
  return installDebianPackage([debianPackage], names);
}

/** The Firefox that is installed: FIREFOX_PATH, else one on the PATH. */
export const findInstalledFirefox = () => findNamed('FIREFOX_PATH', 'Firefox') ?? findOnPath(FIREFOXES);

/** Finds a Firefox, and installs one where it can. Without one, the flows in Firefox are skipped. */
export const findFirefox = () => findInstalledFirefox() ?? findOrInstall(FIREFOXES, 'firefox-esr');

/** Finds an nginx, and installs one where it can. Without one, its tests are skipped. */
export const findNginx = () => findOrInstall(['nginx'], 'nginx-light');

/** The programs that drive WebKitGTK. */
export interface WebKit {
  readonly driver: string;
  readonly browser: string;
  /** Runs a program with a display of its own, where there is none. */
  readonly display: readonly string[];
}

/** The browser of WebKitGTK: directly in a folder of libraries, or in that of the processor. */
function findMiniBrowser(): string | undefined {
  const list = (folder: string) =>
    existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
  const entries = ['/usr/lib', '/usr/libexec', '/usr/lib64'].flatMap(list);
  return [...entries, ...entries.filter((folder) => folder.endsWith('-linux-gnu')).flatMap(list)]
    .filter((folder) => /webkit(2gtk|gtk)-[\d.]+$/.test(folder))
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .find(existsSync);
}

/** Finds WebKitGTK, or says what is missing. It is never installed: few systems have it. */
export function findWebKit(): WebKit | string {
  const driver = findOnPath(['WebKitWebDriver']);
  const browser = findMiniBrowser();
  if (driver === undefined || browser === undefined)
    return 'WebKitGTK is not installed (Debian: webkit2gtk-driver and xvfb).';
  if (process.env.DISPLAY) return { driver, browser, display: [] };
  const xvfb = findOnPath(['xvfb-run']);
  if (xvfb === undefined)
    return 'There is no display for WebKitGTK, and no xvfb-run to make one (Debian: xvfb).';
  // The script is stopped before it could remove a file of its own.
  const authority = path.resolve('.cache/Xauthority');
  return { driver, browser, display: [xvfb, '-a', '-f', authority, '-s', '-screen 0 1600x1200x24'] };
}
