import { expect, test } from '../test';
import { cellAt, composeIn, dataOf, openEntries, pressComposing, table, text } from './entries';

// `copied-cells.test.tsx` tests all that needs no browser.
test('a composition is neither lost at its start nor ended by its own Enter', async ({ page }) => {
  await openEntries(page, table({ a: text }), { rows: [{ a: 'x' }, {}] });
  await cellAt(page, 1, 2).click();
  await pressComposing(page, 'Process');
  await expect(page.locator('td input')).toBeFocused();
  const { compose, insert } = await composeIn(page);
  await compose('に');
  await pressComposing(page, 'Enter');
  await expect(page.locator('td input')).toBeFocused();
  await insert('日本');
  await page.keyboard.press('Enter');
  expect(await dataOf(page)).toEqual({ rows: [{ a: '日本' }, {}] });
  await cellAt(page, 1, 2).click();
  await pressComposing(page, 'Dead', 222);
  await expect(cellAt(page, 1, 2)).toBeFocused();
  await pressComposing(page, 'e', 69);
  await insert('é');
  await page.keyboard.press('Enter');
  expect(await dataOf(page)).toEqual({ rows: [{ a: 'é' }, {}] });
});

test('text is pasted at the caret of an open cell, and dropped on a cell; a file leaves the page alone', async ({
  page,
  clipboard,
}) => {
  await openEntries(page, table({ a: text }), { rows: [{ a: 'ac' }, { a: '2' }] });
  await clipboard.write('b');
  await cellAt(page, 1, 2).click();
  for (const key of ['F2', 'Home', 'ArrowRight', 'Control+v', '-', 'Enter']) await page.keyboard.press(key);
  expect(await dataOf(page)).toEqual({ rows: [{ a: 'ab-c' }, { a: '2' }] });
  await page.evaluate(() => {
    const source = document.createElement('p');
    source.id = 'source';
    source.textContent = 'dropped';
    document.body.prepend(source);
    getSelection()!.selectAllChildren(source);
  });
  await page.locator('#source').hover({ position: { x: 10, y: 8 } });
  await page.mouse.down();
  await cellAt(page, 2, 2).hover();
  await cellAt(page, 2, 2).hover({ position: { x: 8, y: 8 } });
  await page.mouse.up();
  await expect.poll(() => dataOf(page)).toEqual({ rows: [{ a: 'ab-c' }, { a: 'dropped' }] });
  const drop = await cellAt(page, 1, 2).evaluate((cell) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['text'], 'notes.txt'));
    const event = (type: string) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
    // A browser opens the file unless both are prevented.
    return [cell.dispatchEvent(event('dragover')), cell.dispatchEvent(event('drop'))];
  });
  expect(drop).toEqual([false, false]);
  await expect(page.getByRole('status').filter({ hasText: 'There is no text to paste.' })).toHaveCount(1);
  expect(await dataOf(page)).toEqual({ rows: [{ a: 'ab-c' }, { a: 'dropped' }] });
});

test('a composition in the filter is not interrupted by its results', async ({ page }) => {
  const filterable = { ...table({ a: text }).rows, 'x-eidos': { filterable: true } };
  await openEntries(page, { rows: filterable }, { rows: [{ a: '日本' }, { a: '日' }, { a: 'x' }] });
  const filter = page.getByRole('searchbox');
  await filter.click();
  const { compose, insert } = await composeIn(page);
  for (const shown of ['n', 'に', 'にほ', 'にほn']) await compose(shown);
  await expect(filter).toHaveValue('にほn');
  await pressComposing(page, 'Escape');
  await insert('日本');
  await expect(filter).toHaveValue('日本');
  await pressComposing(page, 'Enter');
  await expect(page.locator('tr[data-row]')).toHaveCount(1);
  await filter.fill('');
  await expect(page.locator('tr[data-row]')).toHaveCount(3);
});

for (const place of ['shadow', 'frame'] as const) {
  test(`a table in a ${place} is edited, copied, pasted and deleted by keyboard`, async ({ page }) => {
    const rows = [
      { a: '1', b: '2' },
      { a: '3', b: '4' },
    ];
    await openEntries(page, table({ a: text, b: text }), { rows }, 'en', place);
    const root = place === 'frame' ? page.frameLocator('iframe') : page;
    const cell = (row: number, column: number) =>
      root.locator(`tr[aria-rowindex="${row + 1}"] > [aria-colindex="${column}"]`);
    await cell(1, 2).click();
    await page.keyboard.type('x');
    await page.keyboard.press('Enter');
    await expect(cell(2, 2)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Control+c');
    await page.keyboard.press('ArrowRight');
    await expect(cell(1, 3)).toBeFocused();
    await page.keyboard.press('Control+v');
    expect(await dataOf(page)).toEqual({ rows: [{ a: 'x', b: 'x' }, rows[1]] });
    await root.getByRole('button', { name: 'Delete row 1' }).click();
    await expect(cell(1, 4).getByRole('button')).toBeFocused();
    expect(await dataOf(page)).toEqual({ rows: [rows[1]] });
    await cell(1, 2).click();
    await cell(1, 2).click();
    await expect(root.locator('td input')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cell(1, 2)).toBeFocused();
  });
}
