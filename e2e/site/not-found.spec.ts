import { expect, test } from '../test';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown URL leads to the parts of the site', async ({ page }) => {
    await page.goto('docs/tutorial/xqzw_vbnm');
    const sections = page.getByRole('main').getByRole('list', { name: 'Go to:' });
    await expect(sections.getByRole('link')).toHaveText([
      'Home page',
      'Tutorial',
      'Examples',
      'Api Docs',
      'Releases',
    ]);
  });
});
