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

test('fields keep what is typed, chosen and stored', async ({ page }) => {
  const isOff = { properties: { on: { const: true } } };
  const properties = {
    price: { type: 'number' },
    limit: {
      title: 'Limit',
      oneOf: [
        { const: null, title: 'Unlimited' },
        { const: 1, title: 'One' },
      ],
    },
    consent: { type: 'boolean', 'x-eidos': { widget: 'select' } },
    day: { type: 'string', format: 'date' },
    code: text,
    count: { type: 'integer' },
    middle: text,
    note: { ...text, maxLength: 500 },
    secret: { type: 'string', format: 'password' },
    half: { type: 'number', multipleOf: 0.5 },
    any: {},
    on: { type: 'boolean' },
    name: { ...text, 'x-eidos': { hidden: isOff } },
    sent: { type: 'string', format: 'date-time' },
    ...table({ a: text }),
  };
  const stored = { middle: 'ad', half: 1.5, limit: 1, consent: true, on: false, name: 'Ada' };
  const sent = '2015-03-07T14:45:00.5+05:30';
  await openEntries(page, properties, { ...stored, sent, rows: [{ a: 'x' }] });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const expectData = async (data: Record<string, unknown>) => expect(await dataOf(page)).toMatchObject(data);

  await test.step('decimals are typed with their zeros', async () => {
    for (const typed of ['3.14', '3.10', '2.0', '3.07']) {
      await field('Price').fill('');
      await field('Price').pressSequentially(typed);
      await expect(field('Price')).toHaveValue(typed);
      await expectData({ price: Number(typed) });
    }
  });
  await test.step('booleans and a titled null are chosen as what they are', async () => {
    await page.getByRole('radio', { name: 'Unlimited' }).check();
    await field('Consent').selectOption({ label: 'No' });
    await expectData({ limit: null, consent: false });
  });
  await test.step('dates are the day that was entered, west of Greenwich as well', async () => {
    await field('Day').focus();
    await page.keyboard.type('02072023');
    await page.keyboard.press('Tab');
    await expectData({ day: '2023-02-07' });
  });
  await test.step('a code with a leading zero stays a text, and is an error in a number field', async () => {
    await field('Code').fill('011111');
    await field('Count').fill('011111');
    await field('Count').blur();
    await expectData({ code: '011111' });
    expect(await dataOf(page)).not.toHaveProperty('count');
    await expect(field('Count')).toHaveAccessibleErrorMessage(/leading zeros/);
  });
  await test.step('the caret stays in the middle of a text', async () => {
    await field('Middle').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('bc');
    await expectData({ middle: 'abcd' });
  });
  await test.step('lines and outer blanks of a note and a secret are kept', async () => {
    await page.getByLabel('Note').pressSequentially('one\n\n  two ');
    await field('Secret').pressSequentially(' a b ');
    await field('Secret').blur();
    await expectData({ note: 'one\n\n  two ', secret: ' a b ' });
  });
  await test.step('a decimal is stepped with its fraction', async () => {
    await field('Half').press('ArrowUp');
    await expectData({ half: 2 });
  });
  await test.step('a large integer in JSON is an error', async () => {
    await field('Any').fill('{"abc": 8143661439548533232}');
    await field('Any').blur();
    expect(await dataOf(page)).not.toHaveProperty('any');
    await expect(field('Any')).toHaveAccessibleErrorMessage(/too many digits/);
  });
  await test.step('a value that was hidden is there when its field is shown again', async () => {
    await field('Name').fill('Grace');
    await field('On').check();
    await expect(field('Name')).toHaveCount(0);
    await field('On').uncheck();
    await expect(field('Name')).toHaveValue('Grace');
  });
  await test.step('a date-time keeps its text when a row is added elsewhere', async () => {
    await page.getByRole('button', { name: 'Add row' }).click();
    await expectData({ sent, rows: [{ a: 'x' }, {}] });
  });
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

test('English thousands are read, text in a number cell is an error, and an opened cell keeps its number', async ({
  page,
}) => {
  await openEntries(page, table({ n: { type: 'number' } }), { rows: [{ n: 1 }, { n: 2 }] });
  await cellAt(page, 1, 2).click();
  await paste(page, '475,962');
  await page.keyboard.press('ArrowDown');
  await paste(page, 'abc');
  expect(await dataOf(page)).toEqual({ rows: [{ n: 475962 }, { n: 2 }] });
  await expect(cellAt(page, 2, 2)).toHaveAttribute('aria-invalid', 'true');
  await cellAt(page, 1, 2).click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(await dataOf(page)).toEqual({ rows: [{ n: 475962 }, { n: 2 }] });
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
