import { memo } from 'react';
import type { ColumnWidths } from './column-widths';
import { columnWidth } from './columns';
import { widthName } from './grid-widths';
import { HeaderCell } from './HeaderCell';
import { useGrid } from './use-grid';
import { useGridState } from './use-grid-state';

interface GridHeaderProps {
  readonly onWidthsChange: ((widths: ColumnWidths) => void) | undefined;
}

/** The columns' widths and labels. */
export const GridHeader = memo(function GridHeader({ onWidthsChange }: GridHeaderProps) {
  const { columns } = useGrid();
  const widths = useGridState((state) => state.widths);
  return (
    <>
      <colgroup>
        {columns.map((column, index) => (
          <col
            key={index}
            className="eidos-table__col"
            data-kind={column.kind === 'data' ? columnWidth(column.column) : column.kind}
            style={{ inlineSize: widths?.get(widthName(column)) }}
          />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1} className="eidos-table__header-row">
          {columns.map((_, index) => (
            <HeaderCell key={index} index={index} onWidthsChange={onWidthsChange} />
          ))}
        </tr>
      </thead>
    </>
  );
});
