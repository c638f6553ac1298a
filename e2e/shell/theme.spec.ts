import type { Page } from '@playwright/test';
import { bar, heading, openPage } from '../open-page';
import { expect, test } from '../test';

const root = (page: Page) => page.locator('html');
const toggle = (page: Page) =>
  page.getByRole('button', { name: /^Switch between dark and light mode/ }).filter({ visible: true });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

// `theme-script.test.ts` tests a choice that is left over from a site with a switch.
test('as shipped there is no switch, and the mode of a URL ends with its tab', async ({ page, context }) => {
  await openPage(page, 'apiDocs?docusaurus-theme=dark');
  await expect(toggle(page)).toHaveCount(0);
  await page.reload();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await bar(page).getByRole('link', { name: 'Tutorial' }).click();
  await expect(heading(page)).toHaveText('Philosophy');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await page.goto('docs/tutorial/types');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(root(other)).toHaveAttribute('data-theme', 'light');
});

test('the playground switches itself and its screen to dark, and no other page', async ({ page }) => {
  await openPage(page, 'playground');
  await page.getByRole('combobox', { name: 'Colors of this page' }).selectOption('Dark');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  const screen = page.frameLocator('iframe[title="Screen"]');
  await expect(screen.getByRole('textbox').first()).toHaveCSS('background-color', 'rgb(26, 31, 40)');
  await bar(page).getByRole('link', { name: 'Tutorial' }).click();
  await expect(heading(page)).toHaveText('Philosophy');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await page.goto('docs/tutorial/types');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});

test.describe('with the switch and the system’s preference', () => {
  test.use({ site: 'full' });

  test('without a choice the mode follows the system, and printing does not change it', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openPage(page, 'apiDocs');
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await toggle(page).click();
    await page.emulateMedia({ media: 'print' });
    await page.emulateMedia({ media: 'screen' });
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page)).toBe('dark');
  });
});
