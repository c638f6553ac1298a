import { fireEvent, screen } from '@testing-library/react';
import { standardRegistry } from '../screen/standard-registry';
import { objectSchema, renderScreen } from '../testing/render-screen';
import { german } from '../translations/german';

const text = { type: 'string' };
const secret = { ...text, writeOnly: true };

/** A clipboard that keeps what is copied, by its type. */
let kept: Map<string, string>;
const clipboardData = {
  setData: (type: string, copied: string) => kept.set(type, copied),
  getData: (type: string) => kept.get(type) ?? '',
};
const copy = () => fireEvent.copy(document.body, { clipboardData });
const cut = () => fireEvent.cut(document.body, { clipboardData });
const paste = () => fireEvent.paste(document.body, { clipboardData });

beforeEach(() => (kept = new Map()));

/** A table with these columns; `press` clicks a cell, counted from 1, and presses keys there. */
async function show(columns: Parameters<typeof objectSchema>[0], rows: readonly object[], locale = 'en') {
  const schema = objectSchema({ rows: { type: 'array', items: objectSchema(columns) } });
  const translations = { locale, ...(locale === 'de' && { catalogue: german }) };
  const { user, controller } = renderScreen(schema, {
    data: { rows },
    registry: standardRegistry,
    translations,
  });
  const grid = await screen.findByRole('grid');
  const press = async (row: number, column: number, ...keys: string[]) => {
    const cell = grid.querySelector(`[aria-rowindex="${row + 1}"] > [aria-colindex="${column + 1}"]`)!;
    await user.click(cell);
    for (const key of keys) await user.keyboard(key);
  };
  return { press, user, controller, rows: () => controller.get('/rows') };
}

const extend = (...keys: string[]) => `{Shift>}${keys.map((key) => `{${key}}`).join('')}{/Shift}`;

it.each([
  'This is a "test" and a test',
  '"quoted"',
  'two\nlines',
  'a\ttab',
  '""hello""',
  '{"k1":"1","k2":2,"k3":"","k4":""}',
  'Revision: "T20" Click “order now" on 14”\nand 16”',
  22.1,
  33.3,
  0.1234,
])('the value %j of a cell is copied and pasted unchanged, a number in German', async (a) => {
  const [column, locale] = typeof a === 'number' ? [{ type: 'number' }, 'de'] : [text, 'en'];
  const { press, rows } = await show({ a: column, b: text }, [{ a, b: 'x' }, { b: 'y' }], locale);
  await press(1, 1);
  copy();
  await press(2, 1);
  paste();
  expect(rows()).toEqual([
    { a, b: 'x' },
    { a, b: 'y' },
  ]);
});

it('cells that equal the names of columns are pasted as values', async () => {
  const data = [{ a: 'B', b: 'A' }, { a: '1', b: '2' }, {}, {}];
  const { press, rows } = await show({ a: { ...text, title: 'A' }, b: { ...text, title: 'B' } }, data);
  await press(1, 1, extend('ArrowRight', 'ArrowDown'));
  copy();
  await press(3, 1);
  paste();
  expect(rows()).toEqual([data[0], data[1], data[0], data[1]]);
});

const spreadsheet = {
  sum: { type: 'number' },
  day: { ...text, format: 'date' },
  paid: { type: 'boolean' },
  at: { ...text, format: 'date-time' },
};

it('amounts, dates and booleans of a spreadsheet are read in German, and a text in a date column stays with an error', async () => {
  const { press, rows, controller } = await show(spreadsheet, [{}, {}], 'de');
  await press(1, 1);
  kept.set('text/plain', 'EUR 1.234,50\t9. März 2026\tWAHR\t9.3.2026 14:30 UTC+01:00\n12 %\tabc\t\t3/9/26');
  paste();
  expect(rows()).toEqual([
    { sum: 1234.5, day: '2026-03-09', paid: true, at: '2026-03-09T14:30:00+01:00' },
    {},
  ]);
  const wrong = ['sum', 'day', 'at'].map((name) => controller.getField(`/rows/1/${name}`).errors.length);
  expect(wrong).toEqual([1, 1, 1]);
});

it.each([
  ['de', '475.962\r\n'],
  ['en', '475,962\r\n'],
])('in %s, the one cell %j changes one cell and is read with its thousands', async (locale, plain) => {
  const { press, rows } = await show({ n: { type: 'number' } }, [{ n: 1 }, { n: 2 }], locale);
  await press(1, 1);
  kept.set('text/plain', plain);
  paste();
  expect(rows()).toEqual([{ n: 475962 }, { n: 2 }]);
});

it('an empty cell that is copied empties one cell', async () => {
  const { press, rows } = await show(
    { n: { type: 'number' }, b: text },
    [{ n: 0.1234 }, {}, { n: 1, b: '2' }],
    'de',
  );
  await press(2, 1);
  copy();
  await press(3, 1);
  paste();
  await press(1, 1);
  copy();
  await press(2, 1);
  paste();
  expect(rows()).toEqual([{ n: 0.1234 }, { n: 0.1234 }, { b: '2' }]);
});

it('a secret is neither lost by a cut nor pasted into a column that is not secret', async () => {
  const ada = { hidden: 'a', name: 'Ada', note: 'x' };
  const { press, rows } = await show({ hidden: secret, name: text, note: text }, [
    ada,
    { hidden: 'a', name: 'Bob' },
  ]);
  await press(1, 1);
  copy();
  await press(1, 2);
  paste();
  expect(
    screen.getAllByRole('status').some((status) => /1 cell has a hidden value/.test(status.textContent)),
  ).toBe(true);
  // A row with a secret: the other cells are pasted.
  await press(1, 1, extend('ArrowRight'));
  copy();
  await press(2, 2);
  paste();
  expect(rows()).toEqual([ada, { hidden: 'a', name: 'Bob', note: 'Ada' }]);
  await press(2, 1, extend('ArrowRight'));
  cut();
  expect(rows()).toEqual([ada, { hidden: 'a', note: 'Ada' }]);
});

it('copying where no field is selected leaves the clipboard alone', async () => {
  const { press, user } = await show({ a: text }, [{ a: '1' }]);
  await press(1, 1);
  for (const key of ['{ArrowLeft}', '{End}']) {
    await user.keyboard(key);
    // An event that nobody prevents.
    expect([copy(), cut()]).toEqual([true, true]);
  }
  expect(kept.size).toBe(0);
});

it('a text that is not a value is cut and pasted with the value below it, and copied to other columns alone', async () => {
  const number = { type: 'number' };
  const data = [{ a: 1, b: 2 }, { a: 3 }];
  const { press, rows, controller, user } = await show({ a: number, b: number }, data);
  await press(1, 1, 'many{Enter}');
  expect(rows()).toEqual(data);
  await press(1, 1);
  cut();
  expect(rows()).toEqual([{ b: 2 }, { a: 3 }]);
  paste();
  expect(rows()).toEqual(data);
  expect(controller.getField('/rows/0/a').text).toBe('many');
  copy();
  const before = controller.getSnapshot();
  paste();
  // Not even an undo step.
  expect(controller.getSnapshot()).toBe(before);
  await user.keyboard('{ArrowRight}');
  paste();
  await press(2, 1);
  paste();
  expect(rows()).toEqual([{ a: 1, b: 2 }, { a: 1 }]);
  expect(['/rows/0/b', '/rows/1/a'].map((cell) => controller.getField(cell).text)).toEqual(['many', 'many']);
});

it('Ctrl+Space at the button of a row neither presses it nor selects anything', async () => {
  const { press, rows, user } = await show({ a: text }, [{ a: '1' }, { a: '2' }]);
  await press(1, 1, '{End}{Control>} {/Control}');
  expect(rows()).toHaveLength(2);
  await user.keyboard(' ');
  expect(rows()).toEqual([{ a: '2' }]);
});

it('Ctrl+Space selects a column, and a clipboard with files or formatted text alone changes nothing', async () => {
  const data = [
    { a: '1', b: '2' },
    { a: '3', b: '4' },
  ];
  const { press, rows, user } = await show({ a: text, b: text }, data);
  await press(2, 1, '{Control>} {/Control}');
  kept.set('text/plain', 'notes.txt');
  fireEvent.paste(document.body, {
    clipboardData: { ...clipboardData, files: [new File(['text'], 'notes.txt')] },
  });
  kept.clear();
  kept.set('text/html', '<b>x</b>');
  paste();
  expect(rows()).toEqual(data);
  await user.keyboard('{Delete}');
  expect(rows()).toEqual([{ b: '2' }, { b: '4' }]);
});

it('the header of a row pastes from the first column on, and selects whole rows with Shift', async () => {
  const data = [{ a: '1' }, { a: '3', b: '4' }, { a: '5', b: '6' }];
  const { press, user, rows } = await show({ a: text, b: text }, data);
  await press(1, 1, '{ArrowLeft}');
  kept.set('text/plain', 'x\ty');
  paste();
  expect(rows()).toEqual([{ a: 'x', b: 'y' }, data[1], data[2]]);
  await user.keyboard('{Shift>} {ArrowDown}{/Shift}{Delete}');
  expect(rows()).toEqual([{}, {}, data[2]]);
});

it('a date is typed as its language writes it, or as it is stored; a text with two lines keeps its line ends', async () => {
  const columns = { day: { ...text, format: 'date' }, a: text };
  const stored = { day: '2020-01-01', a: 'one\r\ntwo' };
  const { press, rows } = await show(columns, [stored, stored], 'de');
  await press(1, 1, '6.5.2026{Enter}', '2026-05-06{Enter}');
  await press(1, 2, '{F2}', '!{Enter}');
  expect(rows()).toEqual([
    { day: '2026-05-06', a: 'one\r\ntwo!' },
    { day: '2026-05-06', a: 'one\r\ntwo' },
  ]);
});

it('a time that is typed into a cell keeps the time zone of the value there, also after that was removed', async () => {
  const columns = { at: { ...text, format: 'time' }, on: { ...text, format: 'date-time' } };
  const stored = { at: '10:20:30+05:30', on: '2026-01-31T10:20:30Z' };
  const { press, rows } = await show(columns, [stored, stored], 'de');
  await press(1, 1, '9:05{Enter}', '{Delete}11:15{Enter}');
  await press(1, 2, '3.7.2026 9:05{Enter}', '3.7.2026 9:05+02:00{Enter}');
  expect(rows()).toEqual([
    { at: '09:05:00+05:30', on: '2026-07-03T09:05:00Z' },
    { at: '11:15:00+05:30', on: '2026-07-03T09:05:00+02:00' },
  ]);
});

it.each([
  ['the value in its cell', ''],
  ['the saved value in a cell that was emptied', '{Delete}'],
])('a pasted time keeps the time zone of %s', async (_, keys) => {
  const columns = { at: { ...text, format: 'time' }, on: { ...text, format: 'date-time' } };
  const { press, rows } = await show(columns, [{ at: '10:20:30+05:30', on: '2026-01-31T10:20:30Z' }], 'de');
  kept.set('text/plain', '9:05\t3.7.2026 9:05\n11:15+02:00');
  await press(1, 1, ...(keys ? [keys] : []));
  paste();
  expect(rows()).toEqual([{ at: '09:05:00+05:30', on: '2026-07-03T09:05:00Z' }, { at: '11:15:00+02:00' }]);
});

it('the error of a cell is announced when it is left, and an opened cell keeps its number', async () => {
  const { press, rows } = await show({ sum: { type: 'number' } }, [{}, { sum: 475962 }]);
  await press(1, 1, 'abc{Enter}', '{Enter}{Enter}');
  expect(screen.getAllByRole('status').some((status) => /Enter a number/.test(status.textContent))).toBe(
    true,
  );
  expect(rows()).toEqual([{}, { sum: 475962 }]);
});
