import type { EidosNode } from '../compiler/node';
import { canonicalLocale } from '../translations/locale';
import type { Translator } from '../translations/translator';

/** Beyond this, some engines write no more decimals. */
const MOST_DECIMALS = 20;

/** A format for each locale and count of decimals: creating one takes as long as a hundred cells. */
const formats = new Map<string, Intl.NumberFormat>();

/** How many digits follow the decimal point. */
export function decimalsOf(value: number): number {
  const [, digits = '', exponent = '0'] = /(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return Math.max(0, digits.length - Number(exponent));
}

/**
 * Formats a number of a column, with at least as many decimals as the step of the column, `multipleOf`, so that the
 * decimal points of all rows are in one line.
 */
export function formatInColumn(
  value: number,
  node: EidosNode,
  words: Pick<Translator, 'formatNumber' | 'locale'>,
): string {
  const decimals = 'multipleOf' in node && node.multipleOf !== undefined ? decimalsOf(node.multipleOf) : 0;
  if (decimals === 0 || decimals > MOST_DECIMALS) return words.formatNumber(value);
  const key = `${words.locale} ${decimals}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(canonicalLocale(words.locale), {
      minimumFractionDigits: decimals,
      maximumFractionDigits: MOST_DECIMALS,
    });
  formats.set(key, format);
  // As a string, because a number would be formatted with all digits of its double.
  return format.format(String(value) as Intl.StringNumericLiteral);
}
