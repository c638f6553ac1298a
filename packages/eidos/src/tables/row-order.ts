import type { Controller } from '../controller/controller';
import { weave } from '../controller/merge-rows';
import { storeOf } from '../controller/create-controller';
import { placesOf } from '../controller/field-id';
import { placeById } from '../controller/place';
import { partAt, type Pointer, type PointerTree, treeOf } from '../json/json-pointer';
import { createCache } from '../json/memoize';

/**
 * How a grid differs from the order of its data: set when it is sorted or filtered, and unchanged until that is applied
 * again.
 */
export interface RowOrder {
  /**
   * Keys in the sorted order, also of hidden rows and of deleted ones, which an undo brings back; without it, the order is
   * that of the data.
   */
  readonly sorted: readonly string[] | undefined;
  /** Keys of the rows that the filter hides. A row that is not known yet is shown. */
  readonly hidden: ReadonlySet<string>;
}

export interface ShownRows {
  /** Keys of the rows, in the order in which they are shown. */
  readonly keys: readonly string[];
  /** The keys of `RowOrder.sorted`, with those of rows that were added since. */
  readonly sorted: readonly string[] | undefined;
  /** All rows were replaced since the order was applied, so that it means nothing for the new ones. */
  readonly replaced: boolean;
  /** Index in the data of a row that is shown; beyond the last one, the end of the data. */
  readonly dataRow: (row: number) => number;
  /** Where a row of the data is shown; -1 when it is hidden. */
  readonly shownRow: (dataRow: number) => number;
}

/**
 * Returns a function that reads the rows as they are shown. It computes them once for each change of the rows or their
 * order, not for a change of a cell.
 */
export function createShownRows(
  controller: Controller,
  pointer: Pointer,
  getOrder: () => RowOrder | undefined,
): () => ShownRows {
  let last:
    | (ShownRows & { readonly data: readonly string[]; readonly order: RowOrder | undefined })
    | undefined;
  return () => {
    const data = controller.getRowKeys(pointer);
    const order = getOrder();
    if (last?.data === data && last.order === order) return last;
    const before = last?.order === order ? last : undefined;
    const sorted = order?.sorted && addNewKeys(before?.sorted ?? order.sorted, data);
    const isShown = (key: string) => placesOf(data).has(key) && !order?.hidden.has(key);
    const keys = order ? (sorted ?? data).filter(isShown) : data;
    last = {
      data,
      order,
      keys,
      sorted,
      replaced: order !== undefined && isReplaced(before?.data, data),
      dataRow: (row) =>
        order ? (placesOf(data).get(keys[row] ?? '') ?? data.length) : Math.min(row, data.length),
      shownRow: (row) => (order ? (placesOf(keys).get(data[row] ?? '') ?? -1) : row),
    };
    return last;
  };
}

export function placeKeysBeside(
  sorted: readonly string[],
  keys: readonly string[],
  side: 'above' | 'below',
  neighbor: string,
): readonly string[] {
  const added = new Set(keys);
  const others = sorted.filter((key) => !added.has(key));
  const place = others.indexOf(neighbor) + (side === 'above' ? 0 : 1);
  return [...others.slice(0, place), ...keys, ...others.slice(place)];
}

/** Adds unknown keys: rows at the end of the data at the end, others below the row that precedes them in the data. */
function addNewKeys(sorted: readonly string[], data: readonly string[]): readonly string[] {
  const known = new Set(sorted);
  const last = data.findLastIndex((key) => known.has(key));
  if (data.every((key) => known.has(key))) return sorted;
  return [...weave(sorted, data.slice(0, last + 1)), ...data.slice(last + 1)];
}

function isReplaced(before: readonly string[] | undefined, data: readonly string[]): boolean {
  if (!before || before.length === 0 || data.length === 0) return false;
  const known = new Set(before);
  return !data.some((key) => known.has(key));
}

/** The index of the row in which a value is; undefined for one that is not in the table. */
export function rowOf(table: Pointer, pointer: Pointer): number | undefined {
  return pointer.startsWith(`${table}/`) ? Number.parseInt(pointer.slice(table.length + 1), 10) : undefined;
}

export interface UnsavedRows {
  /** Indexes of the rows that differ from the saved data or have text that is not a value. */
  readonly rows: ReadonlySet<number>;
  /** How many values of a row the server has changed too, in its cells or its details, by the index of the row. */
  readonly conflicts: ReadonlyMap<number, number>;
}

/** Returns a function that finds the unsaved rows and conflicts of a table, once for each change of the data. */
export function createUnsavedRows(controller: Controller, table: Pointer): () => UnsavedRows {
  const cache = createCache<UnsavedRows>();
  return () => {
    const { view } = storeOf(controller);
    const changed = view.changed();
    return cache(changed, [view.state.saved, view.state.meta.conflicts], () => {
      const rows = changed.flatMap((pointer) => rowOf(table, pointer) ?? []);
      return { rows: new Set(rows), conflicts: countConflicts(controller, table) };
    });
  };
}

function countConflicts(controller: Controller, table: Pointer): ReadonlyMap<number, number> {
  const { state, lookup } = storeOf(controller).view;
  const conflicts = [...state.meta.conflicts]
    .flatMap((id) => placeById(lookup, id) ?? [])
    .filter(({ pointer }) => rowOf(table, pointer) !== undefined && controller.getField(pointer).conflict);
  const rows = partAt(treeOf(conflicts), table)?.children ?? [];
  return new Map([...rows].map(([row, inside]) => [Number(row), countInnermost(inside)]));
}

/** A conflict about a group or a row repeats those inside it, so only the innermost ones count. */
function countInnermost({ children }: PointerTree<unknown>): number {
  return [...children.values()].reduce((sum, inside) => sum + countInnermost(inside), 0) || 1;
}
