import type { JsonValue } from '../json/json-schema';
import type { Translator } from '../translations/translator';
import type { TableColumn } from './columns';
import { formatInColumn } from './decimals';
import { valueIn } from './row-texts';
import { totalOf } from './total-of';

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
export function Total({ column, rows, words }: TotalProps) {
  const { total: wanted, writeOnly } = column.node;
  // The sum of one row would be its write-only value.
  const total = writeOnly && wanted !== 'count' ? undefined : wanted;
  const value =
    total &&
    totalOf(
      total,
      rows.map((row) => valueIn(row, column)),
    );
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
