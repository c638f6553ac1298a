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
  const words = page.locator('pre code span').filter({ hasText: 'string' });
  const link = page.locator('article p a').first();
  for (const [target, style] of [
    [words.first(), 'opacity: 0.4'],
    [words.last(), 'color: rgb(200 200 200)'],
    [link, 'color: rgb(50 50 50); text-decoration: none'],
  ] as const)
    await target.evaluate((element, text) => element.setAttribute('style', text), style);
  const found = await findViolations(page, { colorsOnly: true, without: [FRAMES] });
  expect(found.map(([rule, elements]) => [rule, elements.length])).toEqual([
    ['color-contrast', 2],
    ['link-in-text-block', 1],
  ]);
  const light = await colors();
  await showDark(page);
  const dark = await colors();
  expect(dark).not.toEqual(light);
  await openPage(page, 'docs/tutorial/types?docusaurus-theme=dark');
  expect(await colors()).toEqual(dark);
});
