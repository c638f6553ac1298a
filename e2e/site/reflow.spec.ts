import type { Page } from '@playwright/test';
import { openPage } from '../open-page';
import { pagesOf } from '../pages';
import { expect, test } from '../test';

/** Windows and text sizes a reader may choose; the text is in percent of the browser's own size. */
const SETTINGS = [
  { width: 320, text: 100 },
  { width: 390, text: 100 },
  { width: 320, text: 200 },
  { width: 390, text: 200 },
  { width: 768, text: 200 },
  { width: 1280, text: 200 },
  { width: 1280, text: 400 },
] as const;

/** Sets the reader's default text size, as the browser's settings do. */
async function setTextSize(page: Page, percent: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {
    fontSizes: { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 },
  });
  await session.detach();
}

// It outlives the page that it was set on.
test.afterEach(({ page }) => setTextSize(page, 100));

/** What reaches over the window's sides, other than within an area that scrolls by itself; empty when all is well. */
const sidewaysOf = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const isClipped = (element: Element) => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      return false;
    };
    const found = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      // Panes of the menu and the skip link wait outside of the window, and pictures have a frame of their own.
      if (width * height === 0 || element.closest('[popover], [data-print=hide][role=region], svg'))
        return false;
      return (right > clientWidth + 1 || left < -1) && !isClipped(element);
    });
    const scrolled = document.scrollingElement!.scrollWidth - clientWidth;
    return [
      ...(scrolled > 0 ? [`the page scrolls sideways by ${scrolled} px`] : []),
      ...found.map(({ tagName, textContent }) => `<${tagName.toLowerCase()}> ${textContent.slice(0, 30)}`),
    ];
  });

async function expectFits(page: Page) {
  for (const { width, text } of SETTINGS) {
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(page, text);
    expect(await sidewaysOf(page), `${width} px wide, text at ${text} %`).toEqual([]);
  }
}

for (const path of pagesOf('shipped')) {
  test(`nothing on /${path} is outside a small window, or cut off by large text`, async ({ page }) => {
    await openPage(page, path);
    await expectFits(page);
  });
}

test.describe('with long names', () => {
  test.use({ site: 'full' });

  for (const path of ['docs/next/examples/long-names', 'docs/next/examples/long-neighbor']) {
    test(`nothing on /${path} is outside a small window, or cut off by large text`, async ({ page }) => {
      await openPage(page, path);
      await expectFits(page);
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
