import type { Page } from '@playwright/test';
import { openPage, openSample, result } from '../open-page';
import { expect, test } from '../test';
import { LANDING } from '../walk-contents';

const topOf = (page: Page, hash: string) =>
  page.locator(hash).evaluate((target) => Math.round(target.getBoundingClientRect().top));

test('a page that is opened at a heading stays there while the samples above it load', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('docs/tutorial/guides/themes#colors');
  await expect(result(page).owner()).toBeVisible();
  await expect.poll(() => topOf(page, '#colors')).toBe(LANDING);
});

test('a heading stays where the contents led until the reader scrolls', async ({ page }) => {
  const frame = (await openSample(page, 'docs/tutorial/dataflow')).owner();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const first = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first();
  await first.click();
  await first.click();
  // Requests of the clicks are made before the page is painted again.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  await expect(frame).toBeAttached();
  expect(requests.filter((url) => url.includes('docs/tutorial/dataflow'))).toEqual([]);
  // As in a browser that does not keep the place by itself.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Saving' }).click();
  await expect.poll(() => topOf(page, '#saving')).toBe(LANDING);
  const grow = (pixels: number) =>
    page.locator('main').evaluate((main, height) => (main.style.paddingTop = `${height}px`), pixels);
  await grow(300);
  await expect.poll(() => topOf(page, '#saving')).toBe(LANDING);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 200);
  // A wheel moves a page by whole device pixels, which its layout need not match.
  await expect.poll(() => topOf(page, '#saving')).toBeCloseTo(LANDING - 200, -1);
  await grow(400);
  await expect.poll(() => topOf(page, '#saving')).toBeCloseTo(LANDING - 100, -1);
});

test('the Markdown page has its contents next to the text in a wide window alone', async ({ page }) => {
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await openPage(page, 'markdown-page');
  await contents.getByRole('link', { name: 'Tabs', exact: true }).click();
  await expect.poll(() => topOf(page, '#tabs')).toBe(LANDING);
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(contents).toBeHidden();
});
