import { ownValue } from '../json/json-object';
import type { Grid } from './grid';
import { clamp } from './use-row-window';

/** A row that is being moved: its original position and where it would drop. */
export interface Lifted {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

export function liftedTarget(key: string, to: number, rows: number): number | undefined {
  const last = rows - 1;
  return ownValue({ ArrowUp: clamp(to - 1, last), ArrowDown: clamp(to + 1, last), Home: 0, End: last }, key);
}

/** Whether the rows are in the order of the data. Else nobody could see where a row would go, and that is announced. */
function canMove(grid: Grid): boolean {
  const { order } = grid.state;
  if (order) grid.announce(grid.words.t('reorder.arranged'));
  return !order;
}

export function lift(grid: Grid): void {
  if (!canMove(grid)) return;
  const { row, column } = grid.activePosition();
  const keys = grid.rowKeys();
  const key = keys[row];
  if (key === undefined) return;
  grid.set({ active: { key, row, column }, lifted: { key, from: row, to: row }, range: undefined });
  grid.announce(grid.words.t('reorder.lifted', { row: row + 1, total: keys.length }));
}

export function moveLifted(grid: Grid, lifted: Lifted, key: string): boolean {
  const total = grid.rowKeys().length;
  const to = liftedTarget(key, lifted.to, total);
  if (to === undefined) return false;
  grid.set({ lifted: { ...lifted, to } });
  grid.requestFocus();
  grid.announce(grid.words.t('reorder.movedTo', { row: lifted.from + 1, place: to + 1, total }));
  return true;
}

/** Drops the lifted row at its visible position, as one move and one undo step. */
export function drop(grid: Grid, { from, to }: Lifted): void {
  grid.set({ lifted: undefined });
  moveRowTo(grid, from, to, 'reorder.dropped');
}

export function cancelLift(grid: Grid): void {
  const { lifted } = grid.state;
  if (!lifted) return;
  grid.set({ lifted: undefined });
  grid.announce(grid.words.t('reorder.cancelled', { row: lifted.from + 1 }));
}

/**
 * Moves a row in the data and activates it: the focus stays in it, because cells are identified by the key of their
 * row.
 */
export function moveRowTo(
  grid: Grid,
  from: number,
  to: number,
  message: 'reorder.movedTo' | 'reorder.dropped' = 'reorder.movedTo',
): void {
  const keys = grid.rowKeys();
  const key = keys[from];
  if (key === undefined || to < 0 || to >= keys.length) return;
  if (!canMove(grid)) return;
  const { column } = grid.activePosition();
  if (from !== to) grid.controller.moveRow(grid.pointer, from, to);
  grid.set({ range: undefined, active: { key, row: to, column } });
  grid.requestFocus();
  grid.announce(grid.words.t(message, { row: from + 1, place: to + 1, total: keys.length }));
}

/** One line of a grid's body: a row, or the details under it. */
interface GridLine {
  readonly kind: 'row' | 'details';
  /** Index of the row among those that are shown. */
  readonly row: number;
  readonly key: string;
}

/** Lays out the rows with these keys and their open details as lines; a lifted row is shown where it would drop. */
export function layOutLines(
  keys: readonly string[],
  expanded: ReadonlySet<string>,
  lifted: Lifted | undefined,
) {
  const rowLine = (row: number): GridLine => ({ kind: 'row', row, key: keys[row]! });
  // Most tables have neither, and a long one opens sooner without a list of its lines.
  if (expanded.size === 0 && !lifted)
    return { count: keys.length, at: rowLine, linesOf: (row: number) => [row] };
  const rows = [...keys.keys()];
  if (lifted) rows.splice(lifted.to, 0, ...rows.splice(lifted.from, 1));
  const lines: GridLine[] = [];
  const places: number[][] = [];
  for (const row of rows) {
    const line = rowLine(row);
    const at = (places[row] = [lines.push(line) - 1]);
    if (expanded.has(line.key)) at.push(lines.push({ ...line, kind: 'details' }) - 1);
  }
  return { count: lines.length, at: (line: number) => lines[line]!, linesOf: (row: number) => places[row]! };
}
