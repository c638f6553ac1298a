import { isArray } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';
import { stopEditing } from './edit-commands';
import { createTextTest, sortTexts, typedTexts } from './cell-text';
import type { Grid } from './grid';
import type { GridState } from './grid-state';
import { createSortKey, finish, nextSortOrder, type SortOrder, sortRows } from './sort-rows';

const directions = { ascending: 'table.ascending', descending: 'table.descending' } as const;

/** Sorts the rows as they are shown by the next direction of a column, and announces it. */
export function sortByNext(grid: Grid, name: string): void {
  const sort = nextSortOrder(grid.state.sort, name);
  arrange(grid, { sort });
  const { t, label } = grid.words;
  const column = sort && grid.dataColumns.find((one) => one.name === name);
  grid.announce(column ? t(directions[sort.direction], { column: label(column.node) }) : t('table.unsorted'));
}

const nothing: ReadonlySet<string> = new Set();

/**
 * Sorts the rows as they are shown, or shows only those that match a filter. A row that is changed or added afterwards stays
 * where it is until this is called again.
 */
export function arrange(grid: Grid, change: Partial<Pick<GridState, 'sort' | 'filter'>>): void {
  stopEditing(grid);
  const { sort, filter, order: before } = { ...grid.state, ...change };
  const sorted = 'sort' in change ? sort && sortedKeys(grid, sort) : grid.shownRows().sorted;
  const hidden = 'filter' in change ? hiddenKeys(grid, filter) : (before?.hidden ?? nothing);
  const order = sorted || filter.trim() !== '' ? { sorted, hidden } : undefined;
  grid.set({ ...change, order, range: undefined, lifted: undefined });
}

function sortedKeys(grid: Grid, sort: SortOrder): readonly string[] {
  const keyOf = createSortKey(sort, grid.dataColumns, grid.words);
  const keys = grid.rowKeys();
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
