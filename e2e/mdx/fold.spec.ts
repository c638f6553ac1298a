import { openPage } from '../open-page';
import { expect, test } from '../test';

test('long code is folded, and unfolds by its button and by the caret of its editor', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, 'docs/examples/invoice');
  const more = page.getByRole('button', { name: /^Show all \d+ lines$/ }).first();
  const fewer = page.getByRole('button', { name: 'Show fewer lines' }).first();
  const editor = page.getByRole('textbox', { name: 'Live Editor' }).first();
  await expect(page.getByText('Result', { exact: true }).first()).toBeInViewport();
  const height = () => editor.locator('..').evaluate((element) => element.clientHeight);
  const folded = await height();
  await more.click();
  await expect(fewer).toBeVisible();
  expect(await height()).toBeGreaterThan(folded * 1.5);
  await fewer.click();
  await expect(more).toBeVisible();
  await editor.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' ');
  await expect(fewer).toBeVisible();
});
