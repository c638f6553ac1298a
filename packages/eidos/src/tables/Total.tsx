import type { JsonValue } from '../json/json-schema';
import type { Translator } from '../translations/translator';
import type { Hints } from '../types/eidos-schema';
import { decimalsOf } from '../validation/assertions';
import { formatInColumn, valueIn } from './cell-text';
import type { GridColumn, TableColumn } from './columns';

type TotalKind = NonNullable<Hints['total']>;

/**
 * The total of a column's values. Numbers are added up exactly to their last decimal place; an average has two more.
 *
 * @returns undefined when there is no number, except for a sum and a count, which are then 0.
 */
export function totalOf(total: TotalKind, values: readonly (JsonValue | undefined)[]): number | undefined {
  if (total === 'count')
    return values.filter((value) => value !== undefined && value !== null && value !== '').length;
  const numbers = values.filter((value) => typeof value === 'number');
  const decimals = numbers.reduce(
    (most, value) => (fits(value, most) ? most : Math.max(most, decimalsOf(value))),
    0,
  );
  const sum = round(add(numbers), decimals);
  if (total === 'sum') return sum;
  if (numbers.length === 0) return undefined;
  if (total === 'average') return round(sum / numbers.length, decimals + 2);
  return numbers.reduce((left, right) => (total === 'min' ? Math.min(left, right) : Math.max(left, right)));
}

/** Whether a number has at most so many decimals, which is much faster to tell than how many. */
function fits(value: number, decimals: number): boolean {
  return Math.round(value * 10 ** decimals) / 10 ** decimals === value;
}

/** The sum of numbers, with what each addition loses to rounding added at the end (Neumaier): many rows lose cents otherwise. */
function add(numbers: readonly number[]): number {
  let sum = 0;
  let lost = 0;
  for (const value of numbers) {
    const next = sum + value;
    lost += Math.abs(sum) > Math.abs(value) ? sum - next + value : value - next + sum;
    sum = next;
  }
  // Beyond the largest number, nothing can be said of what is lost.
  return Number.isFinite(sum) ? sum + lost : sum;
}

function round(value: number, decimals: number): number {
  // Above this, JavaScript has no more digits to write, and none to round.
  return decimals > 100 ? value : Number(value.toFixed(decimals));
}

const labels = {
  sum: 'table.sum',
  count: 'table.count',
  average: 'table.average',
  min: 'table.min',
  max: 'table.max',
} as const;

interface TotalProps {
  readonly column: TableColumn;
  readonly rows: readonly JsonValue[];
  readonly words: Translator;
}

/** The total of a column over some rows, with its kind; nothing for a column without one. */
function Total({ column, rows, words }: TotalProps) {
  const { total: wanted, writeOnly } = column.node;
  // The sum of one row would be its write-only value.
  const total = writeOnly && wanted !== 'count' ? undefined : wanted;
  const values = rows.map((row) => valueIn(row, column));
  const value = total && totalOf(total, values);
  if (!total || value === undefined) return null;
  // The line is named as that of the totals, which says enough for a sum.
  const kind = total === 'sum' ? 'eidos-visually-hidden' : 'eidos-table__total-kind';
  return (
    <>
      <span className={kind}>{words.t(labels[total])}</span>{' '}
      {total === 'count' ? words.formatNumber(value) : formatInColumn(value, column.node, words)}
    </>
  );
}

interface TotalsProps extends Omit<TotalProps, 'column'> {
  readonly columns: readonly GridColumn[];
  /** Whether the table has other rows. */
  readonly isPart: boolean;
  readonly rowIndex: number | undefined;
  /** The attributes of a cell of a grid. */
  readonly attributesOf?: (index: number) => object;
}

export function Totals({ columns, rows, isPart, words, rowIndex, attributesOf }: TotalsProps) {
  const name = words.t(isPart ? 'table.totalShown' : 'table.total');
  const grid = attributesOf && ({ role: 'gridcell', 'aria-readonly': true } as const);
  return (
    <tfoot>
      <tr className="eidos-table__totals" aria-rowindex={rowIndex}>
        {columns.map((one, index) => {
          const column = typeof one === 'string' ? undefined : one;
          const value = column?.node.total && <Total column={column} rows={rows} words={words} />;
          if (index > 0)
            return (
              <td key={index} {...grid} {...attributesOf?.(index)} data-align={column?.align}>
                {value}
              </td>
            );
          return (
            <th key={index} {...attributesOf?.(0)} scope="row" data-align={value && column?.align}>
              {name}
              {value && ' '}
              {value}
            </th>
          );
        })}
      </tr>
    </tfoot>
  );
}
