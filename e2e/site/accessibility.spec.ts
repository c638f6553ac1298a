import { findViolations, FRAMES, showDark } from '../expect-accessible';
import { openPage } from '../open-page';
import { expect, test } from '../test';

test('the checks of colors find one faint word among many, in the site’s dark mode', async ({ page }) => {
  const colors = () =>
    page.evaluate(() => {
      const { backgroundColor, color, colorScheme } = getComputedStyle(document.body);
      return { backgroundColor, color, colorScheme };
    });
  await openPage(page, 'docs/tutorial/types');
  const word = page.locator('pre code span').filter({ hasText: 'string' }).last();
  await word.evaluate((element) => element.setAttribute('style', 'color: rgb(200 200 200)'));
  const found = await findViolations(page, { colorsOnly: true, without: [FRAMES] });
  expect(found).toEqual([['color-contrast', [expect.stringContaining('rgb(200 200 200)')]]]);
  const light = await colors();
  await showDark(page);
  const dark = await colors();
  expect(dark).not.toEqual(light);
  await openPage(page, 'docs/tutorial/types?docusaurus-theme=dark');
  expect(await colors()).toEqual(dark);
});
