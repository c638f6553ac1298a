import { expectAccessible } from '../expect-accessible';
import { openPage } from '../open-page';
import { expect, test } from '../test';

test.use({ site: 'full' });

test('a page in plain Markdown shows its HTML, callouts, links and diagrams', async ({ page }) => {
  await openPage(page, 'docs/next/examples/plain');
  await expect(page.getByRole('note', { name: 'note' })).toHaveText(/A callout as on GitHub/);
  await expect(page.getByText('{braces}')).toBeVisible();
  await expect(page.getByText('A note for writers')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'One leads to two' })).toBeVisible();
  await page.getByRole('article').getByText('More', { exact: true }).click();
  await page.getByRole('link', { name: 'other page' }).click();
  await expect(page).toHaveURL(/\/examples\/written$/);
});

test('a large picture opens, is read out by its name, and closes by keyboard', async ({ page }) => {
  await openPage(page, 'docs/next/examples/plain');
  const link = page.getByRole('link', { name: 'Two boxes side by side' });
  await link.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Two boxes side by side' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a large picture is a link to itself', async ({ page }) => {
    await page.goto('docs/next/examples/plain');
    const link = page.getByRole('link', { name: 'Two boxes side by side' });
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toContain('image/svg+xml');
  });
});
