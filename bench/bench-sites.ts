import { measureBuild } from './measure-build';
import { serveBuild } from './open-browser';
import { timeClick, timeVisit, type PageTimes } from './time-page';
import { weighVisit } from './weigh';
import { firstPage } from './write-pages';

const fewPages = 30;
const manyPages = 1000;
/** A time is the median of so many visits, as a machine is not equally fast all the time. */
const turns = 5;

const budgets: Readonly<Record<string, string>> = {
  'first paint, ms': '< 559',
  'largest paint, ms': '< 684',
  'blocking, ms': '≤ 60',
  'layout shift': '0',
  'click, ms': '< 35',
  'click on the phone, ms': '< 80',
  [`${manyPages} pages, CPU s`]: '≤ 120',
  [`${manyPages} pages, MB`]: '≤ 350',
};

/** Returns the middle one of the values; NaN when there are none. */
const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Visits the site in `folder` several times, each time in another browser; returns the figures by their names. */
async function visitSite(folder: string, browserPath: string): Promise<Record<string, string>> {
  const times: PageTimes[] = [];
  const clicks: number[] = [];
  const phoneClicks: number[] = [];
  let weight = { bytes: Number.NaN, requests: Number.NaN };
  for (let turn = 0; turn < turns; turn += 1)
    await serveBuild(folder, browserPath, async (browser, url) => {
      const page = `${url}/${firstPage}`;
      times.push(await timeVisit(browser, page));
      clicks.push(await timeClick(browser, page, 'computer'));
      phoneClicks.push(await timeClick(browser, page, 'slow phone'));
      if (turn === 0) weight = await weighVisit(browser, page);
    });
  const time = (pick: (time: PageTimes) => number) => median(times.map(pick)).toFixed(0);
  return {
    'first paint, ms': time(({ firstPaint }) => firstPaint),
    'largest paint, ms': time(({ largestPaint }) => largestPaint),
    'blocking, ms': time(({ blocking }) => blocking),
    'layout shift': Math.max(...times.map(({ layoutShift }) => layoutShift)).toFixed(3),
    'click, ms': median(clicks).toFixed(0),
    'click on the phone, ms': median(phoneClicks).toFixed(0),
    'transferred, KiB': (weight.bytes / 1024).toFixed(0),
    requests: String(weight.requests),
  };
}

/**
 * Builds sites of few and of many pages, visits the small one and prints what building and reading them takes, next to the
 * budgets.
 * @throws {Error} when one cannot be built.
 */
export async function benchSites(browserPath: string): Promise<void> {
  const [folder, manyFolder] = ['.cache/bench/few', '.cache/bench/many'];
  const few = measureBuild(fewPages, folder, 'from nothing');
  const many = measureBuild(manyPages, manyFolder, 'from nothing');
  const edited = measureBuild(manyPages, manyFolder, 'after an edit');
  const measured: Readonly<Record<string, string>> = {
    ...(await visitSite(folder, browserPath)),
    [`${fewPages} pages, CPU s`]: few.cpuSeconds.toFixed(0),
    [`${manyPages} pages, CPU s`]: many.cpuSeconds.toFixed(0),
    [`${manyPages} pages after an edit, CPU s`]: edited.cpuSeconds.toFixed(0),
    [`${manyPages} pages, MB`]: many.megabytes.toFixed(0),
  };
  console.table({ budget: budgets, measured });
}
