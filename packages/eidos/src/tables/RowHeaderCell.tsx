import { memo, useCallback } from 'react';
import { type CellProps, useCell } from './use-cell';
import { useGrid } from './use-grid';
import { useStillText } from './use-still-text';

/** The number of a row, its handle, the number of its errors, and whether it is unsaved. */
export const RowHeaderCell = memo(function RowHeaderCell(props: CellProps) {
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
  const { errorsInRow, unsavedRows } = useGrid();
  const counts = useStillText(
    useCallback(() => {
      const { rows, conflicts: inRows } = unsavedRows();
      return [errorsInRow(row), Number(rows.has(row)), inRows.get(row) ?? 0].join();
    }, [errorsInRow, unsavedRows, row]),
  );
  const [errors = 0, unsaved = 0, conflicts = 0] = counts.split(',').map(Number);
  return { errors, unsaved: unsaved > 0, conflicts };
}
