import { expectAccessible, FRAMES, showDark } from '../expect-accessible';
import { openPage } from '../open-page';
import { expect, test } from '../test';

test('the dark mode that the URL requests is the one that these tests check', async ({ page }) => {
  const colors = () =>
    page.evaluate(() => {
      const { backgroundColor, color, colorScheme } = getComputedStyle(document.body);
      return { backgroundColor, color, colorScheme };
    });
  await openPage(page, 'docs/tutorial/types');
  const light = await colors();
  await showDark(page);
  const dark = await colors();
  expect(dark).not.toEqual(light);
  await openPage(page, 'docs/tutorial/types?docusaurus-theme=dark');
  expect(await colors()).toEqual(dark);
});

test('one low-contrast word is found among many similar ones', async ({ page }) => {
  await openPage(page, 'docs/tutorial/types');
  const words = page.locator('pre code span').filter({ hasText: 'string' });
  for (const change of ['color: rgb(200 200 200)', 'opacity: 0.4']) {
    await words.last().evaluate((word, style) => ((word as HTMLElement).style.cssText = style), change);
    await expect(expectAccessible(page, { colorsOnly: true, without: [FRAMES] })).rejects.toThrow(
      'color-contrast',
    );
    await words.last().evaluate((word) => word.removeAttribute('style'));
  }
});

test('a link that nothing sets apart from the text around it is found', async ({ page }) => {
  await openPage(page, 'docs/tutorial/types');
  const link = page.locator('article p a').first();
  await link.evaluate((element) => (element.style.cssText = 'color: rgb(50 50 50); text-decoration: none'));
  await expect(expectAccessible(page, { colorsOnly: true, without: [FRAMES] })).rejects.toThrow(
    'link-in-text-block',
  );
});
