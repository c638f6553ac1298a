import { memo, useMemo, useSyncExternalStore } from 'react';
import { createStillReader } from '../hooks/pointer-press';
import { conflictsInRow } from './unsaved-rows';
import { type CellProps, useCell } from './use-cell';
import { useGrid } from './use-grid';

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
  const { subscribe, read } = useMemo(() => {
    const shown = columns.flatMap((one) => (one.kind === 'data' ? [one.column] : []));
    // A text, because a new object would render at each change of the screen.
    return createStillReader(controller.subscribe, () => {
      const { rows, conflicts } = unsavedRows();
      const isUnsaved = rows.has(row);
      const clashes = isUnsaved && conflicts > 0 ? conflictsInRow(controller, pointer, row, shown) : 0;
      return [errorsInRow(row), Number(isUnsaved), clashes].join();
    });
  }, [controller, pointer, columns, errorsInRow, unsavedRows, row]);
  const counts = useSyncExternalStore(subscribe, read, read).split(',').map(Number);
  const [errors = 0, unsaved = 0, conflicts = 0] = counts;
  return { errors, unsaved: unsaved > 0, conflicts };
}
