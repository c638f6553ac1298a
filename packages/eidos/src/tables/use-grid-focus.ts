import { type RefObject, useEffect, useRef } from 'react';
import { isPressed } from '../hooks/pointer-press';
import { activeElement, isLeft } from '../hooks/use-leave';
import { type Pointer, splitPointer } from '../json/json-pointer';
import type { Navigator } from '../parts/navigator';
import { focusableSelector, useScreen } from '../parts/screen-context';
import { arrange } from './arrange-rows';
import { firstDataColumn, type Grid } from './grid';
import { useBrowserLayoutEffect } from '../hooks/effects';
import { edgeCellId } from './grid-keyboard';
import { cancelLift } from './reorder';
import { placesOf } from '../controller/field-id';
import { useGridState } from './use-grid';

/**
 * Moves the focus to the active cell when a command requests it, when its row or column was removed, and when an error of the
 * table leads to it.
 */
export function useGridFocus(
  grid: Grid,
  keys: readonly string[],
  scrollRef: RefObject<HTMLElement | null>,
): void {
  const { navigator } = useScreen();
  const requestedFocus = useGridState((state) => state.focus);
  const handledFocus = useRef(requestedFocus);
  const focused = useRef<Element>(undefined);
  useEffect(() => {
    const { current } = scrollRef;
    function note(event: FocusEvent) {
      const path = event.composedPath();
      focused.current = path.includes(current!) ? (path[0] as Element) : undefined;
    }
    function noteLoss() {
      queueMicrotask(() => {
        if (isLeft(focused.current)) focused.current = undefined;
      });
    }
    const { ownerDocument } = current!;
    ownerDocument.addEventListener('focusin', note);
    ownerDocument.addEventListener('focusout', noteLoss);
    return () => {
      ownerDocument.removeEventListener('focusin', note);
      ownerDocument.removeEventListener('focusout', noteLoss);
    };
  }, [scrollRef]);
  useEffect(() => {
    const find = () => {
      const cell = activeCell(grid, navigator.find);
      return cell && focusedIn(grid, cell);
    };
    return navigator.addTarget(grid.pointer, find);
  }, [navigator, grid]);
  useBrowserLayoutEffect(() => {
    const { active, edge, editing } = grid.state;
    const last = grid.columns.length - 1;
    if (edge && edge.column > last) grid.set({ edge: { ...edge, column: last } });
    if (active && !(keys.includes(active.key) && active.column <= last)) {
      const { row, column: before } = grid.activePosition();
      const key = keys[row];
      // Typing that goes on after its row is gone must not enter another row. The cell with the row's number takes no text.
      const column = editing ? 0 : Math.min(before, last);
      grid.set({
        active: key === undefined ? undefined : { key, row, column },
        editing: false,
        range: undefined,
      });
    }
    // The focused element left the document with its row or column.
    if (focused.current?.isConnected === false && !activeElement(scrollRef.current!)) grid.requestFocus();
  }, [grid, keys, scrollRef]);
  useBrowserLayoutEffect(() => {
    if (requestedFocus === handledFocus.current) return;
    handledFocus.current = requestedFocus;
    const cell = activeCell(grid, navigator.find);
    if (cell) focusCell(grid, cell);
  }, [grid, navigator, requestedFocus]);
}

/** Keeps the same rows selected when others are added or removed, such as by the server, and puts back a lifted one. */
export function useRowSelection(grid: Grid): void {
  useEffect(() => {
    let keys = grid.shownKeys();
    const follow = () => {
      const before = keys;
      keys = grid.shownKeys();
      if (keys === before) return;
      // Its places are those of other rows now.
      cancelLift(grid);
      const { range, anchor } = grid.state;
      if (!range || !anchor) return;
      const places = placesOf(keys);
      const rows = before.slice(range.top, range.bottom + 1).flatMap((key) => places.get(key) ?? []);
      const [top = 0] = rows;
      const row = places.get(before[anchor.row] ?? '');
      // A row that has come between them was not selected.
      const isWhole = rows.every((one, offset) => one === top + offset);
      if (row === undefined || !isWhole) grid.set({ range: undefined });
      else
        grid.set({
          range: { ...range, top, bottom: top + rows.length - 1 },
          anchor: { ...anchor, row },
        });
    };
    const stops = [grid.controller.subscribeToField(grid.pointer, follow), grid.store.subscribe(follow)];
    return () => stops.forEach((stop) => stop());
  }, [grid]);
}

/** The cell with the tab stop, or else the button that adds a row. */
function activeCell(grid: Grid, find: Navigator['find']): HTMLElement | null {
  const { edge } = grid.state;
  const { row, column } = grid.activePosition();
  const key = grid.shownKeys()[row] ?? '';
  return find(edge ? edgeCellId(grid, edge) : grid.cellId(key, column)) ?? find(`${grid.id}add`);
}

/** The cell, or the control in it that has its focus. */
function focusedIn(grid: Grid, cell: HTMLElement): HTMLElement {
  const selector = grid.state.editing ? focusableSelector : '[data-grid-focus]';
  return cell.querySelector<HTMLElement>(selector) ?? cell;
}

function focusCell(grid: Grid, cell: HTMLElement): void {
  const { editing, selectText } = grid.state;
  const target = focusedIn(grid, cell);
  target.focus({ preventScroll: true });
  const isTextArea = target.matches('textarea');
  if (selectText && (isTextArea || target.matches('input'))) (target as HTMLInputElement).select();
  // Browsers put the caret of a text area before its text, and that of an input after it.
  else if (editing && isTextArea) {
    const { length } = target.value;
    target.setSelectionRange(length, length);
  }
  // A table must not move away under the pointer during a press.
  if (isPressed(cell.closest('table') ?? cell)) return;
  // jsdom has no layout and lacks this method.
  cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/**
 * Brings the row that contains a value into the document, also one that the filter hides, and opens its details when the value has no editable
 * cell.
 */
export function revealInGrid(grid: Grid, target: Pointer): void {
  const [index, name] = splitPointer(target.slice(grid.pointer.length));
  const dataRow = Number(index);
  const key = grid.rowKeys()[dataRow];
  if (index === undefined || key === undefined) return;
  if (grid.shownRows().shownRow(dataRow) < 0) {
    arrange(grid, { filter: '' });
    grid.announce(grid.words.t('table.filterCleared', { row: dataRow + 1 }));
  }
  const column = grid.columns.findIndex((_, at) => grid.dataColumn(at)?.name === (name ?? ''));
  const inCell = grid.dataColumn(column)?.compound === false;
  const row = grid.shownRows().shownRow(dataRow);
  const { expanded } = grid.state;
  grid.set({
    active: { key, row, column: Math.max(column, firstDataColumn) },
    edge: undefined,
    editing: false,
    range: undefined,
    expanded: inCell || name === undefined ? expanded : new Set([...expanded, key]),
  });
}
