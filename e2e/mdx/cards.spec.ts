import { showTheme } from '../expect-accessible';
import { openPage } from '../open-page';
import { expect, test } from '../test';

test('each card of the examples shows its screen in the theme of the page', async ({ page }) => {
  await openPage(page, 'docs/examples/');
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme);
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('img') });
    await expect(cards).toHaveCount(9);
    const shown = await cards
      .locator('img')
      .filter({ visible: true })
      .evaluateAll((pictures) =>
        Promise.all(
          (pictures as HTMLImageElement[]).map(async (picture) => {
            // A picture that is out of sight would wait for a reader to come near.
            picture.loading = 'eager';
            await picture.decode();
            return `${picture.src.replace(/^.*-/, '')} ${picture.naturalWidth}`;
          }),
        ),
      );
    expect(shown).toEqual(Array.from({ length: 9 }, () => `${theme}.webp 480`));
  }
});
