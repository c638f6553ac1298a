import { expectAccessible, FRAMES, showDark } from '../expect-accessible';
import { openPage } from '../open-page';
import { expect, test } from '../test';

test('the checks of colors find one faint word among many similar ones, and a link like the text around it, and their dark mode is that of the site', async ({
  page,
}) => {
  const colors = () =>
    page.evaluate(() => {
      const { backgroundColor, color, colorScheme } = getComputedStyle(document.body);
      return { backgroundColor, color, colorScheme };
    });
  await openPage(page, 'docs/tutorial/types');
  const word = page.locator('pre code span').filter({ hasText: 'string' }).last();
  const link = page.locator('article p a').first();
  for (const [target, style, rule] of [
    [word, 'color: rgb(200 200 200)', 'color-contrast'],
    [word, 'opacity: 0.4', 'color-contrast'],
    [link, 'color: rgb(50 50 50); text-decoration: none', 'link-in-text-block'],
  ] as const) {
    await target.evaluate((element, text) => element.setAttribute('style', text), style);
    await expect(expectAccessible(page, { colorsOnly: true, without: [FRAMES] })).rejects.toThrow(rule);
    await target.evaluate((element) => element.removeAttribute('style'));
  }
  const light = await colors();
  await showDark(page);
  const dark = await colors();
  expect(dark).not.toEqual(light);
  await openPage(page, 'docs/tutorial/types?docusaurus-theme=dark');
  expect(await colors()).toEqual(dark);
});
