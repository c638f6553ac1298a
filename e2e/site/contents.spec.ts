import type { Page } from '@playwright/test';
import { openPage } from '../open-page';
import { pagesOf } from '../pages';
import { expect, test } from '../test';

/** Where a jump leaves the top of a heading: half a line below the bar. See docs/compatibility.md#measures. */
const LANDING = 68;

interface Landing {
  readonly hash: string;
  readonly click: 'first' | 'second';
  /** Pixels from where the heading should be. */
  readonly off: number;
}

/** Follows each link of the contents, scrolls up and follows it again; returns the clicks that landed elsewhere. */
const walkContents = (page: Page, contents: string) =>
  page.evaluate(
    async ([selector, landing]) => {
      const settle = () => new Promise((resolve) => setTimeout(resolve, 100));
      const misses: Landing[] = [];
      const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
      if (links.length === 0 && document.querySelector('main h2'))
        throw new Error('The page has no contents.');
      for (const link of links) {
        for (const click of ['first', 'second'] as const) {
          link.click();
          await settle();
          const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
          const off = (heading?.getBoundingClientRect().top ?? NaN) - landing;
          const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
          if (!(Math.abs(off) <= 1.5) && !isAtEnd) misses.push({ hash: link.hash, click, off });
          scrollBy({ top: -400, behavior: 'instant' });
          await settle();
        }
      }
      return misses;
    },
    [contents, LANDING] as const,
  );

const docs = pagesOf('shipped').filter((path) => path.startsWith('docs/'));

for (const { name, viewport, contents } of [
  {
    name: 'beside the text',
    viewport: { width: 1400, height: 700 },
    contents: 'nav[aria-label="On this page"] a',
  },
  {
    name: 'above the text',
    viewport: { width: 390, height: 844 },
    contents: 'article > details a',
  },
]) {
  test.describe(`the contents ${name}`, () => {
    test.use({ viewport });
    test.slow();

    for (const path of docs) {
      test(`lead to each heading of ${path}, the first time and the second`, async ({ page }) => {
        await openPage(page, path);
        expect(await walkContents(page, contents)).toEqual([]);
      });
    }
  });
}

const topOf = (page: Page, hash: string) =>
  page.locator(hash).evaluate((target) => Math.round(target.getBoundingClientRect().top));

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a page that is opened at a heading stays there while the samples above it load', async ({ page }) => {
    await page.goto('docs/tutorial/css_guide#colors');
    await expect(page.locator('iframe[title="Result"]').first()).toBeVisible();
    expect(await topOf(page, '#colors')).toBe(LANDING);
  });
});

test('a heading stays where the contents led, whatever grows above it, until the reader scrolls', async ({
  page,
}) => {
  await openPage(page, 'docs/tutorial/dataflow');
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
  await expect.poll(() => topOf(page, '#saving')).toBe(LANDING - 200);
  await grow(400);
  await expect.poll(() => topOf(page, '#saving')).toBe(LANDING - 100);
});

test('the second click does not change the page and requests nothing', async ({ page }) => {
  await openPage(page, 'docs/tutorial/dataflow');
  const frame = page.locator('iframe[title="Result"]').first();
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first();
  await link.click();
  await link.click();
  await page.waitForTimeout(300);
  await expect(frame).toBeAttached();
  expect(requests.filter((url) => url.includes('docs/tutorial/dataflow'))).toEqual([]);
});
