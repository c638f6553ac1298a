import type { Page } from '@playwright/test';
import { findViolations, showTheme } from '../expect-accessible';
import type { Looks } from '../look-alikes';
import { openPage } from '../open-page';
import { expect, test } from '../test';

/** Each step opens something on a page whose other texts an earlier step has checked. */
const seen: Looks = new Map();

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** A docs page of each site with the dropdowns of its bar, and a word that the search finds. */
const places = [
  { site: 'shipped', path: 'docs/api/controller', dropdowns: ['English'], word: 'table' },
  { site: 'full', path: 'docs/tutorial/intro', dropdowns: ['More', 'English', '1.0'], word: 'part' },
] as const;

/** Expects that axe finds nothing on the page as it is now, in either theme; of all that it looks at, only colours differ. */
async function expectAccessibleInBothThemes(page: Page) {
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme);
    const found = await findViolations(page, { seen, colorsOnly: theme === 'dark' });
    expect.soft(found, `in the ${theme}`).toEqual([]);
  }
  await showTheme(page, 'light');
}

for (const { site, path, dropdowns, word } of places) {
  test.describe(`on the ${site} site, in both themes`, () => {
    test.use({ site, colorScheme: 'light', reducedMotion: 'reduce' });

    test('axe finds nothing with a dropdown or the search open, nor with the sidebar hidden', async ({
      page,
    }) => {
      await openPage(page, path);
      for (const name of dropdowns)
        await test.step(`the dropdown ${name}`, async () => {
          const button = bar(page).getByRole('button', { name });
          await button.press('Enter');
          await expect(button).toHaveAttribute('aria-expanded', 'true');
          await expectAccessibleInBothThemes(page);
          await page.keyboard.press('Escape');
          await expect(button).toHaveAttribute('aria-expanded', 'false');
        });

      await test.step('the search: empty, with results, without any', async () => {
        await page.keyboard.press('/');
        const field = page.getByRole('combobox', { name: 'Search docs' });
        await expect(field).toBeFocused();
        await expectAccessibleInBothThemes(page);
        await field.fill(word);
        await expect(page.getByRole('option').first()).toBeVisible();
        await expectAccessibleInBothThemes(page);
        await field.fill('zzzzqqqq');
        await expect(page.getByText('No results for zzzzqqqq')).toBeVisible();
        await expectAccessibleInBothThemes(page);
        await page.keyboard.press('Escape');
        await expect(field).toBeHidden();
      });

      await test.step('the sidebar hidden', async () => {
        await page.getByRole('button', { name: 'Collapse sidebar' }).click();
        await expect(page.getByRole('button', { name: 'Expand sidebar', exact: true })).toBeFocused();
        await expectAccessibleInBothThemes(page);
      });
    });

    test.describe('at 390 px', () => {
      test.use({ viewport: { width: 390, height: 844 } });

      test('axe finds nothing in the search, nor with the menu open, on either pane', async ({ page }) => {
        await openPage(page, path);
        await test.step('the search', async () => {
          await page.getByRole('button', { name: 'Search', exact: true }).click();
          const field = page.getByRole('combobox', { name: 'Search docs' });
          await field.fill(word);
          await expect(page.getByRole('option').first()).toBeVisible();
          await expectAccessibleInBothThemes(page);
          await page.keyboard.press('Escape');
          await expect(field).toBeHidden();
        });

        await test.step('the menu', async () => {
          await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
          await expect(page.getByRole('dialog', { name: 'Docs navigation' })).toBeVisible();
          await expectAccessibleInBothThemes(page);
          await page.getByRole('button', { name: '← Back to main menu' }).click();
          const menu = page.getByRole('dialog', { name: 'Navigation', exact: true });
          await expect(menu).toBeVisible();
          await menu.locator('details').evaluateAll((lists) => {
            for (const list of lists) (list as HTMLDetailsElement).open = true;
          });
          await expectAccessibleInBothThemes(page);
        });
      });
    });
  });
}
