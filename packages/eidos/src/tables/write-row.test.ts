import { compileEidos } from '../compiler/compile-eidos';
import { storeOf } from '../controller/create-controller';
import { isJsonObject } from '../json/json-object';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import { gridOf } from '../testing/grid-of';
import { clearSelected } from './edit-commands';
import type { Grid } from './grid';
import { rowCommands } from './row-commands';
import { paste } from './paste-command';

const linesOf = (items: JsonSchema) =>
  compileEidos({ type: 'object', properties: { lines: { type: 'array', items } } });

const text = { type: 'string' } as const;
const amount = { type: 'number' } as const;
const row = (properties: Record<string, JsonSchema>, others: object = {}): JsonSchema => ({
  type: 'object',
  properties: { name: text, amount, ...properties },
  ...others,
});
const object = (index: number): JsonValue => ({ name: `name ${index}`, amount: index });
const tuple = (index: number): JsonValue => [`name ${index}`, index];
const kinds: Record<string, readonly [JsonSchema, (index: number) => JsonValue]> = {
  objects: [row({}), object],
  tuples: [{ type: 'array', prefixItems: [text, amount] }, tuple],
  'rows with a condition': [
    row({}, { if: { properties: { amount: { minimum: 5 } } }, then: { properties: { more: text } } }),
    object,
  ],
  'rows with a union': [row({ either: { oneOf: [row({}), { type: 'boolean' }] } }), object],
  'single values': [text, (index) => `name ${index}`],
};

const acts: Record<string, (grid: Grid, count: number) => void> = {
  Delete: (grid) => clearSelected(grid),
  'fill down': (grid) => rowCommands.find(({ label }) => label === 'table.fillDown')!.run(grid),
  paste: (grid, count) =>
    paste(grid, Array.from({ length: count }, (_, at) => `new ${at}\t${at}`).join('\n')),
  'paste of wrong texts': (grid, count) => paste(grid, 'new\twrong\n'.repeat(count)),
  'paste of new rows': (grid, count) => {
    grid.activate({ row: count - 1, column: 1 });
    paste(grid, 'new\t5\n'.repeat(count));
  },
};

describe.each(Object.entries(kinds))('in %s', (_, [items, valueAt]) => {
  it.each(Object.entries(acts))(
    '%s copies the table as often for many rows, and is one undo step',
    (__, act) => {
      const countCopies = (count: number) => {
        const lines = Array.from({ length: count }, (___, index) => valueAt(index));
        const grid = gridOf(linesOf(items), lines);
        const copies = jest.spyOn(storeOf(grid.controller).view.setting.keys, 'freeze');
        grid.selectRows(0, count - 1);
        act(grid, count);
        const { length } = copies.mock.calls.filter(([list]) => list.length >= count);
        expect(grid.controller.get('/lines')).not.toEqual(lines);
        grid.controller.undo();
        expect(grid.controller.getSnapshot()).toMatchObject({
          data: { lines },
          canUndo: false,
          dirty: false,
        });
        return length;
      };
      expect(countCopies(20)).toBe(countCopies(10));
    },
  );
});

it('duplicates rows with wrong texts in time that grows with their number', () => {
  const count = 200;
  const lines = Array.from({ length: count }, (_, index) => object(index));
  const grid = gridOf(linesOf(row({})), lines);
  lines.forEach((_, index) => grid.controller.setText(`/lines/${index}/amount`, `wrong ${index}`));
  grid.selectRows(0, count - 1);
  const startsWith = jest.spyOn(String.prototype, 'startsWith');
  rowCommands.find(({ label }) => label === 'table.duplicate')!.run(grid);
  expect(startsWith.mock.calls.length).toBeLessThan(count * 100);
  startsWith.mockRestore();
  const texts = Array.from(
    { length: 2 * count },
    (_, index) => grid.controller.getField(`/lines/${index}/amount`).text,
  );
  expect(texts).toEqual([...texts.slice(0, count), ...texts.slice(0, count)]);
  expect(texts[count + 7]).toBe('wrong 7');
});

it('copies a row once for all of its cells', () => {
  const count = 50;
  const grid = gridOf(
    linesOf(row({})),
    Array.from({ length: count }, (_, index) => object(index)),
  );
  grid.selectRows(0, count - 1);
  const freeze = jest.spyOn(Object, 'freeze');
  clearSelected(grid);
  const rows = freeze.mock.calls.filter(([value]) => isJsonObject(value)).length;
  // The data around the table is copied too.
  expect(rows).toBeLessThan(count + 5);
});

it('writes a cell of a tuple like a field: what is missing before it is null', () => {
  const items: JsonSchema = { type: 'array', prefixItems: [text, amount, text] };
  const grid = gridOf(linesOf(items), [['a'], ['b', 2, 'c']]);
  grid.activate({ row: 0, column: 3 });
  paste(grid, 'x\ny');
  expect(grid.controller.get('/lines')).toEqual([
    ['a', null, 'x'],
    ['b', 2, 'y'],
  ]);
  grid.selectRows(0, 1);
  clearSelected(grid);
  expect(grid.controller.get('/lines')).toEqual([[null], [null, null, null]]);
});

it('begins a row where null was stored, and returns to null when it is emptied', () => {
  const items: JsonSchema = { anyOf: [row({}), { type: 'null' }] };
  const grid = gridOf(linesOf(items), [null, { name: 'b' }, null]);
  grid.activate({ row: 0, column: 1 });
  paste(grid, 'x\ny\nz');
  expect(grid.controller.get('/lines')).toEqual([{ name: 'x' }, { name: 'y' }, { name: 'z' }]);
  grid.selectRows(0, 2);
  clearSelected(grid);
  expect(grid.controller.get('/lines')).toEqual([null, {}, null]);
});

it('leaves texts and options in the rows that the paste is not about', () => {
  const either = { anyOf: [row({}), row({})] };
  const { controller, ...rest } = gridOf(linesOf(row({ either })), [{ name: 'a' }, { name: 'b' }]);
  const grid = { controller, ...rest };
  controller.setText('/lines/1/amount', 'wrong');
  controller.chooseOption('/lines/1/either', 'option-2');
  grid.activate({ row: 0, column: 1 });
  paste(grid, 'x\ny');
  expect(controller.getField('/lines/1/amount')).toMatchObject({ text: 'wrong' });
  expect(controller.getField('/lines/1/either')).toMatchObject({ option: 'option-2' });
});

it('ends the errors of the server in the cells that it writes alone', () => {
  const { controller, ...rest } = gridOf(linesOf(row({})), [object(1), object(2), object(3)]);
  controller.setErrors({ '/lines/1/name': 'Taken.', '/lines/2/amount': 'Sold out.' });
  const grid = { controller, ...rest };
  grid.activate({ row: 0, column: 1 });
  paste(grid, 'x\ny\nz');
  expect(controller.getErrors('').map(({ pointer }) => pointer)).toEqual(['/lines/2/amount']);
});

it('keeps the option of a union around the table, as typing does', () => {
  const option = (items: JsonSchema): JsonSchema => ({
    type: 'object',
    properties: { lines: { type: 'array', items } },
  });
  const eidos = compileEidos({ anyOf: [option({ type: 'string', maxLength: 4 }), option(text)] });
  const grid = gridOf(eidos, ['a', 'b']);
  grid.activate({ row: 0, column: 1 });
  paste(grid, 'a\nlonger');
  expect(grid.controller.getField('').option).toBe('option-1');
});

it('does not duplicate a hidden key, which identifies the original', () => {
  const id = { type: 'integer', 'x-eidos': { hidden: true } } as const;
  const lines = { type: 'array', 'x-eidos': { rowKey: 'id' }, items: row({ id, code: id }) } as const;
  const grid = gridOf(compileEidos({ type: 'object', properties: { lines } }), [
    { id: 1, code: 5, name: 'a' },
  ]);
  rowCommands.find(({ label }) => label === 'table.duplicate')!.run(grid);
  expect(grid.controller.get('/lines')).toEqual([
    { id: 1, code: 5, name: 'a' },
    { code: 5, name: 'a' },
  ]);
});

it('does not duplicate a value that nobody can change, wherever it is in the row', () => {
  const fixed = { type: 'string', readOnly: true } as const;
  const id = { type: 'integer', 'x-eidos': { hidden: true } } as const;
  const parts = { type: 'array', 'x-eidos': { rowKey: 'id' }, items: row({ id, code: fixed }) } as const;
  const items = row(
    { code: fixed, size: row({ code: { ...fixed, default: 'new' } }), parts },
    { if: { properties: { name: { const: 'a' } } }, then: { properties: { amount: { readOnly: true } } } },
  );
  const nested = { id: 1, name: 'x', code: 'old' };
  const original = { name: 'a', amount: 1, code: 'old', size: { name: 'b', code: 'old' }, parts: [nested] };
  const grid = gridOf(linesOf(items), [original]);
  const { controller } = grid;
  controller.setText('/lines/0/parts/0/amount', 'many');
  rowCommands.find(({ label }) => label === 'table.duplicate')!.run(grid);
  expect(controller.get('/lines')).toEqual([
    original,
    { name: 'a', amount: 1, size: { name: 'b', code: 'new' }, parts: [{ name: 'x' }] },
  ]);
  expect(controller.getField('/lines/1/parts/0/amount').text).toBe('many');
  controller.undo();
  expect(controller.get('/lines')).toEqual([original]);
});

it('duplicates the texts that are not values, also those in the details of a row', () => {
  const size = { type: 'object', properties: { width: amount } } as const;
  const grid = gridOf(linesOf(row({ size })), [{ name: 'a', amount: 1, size: { width: 2 } }]);
  const { controller } = grid;
  controller.setText('/lines/0/amount', 'many');
  controller.setText('/lines/0/size/width', 'wide');
  rowCommands.find(({ label }) => label === 'table.duplicate')!.run(grid);
  expect(controller.getField('/lines/1/amount').text).toBe('many');
  expect(controller.getField('/lines/1/size/width').text).toBe('wide');
});

it('duplicates the chosen options of a row', () => {
  const option = (title: string): JsonSchema => ({
    title,
    type: 'object',
    properties: { note: { type: 'string' } },
  });
  const either = { anyOf: [option('Call'), option('Visit')] } as const;
  const grid = gridOf(linesOf(row({ either })), [{ either: { note: 'x' } }]);
  grid.controller.chooseOption('/lines/0/either', 'option-2');
  grid.controller.set('/lines/0/either/note', 'x');
  rowCommands.find(({ label }) => label === 'table.duplicate')!.run(grid);
  expect(grid.controller.get('/lines/1')).toEqual({ either: { note: 'x' } });
  expect(grid.controller.getField('/lines/1/either').option).toBe('option-2');
});
