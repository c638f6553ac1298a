import { openPage } from '../open-page';
import { expect, test } from '../test';

test.use({ site: 'full' });

test('folders with numbers and category files make the sidebar', async ({ page }) => {
  await openPage(page, '/docs/next/foreign/start');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Begin with foreign pages');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.getByRole('link', { name: 'Foreign guides' })).toBeVisible();
  await sidebar.getByRole('link', { name: 'Callouts' }).click();
  await expect(page).toHaveURL(/\/docs\/next\/foreign\/guides\/callouts$/);
  await expect(page.getByRole('note', { name: 'Title in brackets' })).toBeVisible();
});

test('a category lists its pages on a page of its own', async ({ page }) => {
  await openPage(page, '/docs/next/category/foreign-guides');
  await page.getByRole('article').getByRole('link', { name: 'Callouts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Callouts');
});

test('a page leads to its tags, and a tag to its pages', async ({ page, complaints }) => {
  await openPage(page, '/docs/next/foreign/reference/options');
  await expect(page.getByText('March 31, 2025')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute('rel', 'author');
  await expect(page.getByRole('navigation', { name: 'Related pages' }).getByRole('link')).toHaveText(
    'Callouts',
  );
  await page.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name: 'text' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pages tagged with "text"');
  await expect(page.getByRole('article').getByRole('link', { name: 'Options' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('files in the folder "public" of the content are served', async ({ page }) => {
  await openPage(page, '/docs/next/foreign/guides/code');
  const picture = page.getByRole('img', { name: 'Boxes of the folder for files' });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});
