import type { Locator, Page } from '@playwright/test';
import { openPage } from '../open-page';
import { isFrameworkScript } from '../../lib/config/next-formats/framework-files';
import { expect, test } from '../test';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
/** File names of the pictures that can be seen. */
const shownPictures = (area: Locator) =>
  area
    .locator('img')
    .filter({ visible: true })
    .evaluateAll((pictures) =>
      pictures.map((picture) => (picture as HTMLImageElement).src.split('/').at(-1)),
    );
const layerOf = (area: Locator) => area.evaluate((element) => Number(getComputedStyle(element).zIndex));

test.describe('as shipped', () => {
  for (const [theme, logo] of [
    ['light', 'logo.svg'],
    ['dark', 'logo-dark.svg'],
  ] as const) {
    test(`the logo in the ${theme} is ${logo}, from the first paint on`, async ({ page }) => {
      await page.route(isFrameworkScript, () => new Promise(() => undefined));
      await page.goto(`apiDocs?docusaurus-theme=${theme}`, { waitUntil: 'commit' });
      await expect.poll(() => shownPictures(bar(page))).toEqual([logo]);
    });
  }

  test('a bar without a style has the colours of the mode', async ({ page }) => {
    await openPage(page, 'apiDocs');
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(252, 252, 250)');
    await openPage(page, 'apiDocs?docusaurus-theme=dark');
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(17, 22, 20)');
  });

  test('the bar is 60 px high, the sidebar 300 px wide and a strip of 30 px when hidden', async ({
    page,
  }) => {
    await openPage(page, 'docs/tutorial/types');
    expect((await bar(page).boundingBox())?.height).toBe(60);
    const width = async () => (await page.locator('#docs-sidebar').boundingBox())?.width;
    expect(await width()).toBe(300);
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect.poll(width).toBe(30);
  });

  test('layers: the way up below the bar, the bar below the skip link', async ({ page }) => {
    await openPage(page, 'docs/tutorial/types');
    const wayUp = page.getByRole('button', { name: 'Scroll back to top', includeHidden: true });
    const skipLink = page.getByRole('link', { name: 'Skip to main content' });
    const layers = [await layerOf(wayUp), await layerOf(bar(page)), await layerOf(skipLink)];
    expect(layers).toEqual([199, 200, 201]);
  });
});

test.describe('with the style “primary”', () => {
  test.use({ site: 'full' });

  for (const theme of ['light', 'dark'] as const) {
    test(`the bar and its logo keep their colours in the ${theme}, the footer’s logo follows`, async ({
      page,
    }) => {
      await openPage(page, `apiDocs?docusaurus-theme=${theme}`);
      await expect(bar(page)).toHaveCSS('background-color', 'rgb(11, 102, 86)');
      await expect(bar(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
      expect(await shownPictures(bar(page))).toEqual(['logo-dark.svg']);
      const footer = page.getByRole('contentinfo');
      await expect
        .poll(() => shownPictures(footer))
        .toEqual([theme === 'light' ? 'logo.svg' : 'logo-dark.svg']);
    });
  }
});
