import type { Page, Request } from '@playwright/test';
import { watchLayoutShifts } from '../layout-shifts';
import { bar, heading, holdRequests, openPage, whenReady } from '../open-page';
import { isChunk } from '../../lib/config/next-formats/framework-files';
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
  heading(page).evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));

/** Fonts that the page has fetched so far. */
const fetchedFonts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname.replace(/^.*\//, ''))
      .filter((name) => name.endsWith('.woff2')),
  );

const follow = (page: Page, name: string) => bar(page).getByRole('link', { name }).first().click();

test('a page has its styles in the document, and fetches none of them', async ({ page, complaints }) => {
  const styles = watchStyles(page);
  await openPage(page, 'docs/api/controller');
  expect(await headingSize(page)).toBeGreaterThan(30);
  await page.waitForLoadState('networkidle');
  await follow(page, 'Tutorial');
  await expect(heading(page)).toHaveText('Philosophy');
  const own = await page
    .locator('link[rel=stylesheet][data-precedence]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(own.length).toBeGreaterThan(0);
  // A link to a page outside the docs has the router fetch the styles of that page ahead.
  expect(styles.filter((path) => own.includes(path))).toEqual([]);
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
  const screen = page.getByRole('region', { name: 'The form' });
  await expect(screen.getByRole('textbox').first()).toBeVisible();
  const radius = await screen
    .getByRole('textbox')
    .first()
    .evaluate((field) => getComputedStyle(field).borderRadius);
  await page.goto('/');
  await expect(screen.getByRole('textbox').first()).toHaveCSS('border-radius', radius);
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

test('text has the font of the device on every page, and only headings fetch one', async ({ page }) => {
  const family = () => page.locator('main').evaluate((main) => getComputedStyle(main).fontFamily);
  await openPage(page, 'docs/api/controller');
  expect(await family()).toMatch(/^system-ui/);
  await follow(page, 'Tutorial');
  await expect(heading(page)).toHaveText('Philosophy');
  expect(await family()).toMatch(/^system-ui/);
  await page.evaluate(() => document.fonts.ready);
  const fonts = await fetchedFonts(page);
  expect(fonts.filter((name) => !name.startsWith('ysabeau_office_700'))).toEqual([]);
  expect(fonts).not.toEqual([]);
});
