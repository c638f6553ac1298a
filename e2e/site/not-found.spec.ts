import { openPage } from '../open-page';
import { expect, test } from '../test';

test('a URL that is nearly that of a page leads to it', async ({ page }) => {
  for (const [path, title] of [
    ['docs/tutorial/instalation', 'Installation'],
    ['docs/api/BooleanFeld.html', 'BooleanField'],
    ['docs/guides/getting-started', 'Getting started'],
  ] as const)
    await test.step(path, async () => {
      await openPage(page, path);
      const near = page.getByRole('list', { name: 'Pages with similar names:' });
      await expect(near.getByRole('link').first()).toHaveText(title);
      expect(await near.getByRole('link').count()).toBeLessThanOrEqual(3);
      await near.getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
});

test('an unknown URL leads to a search for its words and to the parts of the site', async ({ page }) => {
  await openPage(page, 'docs/tutorial/xqzw_vbnm');
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: 'Go to:' }).getByRole('link')).toHaveText([
    'Home page',
    'Tutorial',
    'Examples',
    'Api Docs',
    'Releases',
  ]);
  await main.getByRole('link', { name: 'Search the docs for “xqzw vbnm”' }).click();
  await expect(page.getByRole('combobox', { name: 'Search docs' })).toHaveValue('xqzw vbnm');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the parts of the site are still listed', async ({ page }) => {
    await page.goto('no/such/page');
    await expect(page.getByRole('main').getByRole('link', { name: 'Tutorial' })).toBeVisible();
  });
});
