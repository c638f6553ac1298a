import { cpSync, rmSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { weighVisit } from '../../bench/weigh';
import { listFiles } from '../../lib/config/paths/list-files';
import { compressFiles } from '../../scripts/finish-export/export-files';
import { serveFolder, type RunningServer } from '../../scripts/serve-folder';
import { pretendConnection } from '../open-page';
import { sites } from '../sites';
import { expect, test } from '../test';
import { fileBudgets, pageBudgets, visitBudget, type PageBudget } from './budgets';

// A weight above its limit: make it lighter, or raise the limit in budgets.ts and say in the commit what readers get for it.

test.describe.configure({ mode: 'default' });

const compressed = '.cache/compressed-site';
let server: RunningServer;

test.beforeAll(async () => {
  rmSync(compressed, { recursive: true, force: true });
  cpSync(sites.shipped.outDir, compressed, { recursive: true });
  compressFiles(compressed);
  server = await serveFolder(compressed, { port: 0, basePath: '', isCompressed: true });
});
test.afterAll(async () => {
  await server.close();
  rmSync(compressed, { recursive: true, force: true });
});

/** The size of a visit's files, without headers. */
const weighPage = (page: Page): Promise<PageBudget['limits']> =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const early = fetched.filter(({ startTime }) => startTime < visit!.loadEventStart);
    const weigh = (entries: readonly PerformanceResourceTiming[]) =>
      entries.reduce((kib, { encodedBodySize }) => kib + encodedBodySize / 1024, 0);
    return {
      byLoad: weigh([visit!, ...early]),
      scripts: weigh(fetched.filter(({ name }) => name.endsWith('.js'))),
      requests: early.length + 1,
    };
  });

test('a page of each kind is within its budget by the load event and in all', async ({ page }) => {
  await pretendConnection(page, { saveData: true });
  // A headless build reports a pointer over the first page of a window, and a reader's touch loads the scripts at once.
  await page.goto(`${server.url}/404`, { waitUntil: 'networkidle' });
  for (const { path, limits } of pageBudgets) {
    await page.goto(`${server.url}/${path}`, { waitUntil: 'networkidle' });
    const weight = await weighPage(page);
    for (const [what, limit] of Object.entries(limits) as [keyof typeof limits, number][])
      expect.soft(weight[what], `${what} of /${path}`).toBeLessThanOrEqual(limit);
    // A visit whose scripts never came would be within any budget.
    expect(weight.scripts, path).toBeGreaterThan(100);
  }
});

test('each file that is fetched later is within its budget', () => {
  for (const { file, limit } of fileBudgets) {
    const found = listFiles(compressed).filter((name) => file.test(name));
    expect(found, String(file)).not.toEqual([]);
    for (const name of found)
      expect.soft(statSync(`${compressed}/${name}.gz`).size / 1024, name).toBeLessThanOrEqual(limit);
  }
});

test('a docs page is within its budget, alone and with what is fetched ahead', async ({ browser }) => {
  const { alone, ahead } = visitBudget;
  const url = `${server.url}/${visitBudget.page}`;
  const { bytes, requests } = await weighVisit(browser, url, { savesData: true });
  expect(requests).toBeLessThanOrEqual(alone.requests);
  expect(bytes / 1024).toBeLessThanOrEqual(alone.kib);
  const whole = await weighVisit(browser, url);
  // With none of its pages fetched ahead, a visit would be within any budget.
  expect(whole.requests).toBeGreaterThan(20);
  expect(whole.requests).toBeLessThanOrEqual(ahead.requests);
  expect(whole.bytes / 1024).toBeLessThanOrEqual(ahead.kib);
});
