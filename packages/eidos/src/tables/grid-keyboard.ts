import { flushSync } from 'react-dom';
import { ownValue } from '../json/json-object';
import { clearSelected, isCheckbox, startEditing, stopEditing } from './edit-commands';
import { runRowShortcut } from './row-commands';
import type { TableColumn } from './columns';
import { firstDataColumn, type Grid } from './grid';
import type { EdgeCell, GridPosition } from './grid-state';
import { isRightToLeft } from '../hooks/effects';
import { isComposing } from '../hooks/pointer-press';
import { isDisabledAround } from '../hooks/use-leave';
import { shortcutOf } from '../hooks/shortcuts';
import { clamp } from './use-row-window';
import { cancelLift, drop, lift, type Lifted, moveLifted, moveRowTo } from './reorder';

/**
 * Handles a key in a grid, following the grid pattern of the ARIA Authoring Practices Guide. Other keys keep their
 * default action.
 *
 * @param area The scroll area of the grid.
 * @returns Whether the key is used up, so that nothing around the grid may act on it.
 */
export function handleKey(grid: Grid, event: KeyboardEvent, area: HTMLElement): boolean {
  if (event.defaultPrevented) return false;
  const { editing, edge, lifted } = grid.state;
  const isDisabled = isDisabledAround(area);
  if (isComposing(event)) {
    // The composition then takes place in the control that was just focused.
    const data = grid.dataColumn(grid.activePosition().column);
    const isStart = event.key !== 'Enter' && !event.isComposing;
    if (isStart && data && !editing && !edge && !lifted && !isDisabled && takesText(data))
      startEditing(grid, { replace: true });
    return false;
  }
  const bounds = boundsOf(grid, area);
  const handled = edge
    ? handleEdgeKey(grid, edge, event, bounds) || (!isDisabled && undoOrRedo(grid, event))
    : editing
      ? handleWhileEditing(grid, event, bounds)
      : lifted
        ? handleWhileLifted(grid, lifted, event)
        : (!isDisabled &&
            (runRowShortcut(grid, event) || reorder(grid, event) || leaveRows(grid, event, bounds))) ||
          move(grid, event, bounds) ||
          (!isDisabled && act(grid, event, bounds));
  if (!/Shift|Alt/.test(event.key)) isAccented = event.key === 'Dead' && !isAccented;
  if (!handled) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

function handleWhileEditing(grid: Grid, event: KeyboardEvent, bounds: GridBounds): boolean {
  const place = grid.activePosition();
  // The control must know what it has entered in this event already, such as the option that Tab takes.
  flushSync(() => undefined);
  switch (event.key) {
    case 'Escape':
      stopEditing(grid, { restore: true });
      grid.requestFocus();
      return true;
    case 'Enter':
      // A keyboard on the screen has no Shift for its Enter; the button “Done” ends the edit there.
      if (elementOf(event.target)?.matches('textarea') && (event.shiftKey || grid.state.touch)) return false;
      if (elementOf(event.target)?.matches('button')) return false;
      stopEditing(grid);
      grid.activate({ ...place, row: clamp(place.row + (event.shiftKey ? -1 : 1), bounds.rows - 1) });
      return true;
    case 'Tab':
      stopEditing(grid);
      return goToNextField(grid, event.shiftKey ? -1 : 1, bounds);
    default:
      return false;
  }
}

/**
 * Activates the next field in reading order. After the last and before the first field, the cell is focused, and Tab leaves the
 * grid from there.
 */
function goToNextField(grid: Grid, step: 1 | -1, { rows }: GridBounds): boolean {
  const { row, column } = grid.activePosition();
  const { length } = grid.dataColumns;
  const next = row * length + column - firstDataColumn + step;
  const isField = next >= 0 && next < rows * length;
  if (isField) grid.activate({ row: Math.floor(next / length), column: firstDataColumn + (next % length) });
  else grid.requestFocus();
  return isField;
}

function handleWhileLifted(grid: Grid, lifted: Lifted, event: KeyboardEvent): boolean {
  if (event.key === ' ' || event.key === 'Enter') drop(grid, lifted);
  else if (event.key === 'Escape' || event.key === 'Tab') cancelLift(grid);
  else return moveLifted(grid, lifted, event.key);
  return event.key !== 'Tab';
}

function reorder(grid: Grid, event: KeyboardEvent): boolean {
  if (!grid.RowHandle) return false;
  const { row, column } = grid.activePosition();
  if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
    moveRowTo(grid, row, row + (event.key === 'ArrowUp' ? -1 : 1));
    return true;
  }
  if (grid.columns[column] !== 'row' || event.shiftKey) return false;
  if (event.key !== ' ' && event.key !== 'Enter') return false;
  lift(grid);
  return true;
}

function move(grid: Grid, event: KeyboardEvent, bounds: GridBounds): boolean {
  if (event.altKey) return false;
  const target = moveByKey(event, grid.activePosition(), bounds);
  if (target && !(event.shiftKey && extendRows(grid, target)))
    grid.activate(target, { extend: event.shiftKey });
  return target !== undefined;
}

/** While whole rows are selected, moving up or down selects more or fewer of them. */
function extendRows(grid: Grid, target: GridPosition): boolean {
  const { range, anchor } = grid.state;
  const right = grid.dataColumns.length;
  const isWhole = range?.left === firstDataColumn && range.right === right && right > firstDataColumn;
  if (!isWhole || !anchor || target.column !== firstDataColumn) return false;
  grid.selectRows(anchor.row, target.row);
  return true;
}

function act(grid: Grid, event: KeyboardEvent, bounds: GridBounds): boolean {
  const { row, column } = grid.activePosition();
  const data = grid.dataColumn(column);
  if (event.key === ' ' && (event.ctrlKey || event.metaKey) && !event.shiftKey && column > 0) {
    const { left, right } = grid.selectedRange();
    const range = { top: 0, bottom: bounds.rows - 1, left, right };
    // Else the browser presses the button of a cell without a field, such as the one that deletes the row.
    if (data) grid.set({ range, anchor: { row: 0, column: left } });
    return true;
  }
  if (event.key === ' ' && (event.shiftKey || grid.columns[column] === 'row')) {
    const { top, bottom } = grid.selectedRange();
    grid.selectRows(Math.min(top, row), Math.max(bottom, row));
    return true;
  }
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
    grid.selectRows(bounds.rows - 1, 0);
    return true;
  }
  if (undoOrRedo(grid, event)) return true;
  if (event.key === 'Escape' && grid.state.range) {
    grid.activate({ row, column });
    return true;
  }
  return data !== undefined && edit(grid, event, data);
}

/** Whether typing in a cell edits it, unlike one with a checkbox or with details. */
const takesText = (column: TableColumn) => !column.compound && !isCheckbox(column);

function edit(grid: Grid, event: KeyboardEvent, data: TableColumn): boolean {
  if (event.key === 'Enter' || event.key === 'F2' || (event.key === ' ' && data.compound)) {
    // Held down, F2 and Space would toggle again and again. A held Enter does not arrive here.
    if (!event.repeat) startEditing(grid);
    return true;
  }
  if (event.key === 'Delete' || event.key === 'Backspace') {
    clearSelected(grid);
    return true;
  }
  // The key event then reaches the control that was just focused, so that input methods work too.
  if (isCharacter(event) && takesText(data)) startEditing(grid, { replace: true });
  return false;
}

/** A HUD on the same screen handles these shortcuts first, so that they do not arrive here. */
function undoOrRedo(grid: Grid, event: KeyboardEvent): boolean {
  const step = shortcutOf(event);
  if (!step || step === 'save' || grid.table.readOnly) return false;
  const { canUndo, canRedo } = grid.controller.getSnapshot();
  if (!(step === 'undo' ? canUndo : canRedo)) return true;
  grid.controller[step]();
  grid.announce(grid.words.t(step === 'undo' ? 'table.undone' : 'table.redone'));
  return true;
}

/** Whether the last key was an accent that waits for its letter. */
let isAccented = false;

/**
 * Whether a key enters text: a character, or a second accent. The first one waits for its letter where it was pressed, and would be
 * lost in a control that gets the focus before it.
 */
function isCharacter(event: KeyboardEvent): boolean {
  if (event.key === 'Dead') return isAccented;
  const command = (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');
  return [...event.key].length === 1 && !command;
}

/**
 * The target of an event as an element. `instanceof` fails for a table in a frame, whose elements have the classes of the
 * frame's own window.
 */
export function elementOf(target: EventTarget | null): Element | undefined {
  return target && 'closest' in target ? (target as Element) : undefined;
}

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

export function edgeCellId(grid: Grid, { line, column }: EdgeCell): string {
  return `${grid.id}${line}-${column}`;
}

/** Moves from the first row to the header, or from the last one to the totals; returns whether it did. */
function leaveRows(grid: Grid, event: KeyboardEvent, bounds: GridBounds): boolean {
  const { row, column } = grid.activePosition();
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  if (event.key === 'ArrowUp' && row === 0 && (grid.sortable || grid.resizable))
    return go(grid, { line: 'header', column });
  const isLast = row === bounds.rows - 1;
  return event.key === 'ArrowDown' && isLast && grid.hasTotals && go(grid, { line: 'totals', column });
}

function handleEdgeKey(grid: Grid, edge: EdgeCell, event: KeyboardEvent, bounds: GridBounds): boolean {
  if (event.altKey || event.shiftKey) return false;
  const last = bounds.rows - 1;
  const isBack = event.key === (edge.line === 'header' ? 'ArrowDown' : 'ArrowUp');
  if (isBack && last >= 0) {
    grid.activate({ row: edge.line === 'header' ? 0 : last, column: edge.column });
    return true;
  }
  const far = event.ctrlKey || event.metaKey;
  const target = moveByKey(event, { row: 0, column: edge.column }, { ...bounds, rows: 1 });
  if (!target) return false;
  if (far && last >= 0 && (event.key === 'Home' || event.key === 'End'))
    grid.activate({ row: event.key === 'Home' ? 0 : last, column: target.column });
  else go(grid, { line: edge.line, column: target.column });
  return true;
}

export function enterEdge(grid: Grid, edge: EdgeCell): void {
  const { edge: before } = grid.state;
  if (before?.line !== edge.line || before.column !== edge.column) grid.set({ edge, range: undefined });
}

/** The cell above or below the rows in which an event happened. */
export function edgeOf(target: EventTarget, table: HTMLTableElement): EdgeCell | undefined {
  const cell = elementOf(target)?.closest<HTMLTableCellElement>('[data-edge]');
  if (!cell || cell.closest('table') !== table) return undefined;
  return { line: cell.dataset.edge === 'header' ? 'header' : 'totals', column: cell.cellIndex };
}

function go(grid: Grid, edge: EdgeCell): true {
  enterEdge(grid, edge);
  grid.requestFocus();
  return true;
}

interface GridBounds {
  readonly rows: number;
  readonly columns: number;
  /** Rows that Page Up and Page Down move by. */
  readonly page: number;
  /** Right-to-left text: the arrow keys follow the visual order. */
  readonly rightToLeft: boolean;
}

function boundsOf(grid: Grid, area: HTMLElement): GridBounds {
  const row = area.querySelector<HTMLElement>('[data-row]');
  // jsdom has no layout.
  const page = row?.offsetHeight ? Math.floor(area.clientHeight / row.offsetHeight) - 1 : 10;
  return {
    rows: grid.shownKeys().length,
    columns: grid.columns.length,
    page: Math.max(1, page),
    rightToLeft: isRightToLeft(area),
  };
}

/**
 * The cell that a key moves to in a data grid, following the grid pattern of the ARIA Authoring Practices Guide.
 *
 * @returns The new cell, kept inside the grid; undefined when the key does not move.
 */
export function moveByKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { row, column }: GridPosition,
  bounds: GridBounds,
): GridPosition | undefined {
  const far = event.ctrlKey || event.metaKey;
  const lastRow = bounds.rows - 1;
  const lastColumn = bounds.columns - 1;
  const forward = bounds.rightToLeft ? -1 : 1;
  const across = (far ? bounds.columns : 1) * forward;
  const target = ownValue<readonly [row: number, column: number]>(
    {
      ArrowUp: [far ? 0 : row - 1, column],
      ArrowDown: [far ? lastRow : row + 1, column],
      ArrowLeft: [row, column - across],
      ArrowRight: [row, column + across],
      Home: [far ? 0 : row, 0],
      End: [far ? lastRow : row, lastColumn],
      PageUp: [row - bounds.page, column],
      PageDown: [row + bounds.page, column],
    },
    event.key,
  );
  return target && { row: clamp(target[0], lastRow), column: clamp(target[1], lastColumn) };
}
