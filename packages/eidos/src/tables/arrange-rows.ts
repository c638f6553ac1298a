import { isArray } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';
import { stopEditing } from './edit-commands';
import { createTextTest, sortTexts, typedTexts } from './row-texts';
import type { Grid } from './grid';
import type { RowOrder } from './row-order';
import { createSortKey, finish, nextSortOrder, type SortOrder, sortRows } from './sort-rows';

/** Sorts the rows as they are shown by the next direction of a column, and announces it. */
export function sortByNext(grid: Grid, name: string): void {
  const sort = nextSortOrder(grid.state.sort, name);
  sortBy(grid, sort);
  const { t, label } = grid.words;
  const column = sort && grid.dataColumns.find((one) => one.name === name);
  grid.announce(column ? t(directions[sort.direction], { column: label(column.node) }) : t('table.unsorted'));
}

/**
 * Sorts the rows as they are shown; without an order, as in the data. They stay in place until this is called again.
 */
export function sortBy(grid: Grid, sort: SortOrder | undefined): void {
  const sorted = sort && sortedKeys(grid, sort);
  arrange(grid, { sort }, sorted, grid.state.order?.hidden ?? nothing);
}

/**
 * Shows only the rows that match a filter. A row that is changed or added afterwards is shown until this is called again.
 */
export function filterBy(grid: Grid, filter: string): void {
  arrange(grid, { filter }, grid.shownRows().sorted, hiddenKeys(grid, filter));
}

/** Sorts and filters again, when all rows were replaced. */
export function arrangeAgain(grid: Grid): void {
  const { sort, filter } = grid.state;
  arrange(grid, {}, sort && sortedKeys(grid, sort), hiddenKeys(grid, filter));
}

const directions = { ascending: 'table.ascending', descending: 'table.descending' } as const;

const nothing: ReadonlySet<string> = new Set();

function arrange(
  grid: Grid,
  change: { readonly sort?: SortOrder | undefined; readonly filter?: string },
  sorted: RowOrder['sorted'],
  hidden: ReadonlySet<string>,
): void {
  stopEditing(grid);
  const { filter } = { ...grid.state, ...change };
  const order = sorted || filter.trim() !== '' ? { sorted, hidden } : undefined;
  grid.set({ ...change, order, range: undefined, anchor: undefined, lifted: undefined });
}

function sortedKeys(grid: Grid, sort: SortOrder): readonly string[] {
  const keyOf = createSortKey(sort, grid.dataColumns, grid.words);
  const keys = grid.rowKeys();
  if (!keyOf) return keys;
  const rows = rowsOf(grid);
  const keyAt = (row: number) => keyOf(rows[row] ?? null);
  return finish(sortRows([...keys.keys()], keyAt, sort.direction, grid.words.locale)).map(
    (row) => keys[row]!,
  );
}

function hiddenKeys(grid: Grid, filter: string): ReadonlySet<string> {
  const { controller, pointer, words } = grid;
  const typed = sortTexts(typedTexts(controller, pointer));
  const test = createTextTest(filter, rowsOf(grid), grid.rowText, typed, words.locale);
  return test ? new Set(grid.rowKeys().filter((_, row) => !test(row))) : nothing;
}

function rowsOf({ controller, pointer }: Grid): readonly JsonValue[] {
  const value: JsonValue | undefined = controller.get(pointer);
  return isArray(value) ? value : [];
}
