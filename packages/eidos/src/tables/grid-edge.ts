import { activate, activePosition, type Grid, requestFocus } from './grid';
import { type GridBounds, type GridPosition, moveByKey } from './grid-keys';
import type { EdgeCell } from './grid-state';

/** The document or shadow root that contains an element: where its ids and the focus are found. */
export function rootOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return 'activeElement' in root ? (root as Document | ShadowRoot) : element.ownerDocument;
}

/**
 * The target of an event as an element. `instanceof` fails for a table in a frame, whose elements have the classes of the
 * frame's own window.
 */
export function elementOf(target: EventTarget | null): Element | undefined {
  return target && 'closest' in target ? (target as Element) : undefined;
}

/** Where an event happened, in the table of a grid. */
export interface GridEvent {
  readonly target: EventTarget | null;
  readonly currentTarget: HTMLTableElement;
}

/** The cell of a grid in which an event happened; undefined for details and for the grids inside them. */
export function placeOf({ target, currentTarget }: GridEvent): GridPosition | undefined {
  const cell = elementOf(target)?.closest<HTMLElement>('[data-column]');
  const row = cell?.closest<HTMLElement>('[data-row]')?.dataset.row;
  if (!cell || row === undefined || cell.closest('table') !== currentTarget) return undefined;
  return { row: Number(row), column: Number(cell.dataset.column) };
}

/** Whether the cells of the header take the focus, because they have something to press. */
export function hasHeaderCells(grid: Grid): boolean {
  return grid.sortable || grid.resizable;
}

export function hasTotals(grid: Grid): boolean {
  return grid.columns.some((column) => column.kind === 'data' && column.column.node.total !== undefined);
}

export function edgeCellId(grid: Grid, { line, column }: EdgeCell): string {
  return `${grid.id}${line}-${column}`;
}

/** Moves from the first row to the header, or from the last one to the totals; returns whether it did. */
export function leaveRows(grid: Grid, event: KeyboardEvent, bounds: GridBounds): boolean {
  const { row, column } = activePosition(grid);
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  if (event.key === 'ArrowUp' && row === 0 && hasHeaderCells(grid))
    return go(grid, { line: 'header', column });
  const isLast = row === bounds.rows - 1;
  return event.key === 'ArrowDown' && isLast && hasTotals(grid) && go(grid, { line: 'totals', column });
}

/** Handles a key in a cell above or below the rows; returns whether it did. */
export function handleEdgeKey(grid: Grid, edge: EdgeCell, event: KeyboardEvent, bounds: GridBounds): boolean {
  if (event.altKey || event.shiftKey) return false;
  const last = bounds.rows - 1;
  const isBack = event.key === (edge.line === 'header' ? 'ArrowDown' : 'ArrowUp');
  if (isBack && last >= 0) {
    activate(grid, { row: edge.line === 'header' ? 0 : last, column: edge.column });
    return true;
  }
  const far = event.ctrlKey || event.metaKey;
  const target = moveByKey(event, { row: 0, column: edge.column }, { ...bounds, rows: 1 });
  if (!target) return false;
  if (far && last >= 0 && (event.key === 'Home' || event.key === 'End'))
    activate(grid, { row: event.key === 'Home' ? 0 : last, column: target.column });
  else go(grid, { line: edge.line, column: target.column });
  return true;
}

/** Notes that a cell above or below the rows has the focus. */
export function enterEdge(grid: Grid, edge: EdgeCell): void {
  const { edge: before } = grid.store.getState();
  if (before?.line !== edge.line || before.column !== edge.column)
    grid.store.set({ edge, range: undefined, anchor: undefined });
}

/** The cell above or below the rows in which an event happened. */
export function edgeOf(target: EventTarget, table: HTMLTableElement): EdgeCell | undefined {
  const cell = elementOf(target)?.closest<HTMLTableCellElement>('[data-edge]');
  if (!cell || cell.closest('table') !== table) return undefined;
  return { line: cell.dataset.edge === 'header' ? 'header' : 'totals', column: cell.cellIndex };
}

function go(grid: Grid, edge: EdgeCell): true {
  enterEdge(grid, edge);
  requestFocus(grid);
  return true;
}
