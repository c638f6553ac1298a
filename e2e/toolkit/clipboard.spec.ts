import { expect, test } from '../test';
import { cellAt, composeIn, copyText, dataOf, openEntries, pressComposing, table, text } from './entries';

test.beforeEach(({ page }) => page.context().grantPermissions(['clipboard-read', 'clipboard-write']));

test('Ctrl+Space selects a column, and a clipboard with files, an image or formatted text alone changes nothing', async ({
  page,
}) => {
  const rows = [
    { a: '1', b: '2' },
    { a: '3', b: '4' },
  ];
  const said = (count: number) =>
    expect(page.getByRole('status').filter({ hasText: 'There is no text to paste.' })).toHaveCount(count);
  await openEntries(page, table({ a: text, b: text }), { rows });
  await cellAt(page, 1, 2).click();
  await said(0);
  // A file manager puts this there; a page cannot.
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['text'], 'notes.txt'));
    clipboardData.setData('text/plain', 'notes.txt');
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
  });
  await said(1);
  expect(await dataOf(page)).toEqual({ rows });
  await page.keyboard.press('Control+a');
  await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 2;
    canvas.getContext('2d')!.fillRect(0, 0, 2, 2);
    const image = await new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob!)));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': image })]);
  });
  await page.keyboard.press('Control+v');
  expect(await dataOf(page)).toEqual({ rows });
  await cellAt(page, 2, 2).click();
  await page.keyboard.press('Control+Space');
  await page.evaluate(() => {
    const html = new Blob(['<b>x</b>'], { type: 'text/html' });
    return navigator.clipboard.write([new ClipboardItem({ 'text/html': html })]);
  });
  await page.keyboard.press('Control+v');
  expect(await dataOf(page)).toEqual({ rows });
  await page.keyboard.press('Delete');
  expect(await dataOf(page)).toEqual({ rows: [{ b: '2' }, { b: '4' }] });
});

test('the header of a row pastes from the first column on, and selects whole rows with Shift', async ({
  page,
}) => {
  const rows = [
    { a: '1', b: '2' },
    { a: '3', b: '4' },
    { a: '5', b: '6' },
  ];
  await openEntries(page, table({ a: text, b: text }), { rows });
  await copyText(page, 'x\ty');
  await cellAt(page, 1, 2).click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+v');
  expect(await dataOf(page)).toMatchObject({ rows: [{ a: 'x', b: 'y' }, { a: '3', b: '4' }, {}] });
  await page.keyboard.press('Shift+Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Delete');
  expect(await dataOf(page)).toEqual({ rows: [{}, {}, { a: '5', b: '6' }] });
});

test('a date is typed into a cell as its language writes it, or as it is stored', async ({ page }) => {
  const properties = { day: { type: 'string', format: 'date' } };
  const stored = { day: '2020-01-01' };
  await openEntries(page, table(properties), { rows: [stored, stored] }, 'de');
  await cellAt(page, 1, 2).click();
  // Enter goes to the cell below.
  for (const typed of ['6.5.2026', '2026-05-06']) {
    await page.keyboard.type(typed);
    await expect(page.locator('td input')).toHaveValue(typed);
    await page.keyboard.press('Enter');
  }
  expect(await dataOf(page)).toEqual({ rows: [{ day: '2026-05-06' }, { day: '2026-05-06' }] });
});

test('the error of a cell is announced when it is left', async ({ page }) => {
  await openEntries(page, table({ sum: { type: 'number' } }), { rows: [{}, {}] });
  await cellAt(page, 1, 2).click();
  await page.keyboard.type('abc');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /Enter a number/ })).toHaveCount(1);
});

test('a composition is neither lost at its start nor ended by its own Enter, and an accent waits for its letter', async ({
  page,
}) => {
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
  await expect(page.locator('td input')).toBeFocused();
  await compose('´');
  await insert('é');
  await page.keyboard.press('Enter');
  expect(await dataOf(page)).toEqual({ rows: [{ a: 'é' }, {}] });
});

test('a cell with two lines is edited in a text area, and only where it is edited', async ({ page }) => {
  const properties = { a: text, phone: { type: 'string', format: 'tel', title: 'Phone' } };
  await openEntries(page, table(properties), { rows: [{ a: 'one\r\ntwo', phone: '1\n2' }, {}] });
  for (const column of [2, 3]) {
    await cellAt(page, 1, column).click();
    await page.keyboard.press('F2');
    await page.keyboard.type('!');
    await page.keyboard.press('Enter');
  }
  expect(await dataOf(page)).toEqual({ rows: [{ a: 'one\r\ntwo!', phone: '1\n2!' }, {}] });
});

test('a table of a page is pasted with the lines inside its cells', async ({ page }) => {
  await openEntries(page, table({ a: text, b: text }), { rows: [{}] });
  await page.evaluate(() => {
    const source = document.createElement('div');
    source.innerHTML = '<table><tr><td>x<br>y</td><td>z</td></tr><tr><td>1</td><td>2</td></tr></table>';
    document.body.append(source);
    getSelection()!.selectAllChildren(source);
  });
  await page.keyboard.press('Control+c');
  await page.evaluate(() => getSelection()!.removeAllRanges());
  await cellAt(page, 1, 2).click();
  await page.keyboard.press('Control+v');
  expect(await dataOf(page)).toEqual({
    rows: [
      { a: 'x\ny', b: 'z' },
      { a: '1', b: '2' },
    ],
  });
  await page.keyboard.press('Control+z');
  expect(await dataOf(page)).toEqual({ rows: [{}] });
});

test('text is dropped on a cell like a paste, and a dropped file leaves the page as it is', async ({
  page,
}) => {
  const rows = [{ a: '1' }, { a: '2' }];
  await openEntries(page, table({ a: text }), { rows });
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
  await expect.poll(() => dataOf(page)).toEqual({ rows: [{ a: '1' }, { a: 'dropped' }] });
  const drop = await cellAt(page, 1, 2).evaluate((cell) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['text'], 'notes.txt'));
    const event = (type: string) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
    // A browser opens the file unless both are prevented.
    return [cell.dispatchEvent(event('dragover')), cell.dispatchEvent(event('drop'))];
  });
  expect(drop).toEqual([false, false]);
  await expect(page.getByRole('status').filter({ hasText: 'There is no text to paste.' })).toHaveCount(1);
  expect(await dataOf(page)).toEqual({ rows: [{ a: '1' }, { a: 'dropped' }] });
});

test('copying where no field is selected leaves the clipboard alone', async ({ page }) => {
  await openEntries(page, table({ a: text }), { rows: [{ a: '1' }] });
  await copyText(page, 'mine');
  await cellAt(page, 1, 2).click();
  for (const key of ['ArrowLeft', 'End']) {
    await page.keyboard.press(key);
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Control+x');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('mine');
  }
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
