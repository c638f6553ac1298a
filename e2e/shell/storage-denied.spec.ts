import { denyStorage, openPage } from '../open-page';
import { expect, test } from '../test';

test.describe('browser storage unavailable', () => {
  test.beforeEach(({ page }) => denyStorage(page));

  test('the announcement closes and tabs can be chosen without persistence', async ({ page, complaints }) => {
    await openPage(page, 'markdown-page');
    await page.getByRole('region', { name: 'Announcement' }).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
    await page.getByRole('tablist', { name: 'Tabs: Tabs' }).getByRole('tab', { name: 'pnpm' }).click();
    await expect(page.getByText('pnpm add react')).toBeVisible();
    expect(complaints.filter((text) => !text.includes('browser storage is not available'))).toEqual([]);
  });

  test('search works, and one warning is logged', async ({ page, complaints }) => {
    await openPage(page, 'docs/tutorial/types');
    for (const query of ['BooleanField', 'OrderedTable']) {
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox', { name: 'Search docs' }).fill(query);
      await page.getByRole('listbox').getByRole('option').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(query);
    }
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toMatch(/^Eidos browser storage is not available\.\nPossible reasons: /);
  });

  test.describe('with a color switch', () => {
    test.use({ site: 'full', colorScheme: 'dark' });

    test('the system’s preference still decides, and the switch works in memory', async ({
      page,
      complaints,
    }) => {
      await openPage(page, 'apiDocs');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page
        .getByRole('button', { name: /^Switch between dark and light mode/ })
        .filter({ visible: true })
        .click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      expect(complaints.filter((text) => !text.includes('browser storage is not available'))).toEqual([]);
    });
  });
});
