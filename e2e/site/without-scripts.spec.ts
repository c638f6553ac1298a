import { expect, test } from '../test';

// e2e/site/console.spec.ts reads every page without JavaScript.
test.use({ javaScriptEnabled: false });

test('links, categories and the sidebar work without JavaScript', async ({ page }) => {
  await page.goto('/docs/api/eidos_compiler');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'BooleanField' }).click();
  await expect(page).toHaveURL(/BooleanField$/);
  await expect(sidebar.getByRole('link', { name: 'BooleanField' })).toHaveAttribute('aria-current', 'page');
  await sidebar.getByText('Tables', { exact: true }).click();
  await expect(sidebar.getByRole('link', { name: 'OrderedTable' })).toBeHidden();
  await sidebar.getByText('Tables', { exact: true }).click();
  await expect(sidebar.getByRole('link', { name: 'OrderedTable' })).toBeVisible();
});

test('/docs redirects without JavaScript', async ({ page }) => {
  await page.goto('/docs');
  await expect(page).toHaveURL(/\/docs\/tutorial\/philosophy$/);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the menu opens and leads to another page without JavaScript', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Toggle navigation bar').click();
    await page.getByRole('link', { name: 'Releases' }).first().click();
    await expect(page).toHaveURL(/\/docs\/releases\/$/);
  });
});
