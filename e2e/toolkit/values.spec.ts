import type { Page } from '@playwright/test';
import { expect, test } from '../test';
import { cellAt, composeIn, copyText, dataOf, openEntries, table, text } from './entries';

test.beforeEach(({ page }) => page.context().grantPermissions(['clipboard-read', 'clipboard-write']));

const secret = { type: 'string', writeOnly: true };

/** Pastes text that was copied in another program. */
async function pasteText(page: Page, plain: string, row: number, column: number) {
  await copyText(page, plain);
  await cellAt(page, row, column).click();
  await page.keyboard.press('Control+v');
}

async function copyCell(
  page: Page,
  [row, column]: [number, number],
  [toRow, toColumn]: [number, number],
  key = 'c',
) {
  await cellAt(page, row, column).click();
  await page.keyboard.press(`Control+${key}`);
  await cellAt(page, toRow, toColumn).click();
  await page.keyboard.press('Control+v');
}

// `secret-cells.test.tsx` has secrets of other types.
test('a secret is neither lost by a cut nor pasted into a column that is not secret', async ({ page }) => {
  const rows = [
    { hidden: 'a', name: 'Ada', note: 'x' },
    { hidden: 'a', name: 'Bob' },
  ];
  await openEntries(page, table({ hidden: secret, name: text, note: text }), { rows });
  await copyCell(page, [1, 2], [1, 3]);
  await expect(page.getByRole('status').filter({ hasText: '1 cell has a hidden value' })).toHaveCount(1);
  // A row with a secret: the other cells are pasted.
  await cellAt(page, 1, 2).click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+c');
  await cellAt(page, 2, 3).click();
  await page.keyboard.press('Control+v');
  expect(await dataOf(page)).toEqual({ rows: [rows[0], { ...rows[1], note: 'Ada' }] });
  // A cut does not copy a secret.
  await cellAt(page, 2, 2).click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+x');
  expect(await dataOf(page)).toEqual({ rows: [rows[0], { hidden: 'a', note: 'Ada' }] });
});

test('cells that equal the names of columns are pasted as values', async ({ page }) => {
  const rows = [{ a: 'B', b: 'A' }, { a: '1', b: '2' }, {}, {}];
  const columns = { a: { ...text, title: 'A' }, b: { ...text, title: 'B' } };
  await openEntries(page, table(columns), { rows });
  await cellAt(page, 1, 2).click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+c');
  await cellAt(page, 3, 2).click();
  await page.keyboard.press('Control+v');
  expect(await dataOf(page)).toEqual({ rows: [rows[0], rows[1], rows[0], rows[1]] });
});

test('a text that several options have is kept with an error, and chosen in the list or the combobox', async ({
  page,
}) => {
  const units = { enum: ['mW', 'MW', 'W'], title: 'Unit' };
  const boxed = { ...units, title: 'Boxed', 'x-eidos': { widget: 'combobox' } };
  const rows = [{ unit: 'W', boxed: 'W' }, {}];
  await openEntries(page, table({ unit: units, boxed }), { rows });
  await pasteText(page, 'Mw', 1, 2);
  await expect(cellAt(page, 1, 2)).toHaveText(/Mw/);
  await expect(cellAt(page, 1, 2)).toHaveAccessibleDescription(
    '“Mw” matches several options. Choose one of them.',
  );
  expect(await dataOf(page)).toEqual({ rows });
  await page.keyboard.press('F2');
  const list = page.locator('td select');
  await expect(list.locator('option:checked')).toHaveText('Mw');
  await list.selectOption('MW');
  await page.keyboard.press('Enter');
  expect(await dataOf(page)).toEqual({ rows: [{ unit: 'MW', boxed: 'W' }, {}] });
  await pasteText(page, 'Mw', 1, 3);
  await page.keyboard.press('F2');
  const input = page.getByRole('combobox', { name: 'Boxed, row 1' });
  await expect(input).toHaveValue('Mw');
  await input.fill('MW');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(await dataOf(page)).toEqual({ rows: [{ unit: 'MW', boxed: 'MW' }, {}] });
});

const columns = {
  sum: { type: 'number' },
  day: { type: 'string', format: 'date' },
  paid: { type: 'boolean' },
  at: { type: 'string', format: 'date-time' },
};

test('amounts, dates and booleans of a spreadsheet are read in the language of the reader', async ({
  page,
}) => {
  await openEntries(page, table(columns), { rows: [{}] }, 'de');
  await pasteText(page, 'EUR 1.234,50\t9. März 2026\tWAHR\t9.3.2026 14:30 UTC+01:00', 1, 2);
  expect(await dataOf(page)).toEqual({
    rows: [{ sum: 1234.5, day: '2026-03-09', paid: true, at: '2026-03-09T14:30:00+01:00' }],
  });
});

test('text with two meanings is kept with an error that says why', async ({ page }) => {
  const rows = [{ sum: 1, day: '2020-01-01', at: '2020-01-01T00:00:00Z' }];
  await openEntries(page, table(columns), { rows });
  await pasteText(page, '12 %\t3/9/26', 1, 2);
  await pasteText(page, '3/9/26 2:30 PM', 1, 5);
  await expect(cellAt(page, 1, 2)).toHaveAccessibleDescription(/without “%”/);
  await expect(cellAt(page, 1, 3)).toHaveAccessibleDescription(/year with four digits/);
  await expect(cellAt(page, 1, 5)).toHaveAccessibleDescription(/year with four digits/);
  expect(await dataOf(page)).toEqual({ rows });
  // The text is there to be corrected.
  await cellAt(page, 1, 3).click();
  await page.keyboard.press('F2');
  await expect(page.locator('td input[type=text]')).toHaveValue('3/9/26');
  await page.locator('td input[type=text]').fill('3/9/2026');
  await page.keyboard.press('Enter');
  expect(await dataOf(page)).toEqual({ rows: [{ ...rows[0], day: '2026-03-09' }] });
});

test('a composition continues while the options of a server arrive', async ({ page }) => {
  await openEntries(page, { city: { ...text, title: 'City', 'x-eidos': { widget: 'served' } } });
  const input = page.getByRole('combobox', { name: 'City' });
  await input.click();
  const { compose, insert } = await composeIn(page);
  await page.evaluate(() => {
    const ends: string[] = [];
    document.addEventListener('compositionend', ({ data }) => ends.push(data));
    Object.assign(window, { ends });
  });
  for (const composed of ['k', 'き', 'きょ', '京']) {
    await compose(composed);
    // Longer than the search and its answer take.
    await page.waitForTimeout(500);
    await expect(input).toHaveValue(composed);
  }
  expect(await page.evaluate(() => (window as unknown as { ends: string[] }).ends)).toEqual([]);
  await insert('京');
  await expect(page.getByRole('option')).toHaveText(['京都', '東京']);
  await page.keyboard.press('Enter');
  expect(await dataOf(page)).toEqual({ city: '京都' });
});

test('Shift+Tab leaves a list like Tab: with the option for what was typed, and with none that was only looked at', async ({
  page,
}) => {
  const city = { enum: ['Basel', 'Bern', 'Chur'], title: 'City', 'x-eidos': { widget: 'combobox' } };
  await openEntries(page, { name: text, city });
  const input = page.getByRole('combobox', { name: 'City' });
  await input.click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Tab');
  expect(await dataOf(page)).toEqual({});
  await input.click();
  await page.keyboard.type('Ch');
  await page.keyboard.press('Shift+Tab');
  expect(await dataOf(page)).toEqual({ city: 'Chur' });
});

test('values that the browser fills in without key presses and focus arrive in the data', async ({
  page,
}) => {
  await openEntries(page, {
    name: text,
    note: { ...text, maxLength: 1000 },
    sum: { type: 'number' },
    day: { ...text, format: 'date' },
    country: { enum: ['AT', 'CH', 'DE', 'FR', 'IT'] },
    paid: { type: 'boolean' },
    town: { ...text, 'x-eidos': { widget: 'served' } },
  });
  const town = page.getByRole('combobox', { name: 'Town' });
  await town.waitFor();
  await page.evaluate(() => {
    const entries = { Name: 'Ada', Note: 'a\nb', Sum: '1.5', Day: '2026-03-09', Country: 'DE', Town: 'Zug' };
    const controlOf = (label: string) =>
      [...document.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(label))!
        .control as HTMLInputElement;
    for (const [label, text] of Object.entries(entries)) {
      const control = controlOf(label);
      const value =
        control instanceof HTMLSelectElement
          ? [...control.options].find((option) => option.text === text)!.value
          : text;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, value);
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
    controlOf('Paid').click();
  });
  await expect(page.getByRole('option', { name: 'Zug' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => dataOf(page))
    .toEqual({
      name: 'Ada',
      note: 'a\nb',
      sum: 1.5,
      day: '2026-03-09',
      country: 'DE',
      paid: true,
      town: 'Zug',
    });
});

test('a browser restores no entry after Back', async ({ page }) => {
  const list = ['a', 'b', 'c', 'd', 'e'];
  await openEntries(page, {
    box: { type: 'boolean', title: 'Box' },
    list: { enum: list, title: 'List' },
    radio: { enum: ['x', 'y'], title: 'Radio' },
    day: { type: 'string', format: 'date', title: 'Day' },
    name: { type: 'string', title: 'Name' },
    text: { type: 'string', title: 'Text', 'x-eidos': { widget: 'text' } },
  });
  // As a server sends it, before the scripts have loaded.
  const body = await page.locator('#root').innerHTML();
  await page.route('**/record', (route) =>
    route.fulfill({ body, contentType: 'text/html', headers: { 'cache-control': 'no-store' } }),
  );
  const shown = () =>
    page
      .locator('input, select, textarea')
      .evaluateAll((controls) =>
        (controls as HTMLInputElement[]).map(({ value, checked }) => [value, checked]),
      );
  await page.goto(new URL('/record', page.url()).href);
  const sent = await shown();
  await page.getByLabel('Box').check();
  await page.getByLabel('List').selectOption('c');
  await page.getByLabel('y', { exact: true }).check();
  await page.getByLabel('Day').fill('2026-05-06');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Text').fill('Ada');
  expect(await shown()).not.toEqual(sent);
  await page.goto('about:blank');
  await page.goBack();
  expect(await shown()).toEqual(sent);
});
