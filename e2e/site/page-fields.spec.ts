import { openPage } from '../open-page';
import { expect, test } from '../test';

test.use({ site: 'full' });

test('a page shows its date', async ({ page }) => {
  await openPage(page, '/docs/next/examples/options');
  await expect(page.getByText('March 31, 2025')).toBeVisible();
});
