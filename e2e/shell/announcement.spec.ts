import type { Page } from '@playwright/test';
import { watchLayoutShifts } from '../layout-shifts';
import { openPage } from '../open-page';
import { startServer } from '../start-server';
import { expect, test } from '../test';

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });

/** Keeps in the storage what an earlier visit left there. */
const remember = (page: Page, id: string) =>
  page.evaluate((value) => {
    localStorage.setItem('docusaurus.announcement.id', value);
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  }, id);

test('a message that arrives in pieces is shown once it is whole', async ({ page, baseURL }) => {
  const [start = '', rest = ''] = (await (await fetch(`${baseURL}apiDocs`)).text()).split(/(?<=is here\. )/);
  let sendRest = () => undefined as unknown;
  const { url, close } = await startServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write(start);
    sendRest = () => response.end(rest);
  });
  await page.route(/\.(css|js|woff2|svg)$/, (route) =>
    route.fulfill({ path: `out${new URL(route.request().url()).pathname}` }),
  );
  const readShifts = await watchLayoutShifts(page);
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.getByText('is here.')).toBeAttached();
  // Two frames, so that what is there is painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  sendRest();
  await expect(bar(page).getByRole('link')).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await readShifts()).toEqual([]);
  await close();
});

test('the bar is 30 px high, scrolls away, and moves nothing, whatever is stored', async ({ page }) => {
  const readShifts = await watchLayoutShifts(page);
  for (const [state, id] of [
    ['shown for the first time', undefined],
    ['shown again with a new id', 'an-earlier-announcement'],
    ['dismissed', 'eidos-0.0.0'],
  ] as const)
    await test.step(state, async () => {
      if (id !== undefined) await remember(page, id);
      await openPage(page, 'docs/tutorial/types');
      await expect(bar(page)).toBeVisible({ visible: state !== 'dismissed' });
      expect.soft(await readShifts()).toEqual([]);
      if (state === 'dismissed') return;
      expect.soft((await bar(page).boundingBox())?.height).toBe(30);
      await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
      await expect(bar(page)).not.toBeInViewport();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport();
    });
});
