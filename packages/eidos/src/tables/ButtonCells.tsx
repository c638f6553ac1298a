import { memo } from 'react';
import { canDelete, deleteRows, toggleDetails } from './row-commands';
import { type CellProps, useCell } from './use-cell';
import { useGridState } from './use-grid-state';
import { useFieldPart } from '../hooks/use-field';

/** Opens and closes the details of a row. */
export const DetailsCell = memo(function DetailsCell(props: CellProps) {
  const { grid, active, attributes } = useCell(props);
  const open = useGridState((state) => state.expanded.has(props.rowKey));
  return (
    <td {...attributes} role="gridcell" className="eidos-table__cell" data-align="center">
      <button
        type="button"
        className="eidos-table__button"
        data-icon="details"
        data-grid-focus=""
        tabIndex={active ? 0 : -1}
        aria-expanded={open}
        aria-label={grid.words.t('table.details', { row: props.dataRow + 1 })}
        onClick={() => toggleDetails(grid, props.rowKey)}
      />
    </td>
  );
});

/** Deletes a row, except when the table must keep it. */
export const DeleteCell = memo(function DeleteCell(props: CellProps) {
  const { grid, active, attributes } = useCell(props);
  const deletable = useFieldPart(grid.pointer, ({ rowKeys }) => canDelete(grid, rowKeys.length));
  return (
    <td {...attributes} role="gridcell" className="eidos-table__cell" data-align="center">
      <button
        type="button"
        className="eidos-table__button"
        data-icon="delete"
        data-grid-focus=""
        tabIndex={active ? 0 : -1}
        aria-disabled={!deletable || undefined}
        aria-label={grid.words.t('table.deleteRow', { row: props.dataRow + 1 })}
        onClick={() => deleteRows(grid, props.row, props.row)}
      />
    </td>
  );
});
