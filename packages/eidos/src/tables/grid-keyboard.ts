import { clearSelected, isCheckbox, startEditing, stopEditing } from './edit-commands';
import {
  activate,
  activePosition,
  dataColumn,
  firstDataColumn,
  type Grid,
  requestFocus,
  selectedRange,
  selectRows,
  shownKeys,
} from './grid';
import { isComposing } from '../hooks/pointer-press';
import { shortcutOf } from '../hud/hud-actions';
import { elementOf, handleEdgeKey, leaveRows } from './grid-edge';
import { type GridBounds, type GridPosition, moveByKey, stepInReadingOrder } from './grid-keys';
import { cancelLift, drop, lift, moveLifted, moveRowTo } from './reorder';
import { runRowShortcut } from './insert-commands';

export type GridView = Pick<GridBounds, 'page' | 'rightToLeft'>;

/**
 * Handles a key in a grid, following the grid pattern of the ARIA Authoring Practices Guide. Other keys keep their
 * default action.
 *
 * @returns Whether the key is used up, so that nothing around the grid may act on it.
 */
export function handleKey(grid: Grid, event: KeyboardEvent, view: GridView): boolean {
  if (event.defaultPrevented) return false;
  const { editing, edge, lifted } = grid.store.getState();
  if (isComposing(event)) {
    // The composition then takes place in the control that was just focused.
    const data = dataColumn(grid, activePosition(grid).column);
    const isStart = event.key !== 'Enter' && !event.isComposing;
    if (isStart && data && !editing && !edge && !lifted && !isCheckbox(data))
      startEditing(grid, { replace: true });
    return false;
  }
  const bounds = { rows: shownKeys(grid).length, columns: grid.columns.length, ...view };
  const handled = edge
    ? handleEdgeKey(grid, edge, event, bounds) || undoOrRedo(grid, event)
    : editing
      ? handleWhileEditing(grid, event, bounds)
      : lifted
        ? handleWhileLifted(grid, event)
        : runRowShortcut(grid, event) ||
          reorder(grid, event) ||
          leaveRows(grid, event, bounds) ||
          move(grid, event, bounds) ||
          act(grid, event, bounds);
  if (!handled) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

function handleWhileEditing(grid: Grid, event: KeyboardEvent, bounds: GridBounds): boolean {
  const place = activePosition(grid);
  switch (event.key) {
    case 'Escape':
      stopEditing(grid, { restore: true });
      requestFocus(grid);
      return true;
    case 'Enter':
      // A keyboard on the screen has no Shift for its Enter; the button “Done” ends the edit there.
      if (elementOf(event.target)?.matches('textarea') && (event.shiftKey || grid.store.getState().touch))
        return false;
      if (elementOf(event.target)?.matches('button')) return false;
      stopEditing(grid);
      activate(grid, { ...place, row: clampRow(place.row + (event.shiftKey ? -1 : 1), bounds) });
      return true;
    case 'Tab':
      stopEditing(grid);
      return goToNextField(grid, event.shiftKey ? -1 : 1, bounds);
    default:
      return false;
  }
}

/** After the last and before the first field, the cell is focused, and Tab leaves the grid from there. */
function goToNextField(grid: Grid, step: 1 | -1, bounds: GridBounds): boolean {
  let next = stepInReadingOrder(activePosition(grid), step, bounds);
  while (next && !dataColumn(grid, next.column)) next = stepInReadingOrder(next, step, bounds);
  if (next) activate(grid, next);
  else requestFocus(grid);
  return next !== undefined;
}

function handleWhileLifted(grid: Grid, event: KeyboardEvent): boolean {
  if (event.key === ' ' || event.key === 'Enter') drop(grid);
  else if (event.key === 'Escape' || event.key === 'Tab') cancelLift(grid);
  else return moveLifted(grid, event.key);
  return event.key !== 'Tab';
}

function reorder(grid: Grid, event: KeyboardEvent): boolean {
  if (!grid.ordered) return false;
  const { row, column } = activePosition(grid);
  if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
    moveRowTo(grid, row, row + (event.key === 'ArrowUp' ? -1 : 1));
    return true;
  }
  if (grid.columns[column]?.kind !== 'row' || event.shiftKey) return false;
  if (event.key !== ' ' && event.key !== 'Enter') return false;
  lift(grid);
  return true;
}

function move(grid: Grid, event: KeyboardEvent, bounds: GridBounds): boolean {
  if (event.altKey) return false;
  const target = moveByKey(event, activePosition(grid), bounds);
  if (target && !(event.shiftKey && extendRows(grid, target)))
    activate(grid, target, { extend: event.shiftKey });
  return target !== undefined;
}

/** While whole rows are selected, moving up or down selects more or fewer of them. */
function extendRows(grid: Grid, target: GridPosition): boolean {
  const { range, anchor } = grid.store.getState();
  const right = grid.columns.findLastIndex((column) => column.kind === 'data');
  const isWhole = range?.left === firstDataColumn && range.right === right && right > firstDataColumn;
  if (!isWhole || !anchor || target.column !== firstDataColumn) return false;
  activate(grid, target, { extend: true });
  const top = Math.min(anchor.row, target.row);
  grid.store.set({ range: { top, bottom: Math.max(anchor.row, target.row), left: firstDataColumn, right } });
  return true;
}

function act(grid: Grid, event: KeyboardEvent, bounds: GridBounds): boolean {
  const { row, column } = activePosition(grid);
  const data = dataColumn(grid, column);
  if (event.key === ' ' && (event.ctrlKey || event.metaKey) && data && !event.shiftKey) {
    const { left, right } = selectedRange(grid);
    const range = { top: 0, bottom: bounds.rows - 1, left, right };
    grid.store.set({ range, anchor: { row: 0, column: left } });
    return true;
  }
  if (event.key === ' ' && (event.shiftKey || grid.columns[column]?.kind === 'row')) {
    const { top, bottom } = selectedRange(grid);
    selectRows(grid, Math.min(top, row), Math.max(bottom, row));
    return true;
  }
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
    selectRows(grid, 0, bounds.rows - 1);
    return true;
  }
  if (undoOrRedo(grid, event)) return true;
  if (event.key === 'Escape' && grid.store.getState().range) {
    activate(grid, { row, column });
    return true;
  }
  return data !== undefined && edit(grid, event, isCheckbox(data));
}

function edit(grid: Grid, event: KeyboardEvent, checkbox: boolean): boolean {
  if (event.key === 'Enter' || event.key === 'F2') {
    startEditing(grid);
    return true;
  }
  if (event.key === 'Delete' || event.key === 'Backspace') {
    clearSelected(grid);
    return true;
  }
  // The key event then reaches the control that was just focused, so that input methods work too.
  if (isCharacter(event) && !checkbox) startEditing(grid, { replace: true });
  return false;
}

/** A HUD on the same screen handles these shortcuts first, so that they do not arrive here. */
function undoOrRedo(grid: Grid, event: KeyboardEvent): boolean {
  const step = shortcutOf(event);
  if (!step || step === 'save') return false;
  grid.controller[step]();
  grid.announce(grid.words.t(step === 'undo' ? 'table.undone' : 'table.redone'));
  return true;
}

/** Whether a key enters text: a character, or an accent that waits for its letter. */
function isCharacter(event: KeyboardEvent): boolean {
  if (event.key === 'Dead') return true;
  const command = (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');
  return [...event.key].length === 1 && !command;
}

function clampRow(row: number, bounds: GridBounds): number {
  return Math.max(0, Math.min(row, bounds.rows - 1));
}
