import { useMemo } from 'react';
import { isJsonObject } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';
import { isArray } from '../validation/canonical-json';
import { useValue } from '../hooks/use-value';
import type { TableColumn } from './columns';
import type { Grid } from './grid';
import { totalOf } from './total-of';
import { useGrid } from './use-grid';

/** Whether a column of a grid has a total. */
export function hasTotals(grid: Grid): boolean {
  return grid.columns.some((column) => column.kind === 'data' && column.column.node.total !== undefined);
}

/** The last line of a grid, with the totals of its columns. `line` is the number of lines above it. */
export function GridTotals({ line }: { line: number }) {
  const { columns, words } = useGrid();
  return (
    <tfoot>
      <tr className="eidos-table__totals" aria-rowindex={line + 2}>
        {columns.map((column, index) => {
          if (column.kind === 'row')
            return (
              <th key={index} scope="row" aria-colindex={index + 1}>
                {words.t('table.total')}
              </th>
            );
          return (
            <td
              key={index}
              role="gridcell"
              aria-colindex={index + 1}
              aria-readonly
              data-align={column.kind === 'data' ? column.column.align : undefined}
            >
              {column.kind === 'data' && <Total column={column.column} />}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}

const labels = {
  sum: 'table.sum',
  count: 'table.count',
  average: 'table.average',
  min: 'table.min',
  max: 'table.max',
} as const;

function Total({ column }: { column: TableColumn }) {
  const { pointer, words } = useGrid();
  const rows = useValue(pointer);
  const { name, node } = column;
  const value = useMemo(
    () => node.total && totalOf(node.total, isArray(rows) ? rows.map((row) => cellOf(row, name)) : []),
    [node, name, rows],
  );
  if (!node.total || value === undefined) return null;
  // The line is named as that of the totals, which says enough for a sum.
  const kind = node.total === 'sum' ? 'eidos-visually-hidden' : 'eidos-table__total-kind';
  return (
    <>
      <span className={kind}>{words.t(labels[node.total])}</span> {words.formatNumber(value)}
    </>
  );
}

function cellOf(row: JsonValue, name: string): JsonValue | undefined {
  if (name === '') return row;
  return isJsonObject(row) ? row[name] : undefined;
}
