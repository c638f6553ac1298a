import type { Page } from '@playwright/test';
import { openPage, openSample, print } from '../open-page';
import { expect, test } from '../test';

/** Expects that no code on paper is cut off. */
async function expectWholeCode(page: Page): Promise<void> {
  const code = page.locator('pre').filter({ visible: true });
  expect(await code.count()).toBeGreaterThan(0);
  const cut = await code.evaluateAll((all) =>
    all.filter((pre) => pre.scrollWidth > pre.clientWidth + 1 || pre.scrollHeight > pre.clientHeight + 1),
  );
  expect(cut).toEqual([]);
}

test('paper has what is folded, every tab, and no code that is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 900 });
  const screen = await openSample(page, 'docs/tutorial/customize_fields', "'closed'");
  await page.emulateMedia({ media: 'print' });
  await expect(screen.getByRole('textbox', { name: 'Street' })).toBeVisible();
  await openPage(page, 'docs/api/Components/Fields/IntegerField');
  const part = page.locator('[data-live] details').first();
  const { width, height } = (await part.boundingBox())!;
  expect(height).toBeGreaterThan(60);
  expect(width).toBe((await part.locator('xpath=..').boundingBox())!.width);
  const widthOf = async (role: 'table' | 'paragraph') =>
    (await page.getByRole('main').getByRole(role).first().locator('xpath=..').boundingBox())!.width;
  expect(await widthOf('table')).toBe(await widthOf('paragraph'));
  for (const path of ['', 'markdown-page']) {
    await openPage(page, path);
    await expectWholeCode(page);
  }
  const panels = page.getByRole('tabpanel', { includeHidden: true });
  expect(await panels.count()).toBeGreaterThan(3);
  for (const panel of await panels.all()) expect((await panel.boundingBox())?.height).toBeGreaterThan(0);
  await expect(page.getByText('opens and closes without a script')).toBeVisible();
});

test('code and tables that are longer than a page leave hardly any paper blank', async ({ page }) => {
  const paper = { width: 794, height: 1123 };
  await page.setViewportSize(paper);
  for (const path of ['docs/examples/insurance_claim', 'docs/api/Components/Tables/EditableTable']) {
    await openPage(page, path);
    await print(page);
    await expectWholeCode(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;
    expect(pages).toBeLessThanOrEqual(Math.ceil(height / paper.height) + 1);
  }
});
