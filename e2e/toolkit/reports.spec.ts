import type { Page } from '@playwright/test';
import { expect, test } from '../test';
import { cellAt, composeIn, copyText, dataOf, openEntries, pressComposing, table, text } from './entries';

test.use({ timezoneId: 'Pacific/Honolulu', locale: 'en-US' });
test.beforeEach(({ page }) => page.context().grantPermissions(['clipboard-read', 'clipboard-write']));

async function paste(page: Page, plain: string) {
  await copyText(page, plain);
  await page.keyboard.press('Control+v');
}

async function copyBelow(page: Page) {
  await page.keyboard.press('Control+c');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+v');
}

test('decimals are typed with their zeros', async ({ page }) => {
  await openEntries(page, { price: { type: 'number', title: 'Price' } });
  const price = page.getByLabel('Price');
  for (const [typed, value] of [
    ['3.14', 3.14],
    ['3.10', 3.1],
    ['2.0', 2],
    ['3.07', 3.07],
  ] as const) {
    await price.fill('');
    await price.pressSequentially(typed);
    await expect(price).toHaveValue(typed);
    expect(await dataOf(page)).toEqual({ price: value });
  }
});

test('booleans and a titled null are chosen as what they are', async ({ page }) => {
  const limit = {
    oneOf: [
      { const: null, title: 'Unlimited' },
      { const: 1, title: 'One' },
    ],
    title: 'Limit',
  };
  const consent = { type: 'boolean', title: 'Consent', 'x-eidos': { widget: 'select' } };
  await openEntries(page, { limit, consent }, { limit: 1, consent: true });
  await page.getByRole('radio', { name: 'Unlimited' }).check();
  await page.getByLabel('Consent').selectOption({ label: 'No' });
  expect(await dataOf(page)).toEqual({ limit: null, consent: false });
});

test('any text of a cell is copied and pasted unchanged', async ({ page }) => {
  const texts = [
    'plain',
    'This is a "test" and a test',
    '"quoted"',
    'two\nlines',
    'a\ttab',
    '""hello""',
    '{"k1":"1","k2":2,"k3":"","k4":""}',
    'Revision: "T20" Click “order now" on 14”\nand 16”',
  ];
  const pairs = texts.flatMap((a) => [{ a, b: 'x' }, { b: 'y' }]);
  await openEntries(page, table({ a: text, b: text }), { rows: pairs });
  for (const index of texts.keys()) {
    await cellAt(page, 2 * index + 1, 2).click();
    await copyBelow(page);
  }
  const copied = texts.flatMap((a) => [
    { a, b: 'x' },
    { a, b: 'y' },
  ]);
  expect(await dataOf(page)).toEqual({ rows: copied });
});

test('text of a spreadsheet keeps its quotes and lines, and ends without a carriage return', async ({
  page,
}) => {
  await openEntries(page, table({ a: text }), { rows: [{}, {}, {}, {}] });
  await cellAt(page, 1, 2).click();
  await paste(page, 'This is a "test"\r\n{"k3":"","k4":""}\r\nlast');
  expect(await dataOf(page)).toEqual({
    rows: [{ a: 'This is a "test"' }, { a: '{"k3":"","k4":""}' }, { a: 'last' }, {}],
  });
});

test('one cell of a spreadsheet, or an empty one, changes one cell', async ({ page }) => {
  const rows = [
    { a: '1', b: '2' },
    { a: '3', b: '4' },
  ];
  await openEntries(page, table({ a: text, b: text }), { rows });
  await cellAt(page, 1, 2).click();
  await paste(page, 'x\r\n');
  expect(await dataOf(page)).toEqual({ rows: [{ a: 'x', b: '2' }, rows[1]] });
  await page.keyboard.press('Delete');
  await copyBelow(page);
  expect(await dataOf(page)).toEqual({ rows: [{ b: '2' }, { b: '4' }] });
});

test('a range that starts with an empty cell keeps its shape', async ({ page }) => {
  const rows = [{ b: '2' }, { a: '3', b: '4' }, {}, {}];
  await openEntries(page, table({ a: text, b: text }), { rows });
  await cellAt(page, 1, 2).click();
  await cellAt(page, 2, 3).click({ modifiers: ['Shift'] });
  await page.keyboard.press('Control+c');
  await cellAt(page, 3, 2).click();
  await page.keyboard.press('Control+v');
  expect(await dataOf(page)).toEqual({ rows: [rows[0], rows[1], rows[0], rows[1]] });
});

test('German numbers are copied, edited and pasted as they are', async ({ page }) => {
  const rows = [{ n: 22.1 }, { n: 33.3 }, { n: 0.1234 }, {}, {}];
  await openEntries(page, table({ n: { type: 'number' } }), { rows }, 'de');
  for (let row = 1; row <= 3; row++) {
    await cellAt(page, row, 2).click();
    await page.keyboard.press('Control+c');
    await cellAt(page, 4, 2).click();
    await page.keyboard.press('Control+v');
    expect(await dataOf(page)).toEqual({ rows: [...rows.slice(0, 3), rows[row - 1], {}] });
  }
  await cellAt(page, 1, 2).click();
  await page.keyboard.press('Enter');
  await expect(page.locator('td input')).toHaveValue('22,1');
  await page.keyboard.press('Enter');
  await cellAt(page, 5, 2).click();
  await paste(page, '475.962');
  expect(await dataOf(page)).toEqual({ rows: [...rows.slice(0, 3), { n: 0.1234 }, { n: 475962 }] });
});

test('English thousands are read, and text in a number cell is an error', async ({ page }) => {
  await openEntries(page, table({ n: { type: 'number' } }), { rows: [{ n: 1 }, { n: 2 }] });
  await cellAt(page, 1, 2).click();
  await paste(page, '475,962');
  await page.keyboard.press('ArrowDown');
  await paste(page, 'abc');
  expect(await dataOf(page)).toEqual({ rows: [{ n: 475962 }, { n: 2 }] });
  await expect(cellAt(page, 2, 2)).toHaveAttribute('aria-invalid', 'true');
});

test('text is pasted into an open cell at the caret, without a letter of the shortcut', async ({ page }) => {
  await openEntries(page, table({ a: text }), { rows: [{ a: 'ac' }, {}] });
  await cellAt(page, 1, 2).click();
  await page.keyboard.press('F2');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await paste(page, 'b');
  await page.keyboard.type('-');
  await page.keyboard.press('Enter');
  expect(await dataOf(page)).toEqual({ rows: [{ a: 'ab-c' }, {}] });
});

test('dates are the day that was entered, west of Greenwich as well', async ({ page }) => {
  await openEntries(page, { day: { type: 'string', format: 'date', title: 'Day' } });
  await page.getByLabel('Day').focus();
  await page.keyboard.type('02072023');
  await page.keyboard.press('Tab');
  expect(await dataOf(page)).toEqual({ day: '2023-02-07' });
});

test('a code with a leading zero stays a text, and is an error in a number field', async ({ page }) => {
  await openEntries(page, {
    code: { ...text, title: 'Code' },
    n: { type: 'integer', title: 'Number' },
  });
  await page.getByLabel('Code').fill('011111');
  await page.getByLabel('Number').fill('011111');
  await page.getByLabel('Number').blur();
  expect(await dataOf(page)).toEqual({ code: '011111' });
  await expect(page.getByLabel('Number')).toHaveAccessibleErrorMessage(/leading zeros/);
});

test('the caret stays in the middle of a text', async ({ page }) => {
  await openEntries(page, { note: { ...text, title: 'Note' } }, { note: 'ad' });
  await page.getByLabel('Note').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('bc');
  expect(await dataOf(page)).toEqual({ note: 'abcd' });
});

test('lines and outer blanks of a note and a secret are kept', async ({ page }) => {
  const secret = { type: 'string', format: 'password', title: 'Secret' };
  await openEntries(page, { note: { ...text, title: 'Note', maxLength: 500 }, secret });
  await page.getByLabel('Note').pressSequentially('one\n\n  two ');
  await page.getByLabel('Secret').pressSequentially(' a b ');
  await page.getByLabel('Secret').blur();
  expect(await dataOf(page)).toEqual({ note: 'one\n\n  two ', secret: ' a b ' });
});

test('a decimal is stepped with its fraction', async ({ page }) => {
  await openEntries(page, { n: { type: 'number', multipleOf: 0.5, title: 'Number' } }, { n: 1.5 });
  await page.getByLabel('Number').press('ArrowUp');
  expect(await dataOf(page)).toEqual({ n: 2 });
});

test('a large integer in JSON is an error', async ({ page }) => {
  await openEntries(page, { any: { title: 'Any' } });
  await page.getByLabel('Any').fill('{"abc": 8143661439548533232}');
  await page.getByLabel('Any').blur();
  expect(await dataOf(page)).toEqual({});
  await expect(page.getByLabel('Any')).toHaveAccessibleErrorMessage(/too many digits/);
});

test('a value that was hidden is there when its field is shown again', async ({ page }) => {
  const on = { type: 'boolean', title: 'On' };
  const schema = {
    on,
    name: { ...text, title: 'Name', 'x-eidos': { hidden: { properties: { on: { const: true } } } } },
  };
  await openEntries(page, schema, { on: false, name: 'Ada' });
  await page.getByLabel('Name').fill('Grace');
  await page.getByLabel('On').check();
  await expect(page.getByLabel('Name')).toHaveCount(0);
  await page.getByLabel('On').uncheck();
  await expect(page.getByLabel('Name')).toHaveValue('Grace');
});

test('a date-time keeps its text when a row is added elsewhere', async ({ page }) => {
  const sent = { type: 'string', format: 'date-time', title: 'Sent' };
  const data = { sent: '2015-03-07T14:45:00.5+05:30', rows: [{ a: 'x' }] };
  await openEntries(page, { sent, ...table({ a: text }) }, data);
  await page.getByRole('button', { name: 'Add row' }).click();
  expect(await dataOf(page)).toMatchObject({ sent: data.sent });
});

test('a number cell keeps its value when it is opened', async ({ page }) => {
  await openEntries(page, table({ n: { type: 'number' } }), { rows: [{ n: 1234.5 }, {}] });
  await cellAt(page, 1, 2).click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(await dataOf(page)).toEqual({ rows: [{ n: 1234.5 }, {}] });
});

test('Enter and Tab of an input method choose no option', async ({ page }) => {
  for (const key of ['Enter', 'Tab']) {
    const city = {
      enum: ['東京', '京都', '大阪', '名古屋', '札幌'],
      title: 'City',
      'x-eidos': { widget: 'combobox' },
    };
    await openEntries(page, { city });
    await page.getByLabel('City').first().click();
    await (await composeIn(page)).compose('京');
    await pressComposing(page, key);
    expect(await dataOf(page)).toEqual({});
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('京');
  }
});
