import { memo } from 'react';
import { useValue } from '../hooks/use-field';
import { cellText } from './cell-text';
import { cellPointer, type TableColumn } from './columns';
import { CornerHandles } from './CornerHandles';
import { type CellProps, useCell } from './use-cell';
import { useShownErrors } from '../hooks/use-form';

interface CompoundCellProps extends CellProps {
  readonly field: TableColumn;
}

/** A cell with a group, a union or a table: summarised here, edited in the row's details. */
export const CompoundCell = memo(function CompoundCell({ field, ...props }: CompoundCellProps) {
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
