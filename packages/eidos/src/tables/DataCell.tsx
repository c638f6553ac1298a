import { type ComponentProps, memo, useRef } from 'react';
import { storeOf } from '../controller/create-controller';
import { setEntry } from '../controller/state';
import { useBrowserLayoutEffect } from '../hooks/effects';
import { useFieldPart, whole } from '../hooks/use-field';
import { joinPointer } from '../json/json-pointer';
import { cellText, typedText } from './cell-text';
import { isCheckbox } from './edit-commands';
import { firstDataColumn } from './grid';
import { type GridState, isInRange } from './grid-state';
import { useGrid, useGridState } from './use-grid';
import { FrameContext } from '../fields/control';
import { useEarlyCheck } from '../fields/use-early-entry';
import { hasFocus } from '../hooks/use-leave';
import { useValue } from '../hooks/use-value';
import { useShownErrors } from '../hooks/use-errors';
import { EidosPart } from '../parts/EidosPart';
import type { PartProps } from '../parts/registry';
import { useFocusTarget, useScreen } from '../parts/screen-context';
import { cellPointer, isFixed, type TableColumn } from './columns';

export interface CellProps {
  readonly rowKey: string;
  /** Index of the row among those that are shown. */
  readonly row: number;
  readonly dataRow: number;
  readonly column: number;
}

/** The state of one cell in words, because long tables render hundreds of cells at once. */
function stateOf(state: GridState, { rowKey, row, column }: CellProps): string {
  const { active, edge, editing, range } = state;
  const isHere = active
    ? active.key === rowKey && active.column === column
    : row === 0 && column === firstDataColumn;
  const isActive = isHere && !edge;
  const words = [
    isActive && 'active',
    isActive && editing && 'editing',
    isInRange({ row, column }, range) && 'selected',
  ];
  return words.filter(Boolean).join(' ');
}

/** The state of a grid cell, and the attributes by which the grid finds it. */
export function useCell(props: CellProps) {
  const grid = useGrid();
  const words = useGridState((state) => stateOf(state, props)).split(' ');
  const active = words.includes('active');
  const selected = words.includes('selected') || undefined;
  return {
    grid,
    active,
    editing: words.includes('editing'),
    attributes: {
      id: grid.cellId(props.rowKey, props.column),
      'data-column': props.column,
      'data-active': active || undefined,
      'data-selected': selected,
      'aria-colindex': props.column + 1,
      'aria-selected': selected,
    },
  };
}

interface DataCellProps extends CellProps {
  readonly field: TableColumn;
  /** The text of what is stored in place of the row, for the first of its cells, none of which can be edited. */
  readonly replaced: string | undefined;
}

/** A cell with a field: shows its value as text, or the field's own control while it is edited. */
export const DataCell = memo(function DataCell({ field: data, replaced, ...props }: DataCellProps) {
  const { grid, active, editing: isEdited, attributes } = useCell(props);
  const isFirst = props.column === firstDataColumn;
  const pointer =
    replaced !== undefined && isFirst
      ? joinPointer(grid.pointer, props.dataRow)
      : cellPointer(grid.pointer, props.dataRow, data);
  const field = useFieldPart(pointer, whole);
  useFocusTarget(pointer, attributes.id);
  const errors = field.touched ? field.errors.map((error) => grid.words.error(error, field.node)) : [];
  const invalid = errors.length > 0;
  const notes = field.conflict ? [...errors, grid.words.t('conflict.hidden')] : errors;
  const errorId = `${attributes.id}-errors`;
  // A condition may forbid in one row what the column allows.
  const isLocked = data.readOnly || replaced !== undefined || isFixed(field.node);
  const editing = isEdited && !isLocked;
  // A box would show anything else as false.
  const isBoolean = field.value === undefined || typeof field.value === 'boolean';
  const checkbox = isCheckbox(data) && !isLocked && !grid.renderCell && isBoolean && !field.text;
  const shown = typedText(field) || cellText(field.node, field.value, grid.words);
  const text = replaced === undefined ? shown : isFirst ? replaced : '';
  const describedBy = notes.length > 0 && !editing ? errorId : undefined;
  // Most cells are only displayed, and need no label of their own: their row and column label them.
  const label =
    editing || checkbox
      ? grid.words.t('table.cell', { column: grid.words.label(data.node), row: props.dataRow + 1 })
      : undefined;
  return (
    <td
      {...attributes}
      role="gridcell"
      className="eidos-table__cell"
      tabIndex={checkbox ? undefined : active && !editing ? 0 : -1}
      data-align={data.align}
      data-invalid={invalid || undefined}
      data-dirty={field.dirty || undefined}
      data-conflict={field.conflict ? true : undefined}
      data-editing={editing || undefined}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA has it for a gridcell
      aria-readonly={isLocked || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
    >
      {editing ? (
        <FrameContext.Provider value={{ kind: 'cell', label, isTyped: grid.state.selectText }}>
          <EidosPart pointer={pointer} />
        </FrameContext.Provider>
      ) : checkbox ? (
        <CellCheckbox
          tabIndex={active ? 0 : -1}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          checked={field.value === true}
          onCheck={(checked) => grid.controller.set(pointer, checked)}
        />
      ) : (
        <span className="eidos-table__text">
          {grid.renderCell && replaced === undefined
            ? grid.renderCell({ pointer, column: data.name, value: field.value, text })
            : text}
        </span>
      )}
      {notes.length > 0 && !editing && (
        // Only the description: as text of the cell, screen readers would read it twice.
        <span id={errorId} hidden>
          {notes.join(' ')}
        </span>
      )}
      {isEdited && isLocked && <EndOfEdit pointer={pointer} />}
      {active && isCheckbox(data) && <FollowFocus cellId={attributes.id} isBox={checkbox} />}
    </td>
  );
});

/**
 * Ends the edit of a cell that was locked meanwhile. A text that was typed into it and is not in the data is read where only the
 * screen is locked, and dropped where the record locks the cell, because nothing would show it.
 */
function EndOfEdit({ pointer }: PartProps) {
  const grid = useGrid();
  useBrowserLayoutEffect(() => {
    const store = storeOf(grid.controller);
    const { id, node } = store.view.place(pointer);
    // Its control, which is removed with this rendering, is still registered.
    if (!isFixed(node)) store.pending.get(id)?.();
    store.note({ entries: setEntry(store.view.state.meta.entries, id, undefined) });
    grid.set({ editing: false });
    grid.requestFocus();
  }, [grid, pointer]);
  return null;
}

/** Moves the focus of a cell on when its box takes the place of a text that is neither yes nor no, or the other way round. */
function FollowFocus({ cellId, isBox }: { readonly cellId: string; readonly isBox: boolean }) {
  const grid = useGrid();
  const { navigator } = useScreen();
  const before = useRef(isBox);
  // Read while rendering, which may remove the element that has the focus. On a server, no element has it.
  const cell = typeof document === 'undefined' ? null : navigator.find(cellId);
  const hadFocus = cell !== null && hasFocus(cell);
  useBrowserLayoutEffect(() => {
    if (isBox !== before.current && hadFocus) grid.requestFocus();
    before.current = isBox;
  }, [grid, hadFocus, isBox]);
  return null;
}

interface CellCheckboxProps extends ComponentProps<'input'> {
  readonly checked: boolean;
  readonly onCheck: (checked: boolean) => void;
}

function CellCheckbox({ checked, onCheck, ...attributes }: CellCheckboxProps) {
  return (
    <input
      {...attributes}
      ref={useEarlyCheck(checked, onCheck)}
      type="checkbox"
      className="eidos-table__checkbox"
      data-grid-focus=""
      checked={checked}
      onChange={(event) => onCheck(event.target.checked)}
    />
  );
}

/** A cell with a group, a union or a table: summarized here, edited in the row's details. */
export const CompoundCell = memo(function CompoundCell({ field, ...props }: Omit<DataCellProps, 'replaced'>) {
  const { grid, active, attributes } = useCell(props);
  const pointer = cellPointer(grid.pointer, props.dataRow, field);
  const value = useValue(pointer);
  const invalid = useShownErrors(pointer).length > 0;
  const text = cellText(field.node, value, grid.words);
  return (
    <td
      {...attributes}
      role="gridcell"
      className="eidos-table__cell"
      tabIndex={active ? 0 : -1}
      data-align={field.align}
      data-compound=""
      data-invalid={invalid || undefined}
      aria-invalid={invalid || undefined}
    >
      <span className="eidos-table__text">
        {grid.renderCell ? grid.renderCell({ pointer, column: field.name, value, text }) : text}
      </span>
    </td>
  );
});
