import type { Page } from '@playwright/test';
import { findViolations, showTheme } from '../expect-accessible';
import { bar, openPage } from '../open-page';
import { expect, test } from '../test';

// Opened elements, for axe; tests of the pages look at their surroundings.
const [BAR, DIALOG, SIDE, PANE] = ['[data-navbar]', 'dialog', '#docs-sidebar', '[role=dialog]:popover-open'];

/** The site with every kind of item in its bar. */
test.use({ site: 'full', colorScheme: 'light', reducedMotion: 'reduce' });

/** Expects that axe finds nothing in what was opened, in either theme; of all that it looks at, only colors differ. */
async function expectAccessibleInBothThemes(page: Page, within: string) {
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme);
    const found = await findViolations(page, { within, colorsOnly: theme === 'dark' });
    expect.soft(found, `in the ${theme}`).toEqual([]);
  }
  await showTheme(page, 'light');
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Search docs' });

async function search(page: Page) {
  await field(page).fill('intro');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessibleInBothThemes(page, DIALOG);
}

test('axe finds nothing in what opens over a page, in both themes', async ({ page }) => {
  await openPage(page, 'docs/tutorial/intro');
  await test.step('a dropdown', async () => {
    const button = bar(page).getByRole('button', { name: 'English' });
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expectAccessibleInBothThemes(page, BAR);
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('the search: empty, with results, without any', async () => {
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expectAccessibleInBothThemes(page, DIALOG);
    await search(page);
    await field(page).fill('zzzzqqqq');
    await expect(page.getByText('No results for zzzzqqqq')).toBeVisible();
    await expectAccessibleInBothThemes(page, DIALOG);
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
  });

  await test.step('the sidebar hidden', async () => {
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    const expand = page.getByRole('button', { name: 'Expand sidebar', exact: true });
    await expect(expand).toBeFocused();
    await expectAccessibleInBothThemes(page, SIDE);
    await expand.click();
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('the search of a phone', async () => {
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await search(page);
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
  });

  await test.step('the menu, on either pane', async () => {
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.getByRole('dialog', { name: 'Docs navigation' })).toBeVisible();
    await expectAccessibleInBothThemes(page, PANE);
    await page.getByRole('button', { name: '← Back to main menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Navigation', exact: true });
    await expect(menu).toBeVisible();
    await menu.locator('details').evaluateAll((lists) => {
      for (const list of lists) (list as HTMLDetailsElement).open = true;
    });
    await expectAccessibleInBothThemes(page, PANE);
  });
});
