import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findOnPath, installDebianPackage, tryCommand } from './find-program';

/** Headless builds of Chromium, which load and paint a page with two thirds of the work. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function findPlaywrightDownload(): string | undefined {
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function findNamed(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named === undefined || named === '' || existsSync(named)) return named || undefined;
  throw new Error(`CHROMIUM_PATH is \`${named}\`, where no file is. Name a Chromium or Chrome, or unset it.`);
}

function install(names: readonly string[]): string {
  console.log(
    `No browser found: none of ${names.join(', ')} on the PATH and no Playwright download. Installing one:`,
  );
  tryCommand('npx', ['--no-install', 'playwright', 'install', 'chromium']);
  const downloaded = findPlaywrightDownload();
  if (downloaded) return downloaded;
  for (const name of [names[0]!, 'chromium']) {
    installDebianPackage(name);
    const installed = findOnPath(names);
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need a Chromium and none could be installed. Install Chromium or Chrome yourself, or name one in CHROMIUM_PATH, and run the command again.',
  );
}

/**
 * Finds a Chromium: CHROMIUM_PATH, else one on the PATH, else Playwright's download, else the distribution's package.
 * Installs one when there is none.
 *
 * @param kind `'test'` prefers a headless build; `'measure'` uses a browser that readers have.
 * @throws {Error} when CHROMIUM_PATH names no file, and when no browser could be installed.
 */
export function findBrowser(kind: 'test' | 'measure'): string {
  const names = kind === 'test' ? [...SHELLS, ...BROWSERS] : BROWSERS;
  return findNamed() ?? findOnPath(names) ?? findPlaywrightDownload() ?? install(names);
}
