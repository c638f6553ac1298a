import type { Page } from '@playwright/test';
import { openPage } from '../open-page';
import { expect, test } from '../test';

const schemaOf = (page: Page) => page.getByRole('textbox', { name: 'The schema' });
const marked = (page: Page) => page.locator('[data-thread]');
const markedLines = (page: Page) => page.locator('code > [data-thread]');
const markedField = (page: Page) => page.locator('form [data-thread]');

/** Points at a line of the schema on the home page. */
async function pointAtLine(page: Page, words: string) {
  const line = page.locator('[data-home] section pre code > span').filter({ hasText: words }).first();
  const box = (await line.boundingBox())!;
  await page.mouse.move(box.x + 60, box.y + box.height / 2);
}

test('pointing at a property marks its field and its line, and the other way round', async ({ page }) => {
  await openPage(page, '');
  await expect(schemaOf(page)).toBeEditable();
  // Its script may come after that of the editor; `budgets.spec.ts` weighs both, and what is there before the load event.
  await page.waitForLoadState('networkidle');
  const guests = page.getByRole('textbox', { name: 'Guests' });
  const before = await guests.boundingBox();
  await pointAtLine(page, '"guests": {');
  await expect(markedField(page)).toHaveCount(1);
  await expect(markedField(page)).toContainText('Guests');
  await expect(markedLines(page)).toHaveCount(1);
  expect(await guests.boundingBox()).toEqual(before);
  await page.mouse.move(0, 0);
  await expect(marked(page)).toHaveCount(0);
  await schemaOf(page).focus();
  await page.keyboard.press('ControlOrMeta+Home');
  for (let line = 0; line < 5; line += 1) await page.keyboard.press('ArrowDown');
  await expect(markedLines(page)).toHaveCount(1);
  await expect(markedField(page)).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(marked(page)).toHaveCount(0);
  await test.step('with a dashed line, also in forced colors', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.getByRole('textbox', { name: 'Name' }).focus();
    await expect(markedLines(page)).toContainText('"name"');
    await expect(markedField(page)).toHaveCSS('outline-style', 'dashed');
    const style = await markedLines(page).evaluate((line) => {
      const { borderInlineStartStyle, visibility } = getComputedStyle(line, '::after');
      return [borderInlineStartStyle, visibility];
    });
    expect(style).toEqual(['dashed', 'visible']);
  });
});

test('in the playground, a field marks its line, and a line its field', async ({ page }) => {
  await openPage(page, 'playground');
  const frame = page.frameLocator('iframe[title="Screen"]');
  const lines = page.locator('#playground-editor-column pre > code > span');
  const markedLine = page.locator('#playground-editor-column [data-thread]').first();
  await frame.getByRole('textbox').first().focus({ timeout: 20_000 });
  await expect(markedLine).toBeVisible();
  await expect(frame.locator('[data-thread]')).toHaveCount(1);
  const named = (await markedLine.textContent()) ?? '';
  const box = (await lines.filter({ hasText: '"title"' }).nth(1).boundingBox())!;
  await page.mouse.move(box.x + 60, box.y + box.height / 2);
  await expect(markedLine).not.toHaveText(named);
  await expect(frame.locator('[data-thread]').first()).toBeVisible();
});
