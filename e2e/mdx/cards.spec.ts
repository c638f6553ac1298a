import { openPage } from '../open-page';
import { expect, test } from '../test';

test('each card of the examples shows its screen in the theme of the page', async ({ page }) => {
  for (const theme of ['light', 'dark']) {
    await openPage(page, `docs/examples/?docusaurus-theme=${theme}`);
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('img') });
    await expect(cards).toHaveCount(9);
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      const shown = card.locator('img').filter({ visible: true });
      await expect(shown).toHaveCount(1);
      await expect(shown).toHaveAttribute('src', new RegExp(`-${theme}\\.webp$`));
      await expect
        .poll(() => shown.evaluate((picture) => (picture as HTMLImageElement).naturalWidth))
        .toBe(480);
    }
  }
});
