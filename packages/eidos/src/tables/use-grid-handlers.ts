import { type ComponentProps, type DragEvent, type MouseEvent, type RefObject, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { whenReleased } from '../hooks/pointer-press';
import { hasFocus, isDisabledAround } from '../hooks/use-leave';
import { startEditing, stopEditing } from './edit-commands';
import { firstDataColumn, type Grid } from './grid';
import { type GridPosition, isInRange } from './grid-state';
import { edgeOf, elementOf, enterEdge, type GridEvent, handleKey, placeOf } from './grid-keyboard';
import { pasteFrom } from './grid-clipboard';
import { cancelLift } from './reorder';

export function useGridHandlers(grid: Grid, scrollRef: RefObject<HTMLElement | null>) {
  return useMemo(() => createHandlers(grid, scrollRef), [grid, scrollRef]);
}

function createHandlers(grid: Grid, scrollRef: RefObject<HTMLElement | null>): ComponentProps<'table'> {
  /** A press on the cell that is already active opens it for editing, once the button is released. */
  let opens = false;
  let drags = false;

  /** Whether a press on the box of a cell extends the selection, which must not change the value. */
  function extendsAtBox(event: MouseEvent<HTMLTableElement>) {
    const isBox = elementOf(event.target)?.matches('[type="checkbox"][data-grid-focus]');
    return isBox && placeOf(event) && (event.shiftKey || grid.state.extends);
  }

  return {
    /** A finger or a pen shows the actions for touch, a mouse hides them. */
    onPointerDown({ pointerType }) {
      const touch = pointerType === 'touch' || pointerType === 'pen';
      // The buttons that appear must not move the element that is pressed.
      if (touch !== grid.state.touch) whenReleased(() => grid.set({ touch }));
    },

    onMouseDown(event) {
      const place = placeOf(event);
      if (!place) return;
      if (event.button !== 0) {
        // A menu is about the selection, which another focus would end.
        if (isInRange(place, grid.state.range)) event.preventDefault();
        return;
      }
      // The control of the cell that is edited handles its own events.
      if (grid.state.editing && isActive(grid, place)) return;
      // Enter in the pressed cell would drop a row that is still lifted.
      cancelLift(grid);
      const extend = event.shiftKey || grid.state.extends;
      const isControl = elementOf(event.target)?.closest('[data-grid-focus]');
      if (isControl && !extendsAtBox(event)) return endEdit(grid, event.currentTarget);
      // Keeps the browser from moving the focus elsewhere and from selecting text.
      event.preventDefault();
      opens = isActive(grid, place) && hasFocus(event.currentTarget) && !extend;
      drags = grid.dataColumn(place.column) !== undefined;
      endEdit(grid, event.currentTarget);
      if (grid.columns[place.column] === 'row')
        grid.selectRows(extend ? grid.anchor().row : place.row, place.row);
      else grid.activate(place, { extend });
    },

    onMouseOver(event) {
      const place = drags && event.buttons === 1 ? placeOf(event) : undefined;
      if (!place || !grid.dataColumn(place.column) || isActive(grid, place)) return;
      opens = false;
      grid.activate(place, { extend: true });
    },

    onClickCapture(event) {
      if (event.detail === 0 || !extendsAtBox(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },

    onClick(event) {
      const place = placeOf(event);
      drags = false;
      if (!opens || !place || !isActive(grid, place)) return;
      opens = false;
      // The control must take the focus during the press, or touch screens do not show their keyboard.
      if (!isDisabledAround(event.currentTarget)) flushSync(() => startEditing(grid));
    },

    onFocus(event) {
      const edge = edgeOf(event.target, event.currentTarget);
      if (edge) {
        stopEditing(grid);
        enterEdge(grid, edge);
        return;
      }
      const place = placeOf(event) ?? detailsPlaceOf(grid, event);
      const key = place && grid.shownKeys()[place.row];
      if (!place || key === undefined || isActive(grid, place)) return;
      endEdit(grid, event.currentTarget);
      grid.set({ active: { key, ...place }, edge: undefined, range: undefined });
    },

    onBlur({ currentTarget, relatedTarget }) {
      if (currentTarget.contains(relatedTarget)) return;
      // A control that is closed makes its row lower, and would move what is pressed below it.
      whenReleased(() => {
        // The window lost the focus, not the grid.
        if (hasFocus(currentTarget)) return;
        stopEditing(grid);
        cancelLift(grid);
      });
    },

    onKeyDown(event) {
      if (!(placeOf(event) ?? edgeOf(event.target, event.currentTarget))) return;
      if (flushSync(() => handleKey(grid, event.nativeEvent, scrollRef.current!))) event.stopPropagation();
    },

    onDragOver(event) {
      if (!dropPlaceOf(grid, event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = isDisabledAround(event.currentTarget) ? 'none' : 'copy';
    },

    onDrop(event) {
      const place = dropPlaceOf(grid, event);
      if (!place) return;
      event.preventDefault();
      endEdit(grid, event.currentTarget);
      grid.activate(place);
      pasteFrom(grid, event.dataTransfer);
    },
  };
}

/** Escape ends what was begun in a cell, or leaves the details of a row; returns whether there was anything. */
export function cancelInGrid(grid: Grid, event: globalThis.KeyboardEvent, scroll: HTMLElement): boolean {
  const [target] = event.composedPath();
  const currentTarget = scroll.querySelector('table');
  if (!target || !currentTarget) return false;
  const at = { target, currentTarget };
  if (placeOf(at) ?? edgeOf(target, currentTarget)) return flushSync(() => handleKey(grid, event, scroll));
  const place = detailsPlaceOf(grid, at);
  if (place) grid.activate(place);
  return place !== undefined;
}

/**
 * The cell to which something dragged over the grid would be pasted. Controls take a dropped text themselves; a file would
 * open in the place of the page.
 */
function dropPlaceOf(grid: Grid, event: DragEvent<HTMLTableElement>): GridPosition | undefined {
  const isFile = event.dataTransfer.types.includes('Files');
  const control = elementOf(event.target)?.closest('input, textarea');
  if (control && (!isFile || control.matches('[type="file"]'))) return undefined;
  return placeOf(event) ?? (grid.rowKeys().length === 0 ? { row: 0, column: firstDataColumn } : undefined);
}

/** The cell that opens the details in which an event happened. */
function detailsPlaceOf(grid: Grid, { target, currentTarget }: GridEvent): GridPosition | undefined {
  let details = elementOf(target)?.closest<HTMLElement>('[data-details]');
  while (details && details.closest('table') !== currentTarget) {
    details = details.parentElement?.closest<HTMLElement>('[data-details]');
  }
  if (!details) return undefined;
  return {
    row: Number(details.dataset.details),
    column: grid.columns.indexOf('details'),
  };
}

/** Ends editing, and keeps the size of the cell until the release, so that nothing moves away under the pointer. */
function endEdit(grid: Grid, table: HTMLTableElement): void {
  const cell = table.querySelector<HTMLElement>('[data-editing]');
  if (cell) {
    const { width, height } = getComputedStyle(cell);
    Object.assign(cell.style, { minInlineSize: width, blockSize: height });
    whenReleased(() => Object.assign(cell.style, { minInlineSize: '', blockSize: '' }));
  }
  stopEditing(grid);
}

function isActive(grid: Grid, place: GridPosition): boolean {
  const active = grid.activePosition();
  return !grid.state.edge && active.row === place.row && active.column === place.column;
}
