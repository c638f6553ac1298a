import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
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

/** What the site itself may take, by the names of the figures. */
const budgets: Readonly<Record<string, string>> = {
  'first paint, ms': '< 559',
  'largest paint, ms': '< 684',
  'blocking, ms': '≤ 60',
  'layout shift': '0',
  'click, ms': '< 35',
  'click on the phone, ms': '< 80',
  [`${fewPages} pages, CPU s`]: '≤ 12',
  [`${manyPages} pages, CPU s`]: '≤ 45',
  [`${manyPages} pages after an edit, CPU s`]: '≤ 8',
  [`${manyPages} pages, MB`]: '< 76',
};

/** Returns the middle one of the values; NaN when there are none. */
const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Installs the packages of a peer; later runs find them there. Throws when they cannot be installed. */
function install({ name, packages }: Peer, folder: string): void {
  const manifest = { private: true, type: 'module', dependencies: packages };
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
  for (const left of [peer.outFolder, 'node_modules/.astro', '.astro'])
    rmSync(path.join(folder, left), { recursive: true, force: true });
  const bin = path.resolve(folder, 'node_modules/.bin');
  const env = {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  return measureCommand(peer.build, folder, peer.outFolder, env);
}

/** A built site, and how long its builds took. */
interface BuiltSite {
  readonly name: string;
  readonly folder: string;
  readonly firstPage: string;
  readonly next: string;
  readonly few: BuildCost;
  readonly many: BuildCost;
  /** The build of many pages after an edit of one; of the site itself only. */
  readonly edited?: BuildCost;
}

/** What was measured of a site in visits. */
class Visits {
  readonly times: PageTimes[] = [];
  readonly clicks: number[] = [];
  readonly phoneClicks: number[] = [];
  weight?: VisitWeight;

  constructor(readonly site: BuiltSite) {}

  async visit(browser: Browser, url: string): Promise<void> {
    const page = `${url}/${this.site.firstPage}`;
    this.times.push(await timeVisit(browser, page));
    this.clicks.push(await timeClick(browser, page, this.site.next, 'computer'));
    this.phoneClicks.push(await timeClick(browser, page, this.site.next, 'slow phone'));
    this.weight ??= await weighVisit(browser, page);
  }
}

function buildOwn(): BuiltSite {
  const [folder, manyFolder] = ['.cache/bench/few', '.cache/bench/many'];
  const few = measureBuild(fewPages, folder, 'from nothing');
  const many = measureBuild(manyPages, manyFolder, 'from nothing');
  const edited = measureBuild(manyPages, manyFolder, 'after an edit');
  return { name: 'this site', folder, firstPage, next: nextLink, few, many, edited };
}

function buildPeers(): BuiltSite[] {
  return peers.map((peer) => {
    const project = `.cache/bench/peers/${peer.name.toLowerCase()}`;
    const many = buildPeer(peer, project, manyPages);
    // Last, because its pages are the ones that are read.
    const few = buildPeer(peer, project, fewPages);
    return { ...peer, folder: `${project}/${peer.outFolder}`, few, many };
  });
}

function describe({ site, times, clicks, phoneClicks, weight }: Visits): Record<string, string> {
  const { few, many, edited } = site;
  const time = (pick: (time: PageTimes) => number) => median(times.map(pick)).toFixed(0);
  return {
    'first paint, ms': time(({ firstPaint }) => firstPaint),
    'largest paint, ms': time(({ largestPaint }) => largestPaint),
    'blocking, ms': time(({ blocking }) => blocking),
    'layout shift': Math.max(...times.map(({ layoutShift }) => layoutShift)).toFixed(3),
    'click, ms': median(clicks).toFixed(0),
    'click on the phone, ms': median(phoneClicks).toFixed(0),
    [`${fewPages} pages, CPU s`]: few.cpuSeconds.toFixed(0),
    [`${manyPages} pages, CPU s`]: many.cpuSeconds.toFixed(0),
    [`${manyPages} pages after an edit, CPU s`]: edited?.cpuSeconds.toFixed(0) ?? '',
    [`${manyPages} pages, MB`]: many.megabytes.toFixed(0),
    'transferred, KiB': ((weight?.bytes ?? Number.NaN) / 1024).toFixed(0),
    requests: String(weight?.requests),
  };
}

/**
 * Builds sites of few and of many pages, visits them in turn and prints what building and reading them takes, in addition to the
 * budgets. With peers, the same pages are built by other generators too, which the first run installs.
 * @throws {Error} when one cannot be installed or built.
 */
export async function benchSites(browserPath: string, hasPeers: boolean): Promise<void> {
  const sites = [buildOwn(), ...(hasPeers ? buildPeers() : [])].map((site) => new Visits(site));
  for (let turn = 0; turn < turns; turn += 1)
    for (const visits of sites)
      await serveBuild(visits.site.folder, browserPath, (browser, url) => visits.visit(browser, url));
  const described = sites.map((visits) => [visits.site.name, describe(visits)] as const);
  console.table({ budget: budgets, ...Object.fromEntries(described) });
}
