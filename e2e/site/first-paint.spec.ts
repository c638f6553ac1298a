import type { Page, Request } from '@playwright/test';
import { watchLayoutShifts } from '../layout-shifts';
import { holdRequests, openPage, whenReady } from '../open-page';
import { isChunk } from '../../lib/next-formats/names/addresses';
import { expect, test } from '../test';

/** A stylesheet of the site; live samples bring one of their own. */
const isStylesheet = (url: URL) => isChunk(url) && url.pathname.endsWith('.css');

/** The stylesheets that the page fetches from now on. */
function watchStyles(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (isStylesheet(url)) fetched.push(url.pathname);
  });
  return fetched;
}

const headingSize = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));

/** Whether text is drawn in the site's own face. */
const textFace = (page: Page) =>
  page.evaluate(
    () =>
      /^accentedTextFont/.test(getComputedStyle(document.body).fontFamily) &&
      document.fonts.check('1em textFont'),
  );

const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).first().click();

test('a page is painted without a stylesheet of its own, and fetches none later', async ({
  page,
  complaints,
}) => {
  const styles = watchStyles(page);
  await openPage(page, 'docs/api/controller');
  expect(await headingSize(page)).toBeGreaterThan(30);
  await page.waitForLoadState('networkidle');
  await follow(page, 'Tutorial');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Philosophy');
  expect(styles).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a page that needs another stylesheet is shown with it', async ({ page, complaints }) => {
  const release = await holdRequests(page, isStylesheet);
  await openPage(page, 'docs/tutorial/installation');
  const asked = page.waitForRequest((request) => isStylesheet(new URL(request.url())));
  await follow(page, 'Eidos');
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  release();
  const screen = page.getByRole('region', { name: 'The screen it becomes' });
  await expect(screen.getByRole('textbox').first()).toBeVisible();
  const radius = await screen
    .getByRole('textbox')
    .first()
    .evaluate((field) => getComputedStyle(field).borderRadius);
  await page.goto('/');
  await expect(screen.getByRole('textbox').first()).toHaveCSS('border-radius', radius);
  expect(complaints).toEqual([]);
});

test('nothing moves when the faces of the headings and the text arrive', async ({ page }) => {
  for (const width of [390, 1280])
    for (const path of ['', 'docs/tutorial/getting%20started', 'apiDocs']) {
      await page.setViewportSize({ width, height: 800 });
      const release = await holdRequests(page, (url) => url.pathname.endsWith('.woff2'));
      const shifts = await watchLayoutShifts(page);
      const face = page.waitForResponse((response) => response.url().endsWith('.woff2'));
      await page.goto(`/${path}`, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
      release();
      await face;
      await whenReady(page);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('text-face'))).not.toBeNull();
      await page.evaluate(() => document.fonts.ready);
      expect(await shifts(), `${path} at ${width} px`).toEqual([]);
      await page.unrouteAll();
    }
});

test('the face of the text comes after the page has loaded, and the next page begins with it', async ({
  page,
}) => {
  await openPage(page, 'docs/api/controller');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('text-face'))).not.toBeNull();
  const early = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < navigation!.loadEventStart)
      .map(({ name }) => new URL(name).pathname);
  });
  expect(early).not.toEqual([]);
  expect(early.filter((path) => path.includes('/inter.'))).toEqual([]);
  await follow(page, 'Tutorial');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Philosophy');
  expect(await textFace(page)).toBe(true);
  await page.route(isChunk, () => new Promise(() => undefined));
  await page.goto('docs/tutorial/types', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => textFace(page)).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has its styles', async ({ page }) => {
    const styles = watchStyles(page);
    await page.goto('/docs/api/controller');
    expect(await headingSize(page)).toBeGreaterThan(30);
    expect(styles).toEqual([]);
  });
});
