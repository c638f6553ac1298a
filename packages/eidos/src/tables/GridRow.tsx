import { memo } from 'react';
import { DeleteCell, DetailsCell } from './ButtonCells';
import { CompoundCell } from './CompoundCell';
import { DataCell } from './DataCell';
import type { GridColumn } from './grid';
import { RowHeaderCell } from './RowHeaderCell';
import type { CellProps } from './use-cell';
import { useGrid } from './use-grid';
import { useGridState } from './use-grid-state';
import { type RowWindow, useWatchedLine } from './use-row-window';

export interface GridLineProps {
  readonly rowKey: string;
  /** Index of the row among those that are shown. */
  readonly row: number;
  /** Index of the row in the data. */
  readonly dataRow: number;
  /** Position among the lines of the body, from 0. */
  readonly line: number;
  readonly watch: RowWindow['watch'];
}

/** One row of a grid. */
export const GridRow = memo(function GridRow({ rowKey, row, dataRow, line, watch }: GridLineProps) {
  const { columns } = useGrid();
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
        <Cell key={index} kind={column} rowKey={rowKey} row={row} dataRow={dataRow} column={index} />
      ))}
    </tr>
  );
});

function Cell({ kind, ...props }: CellProps & { readonly kind: GridColumn }) {
  switch (kind.kind) {
    case 'row':
      return <RowHeaderCell {...props} />;
    case 'details':
      return <DetailsCell {...props} />;
    case 'delete':
      return <DeleteCell {...props} />;
    case 'data':
      return kind.column.compound ? (
        <CompoundCell {...props} field={kind.column} />
      ) : (
        <DataCell {...props} field={kind.column} />
      );
  }
}
