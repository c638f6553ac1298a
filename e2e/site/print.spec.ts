import { expect, test } from '../test';

test('paper has what is folded, every tab, and no code that is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto('docs/tutorial/installation');
  await page.emulateMedia({ media: 'print' });
  for (const panel of await page.getByRole('tabpanel', { includeHidden: true }).all())
    expect((await panel.boundingBox())?.height).toBeGreaterThan(0);
  await page.goto('docs/api/Components/Fields/IntegerField');
  expect((await page.locator('[data-live] details pre').last().boundingBox())?.height).toBeGreaterThan(100);
  const cut = await page
    .locator('pre')
    .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length);
  expect(cut).toBe(0);
});
