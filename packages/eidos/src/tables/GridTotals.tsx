import { isArray } from '../json/json-object';
import { useValue } from '../hooks/use-field';
import { edgeCellId } from './grid-edge';
import { Total } from './Total';
import { useGrid } from './use-grid';
import { useGridState } from './use-grid-state';

/**
 * The last line of a grid, with the totals of the rows that are shown. `line` is the number of lines above it. The arrow
 * keys reach its cells, so that screen readers read them.
 */
export function GridTotals({ line }: { line: number }) {
  const grid = useGrid();
  const { columns, words } = grid;
  const edge = useGridState((state) => (state.edge?.line === 'totals' ? state.edge.column : undefined));
  const hidden = useGridState((state) => (state.order?.hidden.size ?? 0) > 0);
  const all = useValue(grid.pointer);
  const rows = isArray(all) ? all : [];
  const { keys, dataRow } = grid.shownRows();
  const shown = hidden ? keys.flatMap((_, row) => rows[dataRow(row)] ?? []) : rows;
  return (
    <tfoot>
      <tr className="eidos-table__totals" aria-rowindex={line + 2}>
        {columns.map((column, index) => {
          const shared = {
            id: edgeCellId(grid, { line: 'totals', column: index }),
            tabIndex: edge === index ? 0 : -1,
            'aria-colindex': index + 1,
            'data-edge': 'totals',
            'data-active': edge === index || undefined,
          };
          if (column.kind === 'row')
            return (
              <th key={index} {...shared} scope="row">
                {words.t(hidden ? 'table.totalShown' : 'table.total')}
              </th>
            );
          return (
            <td
              key={index}
              {...shared}
              role="gridcell"
              aria-readonly
              data-align={column.kind === 'data' ? column.column.align : undefined}
            >
              {column.kind === 'data' && <Total column={column.column} rows={shown} words={words} />}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
