import { foldText } from '../translations/fold-text';

/**
 * Keeps the rows in which every word of the filter occurs, in any column.
 *
 * @param foldedText The row's texts, folded with `foldText`; `numbers` tells whether the filter can match numbers.
 */
export function filterRows(
  rows: readonly number[],
  filter: string,
  foldedText: (row: number, numbers: boolean) => string,
  locale: string,
): readonly number[] {
  const words = foldText(filter, locale).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  // Signs and infinity are written without digits.
  const numbers = words.some((word) => !/^\p{L}+$/u.test(word));
  return rows.filter((row) => {
    const text = foldedText(row, numbers);
    return words.every((word) => text.includes(word));
  });
}
