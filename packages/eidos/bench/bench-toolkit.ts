import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type BuiltPage, buildPage, installPeers, libraries } from './build-pages';
import type { Bench, Smoothness } from './page/measure';
import { type Comparison, type Figures, printComparison, printFigures } from './print-results';

declare global {
  interface Window {
    bench: Bench;
  }
}

const folder = path.dirname(fileURLToPath(import.meta.url));
const fieldCount = 1000;
const comparedRows = 100;
const manyRows = 10_000;
const largeRows = 100_000;
/** How often each library is measured, in turns, because the speed of a machine varies over time. */
const rounds = 3;
/** How often the mount of a form is measured in each of these rounds. */
const mountsPerRound = 5;
const tableScroller = '.eidos-table__scroll';

async function open(browser: Browser, { script, styles }: Omit<BuiltPage, 'namedScript'>): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.setContent('<!doctype html><html lang="en"><body></body></html>');
  if (styles !== '') await page.addStyleTag({ content: styles });
  await page.addScriptTag({ content: script });
  return page;
}

/** Focuses the table's first cell, and opens it if cells are not always inputs. */
async function editFirstCell(page: Page): Promise<void> {
  const cell = page.getByRole('gridcell').filter({ hasText: 'field0 of 0' }).first();
  if ((await cell.count()) === 0) return page.locator('input').first().focus();
  await cell.click();
  await page.keyboard.press('Enter');
}

/**
 * Mounts a form in a fresh page; returns the processor time in milliseconds that script, style, layout and the frame after
 * it took, because on a busy machine the clock measures mostly waiting.
 */
async function mountFields(browser: Browser, built: BuiltPage): Promise<number> {
  const page = await open(browser, built);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  };
  const before = await spent();
  await page.evaluate((count) => window.bench.mountFields(count), fieldCount);
  await page.evaluate(() => new Promise((end) => requestAnimationFrame(() => setTimeout(end, 50))));
  const after = await spent();
  await page.close();
  return after - before;
}

async function compare(browser: Browser, built: BuiltPage): Promise<Omit<Comparison, 'mountFields'>> {
  const fields = await open(browser, built);
  await fields.evaluate((count) => window.bench.mountFields(count), fieldCount);
  const middle = fieldCount / 2;
  const keystroke = await fields.evaluate((place) => window.bench.typeInto(place), middle);
  await fields.close();
  const named = await open(browser, { ...built, script: built.namedScript });
  await named.evaluate((count) => window.bench.mountFields(count), fieldCount);
  const rendered = await named.evaluate((place) => window.bench.rendersPerKeystroke(place), middle);
  await named.close();
  const table = await open(browser, built);
  const mountTable = await table.evaluate((rows) => window.bench.mountTable(rows), comparedRows);
  await editFirstCell(table);
  const tableKeystroke = await table.evaluate(() => window.bench.typeIntoFocused());
  await table.close();
  const { fields: renderedFields, components: renderedComponents } = rendered;
  return { keystroke, renderedFields, renderedComponents, mountTable, tableKeystroke };
}

async function measureManyRows(browser: Browser, built: BuiltPage): Promise<Figures> {
  const page = await open(browser, built);
  const mount = await page.evaluate((rows) => window.bench.mountTable(rows), manyRows);
  await editFirstCell(page);
  const keystroke = await page.evaluate(() => window.bench.typeIntoFocused());
  await page.keyboard.press('Enter');
  const wheel = await rollWheel(page);
  const drag = await page.evaluate((selector) => window.bench.scroll(selector, 120), tableScroller);
  await page.close();
  return {
    'mount, ms': mount,
    'one keystroke, ms': keystroke,
    'wheel: a frame, ms': wheel.frame,
    'wheel: the slowest frame, ms': wheel.slowestFrame,
    'wheel: late frames': wheel.late,
    'scroll bar dragged from end to end: a frame, ms': drag.frame,
    'scroll bar: the slowest frame, ms': drag.slowestFrame,
    'scroll bar: late frames': drag.late,
  };
}

async function measureLargeTable(browser: Browser, built: BuiltPage): Promise<Figures> {
  const page = await open(browser, built);
  const mount = await page.evaluate((rows) => window.bench.mountLargeTable(rows), largeRows);
  const header = page.getByRole('columnheader').first();
  await page.evaluate(() => window.bench.startFrames());
  const start = performance.now();
  // The rows are in ascending order already.
  for (let press = 0; press < 2; press += 1) await header.getByRole('button').first().click();
  await page.getByText(`field0 of ${largeRows - 1}`).waitFor();
  const sort = performance.now() - start;
  const { slowestFrame } = await page.evaluate(() => window.bench.endFrames());
  await page.close();
  return { 'mount, ms': mount, 'sort by a column, ms': sort, 'sort: the slowest frame, ms': slowestFrame };
}

async function measureManyErrors(browser: Browser, built: BuiltPage): Promise<Figures> {
  const page = await open(browser, built);
  await page.evaluate((rows) => window.bench.mountErrors(rows), manyRows);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: /^10,000 errors/ }).waitFor();
  const outside = await page.evaluate(() => window.bench.typeInto(0));
  await page.getByRole('gridcell').filter({ hasText: 'field1 of 0' }).first().click();
  await page.keyboard.press('Enter');
  const cell = await page.evaluate(() => window.bench.typeIntoFocused());
  await page.close();
  return { 'one keystroke outside of the table, ms': outside, 'one keystroke in a cell, ms': cell };
}

/** Turns the wheel over the table as fast as a hand does: 300 clicks of 120 px, one each frame. */
async function rollWheel(page: Page): Promise<Smoothness> {
  await page.locator(tableScroller).hover();
  await page.evaluate(() => window.bench.startFrames());
  for (let click = 0; click < 300; click += 1) await page.mouse.wheel(0, 120);
  return page.evaluate(() => window.bench.endFrames());
}

/** Measured only for Eidos, because the others render every row. */
const ownTables = [
  { title: `a table of ${manyRows.toLocaleString('en')} rows × 8`, measure: measureManyRows },
  {
    title: `${manyRows.toLocaleString('en')} rows with an error in each, after a refused save`,
    measure: measureManyErrors,
  },
  { title: `a LargeTable of ${largeRows.toLocaleString('en')} rows × 8`, measure: measureLargeTable },
];

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** The median of all rounds for each measure. */
function middle<Result extends Figures>(results: readonly Result[]): Result {
  const names = Object.keys(results[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, medianOf(results.map((result) => result[name] ?? NaN))]),
  ) as Result;
}

/** Measures Eidos and its peers in a browser and prints the results. `executablePath` names a Chromium. */
export async function benchToolkit(executablePath: string): Promise<void> {
  installPeers(folder);
  const pages = await Promise.all(libraries.map((library) => buildPage(folder, library)));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const compared = libraries.map((): Omit<Comparison, 'mountFields'>[] => []);
    const mounts = libraries.map((): number[] => []);
    const figures = ownTables.map((): Figures[] => []);
    for (let round = 0; round < rounds; round += 1) {
      for (let mount = 0; mount < mountsPerRound; mount += 1)
        for (const [index, page] of pages.entries()) mounts[index]?.push(await mountFields(browser, page));
      for (const [index, page] of pages.entries()) compared[index]?.push(await compare(browser, page));
      for (const [index, { measure }] of ownTables.entries())
        if (pages[0]) figures[index]?.push(await measure(browser, pages[0]));
    }
    const results = libraries.map(({ name }, index) => ({
      name,
      ...middle(compared[index] ?? []),
      mountFields: medianOf(mounts[index] ?? []),
    }));
    printComparison(results, fieldCount, comparedRows);
    for (const [index, { title }] of ownTables.entries()) printFigures(title, middle(figures[index] ?? []));
  } finally {
    await browser.close();
  }
}
