import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { median } from './bench-site';
import { measureBuild, measureCommand, type BuildCost } from './measure-build';
import { serveBuild } from './open-browser';
import { peers, type Peer } from './peers';
import { timeClick, timeVisit, type PageTimes } from './time-page';
import { weighVisit, type VisitWeight } from './weigh';
import { firstPage, nextLink, pageText, readSentences } from './write-pages';

const fewPages = 30;
const manyPages = 1000;
/** A time is the median of so many visits, as a machine is not equally fast all the time. */
const turns = 5;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Installs the packages of a peer; later runs find them there. Throws when they cannot be installed. */
function install({ name, packages, isModule }: Peer, folder: string): void {
  const manifest = { private: true, ...(isModule && { type: 'module' }), dependencies: packages };
  write(path.join(folder, 'package.json'), JSON.stringify(manifest));
  // A peer may require a later Node, which it brings as a package.
  const args = ['install', '--engine-strict=false', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} could not be installed:\n${stderr}`);
}

function writePeerPages({ pagesFolder, hasOwnHeading }: Peer, folder: string, count: number): void {
  mkdirSync(path.join(folder, pagesFolder), { recursive: true });
  const sentences = readSentences('content');
  for (const earlier of readdirSync(path.join(folder, pagesFolder)))
    if (/^page-\d+\.md$/.test(earlier)) rmSync(path.join(folder, pagesFolder, earlier));
  for (let number = 1; number <= count; number += 1) {
    const text = pageText(number, sentences);
    const page = hasOwnHeading ? text.replace(/\n---\n/, `\n---\n\n# Page ${number}\n`) : text;
    write(path.join(folder, pagesFolder, `page-${number}.md`), page);
  }
}

/**
 * Builds a peer's site with `count` of the pages that the site itself is measured with, in `folder`, without any cache.
 * Throws when a package cannot be installed or the build fails.
 */
function buildPeer(peer: Peer, folder: string, count: number): BuildCost {
  install(peer, folder);
  for (const [file, text] of Object.entries(peer.files(count))) write(path.join(folder, file), text);
  writePeerPages(peer, folder, count);
  for (const left of [peer.outFolder, 'node_modules/.astro', 'node_modules/.cache', '.docusaurus', '.astro'])
    rmSync(path.join(folder, left), { recursive: true, force: true });
  const bin = path.resolve(folder, 'node_modules/.bin');
  const env = {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  return measureCommand(peer.build, folder, peer.outFolder, env);
}

/** A built site, and what was measured of it. */
interface Measured {
  readonly name: string;
  readonly folder: string;
  readonly firstPage: string;
  readonly next: string;
  readonly few: BuildCost;
  readonly many: BuildCost;
  readonly times: PageTimes[];
  readonly clicks: number[];
  readonly phoneClicks: number[];
  weight?: VisitWeight;
}

function buildOwn(): Measured {
  const [folder, manyFolder] = ['.cache/bench/few', '.cache/bench/many'];
  const few = measureBuild(fewPages, folder, 'from nothing');
  const many = measureBuild(manyPages, manyFolder, 'from nothing');
  return {
    name: 'this site',
    folder,
    firstPage,
    next: nextLink,
    few,
    many,
    times: [],
    clicks: [],
    phoneClicks: [],
  };
}

function buildPeers(): Measured[] {
  return peers.map((peer) => {
    const project = `.cache/bench/peers/${peer.name.toLowerCase()}`;
    const many = buildPeer(peer, project, manyPages);
    // Last, because its pages are the ones that are read.
    const few = buildPeer(peer, project, fewPages);
    const { name, outFolder, next } = peer;
    const folder = `${project}/${outFolder}`;
    return {
      name,
      folder,
      firstPage: peer.firstPage,
      next,
      few,
      many,
      times: [],
      clicks: [],
      phoneClicks: [],
    };
  });
}

async function readOnce(site: Measured, browser: Browser, url: string): Promise<void> {
  const page = `${url}/${site.firstPage}`;
  site.times.push(await timeVisit(browser, page));
  site.clicks.push(await timeClick(browser, page, site.next, 'computer'));
  site.phoneClicks.push(await timeClick(browser, page, site.next, 'slow phone'));
  site.weight ??= await weighVisit(browser, page);
}

function describe({ few, many, times, clicks, phoneClicks, weight }: Measured): Record<string, string> {
  const time = (pick: (time: PageTimes) => number) => median(times.map(pick)).toFixed(0);
  return {
    'first paint, ms': time(({ firstPaint }) => firstPaint),
    'largest paint, ms': time(({ largestPaint }) => largestPaint),
    'blocking, ms': time(({ blocking }) => blocking),
    'click, ms': median(clicks).toFixed(0),
    'click on the phone, ms': median(phoneClicks).toFixed(0),
    [`${fewPages} pages, CPU s`]: few.cpuSeconds.toFixed(0),
    [`${manyPages} pages, CPU s`]: many.cpuSeconds.toFixed(0),
    [`${manyPages} pages, MB`]: many.megabytes.toFixed(0),
    'transferred, KiB': ((weight?.bytes ?? Number.NaN) / 1024).toFixed(0),
    requests: String(weight?.requests),
  };
}

/**
 * Builds the same pages with other generators, visits all the sites in turn, and prints them side by side. Installs the
 * generators on the first run. Throws when one cannot be installed or built.
 */
export async function benchPeers(browserPath: string): Promise<void> {
  const sites = [buildOwn(), ...buildPeers()];
  for (let turn = 0; turn < turns; turn += 1) {
    for (const site of sites)
      await serveBuild(site.folder, browserPath, (browser, url) => readOnce(site, browser, url));
  }
  console.table(Object.fromEntries(sites.map((site) => [site.name, describe(site)])));
}
