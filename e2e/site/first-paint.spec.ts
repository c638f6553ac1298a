import type { Page } from '@playwright/test';
import { watchLayoutShifts } from '../layout-shifts';
import { bar, heading, holdRequests, openPage, whenReady } from '../open-page';
import { isChunk } from '../../lib/config/next-formats/framework-files';
import { expect, test } from '../test';

/** A stylesheet of the site; live samples bring one of their own. */
const isStylesheet = (url: URL) => isChunk(url) && url.pathname.endsWith('.css');

const follow = (page: Page, name: string) => bar(page).getByRole('link', { name }).first().click();

test('a page brings its styles along, and fetches a font for headings alone', async ({
  page,
  complaints,
}) => {
  const family = () => page.locator('main').evaluate((main) => getComputedStyle(main).fontFamily);
  const styles: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isStylesheet(url)) styles.push(url.pathname);
  });
  await openPage(page, 'docs/api/controller');
  await expect(heading(page)).toHaveCSS('font-size', /^(3[1-9]|[4-9]\d)/);
  expect(await family()).toMatch(/^system-ui/);
  await page.waitForLoadState('networkidle');
  await follow(page, 'Tutorial');
  await expect(heading(page)).toHaveText('Philosophy');
  const own = await page
    .locator('link[rel=stylesheet][data-precedence]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(own.length).toBeGreaterThan(0);
  // A link to a page outside the docs has the router fetch the styles of that page ahead.
  expect(styles.filter((path) => own.includes(path))).toEqual([]);
  expect(await family()).toMatch(/^system-ui/);
  await page.evaluate(() => document.fonts.ready);
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const fonts = fetched.filter((url) => url.endsWith('.woff2'));
  expect(fonts.filter((url) => !url.includes('/ysabeau_office_700'))).toEqual([]);
  expect(fonts).not.toEqual([]);
  expect(complaints).toEqual([]);
});

test('a page that needs another stylesheet is shown with it', async ({ page, complaints }) => {
  const release = await holdRequests(page, isStylesheet);
  await openPage(page, 'docs/tutorial/installation');
  const asked = page.waitForRequest((request) => isStylesheet(new URL(request.url())));
  await follow(page, 'Eidos');
  await asked;
  await expect(heading(page)).toHaveText('Installation');
  release();
  const field = page.getByRole('region', { name: 'The form' }).getByRole('textbox').first();
  await expect(field).toBeVisible();
  const radius = await field.evaluate((input) => getComputedStyle(input).borderRadius);
  await page.goto('/');
  await expect(field).toHaveCSS('border-radius', radius);
  expect(complaints).toEqual([]);
});

test('nothing moves when the font of the headings arrives', async ({ page }) => {
  for (const [path, width] of [
    ['docs/tutorial/getting%20started', 390],
    ['', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const release = await holdRequests(page, (url) => url.pathname.endsWith('.woff2'));
    const shifts = await watchLayoutShifts(page);
    const font = page.waitForResponse((response) => response.url().endsWith('.woff2'));
    await page.goto(`/${path}`, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    release();
    await font;
    await whenReady(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await shifts(), `${path} at ${width} px`).toEqual([]);
    await page.unrouteAll();
  }
});

test('no part of the header of the home page moves while the next ones arrive', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '');
    const moved = await page.locator('main header').evaluate((header) => {
      const parts = Array.from(header.querySelectorAll('*'), (e) => [e, e.getBoundingClientRect()] as const);
      const found = new Set<string>();
      while (parts.length > 0) {
        parts.pop()![0].remove();
        for (const [part, { x, y }] of parts) {
          const now = part.getBoundingClientRect();
          if (Math.hypot(now.x - x, now.y - y) >= 3) found.add(part.outerHTML);
        }
      }
      return [...found];
    });
    expect(moved, `at ${width} px`).toEqual([]);
  }
});
