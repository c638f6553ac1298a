import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openPage } from '../open-page';
import { expect, test } from '../test';

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ site: 'full', colorScheme, reducedMotion: 'reduce' });

    test.beforeEach(async ({ page }) => {
      await openPage(page, 'docs/tutorial/intro');
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    });

    test('axe finds nothing on a docs page', ({ page }) => expectNoViolations(page));

    test('axe finds nothing with a dropdown open', async ({ page }) => {
      const bar = page.getByRole('navigation', { name: 'Main' });
      await bar.getByRole('button', { name: 'More' }).press('Enter');
      await expect(bar.getByRole('link', { name: 'Leaf' })).toBeVisible();
      await expectNoViolations(page);
    });

    test('axe finds nothing with results in the search', async ({ page }) => {
      await page.keyboard.press('/');
      await page.getByRole('combobox', { name: 'Search docs' }).fill('part');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectNoViolations(page);
    });

    test.describe('at 390 px', () => {
      test.use({ viewport: { width: 390, height: 844 } });

      test('axe finds nothing with the menu open, on either pane', async ({ page }) => {
        await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
        await expect(page.getByRole('dialog', { name: 'Docs navigation' })).toBeVisible();
        await expectNoViolations(page);
        await page.getByRole('button', { name: '← Back to main menu' }).click();
        await expect(page.getByRole('dialog', { name: 'Navigation', exact: true })).toBeVisible();
        await expectNoViolations(page);
      });
    });
  });
}
