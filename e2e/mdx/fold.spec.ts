import type { Page } from '@playwright/test';
import { openPage } from '../open-page';
import { expect, test } from '../test';

test.describe('long code', () => {
  const codeOf = (page: Page) => page.getByRole('region').filter({ hasText: 'function Total' }).first();

  test('is folded, keeps its result in view, and unfolds', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPage(page, 'docs/examples/invoice');
    const button = page.getByRole('button', { name: /^Show all \d+ lines$/ }).first();
    await expect(page.getByText('Result', { exact: true }).first()).toBeInViewport();
    const code = page.getByRole('textbox', { name: 'Live Editor' }).first().locator('..');
    const height = () => code.evaluate((element) => element.clientHeight);
    const folded = await height();
    await button.click();
    await expect(page.getByRole('button', { name: 'Show fewer lines' }).first()).toBeVisible();
    expect(await height()).toBeGreaterThan(folded * 1.5);
  });

  test('unfolds as the caret of its editor leaves what is shown', async ({ page }) => {
    await openPage(page, 'docs/examples/invoice');
    const editor = page.getByRole('textbox', { name: 'Live Editor' }).first();
    await editor.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' ');
    await expect(page.getByRole('button', { name: 'Show fewer lines' }).first()).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is whole', async ({ page }) => {
      await page.goto('docs/examples/invoice');
      await expect(page.getByRole('button', { name: /^Show all/ })).toHaveCount(0);
      expect(
        await codeOf(page).evaluate(
          (pre) => pre.parentElement!.scrollHeight - pre.parentElement!.clientHeight,
        ),
      ).toBe(0);
    });
  });
});
