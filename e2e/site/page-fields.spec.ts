import { openPage } from '../open-page';
import { expect, test } from '../test';

test.use({ site: 'full' });

test('a page shows its date, its authors and the pages that it names as related', async ({ page }) => {
  await openPage(page, '/docs/next/examples/options');
  await expect(page.getByText('March 31, 2025')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute('rel', 'author');
  await page.getByRole('navigation', { name: 'Related pages' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\/next\/examples\/callouts$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Callouts');
  await expect(page.getByRole('note', { name: 'Title of the tip' })).toBeVisible();
});

test('files in the folder "public" of the content are served', async ({ page }) => {
  await openPage(page, '/docs/next/examples/code');
  const picture = page.getByRole('img', { name: 'Boxes of the folder for files' });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});
