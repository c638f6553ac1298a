import { type ComponentProps, type ComponentPropsWithoutRef, memo, useCallback } from 'react';
import { useFieldPart, whole } from '../hooks/use-field';
import { joinPointer } from '../json/json-pointer';
import { ItemPart } from '../layout/GroupPart';
import { cellText, replacedText, typedText } from './cell-text';
import { canDelete, deleteRows, isCheckbox, toggleDetails } from './edit-commands';
import { cellId, dataColumn, firstDataColumn, type GridColumn, type GridState, isInRange } from './grid';
import { useGrid, useGridState, useStillText } from './use-grid';
import { type RowWindow, useWatchedLine } from './use-row-window';
import { FrameContext } from '../fields/control';
import { useEarlyEntry } from '../fields/use-early-entry';
import { useValue } from '../hooks/use-value';
import { useShownErrors } from '../hooks/use-form';
import { EidosPart } from '../parts/EidosPart';
import { useFocusTarget } from '../parts/screen-context';
import { cellPointer, type TableColumn } from './columns';

interface ButtonCellProps extends ComponentPropsWithoutRef<'button'> {
  readonly cell: ReturnType<typeof useCell>;
  readonly icon: string;
}

function ButtonCell({ cell: { active, attributes }, icon, ...button }: ButtonCellProps) {
  return (
    <td {...attributes} role="gridcell" className="eidos-table__cell" data-align="center">
      <button
        type="button"
        className="eidos-table__button"
        data-icon={icon}
        data-grid-focus=""
        tabIndex={active ? 0 : -1}
        {...button}
      />
    </td>
  );
}

const DetailsCell = memo(function DetailsCell(props: CellProps) {
  const cell = useCell(props);
  const { grid } = cell;
  const open = useGridState((state) => state.expanded.has(props.rowKey));
  return (
    <ButtonCell
      cell={cell}
      icon="details"
      aria-expanded={open}
      aria-label={grid.words.t('table.details', { row: props.dataRow + 1 })}
      onClick={() => toggleDetails(grid, props.rowKey)}
    />
  );
});

/** Deletes a row, except when the table must keep it. */
const DeleteCell = memo(function DeleteCell(props: CellProps) {
  const cell = useCell(props);
  const { grid } = cell;
  const deletable = useFieldPart(grid.pointer, ({ rowKeys }) => canDelete(grid, rowKeys.length));
  return (
    <ButtonCell
      cell={cell}
      icon="delete"
      aria-disabled={!deletable || undefined}
      aria-label={grid.words.t('table.deleteRow', { row: props.dataRow + 1 })}
      onClick={() => deleteRows(grid, props.row, props.row)}
    />
  );
});

/** The number of a row, its handle, the number of its errors, and whether it is unsaved. */
const RowHeaderCell = memo(function RowHeaderCell(props: CellProps) {
  const { grid, active, attributes } = useCell(props);
  const { RowHandle } = grid;
  const { errors, unsaved, conflicts } = useRowMarks(props.dataRow);
  return (
    <th
      {...attributes}
      scope="row"
      className="eidos-table__row-header"
      data-dirty={unsaved || undefined}
      data-conflict={conflicts > 0 || undefined}
      tabIndex={RowHandle ? undefined : active ? 0 : -1}
    >
      {RowHandle && <RowHandle rowKey={props.rowKey} row={props.dataRow} tabStop={active} />}
      <span className="eidos-table__row-number">{grid.words.formatNumber(props.dataRow + 1)}</span>
      {errors > 0 && (
        <span className="eidos-table__row-errors">
          <span aria-hidden="true">{grid.words.formatNumber(errors)}</span>
          <span className="eidos-visually-hidden">{grid.words.t('table.errors', { count: errors })}</span>
        </span>
      )}
      {unsaved && <span className="eidos-visually-hidden">{grid.words.t('table.unsavedRow')}</span>}
      {conflicts > 0 && (
        <span className="eidos-visually-hidden">{grid.words.t('table.conflicts', { count: conflicts })}</span>
      )}
    </th>
  );
});

/** The errors, changes and conflicts of a row, also in its details and in columns out of view. */
function useRowMarks(row: number) {
  const { controller, pointer, unsavedRows } = useGrid();
  const counts = useStillText(
    useCallback(() => {
      const { rows, conflicts: inRows } = unsavedRows();
      const errors = controller.getErrors(joinPointer(pointer, row), 'shown').length;
      return [errors, Number(rows.has(row)), inRows.get(row) ?? 0].join();
    }, [controller, pointer, unsavedRows, row]),
  );
  const [errors = 0, unsaved = 0, conflicts = 0] = counts.split(',').map(Number);
  return { errors, unsaved: unsaved > 0, conflicts };
}

interface GridLineProps {
  readonly rowKey: string;
  /** Index of the row among those that are shown. */
  readonly row: number;
  readonly dataRow: number;
  /** Position among the lines of the body, from 0. */
  readonly line: number;
  readonly watch: RowWindow['watch'];
}

export const GridRow = memo(function GridRow({ rowKey, row, dataRow, line, watch }: GridLineProps) {
  const grid = useGrid();
  const { columns, pointer, words } = grid;
  const first = dataColumn(grid, firstDataColumn);
  const replaced = useFieldPart(joinPointer(pointer, dataRow), ({ value }) =>
    replacedText(value, first, words),
  );
  const lifted = useGridState((state) => state.lifted?.key === rowKey);
  const element = useWatchedLine(watch, line);
  return (
    <tr
      ref={element}
      className="eidos-table__row"
      data-index={line}
      data-row={row}
      data-lifted={lifted || undefined}
      aria-rowindex={line + 2}
    >
      {columns.map((column, index) => (
        <Cell key={index} kind={column} {...{ rowKey, row, dataRow, replaced }} column={index} />
      ))}
    </tr>
  );
});

interface AnyCellProps extends CellProps {
  readonly kind: GridColumn;
  readonly replaced: string | undefined;
}

function Cell({ kind, replaced, ...props }: AnyCellProps) {
  switch (kind.kind) {
    case 'row':
      return <RowHeaderCell {...props} />;
    case 'details':
      return <DetailsCell {...props} />;
    case 'delete':
      return <DeleteCell {...props} />;
    case 'data':
      return kind.column.compound && replaced === undefined ? (
        <CompoundCell {...props} field={kind.column} />
      ) : (
        <DataCell {...props} field={kind.column} replaced={replaced} />
      );
  }
}

/** The details under a row: all of its fields, laid out as elsewhere on the screen. */
export const DetailsRow = memo(function DetailsRow({ row, dataRow, line, watch }: GridLineProps) {
  const { columns, pointer, words } = useGrid();
  const label = words.t('table.row', { row: dataRow + 1 });
  const element = useWatchedLine(watch, line);
  return (
    <tr
      ref={element}
      className="eidos-table__details"
      data-index={line}
      data-details={row}
      aria-rowindex={line + 2}
    >
      <td
        role="gridcell"
        colSpan={columns.length}
        aria-label={words.t('table.details', { row: dataRow + 1 })}
      >
        <div className="eidos-table__details-content">
          <ItemPart pointer={joinPointer(pointer, dataRow)} label={label} />
        </div>
      </td>
    </tr>
  );
});

/** The handles at the corners of the selection, which a finger drags; they are another way to do what “Select more” does. */
function CornerHandles({ first, last }: { readonly first: boolean; readonly last: boolean }) {
  return (
    <>
      {first && <span className="eidos-table__corner" data-corner="first" aria-hidden="true" />}
      {last && <span className="eidos-table__corner" data-corner="last" aria-hidden="true" />}
    </>
  );
}

interface CellProps {
  readonly rowKey: string;
  /** Index of the row among those that are shown. */
  readonly row: number;
  readonly dataRow: number;
  readonly column: number;
}

/** The state of one cell in words, because long tables render hundreds of cells at once. */
function stateOf(state: GridState, { rowKey, row, column }: CellProps): string {
  const { active, edge, editing, range, touch } = state;
  const isHere = active
    ? active.key === rowKey && active.column === column
    : row === 0 && column === firstDataColumn;
  const isActive = isHere && !edge;
  // The corners of the selection can be dragged once a table is used by touch.
  const hasCorners = touch && active && !edge && !editing;
  const isFirst = range ? range.top === row && range.left === column : isActive;
  const isLast = range ? range.bottom === row && range.right === column : isActive;
  const words = [
    isActive && 'active',
    isActive && editing && 'editing',
    isInRange({ row, column }, range) && 'selected',
    hasCorners && isFirst && 'first',
    hasCorners && isLast && 'last',
  ];
  return words.filter(Boolean).join(' ');
}

/** The state of a grid cell, and the attributes by which the grid finds it. */
function useCell(props: CellProps) {
  const grid = useGrid();
  const words = useGridState((state) => stateOf(state, props)).split(' ');
  const active = words.includes('active');
  const selected = words.includes('selected') || undefined;
  return {
    grid,
    active,
    editing: words.includes('editing'),
    corners: { first: words.includes('first'), last: words.includes('last') },
    attributes: {
      id: cellId(grid, props.rowKey, props.column),
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
const DataCell = memo(function DataCell({ field: data, replaced, ...props }: DataCellProps) {
  const { grid, active, editing, corners, attributes } = useCell(props);
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
  const isFixed = data.readOnly || replaced !== undefined;
  const checkbox =
    isCheckbox(data) && !isFixed && !grid.renderCell && typeof field.value !== 'string' && !field.text;
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
      aria-readonly={isFixed || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
    >
      {editing ? (
        <FrameContext.Provider value={{ kind: 'cell', label, isTyped: grid.store.getState().selectText }}>
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
        <span key={grid.renderCell && props.rowKey} className="eidos-table__text">
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
      <CornerHandles {...corners} />
    </td>
  );
});

interface CellCheckboxProps extends ComponentProps<'input'> {
  readonly checked: boolean;
  readonly onCheck: (checked: boolean) => void;
}

function CellCheckbox({ checked, onCheck, ...attributes }: CellCheckboxProps) {
  return (
    <input
      {...attributes}
      ref={useEarlyEntry(checked, onCheck)}
      type="checkbox"
      className="eidos-table__checkbox"
      data-grid-focus=""
      checked={checked}
      onChange={(event) => onCheck(event.target.checked)}
    />
  );
}

/** A cell with a group, a union or a table: summarized here, edited in the row's details. */
const CompoundCell = memo(function CompoundCell({ field, ...props }: Omit<DataCellProps, 'replaced'>) {
  const { grid, active, corners, attributes } = useCell(props);
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
      <span key={grid.renderCell && props.rowKey} className="eidos-table__text">
        {grid.renderCell ? grid.renderCell({ pointer, column: field.name, value, text }) : text}
      </span>
      <CornerHandles {...corners} />
    </td>
  );
});
