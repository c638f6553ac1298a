import type { Browser } from '@playwright/test';
import { measureBuild, type BuildCost } from './measure-build';
import { median } from './median';
import { buildPeer } from './peers/build-peer';
import { peers } from './peers/peers';
import { serveBuild } from './serve-build';
import { timeClick, timeVisit, type PageTimes } from './time-page';
import { weighVisit, type VisitWeight } from './weigh-visit';
import { firstPage, nextLink } from './write-pages';

const fewPages = 30;
const manyPages = 1000;
/** A time is the median of so many visits, as a machine is not equally fast all the time. */
const turns = 5;

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
