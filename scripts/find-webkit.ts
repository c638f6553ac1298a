import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findOnPath } from './find-program';

/** What drives WebKitGTK. */
export interface WebKit {
  /** The WebDriver of WebKitGTK. */
  readonly driver: string;
  /** The browser that it opens. */
  readonly browser: string;
  /** Runs a program with a display of its own, where there is none. */
  readonly display: readonly string[];
}

const LIBRARIES = ['/usr/lib', '/usr/libexec', '/usr/lib64'];

/** Folders that hold the programs of WebKitGTK: directly in the folder of libraries, or in that of the processor. */
function programFolders(): string[] {
  const list = (folder: string) =>
    existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
  const entries = LIBRARIES.flatMap(list);
  const isProcessor = (folder: string) => folder.endsWith('-linux-gnu');
  return [...entries, ...entries.filter(isProcessor).flatMap(list)].filter((folder) =>
    /webkit(2gtk|gtk)-[\d.]+$/.test(folder),
  );
}

/** Finds WebKitGTK on this machine, or says what is missing. Nothing is installed: few systems have it. */
export function findWebKit(): WebKit | string {
  const driver = findOnPath(['WebKitWebDriver']);
  const browser = programFolders()
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .find(existsSync);
  if (driver === undefined || browser === undefined)
    return 'WebKitGTK is not installed (Debian: webkit2gtk-driver and xvfb).';
  if (process.env.DISPLAY) return { driver, browser, display: [] };
  const xvfb = findOnPath(['xvfb-run']);
  if (xvfb === undefined)
    return 'There is no display for WebKitGTK, and no xvfb-run to make one (Debian: xvfb).';
  return { driver, browser, display: [xvfb, '-a', '-s', '-screen 0 1600x1200x24'] };
}
