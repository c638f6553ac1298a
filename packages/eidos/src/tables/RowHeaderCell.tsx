import { memo, useCallback } from 'react';
import { dataColumns } from './grid';
import { conflictsInRow } from './unsaved-rows';
import { type CellProps, useCell } from './use-cell';
import { useGrid } from './use-grid';
import { useStillCounts } from './use-still-counts';

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

/** What is not settled in a row: also without the focus, and beyond the columns in view. */
function useRowMarks(row: number) {
  const { controller, pointer, columns, errorsInRow, unsavedRows } = useGrid();
  const count = useCallback(() => {
    const { rows, conflicts } = unsavedRows();
    const isUnsaved = rows.has(row);
    const inRow =
      isUnsaved && conflicts > 0 ? conflictsInRow(controller, pointer, row, dataColumns(columns)) : 0;
    return [errorsInRow(row), Number(isUnsaved), inRow];
  }, [controller, pointer, columns, errorsInRow, unsavedRows, row]);
  const [errors = 0, unsaved = 0, conflicts = 0] = useStillCounts(count);
  return { errors, unsaved: unsaved > 0, conflicts };
}
