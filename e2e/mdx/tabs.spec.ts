import type { Page } from '@playwright/test';
import { isFrameworkScript } from '../../lib/config/next-formats/framework-files';
import { expect, test } from '../test';

const group = (page: Page) => page.getByRole('tablist', { name: 'Tabs: Tabs' });
const chosen = (page: Page) => group(page).getByRole('tab', { selected: true });

test('a remembered choice shows before any script of the framework is there', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.package-manager', 'pnpm'));
  await page.route(isFrameworkScript, () => new Promise(() => undefined));
  await page.goto('markdown-page', { waitUntil: 'commit' });
  await expect(chosen(page)).toHaveText('pnpm');
  await expect(page.getByText('pnpm add react')).toBeVisible();
  await expect(page.getByText('npm install react')).toBeHidden();
  expect(complaints).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every panel and its name can be read', async ({ page }) => {
    await page.goto('markdown-page');
    await expect(page.getByText('npm install react')).toBeVisible();
    await expect(page.getByText('pnpm add react')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
});

test('in forced colors, a line is below the chosen tab alone', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('markdown-page');
  const lineOf = (tab: Element) => getComputedStyle(tab).borderBlockEndColor;
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await chosen(page).evaluate(lineOf)).not.toBe(background);
  expect(await group(page).getByRole('tab', { selected: false }).evaluate(lineOf)).toBe(background);
});
