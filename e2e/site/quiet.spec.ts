import { cpSync, rmSync } from 'node:fs';
import { weighVisit } from '../../bench/weigh';
import { visitBudget } from '../../scripts/budgets/budgets';
import { compressFiles } from '../../scripts/finish-export/export-files';
import { serveFolder, type RunningServer } from '../../scripts/serve-folder';
import { sites } from '../sites';
import { expect, test } from '../test';

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

test('a docs page is within its budget before anything is fetched ahead, and with all that its links lead to', async ({
  browser,
}) => {
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
