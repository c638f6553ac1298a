import type { Browser } from '@playwright/test';
import { buildSite } from '../scripts/build-site';
import { measureBuild, type BuildCost } from './measure-build';
import { serveBuild } from './open-browser';
import { type PageTimes, timeClick, timeVisit } from './time-page';
import { timeSearch } from './time-search';
import { type PageWeight, weighPage } from './weigh';
import { firstPage, nextLink } from './write-pages';

/** Counts of pages that the budgets name; the first is also what is read. */
const fewPages = 30;
const manyPages = 1000;
/** A page of the site itself, with three screens that can be used. */
const livePage = 'docs/api/Components/Fields/IntegerField';
/** A time is the median of so many visits, as a machine is not equally fast all the time. */
const visits = 5;

/** What was measured and its budget; empty where there is none. */
type Row = readonly [figure: string, measured: string, budget: string];

/** Returns the middle one of the values; NaN when there are none. */
export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
const ms = (value: number) => `${value.toFixed(0)} ms`;

/** Runs `measure` again and again, one after the other. */
async function repeat<T>(measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let visit = 0; visit < visits; visit += 1) results.push(await measure());
  return results;
}

function describeWeight(weight: PageWeight): Row[] {
  return [
    ['HTML, with its styles', kib(weight.html), '≤ 18 KiB'],
    ['everything by the load event', kib(weight.byLoad), '≤ 30 KiB'],
    ['scripts by the load event', kib(weight.scriptsByLoad), '≤ 3 KiB'],
    ['scripts in all', kib(weight.scripts), '≤ 150 KiB'],
  ];
}

function describeTimes(times: readonly PageTimes[]): Row[] {
  const middle = (pick: (time: PageTimes) => number) => median(times.map(pick));
  return [
    ['first paint, slow phone', ms(middle((time) => time.firstPaint)), '< 559 ms'],
    ['largest paint, slow phone', ms(middle((time) => time.largestPaint)), '< 684 ms'],
    ['blocking time, slow phone', ms(middle((time) => time.blocking)), '≤ 60 ms'],
    ['layout shift', Math.max(...times.map((time) => time.layoutShift)).toFixed(3), '0'],
  ];
}

async function readPage(browser: Browser, url: string): Promise<Row[]> {
  const clicks = await repeat(() => timeClick(browser, url, nextLink, 'computer'));
  const phoneClicks = await repeat(() => timeClick(browser, url, nextLink, 'slow phone'));
  return [
    ...describeWeight(await weighPage(browser, url)),
    ...describeTimes(await repeat(() => timeVisit(browser, url))),
    ['click to next heading', ms(median(clicks)), '< 35 ms'],
    ['click to next heading, slow phone', ms(median(phoneClicks)), '< 80 ms'],
  ];
}

/** Searches the site of many pages. */
async function search(browser: Browser, url: string): Promise<Row[]> {
  const queries = await repeat(() => timeSearch(browser, url));
  const [first] = queries;
  return [
    ['index for the first query, many pages', kib(first?.bytes ?? Number.NaN), '≤ 64 KiB'],
    ['requests for it', String(first?.requests), '1'],
    [
      'first result of a first query, slow phone',
      ms(median(queries.map((query) => query.first))),
      '≤ 150 ms',
    ],
    ['the same of a later query', ms(median(queries.map((query) => query.later))), '≤ 150 ms'],
  ];
}

/** Builds the site itself and weighs a page of it, with three screens that can be used. */
async function weighLivePage(browserPath: string): Promise<Row[]> {
  await buildSite('.cache/bench/site');
  const live = await serveBuild('.cache/bench/site', browserPath, (browser, url) =>
    weighPage(browser, `${url}/${livePage}`),
  );
  return [
    ['HTML of a page with live samples', kib(live.html), ''],
    ['by its load event, with the toolkit’s styles', kib(live.byLoad), ''],
  ];
}

/**
 * Builds sites of few and of many pages and prints what a page of 600 words, two code blocks and a table weighs and how
 * fast it is read, in addition to the budgets.
 */
export async function benchSite(browserPath: string): Promise<void> {
  const few = measureBuild(fewPages, '.cache/bench/few', 'from nothing');
  const again = measureBuild(fewPages, '.cache/bench/few', 'again');
  const fewEdited = measureBuild(fewPages, '.cache/bench/few', 'after an edit');
  const many = measureBuild(manyPages, '.cache/bench/many', 'from nothing');
  const manyEdited = measureBuild(manyPages, '.cache/bench/many', 'after an edit');
  const searched = await serveBuild('.cache/bench/many', browserPath, (browser, url) =>
    search(browser, `${url}/${firstPage}`),
  );
  const seconds = ({ cpuSeconds }: BuildCost) => `${cpuSeconds.toFixed(0)} s`;
  const rows: Row[] = [
    ...(await serveBuild('.cache/bench/few', browserPath, (browser, url) =>
      readPage(browser, `${url}/${firstPage}`),
    )),
    ...searched,
    ...(await weighLivePage(browserPath)),
    [`build of ${fewPages} pages from nothing, CPU`, seconds(few), '≤ 12 s'],
    [`build of the same ${fewPages} pages again, CPU`, seconds(again), '≤ 5 s'],
    [`build of ${fewPages} pages after an edit of one, CPU`, seconds(fewEdited), ''],
    [`build of ${manyPages} pages from nothing, CPU`, seconds(many), '≤ 45 s'],
    [`build of ${manyPages} pages after an edit of one, CPU`, seconds(manyEdited), '≤ 8 s'],
    [`export of ${manyPages} pages`, `${many.megabytes.toFixed(0)} MB`, '< 76 MB'],
  ];
  console.table(Object.fromEntries(rows.map(([figure, measured, budget]) => [figure, { measured, budget }])));
}
