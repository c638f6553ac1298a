import { useCallback, useEffect } from 'react';
import { Button } from '../parts/Button';
import { useControl } from '../fields/control';
import { joinPointer, type Pointer } from '../json/json-pointer';
import { cellText } from './cell-text';
import { dereference } from './columns';
import { activePosition, dataColumn, type Grid, pointerAt, requestFocus, shownKeys } from './grid';
import { useGrid, useGridState, useStillText } from './use-grid';

/** The messages below a grid: about the active cell and row, the whole table, and the last change of many cells. */
export function GridMessages() {
  return (
    <>
      <div className="eidos-table__messages">
        <ActiveCellErrors />
        <WrongConstants />
        <TableErrors />
      </div>
      <GridNotice />
    </>
  );
}

/** The errors of the active cell; assistive technology reads them with the cell itself. */
function ActiveCellErrors() {
  const grid = useGrid();
  const text = useStillText(
    useCallback(() => activeCellErrors(grid), [grid]),
    true,
  );
  if (text === '') return null;
  return (
    <p className="eidos-table__cell-errors" aria-hidden="true">
      {text}
    </p>
  );
}

function activeCellErrors(grid: Grid): string {
  const { t, label, error } = grid.words;
  const place = activePosition(grid);
  const pointer = pointerAt(grid, place);
  const column = dataColumn(grid, place.column);
  // While a cell is edited, its own control shows the errors.
  const isHidden = shownKeys(grid).length === 0 || grid.store.getState().editing;
  if (isHidden || !column || pointer === undefined) return '';
  const { touched, errors, node } = grid.controller.getField(pointer);
  if (!touched || errors.length === 0) return '';
  const cell = t('table.cell', { column: label(column.node), row: grid.shownRows().dataRow(place.row) + 1 });
  return `${cell}: ${errors.map((each) => error(each, node)).join(' ')}`;
}

/** The constants of the active row that have another value, each with a button that corrects it. */
function WrongConstants() {
  const grid = useGrid();
  const pointers = useStillText(
    useCallback(() => JSON.stringify(wrongConstants(grid)), [grid]),
    true,
  );
  return (JSON.parse(pointers) as Pointer[]).map((pointer) => (
    <WrongConstant key={pointer} pointer={pointer} />
  ));
}

function WrongConstant({ pointer }: { pointer: Pointer }) {
  const grid = useGrid();
  const { t, label } = grid.words;
  const { node, offer } = grid.controller.getField(pointer);
  const textOf = (value: typeof offer) => cellText(node, value, grid.words);
  const row = grid.shownRows().dataRow(activePosition(grid).row) + 1;
  const cell = t('table.cell', { column: label(node), row });
  const correction = textOf(offer) === '' ? t('offer.empty') : t('offer.use', { value: textOf(offer) });
  function correct() {
    grid.controller.set(pointer, offer);
    // The button leaves the document, and the focus with it.
    requestFocus(grid);
  }
  return (
    <p className="eidos-table__notice">
      <span>{`${cell}: ${textOf(grid.controller.get(pointer)) || t('field.unset')}`}</span>
      <Button aria-label={`${cell}: ${correction}`} onClick={correct}>
        {correction}
      </Button>
    </p>
  );
}

function wrongConstants(grid: Grid): readonly Pointer[] {
  const { controller, table, store } = grid;
  const row = dereference(table.row);
  const fields = row.kind === 'group' ? [row, ...row.conditions].flatMap(({ children }) => children) : [row];
  const isConcerned = !table.readOnly && store.getState().active !== undefined && shownKeys(grid).length > 0;
  // Most tables have no constants, and a key press must not look for them.
  if (!isConcerned || !fields.some(({ kind }) => kind === 'constant')) return [];
  const pointer = joinPointer(grid.pointer, grid.shownRows().dataRow(activePosition(grid).row));
  const names = controller.getField(pointer).children;
  const pointers = row.kind === 'group' ? names.map((name) => joinPointer(pointer, name)) : [pointer];
  return pointers.filter((one) => {
    const { node, offer } = controller.getField(one);
    return node.kind === 'constant' && !node.readOnly && offer !== undefined;
  });
}

/** Errors of the table as a whole, such as duplicate rows. */
function TableErrors() {
  const grid = useGrid();
  const { messages, invalid } = useControl(grid.pointer);
  return (
    <ul id={`${grid.id}errors`} className="eidos-field__errors" hidden={!invalid}>
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}

/**
 * Reports what was deleted or pasted, with a button that undoes it. The next change of the data removes the notice.
 */
function GridNotice() {
  const grid = useGrid();
  const notice = useGridState((state) => state.notice);
  useEffect(() => {
    if (notice === undefined) return undefined;
    const data: unknown = grid.controller.getSnapshot().data;
    return grid.controller.subscribe(() => {
      if (grid.controller.getSnapshot().data !== data) grid.store.set({ notice: undefined });
    });
  }, [grid, notice]);
  if (notice === undefined) return null;
  function undo() {
    grid.controller.undo();
    grid.store.set({ notice: undefined });
    requestFocus(grid);
    grid.announce(grid.words.t('table.undone'));
  }
  return (
    <p className="eidos-table__notice">
      <span>{notice}</span>
      <Button onClick={undo}>{grid.words.t('table.undo')}</Button>
    </p>
  );
}
