import fc from 'fast-check';
import { compileEidos } from '../compiler/compile-eidos';
import type { Eidos } from '../compiler/node';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import { gridOf } from '../testing/grid-of';
import { runsOf, seed } from '../testing/property-runs';
import { isFixed } from './columns';
import { textCells } from './delimited-text';
import { clearSelected } from './edit-commands';
import type { Grid } from './grid';
import { copySelected } from './grid-clipboard';
import { paste } from './paste-command';
import { readWordsIn } from './read-cell';

const when = (value: JsonValue, c: JsonSchema, name = 'a') => ({
  if: { properties: { [name]: { const: value } }, required: [name] },
  then: { properties: { c } },
});
const row = (c: JsonSchema, ...allOf: JsonSchema[]): JsonSchema => ({
  type: 'object',
  properties: { c, a: { type: 'string' }, b: { type: 'number' } },
  allOf,
});
const text: JsonSchema = { type: 'string' };

const number: JsonSchema = { type: 'number' };

/** Rows in which the field `c` depends on the fields after it, and the cell before all others. */
const kinds: Record<string, JsonSchema> = {
  'a whole number': row(number, when('x', { type: 'integer' })),
  'a percentage': row(number, when('x', { 'x-eidos': { percent: 'fraction' } })),
  'numbered choices': row(number, when('x', { enum: [1, 2] }), when('y', { enum: [2, 5] })),
  'a choice': row(text, when('x', { enum: ['y', '1'] })),
  'a date': row(text, when('x', { format: 'date' })),
  'a date or choice': row(text, when('x', { format: 'date' }), when('y', { enum: ['x', '5'] })),
  'a choice for no kind': row(text, {
    ...(when('x', { enum: ['y', '1'] }) as object),
    else: { properties: { c: { enum: ['x', '5'] } } },
  }),
  'a default': row(text, when('x', { enum: ['5', '1'], default: '5' })),
  'a locked cell': row(text, when('x', { readOnly: true })),
  'a locked cell or date': row(text, when('x', { readOnly: true }), when('y', { format: 'date' })),
  'a constant': row(text, when('x', { const: 'y' })),
  'a choice that may be null': row({ type: ['string', 'null'] }, when('x', { enum: ['y', null] })),
  'a required choice': {
    ...(row({ type: ['string', 'null'] }, when('x', { enum: ['y', null] })) as object),
    required: ['c'],
  },
  'two steps': row(
    text,
    when(1, { enum: ['x', '1'] }, 'b'),
    { ...when('x', true), then: { properties: { b: { enum: [1, 2] } } } },
    { ...when('y', true), then: { properties: { b: { readOnly: true } } } },
  ),
};

const order = ['a', 'b', 'c'];
const texts = fc.constantFrom('x', 'y', '1', '2026-03-09', '5', '1.5', '5%', 'wrong', '');
const line = fc.tuple(texts, texts, texts);
const some = (...values: JsonValue[]) => fc.constantFrom(...values);
/** A row without conditions that its values do not meet. */
const storedIn = (isNumber: boolean) =>
  fc.record(
    {
      a: some('x', 'y', 'old'),
      b: some(1, 2, 5),
      c: isNumber ? some(1, 2, 5, 0.05) : some('x', 'y', '1', '5', '2026-03-09', 'old'),
    },
    { requiredKeys: [] },
  );
const draft = fc.option(fc.tuple(fc.constantFrom('a', 'b', 'c'), texts));

function stateOf({ controller }: Grid) {
  const { errors, data } = controller.getSnapshot();
  const fields = order.map((name) => controller.getField(`/lines/0/${name}`));
  return {
    data,
    errors: errors.map(({ pointer, code }) => `${pointer} ${code}`),
    texts: fields.map((field) => (field.errors.length > 0 ? field.text : undefined)),
  };
}

/** Types texts into the cells of the first row, those that others depend on first. */
function type({ controller }: Grid, cells: Readonly<Record<string, string>>): void {
  for (const name of order) {
    const pointer = `/lines/0/${name}`;
    const { node, value, text: shown } = controller.getField(pointer);
    // There is nothing to remove in an empty cell.
    const isSame = cells[name] === '' && value === undefined && !shown;
    if (!(name in cells) || isFixed(node) || isSame) continue;
    controller.setText(pointer, cells[name]);
    controller.touch(pointer);
  }
}

/** Makes one change of several, as a paste is: a text whose field is replaced meanwhile is read again at its end. */
const inBatch = ({ controller }: Grid, change: () => void) => controller.batch(change);

/** Two grids of the same row, with the same text in one of its cells. */
function twoGrids(eidos: Eidos, lines: readonly JsonValue[], typed: [string, string] | null) {
  return [0, 1].map(() => {
    const grid = gridOf(eidos, lines);
    readWordsIn(grid.controller);
    if (typed && lines.length > 0) type(grid, { [typed[0]]: typed[1] });
    return grid;
  }) as [Grid, Grid];
}

/** Later edits show the values that are remembered for fields that do not apply. */
function expectSame(one: Grid, other: Grid): void {
  expect(stateOf(other)).toEqual(stateOf(one));
  for (const a of ['x', 'y', 'z', '']) {
    for (const grid of [one, other]) type(grid, { a });
    expect([a, stateOf(other)]).toEqual([a, stateOf(one)]);
  }
}

describe.each(Object.entries(kinds))(`in rows with %s (seed ${seed})`, (_, items) => {
  const eidos = compileEidos({ type: 'object', properties: { lines: { type: 'array', items } } });
  const stored = storedIn((items as { properties: { c: object } }).properties.c === number);
  const options = { numRuns: runsOf(6), seed };

  it('pasting texts is the same as typing them', () => {
    fc.assert(
      fc.property(fc.array(stored, { maxLength: 1 }), draft, line, (lines, typed, [c, a, b]) => {
        const [one, other] = twoGrids(eidos, lines, typed);
        if (lines.length === 0) one.controller.insertRow('/lines', 0);
        // A new row keeps its defaults where a cell is empty.
        const cells = Object.entries({ a, b, c }).filter((cell) => lines.length > 0 || cell[1] !== '');
        inBatch(one, () => type(one, Object.fromEntries(cells)));
        other.activate({ row: 0, column: 1 });
        paste(other, `${[c, a, b].join('\t')}\n`);
        expectSame(one, other);
      }),
      options,
    );
  });

  it('emptying cells by a key is the same as in each field', () => {
    fc.assert(
      fc.property(stored, draft, line, (before, typed, [c, a, b]) => {
        const [one, other] = twoGrids(eidos, [before], typed);
        for (const grid of [one, other]) type(grid, { a, b, c });
        inBatch(one, () => type(one, { a: '', b: '', c: '' }));
        other.activate({ row: 0, column: 1 });
        other.set({ range: { top: 0, bottom: 0, left: 1, right: 3 } });
        clearSelected(other);
        expectSame(one, other);
      }),
      options,
    );
  });

  it('pasting what was copied here is the same as pasting its texts', () => {
    fc.assert(
      fc.property(stored, stored, (from, to) => {
        const [one, other] = twoGrids(eidos, [to], null);
        const [source] = twoGrids(eidos, [from], null);
        // A value that does not fit stays as it is in the same column.
        fc.pre(source.controller.getSnapshot().errors.length === 0);
        source.activate({ row: 0, column: 1 });
        source.set({ range: { top: 0, bottom: 0, left: 1, right: 3 } });
        const copied = copySelected(source);
        // A cell without a value gets no default.
        fc.pre(copied.flat().every(({ isMissing }) => !isMissing));
        for (const grid of [one, other]) grid.activate({ row: 0, column: 1 });
        paste(one, copied);
        paste(other, textCells(copied.map((cells) => cells.map((cell) => cell.text))));
        expectSame(one, other);
      }),
      options,
    );
  });
});
