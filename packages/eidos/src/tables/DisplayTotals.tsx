import type { DisplayRows } from './use-display-rows';
import { Total } from './Total';

interface DisplayTotalsProps {
  readonly data: DisplayRows;
  /** The position of the line when only some rows are in the document. */
  readonly rowIndex: number | undefined;
}

/** The last line of a table to read, with the totals of the rows that are shown. */
export function DisplayTotals({ data, rowIndex }: DisplayTotalsProps) {
  const { columns, shown, total, words } = data;
  const name = words.t(shown.length < total ? 'table.totalShown' : 'table.total');
  const rows = shown.map((row) => data.rowAt(row));
  return (
    <tfoot>
      <tr className="eidos-table__totals" aria-rowindex={rowIndex}>
        {columns.map((column, index) => {
          const value = column.node.total && <Total column={column} rows={rows} words={words} />;
          if (index > 0)
            return (
              <td key={column.name} data-align={column.align}>
                {value}
              </td>
            );
          return (
            <th key={column.name} scope="row" data-align={value ? column.align : undefined}>
              {name} {value}
            </th>
          );
        })}
      </tr>
    </tfoot>
  );
}
