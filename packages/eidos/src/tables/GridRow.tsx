import { memo, useCallback } from 'react';
import { useFieldPart } from '../hooks/use-field';
import { joinPointer } from '../json/json-pointer';
import { ItemPart } from '../layout/ItemPart';
import { replacedText } from './cell-text';
import { canDelete, deleteRows, toggleDetails } from './edit-commands';
import { firstDataColumn, type Grid } from './grid';
import { useGrid, useGridState, useStillFact } from './use-grid';
import { type RowWindow, useLine } from './use-row-window';
import { type CellProps, useCell, DataCell, CompoundCell } from './DataCell';

interface ButtonCellProps extends CellProps {
  readonly kind: 'details' | 'delete';
}

/** The button that opens the details of a row, or that deletes it. */
const ButtonCell = memo(function ButtonCell({ kind, ...props }: ButtonCellProps) {
  const { grid, active, attributes } = useCell(props);
  const { rowKey, row, dataRow } = props;
  const isDelete = kind === 'delete';
  const open = useGridState((state) => state.expanded.has(rowKey));
  const isKept = useFieldPart(grid.pointer, ({ rowKeys }) => isDelete && !canDelete(grid, rowKeys.length));
  return (
    <td {...attributes} role="gridcell" className="eidos-table__cell" data-align="center">
      <button
        type="button"
        className="eidos-table__button"
        data-icon={kind}
        data-grid-focus=""
        tabIndex={active ? 0 : -1}
        aria-expanded={isDelete ? undefined : open}
        aria-disabled={isKept || undefined}
        aria-label={grid.words.t(isDelete ? 'table.deleteRow' : 'table.details', { row: dataRow + 1 })}
        onClick={() => (isDelete ? deleteRows(grid, row, row) : toggleDetails(grid, rowKey))}
      />
    </td>
  );
});

const RowHeaderCell = memo(function RowHeaderCell(props: CellProps) {
  const { grid, active, attributes } = useCell(props);
  const { RowHandle } = grid;
  const { errors, own, unsaved, conflicts } = useRowMarks(props.dataRow);
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
          <span className="eidos-visually-hidden">
            {[grid.words.t('table.errors', { count: errors }), ...own].join(': ')}
          </span>
        </span>
      )}
      {unsaved && <span className="eidos-visually-hidden">{grid.words.t('table.unsavedRow')}</span>}
      {conflicts > 0 && (
        <span className="eidos-visually-hidden">{grid.words.t('table.conflicts', { count: conflicts })}</span>
      )}
    </th>
  );
});

/** The errors, changes and conflicts of a row, also in its details and in columns out of view, and its own messages. */
function useRowMarks(row: number) {
  const readMarks = useCallback(
    ({ controller, pointer, unsavedRows, words }: Grid) => {
      const { rows, conflicts } = unsavedRows();
      const at = joinPointer(pointer, row);
      const errors = controller.getErrors(at, 'shown').length;
      const { node, value, touched, errors: ofRow } = controller.getField(at);
      // A cell shows those of a value that is stored in the place of a row.
      const isOwn = touched && node.kind === 'group' && value === undefined;
      const own = isOwn ? ofRow.map((error) => words.error(error, node)) : [];
      return { errors, own, unsaved: rows.has(row), conflicts: conflicts.get(row) ?? 0 };
    },
    [row],
  );
  return useStillFact(readMarks);
}

interface GridLineProps extends Omit<CellProps, 'column'> {
  /** Position among the lines of the body, from 0. */
  readonly line: number;
  readonly watch: RowWindow['watch'];
}

export const GridRow = memo(function GridRow({ rowKey, row, dataRow, line, watch }: GridLineProps) {
  const grid = useGrid();
  const { columns, pointer, words } = grid;
  const first = grid.dataColumn(firstDataColumn);
  const replaced = useFieldPart(joinPointer(pointer, dataRow), ({ value }) =>
    replacedText(value, first, words),
  );
  const lifted = useGridState((state) => state.lifted?.key === rowKey);
  return (
    <tr
      {...useLine(watch, line)}
      className="eidos-table__row"
      data-row={row}
      data-lifted={lifted || undefined}
    >
      {columns.map((column, index) => {
        const cell = { rowKey, row, dataRow, column: index };
        if (column === 'row') return <RowHeaderCell key={index} {...cell} />;
        if (typeof column === 'string') return <ButtonCell key={index} {...cell} kind={column} />;
        if (column.compound && replaced === undefined)
          return <CompoundCell key={index} {...cell} field={column} />;
        return <DataCell key={index} {...cell} field={column} replaced={replaced} />;
      })}
    </tr>
  );
});

/** The details under a row: all of its fields, laid out as elsewhere on the screen. */
export const DetailsRow = memo(function DetailsRow({ row, dataRow, line, watch }: GridLineProps) {
  const { columns, pointer, words } = useGrid();
  const label = words.t('table.row', { row: dataRow + 1 });
  return (
    <tr {...useLine(watch, line)} className="eidos-table__details" data-details={row}>
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
