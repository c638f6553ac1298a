import { memo, useMemo, useSyncExternalStore } from 'react';
import { type CellProps, useCell } from './use-cell';
import { useGrid } from './use-grid';
import { createStillReader } from '../hooks/pointer-press';

/** The number of a row, its handle, and the number of its errors. */
export const RowHeaderCell = memo(function RowHeaderCell(props: CellProps) {
  const { grid, active, attributes } = useCell(props);
  const { RowHandle } = grid;
  return (
    <th
      {...attributes}
      scope="row"
      className="eidos-table__row-header"
      tabIndex={RowHandle ? undefined : active ? 0 : -1}
    >
      {RowHandle && <RowHandle rowKey={props.rowKey} row={props.dataRow} tabStop={active} />}
      <span className="eidos-table__row-number">{grid.words.formatNumber(props.dataRow + 1)}</span>
      <RowErrorCount row={props.dataRow} />
    </th>
  );
});

function RowErrorCount({ row }: { row: number }) {
  const { controller, errorsInRow, words } = useGrid();
  const { subscribe, read } = useMemo(
    () => createStillReader(controller.subscribe, () => errorsInRow(row)),
    [controller, errorsInRow, row],
  );
  const count = useSyncExternalStore(subscribe, read, read);
  if (count === 0) return null;
  return (
    <span className="eidos-table__row-errors">
      <span aria-hidden="true">{words.formatNumber(count)}</span>
      <span className="eidos-visually-hidden">{words.t('table.errors', { count })}</span>
    </span>
  );
}
