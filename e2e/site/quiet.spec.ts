import { cpSync, rmSync } from 'node:fs';
import { weighVisit } from '../../scripts/bench/weigh-visit';
import { visitBudget } from '../../scripts/budgets/budgets';
import { compressFiles } from '../../scripts/compress-files';
import { serveFolder, type RunningServer } from '../../scripts/serve-folder';
import { sites } from '../sites';
import { expect, test } from '../test';

const compressed = '.cache/compressed-site';
let server: RunningServer;

test.beforeAll(async () => {
  rmSync(compressed, { recursive: true, force: true });
  cpSync(sites.shipped.outDir, compressed, { recursive: true });
  compressFiles(compressed, ['.gz']);
  server = await serveFolder(compressed, { port: 0, basePath: '', isCompressed: true });
});
test.afterAll(async () => {
  await server.close();
  rmSync(compressed, { recursive: true, force: true });
});

test('a docs page is within its budget before anything is fetched ahead', async ({ browser }) => {
  const { alone } = visitBudget;
  const url = `${server.url}/${visitBudget.page}`;
  const { bytes, requests } = await weighVisit(browser, url, { savesData: true });
  expect(requests).toBeLessThanOrEqual(alone.requests);
  expect(bytes / 1024).toBeLessThanOrEqual(alone.kib);
});

test('a docs page with many links in view is within its budget once it is quiet', async ({ browser }) => {
  const { ahead } = visitBudget;
  const { bytes, requests } = await weighVisit(browser, `${server.url}/${visitBudget.page}`);
  // With none of its pages fetched ahead, a visit would be within any budget.
  expect(requests).toBeGreaterThan(20);
  expect(requests).toBeLessThanOrEqual(ahead.requests);
  expect(bytes / 1024).toBeLessThanOrEqual(ahead.kib);
});
