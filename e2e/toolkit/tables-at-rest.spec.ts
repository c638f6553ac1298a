import { expectAccessible } from '../expect-accessible';
import { expect, test } from '../test';
import { cellAt, openEntries, table, text } from './entries';

const number = { type: 'number', 'x-eidos': { total: 'sum' } };
const properties = table({ name: text, b: number, c: text, d: text });
const rows = [{ name: 'Ada', b: 1 }, { name: 'Bob', b: 2 }, { name: 'Cy' }];

test('the first column stays in a table that scrolls sideways, in both directions', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEntries(page, properties, { rows });
  for (const direction of ['ltr', 'rtl'] as const) {
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
    const area = page.locator('.eidos-table__scroll');
    await area.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
    const before = (await cellAt(page, 1, 2).boundingBox())!;
    await area.evaluate((element) =>
      element.scrollBy({ left: document.dir === 'rtl' ? -200 : 200, behavior: 'instant' }),
    );
    expect((await cellAt(page, 1, 2).boundingBox())!.x).toBe(before.x);
    const { width } = (await area.boundingBox())!;
    expect(before.width + (await cellAt(page, 1, 1).boundingBox())!.width).toBeLessThan(width * 0.6);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // Not transparent, in either of the ways in which a browser writes it.
      await expect(cellAt(page, 1, 2)).not.toHaveCSS('background-color', /transparent|rgba\(.*, 0\)/);
    }
    // Scrolled cells are below the fixed ones.
    const covered = await cellAt(page, 1, 2).evaluate((cell) => {
      const { x, y, width: w, height } = cell.getBoundingClientRect();
      return document.elementFromPoint(x + w / 2, y + height / 2)?.closest('td') === cell;
    });
    expect(covered).toBe(true);
    const total = page.getByRole('rowheader', { name: 'Total' });
    expect((await total.boundingBox())!.x).toBe((await cellAt(page, 1, 1).boundingBox())!.x);
  }
});

test('a wide first column scrolls away, so that there is room for the others', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const wide = table({ name: { ...text, 'x-eidos': { width: 300 } }, b: text, c: text });
  await openEntries(page, wide, { rows: [{ name: 'Ada' }] });
  const before = (await cellAt(page, 1, 2).boundingBox())!;
  await page.locator('.eidos-table__scroll').evaluate((element) => element.scrollBy(200, 0));
  expect((await cellAt(page, 1, 2).boundingBox())!.x).toBeLessThan(before.x);
});

test('unsaved rows, errors and conflicts are visible and named without the focus', async ({ page }) => {
  await openEntries(page, properties, { rows });
  await cellAt(page, 1, 2).click();
  await page.keyboard.type('Grace');
  await page.keyboard.press('Enter');
  await cellAt(page, 2, 3).click();
  await page.keyboard.type('abc');
  for (const key of ['Enter', 'ArrowUp', 'F2']) await page.keyboard.press(key);
  await test.step('a press on the error of an edited cell reaches the cell below it', async () => {
    await expect(page.locator('[data-editing] li')).toBeVisible();
    await cellAt(page, 3, 3).click();
    await expect(cellAt(page, 3, 3)).toBeFocused();
  });
  await page.evaluate(
    (data) => {
      const { controller } = window as unknown as { controller: { receive(data: unknown): void } };
      controller.receive(data);
    },
    { rows: [{ name: 'Grete', b: 1 }, rows[1], rows[2]] },
  );
  await page.getByRole('button', { name: 'Save' }).focus();
  const marks = page.locator('.eidos-table__marks');
  await expect(marks).toContainText('2 unsaved rows');
  await expect(marks).toContainText('1 error');
  await expect(marks).toContainText('1 conflict');
  await expect(cellAt(page, 1, 1)).toContainText('Not saved');
  await expect(cellAt(page, 1, 1)).toContainText('1 conflict');
  await expect(cellAt(page, 2, 1)).toContainText('1 error in this row');
  await expect(cellAt(page, 1, 2)).toHaveAccessibleDescription(/Someone else changed this/);
  const sign = (row: number, column: number) =>
    cellAt(page, row, column).evaluate((cell) => getComputedStyle(cell, '::after').content);
  expect(await sign(1, 2)).toContain('⇄');
  expect(await sign(2, 3)).toContain('!');
  expect(await sign(3, 2)).toBe('none');
  await expectAccessible(page);
});
