import { isPageData } from '../../lib/next-formats/names/addresses';
import { expect, test } from '../test';

test('a page whose data cannot be loaded stays readable, with plain links', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.route(isPageData, (route) => route.fulfill({ status: 404, body: '' }));
  const answered = page.waitForResponse((response) => isPageData(new URL(response.url())));
  await page.goto('docs/tutorial/types');
  await page.keyboard.press('Tab');
  await answered;
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1, name: 'Types' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Types' })).toBeHidden();
  expect(errors).toEqual([]);
});
