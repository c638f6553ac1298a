import type { Page } from '@playwright/test';
import { openPage } from '../open-page';
import { expect, test } from '../test';

const button = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search docs' });
const options = (page: Page) => page.getByRole('option');

test('the box in the bar opens a dialog, and Escape gives the focus back', async ({ page }) => {
  await openPage(page, 'docs/tutorial/types');
  await button(page).click();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(page.getByText('No recent searches')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
  await expect(button(page)).toBeFocused();
});

for (const keys of ['Control+k', '/']) {
  test(`${keys} opens the search`, async ({ page }) => {
    await openPage(page, '');
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });
}

test('a result opens by keyboard, at its heading, and is offered as a recent search', async ({ page }) => {
  await openPage(page, 'docs/tutorial/types');
  await page.keyboard.press('/');
  await field(page).fill('orderedtable');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  const href = (await options(page).nth(1).getAttribute('href')) ?? '';
  expect(href).toContain('#');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('listbox', { name: 'Recent searches' }).getByRole('option')).toHaveCount(1);
});

test('a word with a slip of the finger still finds its page, with the matches marked', async ({ page }) => {
  await openPage(page, '');
  await page.keyboard.press('/');
  await field(page).fill('Boleanfield');
  await expect(page.getByRole('group', { name: 'BooleanField' })).toBeVisible();
  await expect(options(page).first().locator('mark').first()).toBeVisible();
});

test('a query without a match says so', async ({ page }) => {
  await openPage(page, '');
  await page.keyboard.press('/');
  await field(page).fill('zzzzqqqq');
  await expect(page.getByText('No results for zzzzqqqq')).toBeVisible();
});

test('nothing of the search is loaded before somebody wants it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, '');
  expect(asked.filter((path) => path.includes('search-index'))).toEqual([]);
  const index = page.waitForRequest('**/search-index.json');
  await button(page).hover();
  await button(page).click();
  await index;
});

test('an index that cannot be loaded says so and can be tried again', async ({ page }) => {
  await page.route('**/search-index.json', (route) => route.abort());
  await openPage(page, '');
  await page.keyboard.press('/');
  await expect(page.getByText('The search index could not be loaded.')).toBeVisible();
  await page.unroute('**/search-index.json');
  await page.getByRole('button', { name: 'Retry' }).click();
  await field(page).fill('controller');
  await expect(options(page).first()).toBeVisible();
});
