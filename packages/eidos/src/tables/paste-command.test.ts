import fc from 'fast-check';
import { compileEidos } from '../compiler/compile-eidos';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import { gridOf } from '../testing/grid-of';
import { formatDelimited } from './delimited-text';
import { clearSelected } from './edit-commands';
import type { Grid } from './grid';
import { copySelected } from './grid-clipboard';
import { paste } from './paste-command';

/** A record whose lines are described by a schema. */
const linesOf = (items: JsonSchema) =>
  compileEidos({ type: 'object', properties: { lines: { type: 'array', items } } });

const eidos = linesOf({
  type: 'object',
  properties: {
    name: { type: 'string' },
    amount: { type: 'number' },
    paid: { type: 'boolean' },
    state: { enum: ['open', 'shut'] },
  },
});

const line = fc.record(
  {
    name: fc.string({ minLength: 1, unit: fc.constantFrom('a', ' ', '"', '\t', '\n', '0', 'é') }),
    amount: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value)),
    paid: fc.boolean(),
    state: fc.constantFrom('open', 'shut'),
  },
  { requiredKeys: [] },
);

describe.each(['en', 'de', 'fr', 'ar-EG'])('copying a table and pasting it into another (%s)', (locale) => {
  it('writes the same rows, in one undo step', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
        const from = gridOf(eidos, lines, locale);
        from.selectRows(0, lines.length - 1);
        const to = gridOf(eidos, [{ name: 'before' }], locale);
        paste(to, copySelected(from));
        expect(to.controller.get('/lines')).toEqual(lines);
        to.controller.undo();
        expect(to.controller.get('/lines')).toEqual([{ name: 'before' }]);
      }),
      { numRuns: 50 },
    );
  });
});

it('pastes rows of fixed items as they are, also those that are shorter', () => {
  const lines = [[1], [1, 2], [3, null, 4], []];
  const eidos = linesOf({ type: 'array', prefixItems: [0, 1, 2].map(() => ({ type: ['number', 'null'] })) });
  const from = gridOf(eidos, lines);
  from.selectRows(0, lines.length - 1);
  const to = gridOf(eidos, []);
  paste(to, copySelected(from));
  expect(to.controller.get('/lines')).toEqual(lines);
  to.controller.undo();
  expect(to.controller.get('/lines')).toEqual([]);
});

it('pastes numbers into rows of fixed items, and takes none for the number of an item', () => {
  const eidos = linesOf({ type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }] });
  const grid = gridOf(eidos, []);
  paste(grid, '1\t2\n0\t1\n3\t4');
  expect(grid.controller.get('/lines')).toEqual([
    [1, 2],
    [0, 1],
    [3, 4],
  ]);
});

it('adds no rows of which no cell takes text, and counts what is left out', () => {
  const option = (kind: string) => ({ type: 'object', properties: { kind: { const: kind } } }) as const;
  const grid = gridOf(linesOf({ oneOf: [option('a'), option('b')] }), [{ kind: 'a' }]);
  paste(grid, 'p\nq\nr');
  expect(grid.controller.get('/lines')).toEqual([{ kind: 'a' }]);
  expect(grid.state.notice?.text).toContain('3 cells');
});

const share = (percent: 'fraction' | 'whole') => ({ type: 'number', 'x-eidos': { percent } }) as const;
const inFormat = (format: string) => ({ type: 'string', format }) as const;

it.each([
  ['a text that is a date', { type: 'string' }, '9.3.2026', inFormat('date'), '2026-03-09'],
  ['another text', { type: 'string' }, 'soon', inFormat('date'), undefined],
  ['a date in a column of moments', inFormat('date'), '2026-03-09', inFormat('date-time'), undefined],
  ['a part of 1 as one of 100', share('fraction'), 0.12, share('whole'), 12],
  ['a part of 100 as one of 1', share('whole'), 12, share('fraction'), 0.12],
  ['a percentage in a column without a unit', share('fraction'), 0.12, { type: 'number' }, 0.12],
  ['a number in a column of percentages', { type: 'number' }, 0.12, share('fraction'), 0.12],
  ['an empty text', { type: 'string' }, '', { type: 'string', maxLength: 5 }, ''],
] as const)('pastes what a copied cell shows into another column: %s', (_, from, value, to, expected) => {
  const eidos = linesOf({ type: 'object', properties: { from, to } });
  const grid = gridOf(eidos, [{ from: value }], 'de');
  const copied = copySelected(grid);
  grid.activate({ row: 0, column: 2 });
  paste(grid, copied);
  expect(grid.controller.get('/lines/0/to')).toEqual(expected);
  // A text that is not a value is there with its error.
  expect(grid.controller.getField('/lines/0/to').text).toBe(expected === undefined ? value : undefined);
});

const mixed = [1, '1', true, 'true', null, 'null', ' 1', '"1"'];

it.each([
  ['required texts that may be null', { type: ['string', 'null'] }, ['x', '', null, undefined]],
  ['required numbers that may be null', { type: ['number', 'null'] }, [0, 1.5, null, undefined]],
  ['required answers that may be null', { type: ['boolean', 'null'] }, [true, false, null, undefined]],
  ['choices that may be null', { enum: ['a', '', null] }, ['a', '', null, undefined]],
  ['choices that look the same', { enum: mixed }, mixed],
  [
    'named choices that look the same',
    { oneOf: mixed.map((value) => ({ const: value, title: 'Same' })) },
    mixed,
  ],
  [
    'values of another type than numbers',
    { type: 'number', default: 7 },
    ['12', '', 'x', true, null, { x: 1 }],
  ],
  ['values of another type than texts', { type: 'string' }, [0, 12, false, null, ['a'], { x: 1 }]],
  ['texts', { type: 'string' }, ['', ' ', 'null', '1', "'=1", '"', '\u00a0', 'e\u0301', '\u200f', '\0']],
])('cells with %s are the same after a cut and a paste', (_, column, values) => {
  const lines = values.map((value) => (value === undefined ? {} : { a: value }));
  const eidos = linesOf({ type: 'object', properties: { a: column }, required: ['a'] });
  const grid = gridOf(eidos, lines);
  grid.selectRows(0, lines.length - 1);
  const copied = copySelected(grid);
  clearSelected(grid, { isCut: true });
  paste(grid, copied);
  expect(grid.controller.get('/lines')).toEqual(lines);
  const other = gridOf(eidos, []);
  paste(other, copied);
  expect(other.controller.get('/lines')).toEqual(lines);
});

it.each([
  ['Delete', (grid: Grid) => clearSelected(grid)],
  ['empty texts', (grid: Grid) => paste(grid, '\n\n\n\n')],
])('cells that were loaded as null or as an empty text are so again after %s', (_, empty) => {
  const eidos = linesOf({ type: 'object', properties: { a: { type: ['string', 'null'] } } });
  const lines = [{ a: null }, { a: '' }, { a: null }, {}];
  const grid = gridOf(eidos, lines);
  grid.selectRows(0, 3);
  paste(grid, 'w\nx\ny\nz');
  expect(grid.controller.get('/lines')).toEqual([{ a: 'w' }, { a: 'x' }, { a: 'y' }, { a: 'z' }]);
  empty(grid);
  expect(grid.controller.getSnapshot()).toMatchObject({ data: { lines }, dirty: false });
});

it.each<[JsonSchema, JsonValue, JsonSchema, JsonValue]>([
  [{ type: 'string' }, '5', { type: 'number' }, 5],
  [{ type: 'number' }, 5, { type: 'string' }, '5'],
  [{ type: 'boolean' }, true, { type: 'string' }, 'Yes'],
  [choice('b', 'Blue'), 'b', choice('blau', 'Blue'), 'blau'],
])(
  'reads the text of a cell that was copied from a column of %j in the same place of another screen',
  (from, copied, to, pasted) => {
    const source = gridOf(linesOf({ type: 'object', properties: { a: from } }), [{ a: copied }]);
    const target = gridOf(linesOf({ type: 'object', properties: { a: to } }), [{}]);
    paste(target, copySelected(source));
    expect(target.controller.get('/lines')).toEqual([{ a: pasted }]);
  },
);

function choice(value: string, title: string): JsonSchema {
  return {
    oneOf: [
      { const: value, title },
      { const: 'other', title: 'Other' },
    ],
  };
}

it('copies a cell without a value into a new row without the default of its column', () => {
  const eidos = linesOf({
    type: 'object',
    properties: { name: { type: 'string' }, unit: { type: 'string', default: 'kg' } },
  });
  const lines = [{ name: 'Ink' }, { unit: '' }, { unit: 'g' }];
  const from = gridOf(eidos, lines);
  from.selectRows(0, 2);
  const to = gridOf(eidos, []);
  paste(to, copySelected(from));
  expect(to.controller.get('/lines')).toEqual(lines);
  paste(from, 'Ink\nPen\nNib\nCap');
  expect(from.controller.get('/lines/3')).toEqual({ name: 'Cap', unit: 'kg' });
});

describe('pasting cells where they were copied', () => {
  const stored = [
    '',
    null,
    'a',
    'null',
    1.5,
    '1,234',
    ' ',
    true,
    'x',
    { q: 1 },
    [],
    '2024-02-29',
    '9.3.2026',
    '10:00',
  ];
  const schemas = {
    text: { type: 'string' },
    'text or null': { type: ['string', 'null'] },
    number: { type: 'number' },
    'whole number': { type: 'integer' },
    boolean: { type: ['boolean', 'null'] },
    date: { type: 'string', format: 'date' },
    time: { type: 'string', format: 'time' },
    choice: { enum: ['a', 1.5, null, 'x'] },
  };

  it.each(Object.entries(schemas))('changes nothing, whatever is stored in place of a %s', (_, cell) => {
    const lines = [...stored.map((value) => ({ cell: value, name: 'Ink' })), { name: 'Ink' }];
    const items = { type: 'object', properties: { cell, name: { type: 'string' } }, required: ['cell'] };
    const grid = gridOf(linesOf(items), lines);
    grid.selectRows(0, lines.length - 1);
    const { errors } = grid.controller.getSnapshot();
    const cells = copySelected(grid);
    const texts = formatDelimited(cells.map((row) => row.map(({ text }) => text)));
    for (const clipboard of [cells, texts]) {
      paste(grid, clipboard);
      expect(grid.controller.get('/lines')).toEqual(lines);
      const pointers = grid.controller.getSnapshot().errors.map(({ pointer }) => pointer);
      expect(pointers).toEqual(errors.map(({ pointer }) => pointer));
      expect(grid.controller.getSnapshot().dirty).toBe(false);
    }
  });

  it('keeps an empty text and null in cells that a spreadsheet returns as empty', () => {
    const items = {
      type: 'object',
      properties: { name: { type: 'string' }, note: { type: ['string', 'null'] } },
      required: ['name'],
    };
    const lines = [{ name: '', note: null }];
    const grid = gridOf(linesOf(items), lines);
    paste(grid, '\t');
    expect(grid.controller.get('/lines')).toEqual(lines);
    paste(grid, 'a\tb');
    paste(grid, '\t');
    expect(grid.controller.get('/lines')).toEqual([{ name: '', note: null }]);
  });
});

describe('pasting a cell whose field a condition on the same row replaces', () => {
  const eidos = linesOf({
    type: 'object',
    properties: { kind: { enum: ['free', 'listed'] }, code: { type: 'string' } },
    if: { properties: { kind: { const: 'listed' } }, required: ['kind'] },
    then: { properties: { code: { enum: ['12', 'zz'] } } },
  });

  it.each([
    ['a new row', []],
    ['an empty row', [{}]],
    ['a row with another field', [{ kind: 'free', code: 'old' }]],
  ])('keeps a text that the new field does not take, with an error, in %s', (_, lines) => {
    const { controller, ...grid } = gridOf(eidos, lines);
    paste({ controller, ...grid }, 'listed\tabc');
    expect(controller.get('/lines/0/kind')).toBe('listed');
    const { text, value, errors } = controller.getField('/lines/0/code');
    expect([text ?? value, errors.map(({ code }) => code)]).toEqual(['abc', ['enum']]);
    paste({ controller, ...grid }, 'listed\t12');
    expect(controller.get('/lines')).toEqual([{ kind: 'listed', code: '12' }]);
    expect(controller.getSnapshot().errors).toEqual([]);
    paste({ controller, ...grid }, 'free\tabc');
    expect(controller.get('/lines')).toEqual([{ kind: 'free', code: 'abc' }]);
  });
});

describe('pasting a cell that a condition fixes', () => {
  const wrong = '1 pasted cell needs your attention. ';
  const skipped = '1 cell was not pasted: its column is missing or cannot be edited.';
  const items = (note: JsonSchema, others: Record<string, JsonSchema> = {}) => ({
    type: 'object',
    properties: {
      kind: { type: 'string' },
      note: { type: 'string' },
      amount: { type: 'number' },
      ...others,
    },
    if: { properties: { kind: { const: 'fixed' } }, required: ['kind'] },
    then: { properties: { note } },
  });
  const readOnly = items({ readOnly: true });
  const withUnion = items(
    { readOnly: true },
    { either: { oneOf: [{ type: 'string' }, { type: 'number' }] } },
  );
  const disabled = items({ 'x-eidos': { disabled: true } });

  it.each([
    ['read-only', readOnly, { note: 'old' }, '1', { amount: 1, note: 'old' }, ''],
    ['disabled', disabled, { note: 'old' }, '1', { amount: 1, note: 'old' }, ''],
    ['constant', items({ const: 'new' }), {}, '1', { amount: 1 }, ''],
    ['read-only next to a wrong text', readOnly, { note: 'old' }, 'no', { note: 'old' }, wrong],
    [
      'read-only in a row with an error',
      readOnly,
      { note: 'old', amount: 'no' },
      '1',
      { amount: 1, note: 'old' },
      '',
    ],
    ['read-only in a row with a union', withUnion, { note: 'old' }, '1', { amount: 1, note: 'old' }, ''],
  ])('in the same paste says so, and leaves the cell as it is: %s', (_, schema, row, amount, left, said) => {
    const grid = gridOf(linesOf(schema), [{ kind: 'free', ...row }]);
    paste(grid, `fixed\tnew\t${amount}`);
    expect(grid.controller.get('/lines')).toEqual([{ kind: 'fixed', ...left }]);
    expect(grid.state.notice?.text).toBe(`2 cells pasted. ${said}${skipped}`);
  });

  it.each([
    ['a row', readOnly, {}],
    ['a row with an error', readOnly, { amount: 'no' }],
    ['a row with a union', withUnion, {}],
  ])('in %s until the same paste frees it takes the cell', (_, schema, row) => {
    const grid = gridOf(linesOf(schema), [{ kind: 'fixed', note: 'old', ...row }]);
    paste(grid, 'free\tnew\t1');
    expect(grid.controller.get('/lines')).toEqual([{ kind: 'free', note: 'new', amount: 1 }]);
  });
});

describe('pasting texts that are not numbers over numbers', () => {
  /** How many entries of maps are written, copies included, while wrong texts are pasted into this many cells. */
  function countWrites(cells: number): number {
    const grid = gridOf(
      eidos,
      Array.from({ length: cells }, (_, amount) => ({ name: 'Ink', amount })),
      'en',
    );
    const column = 1 + grid.dataColumns.findIndex(({ name }) => name === 'amount');
    grid.activate({ row: 0, column });
    const writes = jest.spyOn(Map.prototype, 'set');
    paste(grid, Array.from({ length: cells }, (_, row) => `wrong ${row}`).join('\n'));
    const count = writes.mock.calls.length;
    writes.mockRestore();
    expect(grid.controller.getSnapshot().errors).toHaveLength(cells);
    grid.controller.undo();
    expect(grid.controller.getSnapshot().errors).toHaveLength(0);
    return count;
  }

  it('takes twice the work for twice the cells', () => {
    countWrites(10);
    expect(countWrites(400) / countWrites(200)).toBeLessThan(2.5);
  });
});

it.each([
  ['a number as a percentage', { type: 'number' }, 1.234, share('whole'), 1.234, undefined],
  ['a part of 1 as one of 100', share('fraction'), 0.01234, share('whole'), 1.234, undefined],
  ['a part of 100 as one of 1', share('whole'), 1.234, share('fraction'), 0.01234, undefined],
  ['a part of 100 as the same', share('whole'), 1.234, { ...share('whole'), minimum: 1 }, 1.234, undefined],
  [
    'a number that the column cannot hold',
    { type: 'number' },
    1.234,
    { type: 'integer' },
    undefined,
    '1.234',
  ],
  [
    'more digits than can be stored',
    share('fraction'),
    0.12345678901234568,
    share('whole'),
    undefined,
    '12.345678901234568%',
  ],
] as const)('pastes %s between screens in two languages', (_, from, value, to, expected, text) => {
  const eidos = linesOf({ type: 'object', properties: { from, to } });
  const copied = copySelected(gridOf(eidos, [{ from: value }], 'de'));
  const grid = gridOf(eidos, [{}], 'en');
  grid.activate({ row: 0, column: 2 });
  paste(grid, copied);
  expect(grid.controller.getField('/lines/0/to')).toMatchObject({ value: expected, text });
});

it('pastes a percentage where the same number is another one', () => {
  const eidos = linesOf({ type: 'object', properties: { from: share('fraction'), to: share('whole') } });
  const grid = gridOf(eidos, [{ from: 0.12, to: 0.12 }], 'en');
  const copied = copySelected(grid);
  grid.activate({ row: 0, column: 2 });
  paste(grid, copied);
  expect(grid.controller.get('/lines/0/to')).toBe(12);
});
