import fc from 'fast-check';
import { compileEidos } from '../compiler/compile-eidos';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import { gridOf } from '../testing/grid-of';
import { runsOf, seed } from '../testing/property-runs';
import { arrange } from './arrange-rows';
import type { CopiedCell } from './delimited-text';
import { clearSelected, deleteRows } from './edit-commands';
import type { Grid } from './grid';
import { copySelected } from './grid-clipboard';
import { rowCommands } from './row-commands';
import { paste } from './paste-command';

const text: JsonSchema = { type: 'string' };
const amount: JsonSchema = { type: 'number' };
const row = (properties: Record<string, JsonSchema>, others: object = {}): JsonSchema => ({
  type: 'object',
  properties: { a: text, b: amount, ...properties },
  ...others,
});
const when = { if: { properties: { a: { const: 'x' } }, required: ['a'] } };

const kinds: Record<string, JsonSchema> = {
  'rows with a default': row({ c: { type: 'string', default: 'x' } }),
  'rows with required values': row({ c: { type: ['integer', 'null'] } }, { required: ['a', 'c'] }),
  'rows in which a condition locks a cell': row(
    { c: text },
    { ...when, then: { properties: { c: { readOnly: true }, d: { default: 'x' } } } },
  ),
  'rows in which a condition replaces a field': row(
    { c: text },
    { ...when, then: { properties: { c: { enum: ['x', 'y'] } } } },
  ),
  'rows with a union': row({ c: { oneOf: [row({}), { type: 'boolean' }] } }),
  'rows that may be null': { anyOf: [row({}), { type: 'null' }] },
  tuples: { type: 'array', prefixItems: [text, amount, { type: 'string', format: 'date' }] },
  texts: text,
  'numbers or null': { type: ['number', 'null'] },
};

/** Rows of a schema, some with values that do not fit. */
function rowsOf({ type, properties, anyOf }: { type?: unknown; properties?: object; anyOf?: unknown }) {
  const value = fc.constantFrom<JsonValue>('x', 'y', '', null, 1, '2026-03-09');
  const object = (names: readonly string[]) =>
    fc.subarray([...names]).chain((some) => fc.record(Object.fromEntries(some.map((name) => [name, value]))));
  const one: fc.Arbitrary<JsonValue> = anyOf
    ? fc.oneof(object(['a', 'b']), fc.constant(null))
    : type === 'object'
      ? object(Object.keys(properties ?? {}))
      : type === 'array'
        ? fc.array(value, { maxLength: 4 })
        : value;
  return fc.array(one, { minLength: 1, maxLength: 4 });
}

function select(grid: Grid, top: number, left: number, bottom: number, right: number): void {
  grid.activate({ row: top, column: left });
  if (top !== bottom || left !== right) grid.set({ range: { top, bottom, left, right } });
}

const selectAll = (grid: Grid) => select(grid, 0, 1, grid.shownKeys().length - 1, grid.dataColumns.length);

const cells = fc.array(
  fc.array(fc.constantFrom('x', 'y', '', '1', 'wrong', '2026-03-09'), { minLength: 1, maxLength: 3 }),
  { minLength: 1, maxLength: 4 },
);
const corner = fc.tuple(fc.nat(3), fc.nat(2));
const acts = [
  'paste',
  'copy',
  'paste copied',
  'cut',
  'clear',
  'fill',
  'duplicate',
  'insert',
  'delete',
  'undo',
  'redo',
  'sort',
  'filter',
] as const;
const act = fc.record({ kind: fc.constantFrom(...acts), from: corner, by: corner, cells });

const run = (grid: Grid, label: string) => rowCommands.find((one) => one.label === label)!.run(grid);

function perform(
  grid: Grid,
  { kind, from, by, cells: lines }: typeof act extends fc.Arbitrary<infer A> ? A : never,
  copied: CopiedCell[][][],
) {
  const last = grid.shownKeys().length - 1;
  if (kind === 'undo' || kind === 'redo') return grid.controller[kind]();
  if (last < 0) return paste(grid, `${lines.map((line) => line.join('\t')).join('\n')}\n`);
  const top = Math.min(from[0], last);
  const left = Math.min(from[1] + 1, grid.dataColumns.length);
  select(grid, top, left, Math.min(top + by[0], last), Math.min(left + by[1], grid.dataColumns.length));
  if (kind === 'copy' || kind === 'cut') copied.push(copySelected(grid));
  const commands = {
    paste: () => paste(grid, `${lines.map((line) => line.join('\t')).join('\n')}\n`),
    copy: () => undefined,
    'paste copied': () => copied.slice(-1).forEach((one) => paste(grid, one)),
    cut: () => clearSelected(grid, { isCut: true }),
    clear: () => clearSelected(grid),
    fill: () => run(grid, 'table.fillDown'),
    duplicate: () => run(grid, 'table.duplicate'),
    insert: () => run(grid, 'table.insertAbove'),
    delete: () => deleteRows(grid, top, Math.min(top + by[0], last)),
    sort: () => arrange(grid, { sort: { column: grid.dataColumns[0]!.name, direction: 'descending' } }),
    filter: () => arrange(grid, { filter: 'x' }),
  };
  return commands[kind]();
}

const stateOf = ({ controller }: Grid) => ({ data: controller.get(''), errors: controller.getErrors('') });

describe.each(Object.entries(kinds))(`in a table of %s (seed ${seed})`, (_, items) => {
  const eidos = compileEidos({ type: 'object', properties: { lines: { type: 'array', items } } });
  const lines = rowsOf(items as object);

  it('undo and redo restore everything that commands have changed', () => {
    fc.assert(
      fc.property(lines, fc.array(act, { minLength: 1, maxLength: 8 }), (rows, many) => {
        const grid = gridOf(eidos, rows);
        const { controller } = grid;
        const before = stateOf(grid);
        const copied: CopiedCell[][][] = [];
        for (const one of many) perform(grid, one, copied);
        const after = stateOf(grid);
        let steps = 0;
        for (; controller.getSnapshot().canUndo; steps += 1) controller.undo();
        expect(stateOf(grid)).toEqual(before);
        for (; steps > 0; steps -= 1) controller.redo();
        expect(stateOf(grid)).toEqual(after);
      }),
      { numRuns: runsOf(30), seed },
    );
  });

  it('pasting gives what was copied, in the same cells and over other rows', () => {
    fc.assert(
      fc.property(lines, (rows) => {
        const grid = gridOf(eidos, rows);
        const before = stateOf(grid);
        selectAll(grid);
        const copied = copySelected(grid);
        paste(grid, copied);
        expect(stateOf(grid)).toEqual(before);
        // A condition or null decides which cells another row has.
        if (rows.includes(null) || 'if' in (items as object)) return;
        const other = gridOf(
          eidos,
          rows.map(() => rows[0]),
        );
        paste(other, copied);
        selectAll(other);
        expect(
          copySelected(other)
            .flat()
            .map(({ value }) => value ?? null),
        ).toEqual(copied.flat().map(({ value }) => value ?? null));
      }),
      { numRuns: runsOf(60), seed },
    );
  });
});
