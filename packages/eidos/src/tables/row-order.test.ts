import fc from 'fast-check';
import { compileEidos } from '../compiler/compile-eidos';
import { gridOf } from '../testing/grid-of';
import { arrange } from './arrange-rows';

const eidos = compileEidos({
  type: 'object',
  properties: {
    lines: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
  },
});
const line = fc.record({ name: fc.constantFrom('a', 'b', 'ab', '') });
const step = fc.record({
  kind: fc.constantFrom('insert', 'remove', 'move', 'set', 'undo', 'redo', 'sort', 'filter'),
  from: fc.nat(20),
  to: fc.nat(20),
  name: fc.constantFrom('a', 'b', ''),
});

describe('the shown rows', () => {
  it('are rows of the data at their places, whatever is done to them', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), fc.array(step, { maxLength: 12 }), (lines, steps) => {
        const grid = gridOf(eidos, lines);
        const { controller } = grid;
        for (const { kind, from, to, name } of steps) {
          const { length } = grid.rowKeys();
          if (kind === 'insert') controller.insertRow('/lines', from % (length + 1), { name });
          else if (kind === 'undo' || kind === 'redo') controller[kind]();
          else if (kind === 'sort')
            arrange(grid, {
              sort: from % 3 === 0 ? undefined : { column: 'name', direction: 'ascending' },
            });
          else if (kind === 'filter') arrange(grid, { filter: name });
          else if (length > 0 && kind === 'remove') controller.removeRow('/lines', from % length);
          else if (length > 0 && kind === 'move') controller.moveRow('/lines', from % length, to % length);
          else if (length > 0 && kind === 'set') controller.set(`/lines/${from % length}/name`, name);
          const before = grid.shownKeys();
          const { dataRow, shownRow } = grid.shownRows();
          const data = grid.rowKeys();
          expect(new Set(before).size).toBe(before.length);
          expect(before.map((_, row) => data[dataRow(row)])).toEqual(before);
          expect(before.map((_, row) => shownRow(dataRow(row)))).toEqual([...before.keys()]);
          const hidden = grid.state.order?.hidden ?? new Set();
          expect(before).toHaveLength(data.filter((key) => !hidden.has(key)).length);
        }
      }),
    );
  });

  it('do not change while cells do', () => {
    const grid = gridOf(eidos, [{ name: 'b' }, { name: 'a' }]);
    arrange(grid, { sort: { column: 'name', direction: 'ascending' } });
    const shown = grid.shownRows();
    grid.controller.set('/lines/1/name', 'z');
    expect(grid.shownRows()).toBe(shown);
  });
});
