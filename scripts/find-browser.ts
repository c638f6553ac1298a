import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function findOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
}

function tryCommand(command: string, args: readonly string[]): void {
  console.log(`  $ ${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit' });
}

function findPlaywrightDownload(): string | undefined {
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Debian's own package, when this is Debian (or a child of it) and the user may install. */
function installDebianPackage(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  tryCommand('apt-get', ['update', '-qq']);
  tryCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
}

/**
 * The Chromium that the browser tests use: CHROMIUM_PATH, else one on the PATH, else Playwright's download, else the
 * distribution's package. Installs one when there is none. Throws when no way led to a browser.
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(
      `CHROMIUM_PATH is \`${named}\`, where no file is. Name a Chromium or Chrome, or unset it.`,
    );
  }
  const present = findOnPath() ?? findPlaywrightDownload();
  if (present) return present;

  console.log(
    `No browser found: none of ${NAMES.join(', ')} on the PATH and no Playwright download. Installing one:`,
  );
  tryCommand('npx', ['--no-install', 'playwright', 'install', 'chromium']);
  const downloaded = findPlaywrightDownload();
  if (downloaded) return downloaded;
  installDebianPackage();
  const installed = findOnPath();
  if (installed) return installed;
  throw new Error(
    'The browser tests need a Chromium and none could be installed. Install Chromium or Chrome yourself, or name one in CHROMIUM_PATH, and run the command again.',
  );
}
