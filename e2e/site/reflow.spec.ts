import { openPage } from '../open-page';
import { expect, test } from '../test';
import { expectFits, setTextSize } from '../window-sizes';

// It outlives the page that it was set on.
test.afterEach(({ page }) => setTextSize(page, 100));

test.describe('with long names', () => {
  test.use({ site: 'full' });

  test('nothing is outside a small window, or cut off by large text', async ({ page }) => {
    for (const path of ['docs/next/examples/long-names', 'docs/next/examples/long-neighbor']) {
      await openPage(page, path);
      await expectFits(page, path);
    }
  });

  test('a link leads to a heading within a hidden tab and within closed details', async ({ page }) => {
    await openPage(page, 'docs/next/examples/long-names');
    for (const hash of ['#within-a-tab', '#within-details']) {
      await page.locator(`nav[aria-label="On this page"] a[href="${hash}"]`).click();
      const heading = page.locator(hash);
      await expect(heading).toBeInViewport();
      // The bar hides on the way to a heading, so only the margin is left above it.
      await expect
        .poll(() => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
        .toBe(8);
    }
  });
});

test('at 1024 px the contents are closed above the text, which has most of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openPage(page, 'docs/tutorial/types');
  await expect(page.getByRole('article').getByText('On this page')).toBeInViewport();
  const link = page.locator('article > details').getByRole('link').nth(2);
  await expect(link).toBeHidden();
  await page.getByRole('article').getByText('On this page').click();
  await expect(link).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  const sidebar = await page.getByRole('navigation', { name: 'Docs sidebar' }).boundingBox();
  expect(sidebar?.width).toBeLessThanOrEqual(240);
  const text = page.getByRole('article').getByText('A schema determines two types');
  expect((await text.boundingBox())?.width).toBeGreaterThan(600);
});

test('text of twice the size has the mobile layout at 1280 px', async ({ page }) => {
  await openPage(page, 'docs/tutorial/dataflow');
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(toggle).toBeHidden();
  await setTextSize(page, 200);
  await expect(toggle).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeHidden();
  expect((await heading.boundingBox())?.width).toBeGreaterThan(600);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.setViewportSize({ width: 1992, height: 800 });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.setViewportSize({ width: 1993, height: 800 });
  await expect(page.locator('#docs-sidebar:popover-open')).toHaveCount(0);
});
