import type { Locator } from '@playwright/test';
import { bar, openPage } from '../open-page';
import { isFrameworkScript } from '../../lib/config/next-formats/framework-files';
import { expect, test } from '../test';

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
  test('from the first paint on, logo and bar have the colors of the mode', async ({ page }) => {
    await page.route(isFrameworkScript, () => new Promise(() => undefined));
    for (const [theme, logo, color] of [
      ['light', 'logo.svg', 'rgb(252, 252, 250)'],
      ['dark', 'logo-dark.svg', 'rgb(17, 22, 20)'],
    ] as const) {
      await page.goto(`apiDocs?docusaurus-theme=${theme}`, { waitUntil: 'commit' });
      await expect.poll(() => shownPictures(bar(page))).toEqual([logo]);
      await expect(bar(page)).toHaveCSS('background-color', color);
    }
  });

  test('bar and sidebar have their sizes, and the shell its layers', async ({ page }) => {
    await openPage(page, 'docs/tutorial/types');
    expect((await bar(page).boundingBox())?.height).toBe(60);
    const wayUp = page.getByRole('button', { name: 'Scroll back to top', includeHidden: true });
    const skipLink = page.getByRole('link', { name: 'Skip to main content' });
    const layers = [await layerOf(wayUp), await layerOf(bar(page)), await layerOf(skipLink)];
    expect(layers).toEqual([199, 200, 201]);
    const width = async () => (await page.locator('#docs-sidebar').boundingBox())?.width;
    expect(await width()).toBe(300);
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect.poll(width).toBe(30);
  });
});

test.describe('with the style “primary”', () => {
  test.use({ site: 'full' });

  test('the bar and its logo keep their colors, the footer’s logo follows the mode', async ({ page }) => {
    for (const theme of ['light', 'dark']) {
      const logo = theme === 'dark' ? 'logo-dark.svg' : 'logo.svg';
      await openPage(page, `apiDocs?docusaurus-theme=${theme}`);
      await expect(bar(page)).toHaveCSS('background-color', 'rgb(11, 102, 86)');
      await expect(bar(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
      expect(await shownPictures(bar(page))).toEqual(['logo-dark.svg']);
      await expect.poll(() => shownPictures(page.getByRole('contentinfo'))).toEqual([logo]);
    }
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(bar(page).getByRole('button', { name: 'Search' })).toHaveCSS('color', 'rgb(255, 255, 255)');
  });
});
