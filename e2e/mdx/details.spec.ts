import { whenReady } from '../open-page';
import { expect, test } from '../test';

const summary = 'Text to expand';
const text = 'opens and closes without a script';

test('details open and close, and two quick presses end where they began', async ({ page }) => {
  await page.goto('markdown-page');
  await page.getByText(summary).click();
  await expect(page.getByText(text)).toBeVisible();
  await page.getByText(summary).press('Enter');
  await expect(page.getByText(text)).toBeHidden();
  await page.getByText(summary).press('Space');
  await expect(page.getByText(text)).toBeVisible();
  await page.getByText(summary).press('Space');
  await expect(page.getByText(text)).toBeHidden();
  await whenReady(page);
  await page.getByText(summary).dblclick();
  await expect(page.locator('details', { hasText: summary })).toHaveAttribute('data-collapsed', 'true');
  await expect(page.getByText(text)).toBeHidden();
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
});
