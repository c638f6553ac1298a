import type { Hints } from '../types/eidos-schema';
import type { JsonValue } from '../json/json-schema';
import { decimalsOf } from './decimals';

/** What the last line of a table shows for a column. */
export type Total = NonNullable<Hints['total']>;

/**
 * The total of a column's values. Numbers are added up exactly to their last decimal place; an average has two more.
 *
 * @returns undefined when there is no number, except for a sum and a count, which are then 0.
 */
export function totalOf(total: Total, values: readonly (JsonValue | undefined)[]): number | undefined {
  if (total === 'count')
    return values.filter((value) => value !== undefined && value !== null && value !== '').length;
  const numbers = values.filter((value) => typeof value === 'number');
  const decimals = numbers.reduce((most, value) => Math.max(most, decimalsOf(value)), 0);
  const sum = round(
    numbers.reduce((left, right) => left + right, 0),
    decimals,
  );
  if (total === 'sum') return sum;
  if (numbers.length === 0) return undefined;
  if (total === 'average') return round(sum / numbers.length, decimals + 2);
  return numbers.reduce((left, right) => (total === 'min' ? Math.min(left, right) : Math.max(left, right)));
}

function round(value: number, decimals: number): number {
  // Above this, JavaScript has no more digits to write, and none to round.
  return decimals > 100 ? value : Number(value.toFixed(decimals));
}
