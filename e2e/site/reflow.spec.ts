import type { Page } from '@playwright/test';
import { openPage } from '../open-page';
import { expect, test } from '../test';
import { expectFits, setTextSize, sidewaysOf } from '../window-sizes';

// It outlives the page that it was set on.
test.afterEach(({ page }) => setTextSize(page, 100));

test.describe('with long names', () => {
  test.use({ site: 'full' });

  for (const path of ['docs/next/examples/long-names', 'docs/next/examples/long-neighbor']) {
    test(`nothing on /${path} is outside a small window, or cut off by large text`, async ({ page }) => {
      await openPage(page, path);
      await expectFits(page, path);
    });
  }

  for (const [name, hash] of [
    ['a tab that is not chosen', '#within-a-tab'],
    ['details that are closed', '#within-details'],
  ] as const) {
    test(`a link leads to a heading within ${name}`, async ({ page }) => {
      await openPage(page, 'docs/next/examples/long-names');
      await page.locator(`nav[aria-label="On this page"] a[href="${hash}"]`).click();
      const heading = page.locator(hash);
      await expect(heading).toBeInViewport();
      // The bar hides on the way to a heading, so only the margin is left above it.
      await expect
        .poll(() => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
        .toBe(8);
    });
  }
});

test('at 1024 px the contents are above the text, which has most of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openPage(page, 'docs/tutorial/types');
  await expect(page.getByRole('article').getByText('On this page')).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  const sidebar = await page.getByRole('navigation', { name: 'Docs sidebar' }).boundingBox();
  expect(sidebar?.width).toBeLessThanOrEqual(240);
  const text = page.getByRole('article').getByText('A schema determines two types');
  expect((await text.boundingBox())?.width).toBeGreaterThan(600);
});

test('text of twice the size has the mobile layout at 1280 px, and no heading breaks after each letter', async ({
  page,
}) => {
  await openPage(page, 'docs/tutorial/dataflow');
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(toggle).toBeHidden();
  await setTextSize(page, 200);
  await expect(toggle).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeHidden();
  expect((await heading.boundingBox())?.width).toBeGreaterThan(600);
});

test('text that is enlarged by other means keeps the words of headings whole and the bar in the window', async ({
  page,
}) => {
  await openPage(page, 'docs/tutorial/dataflow');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  expect(await sidewaysOf(page)).toEqual([]);
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.width).toBeGreaterThan(300);
});

/** Words of headings, of the bar and of buttons that are on two lines, or cut off. */
const brokenWordsOf = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    for (const element of document.querySelectorAll('h1, h2, nav > a, nav li > a, button')) {
      const { overflowX, textOverflow } = getComputedStyle(element.querySelector('b') ?? element);
      const box = element.querySelector('b') ?? element;
      if (overflowX !== 'visible' && textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth)
        broken.push(element.textContent);
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        // Words for screen readers alone.
        if (text.parentElement!.getBoundingClientRect().width <= 1) continue;
        for (const { index, 0: word } of text.data.matchAll(/[\w’']+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

for (const path of [
  '',
  'docs/tutorial/dataflow',
  'docs/api/Components/Fields/CheckboxesField',
  'docs/api/data_hooks',
  'playground',
  'no/such/page',
])
  test(`letters of twice the size break no name and let nothing scroll sideways on /${path}`, async ({
    page,
  }) => {
    for (const [width, scale] of [
      [1280, 2],
      [390, 2],
      // As zoom does it: fewer pixels of CSS.
      [640, 1],
      [195, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      await page.evaluate(
        (size) => document.documentElement.style.setProperty('font-size', `${size}px`),
        16 * scale,
      );
      const window = `${width} px, letters of ${16 * scale} px`;
      expect.soft(await brokenWordsOf(page), window).toEqual([]);
      expect
        .soft(await page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth), window)
        .toBeLessThanOrEqual(0);
    }
  });

test('the search of letters of twice the size breaks no name on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, 'docs/tutorial/dataflow');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search docs' })).toBeFocused();
  expect(await brokenWordsOf(page)).toEqual([]);
  expect(await sidewaysOf(page)).toEqual([]);
});

test('with large text an open menu closes at the width that has room for the desktop layout', async ({
  page,
}) => {
  await openPage(page, 'docs/tutorial/dataflow');
  await setTextSize(page, 200);
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.setViewportSize({ width: 1992, height: 800 });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.setViewportSize({ width: 1993, height: 800 });
  await expect(page.locator('#docs-sidebar:popover-open')).toHaveCount(0);
});
