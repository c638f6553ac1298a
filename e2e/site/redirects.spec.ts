import { heading } from '../open-page';
import { expect, test } from '../test';

test.use({ site: 'full' });

const old = '/docs/tutorial/old%20name';

// `write-redirects.test.ts` tests the way without scripts.
test('an old URL leads to its page in each form, and Back leads past it', async ({ page, complaints }) => {
  await page.goto('/docs/tutorial/intro');
  for (const url of [old, `${old}/`, `${old}.html`]) {
    await page.goto(`${url}?x=1#end`);
    await expect(page).toHaveURL(/\/docs\/tutorial\/guides\/first\?x=1#end$/);
    await expect(heading(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/intro$/);
  }
  expect(complaints).toEqual([]);
});

test('a link within the site to an old URL works too', async ({ page }) => {
  await page.goto('/docs/tutorial/intro');
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Old URL' });
    document.querySelector('article')?.prepend(link);
  }, old);
  await page.getByRole('link', { name: 'Old URL' }).click();
  await expect(page).toHaveURL(/\/docs\/tutorial\/guides\/first$/);
  await expect(heading(page)).toBeVisible();
});
