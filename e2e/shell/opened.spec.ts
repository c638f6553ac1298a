import type { Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible';
import type { Looks } from '../look-alikes';
import { openPage } from '../open-page';
import { expect, test } from '../test';

/** Each test opens something on a page whose other texts an earlier test has checked. */
const seen: Looks = new Map();

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** A docs page of each site with the dropdowns of its bar, and a word that the search finds. */
const places = [
  { site: 'shipped', path: 'docs/api/controller', dropdowns: ['English'], word: 'table' },
  { site: 'full', path: 'docs/tutorial/intro', dropdowns: ['More', 'English', '1.0'], word: 'part' },
] as const;

for (const { site, path, dropdowns, word } of places) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`on the ${site} site in the ${theme}`, () => {
      test.use({ site, colorScheme: theme, reducedMotion: 'reduce' });

      test.beforeEach(async ({ page }) => {
        await openPage(page, `${path}?docusaurus-theme=${theme}`);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      });

      test('axe finds nothing with a dropdown open', async ({ page }) => {
        for (const name of dropdowns) {
          const button = bar(page).getByRole('button', { name });
          await button.press('Enter');
          await expect(button).toHaveAttribute('aria-expanded', 'true');
          await expectAccessible(page, { seen });
          await page.keyboard.press('Escape');
        }
      });

      test('axe finds nothing in the search: empty, with results, without any', async ({ page }) => {
        await page.keyboard.press('/');
        const field = page.getByRole('combobox', { name: 'Search docs' });
        await expect(field).toBeFocused();
        await expectAccessible(page, { seen });
        await field.fill(word);
        await expect(page.getByRole('option').first()).toBeVisible();
        await expectAccessible(page, { seen });
        await field.fill('zzzzqqqq');
        await expect(page.getByText('No results for zzzzqqqq')).toBeVisible();
        await expectAccessible(page, { seen });
      });

      test('axe finds nothing with the sidebar hidden', async ({ page }) => {
        await page.getByRole('button', { name: 'Collapse sidebar' }).click();
        await expect(page.getByRole('button', { name: 'Expand sidebar', exact: true })).toBeFocused();
        await expectAccessible(page, { seen });
      });

      test.describe('at 390 px', () => {
        test.use({ viewport: { width: 390, height: 844 } });

        test('axe finds nothing with the menu open, on either pane', async ({ page }) => {
          await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
          await expect(page.getByRole('dialog', { name: 'Docs navigation' })).toBeVisible();
          await expectAccessible(page, { seen });
          await page.getByRole('button', { name: '← Back to main menu' }).click();
          const menu = page.getByRole('dialog', { name: 'Navigation', exact: true });
          await expect(menu).toBeVisible();
          await menu.locator('details').evaluateAll((lists) => {
            for (const list of lists) (list as HTMLDetailsElement).open = true;
          });
          await expectAccessible(page, { seen });
        });

        test('axe finds nothing in the search', async ({ page }) => {
          await page.getByRole('button', { name: 'Search', exact: true }).click();
          await page.getByRole('combobox', { name: 'Search docs' }).fill(word);
          await expect(page.getByRole('option').first()).toBeVisible();
          await expectAccessible(page, { seen });
        });
      });
    });
  }
}
