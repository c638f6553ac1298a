import fc from 'fast-check';
import { compileEidos } from '../compiler/compile-eidos';
import type { JsonSchema } from '../json/json-schema';
import { createGrid } from '../testing/create-grid';
import { activate, selectRows } from './grid';
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
        const from = createGrid(eidos, lines, locale);
        selectRows(from, 0, lines.length - 1);
        const to = createGrid(eidos, [{ name: 'before' }], locale);
        paste(to, copySelected(from));
        expect(to.controller.get('/lines')).toEqual(lines);
        to.controller.undo();
        expect(to.controller.get('/lines')).toEqual([{ name: 'before' }]);
      }),
      { numRuns: 50 },
    );
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
    const { controller, ...grid } = createGrid(eidos, lines);
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

describe('pasting texts that are not numbers over numbers', () => {
  /** How many entries of maps are written, copies included, while wrong texts are pasted into this many cells. */
  function countWrites(cells: number): number {
    const grid = createGrid(
      eidos,
      Array.from({ length: cells }, (_, amount) => ({ name: 'Ink', amount })),
      'en',
    );
    const column = grid.columns.findIndex((one) => one.kind === 'data' && one.column.name === 'amount');
    activate(grid, { row: 0, column });
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
