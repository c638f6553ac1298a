import { canonicalLocale } from './locale';

export interface NumberFormatOptions {
  /** Separators between groups of digits (`1,234`); true unless told. Leave them out where the number is edited. */
  readonly grouping?: boolean;
}

const cache = new Map<string, Intl.NumberFormat>();

/** Shows a number in the digits and separators of `locale`, with as many digits as it takes to be exact. */
export function formatNumber(value: number, locale: string, options: NumberFormatOptions = {}): string {
  const size = Math.abs(value);
  // The same limits at which JavaScript itself changes to powers of ten.
  const notation = size !== 0 && (size < 1e-6 || size >= 1e21) ? 'scientific' : 'standard';
  const format = formatOf(locale, options.grouping ?? true, notation);
  // As a string, because a number would be written out as the double it is: 0.1 has 55 digits.
  return format.format(String(value) as Intl.StringNumericLiteral);
}

function formatOf(locale: string, useGrouping: boolean, notation: 'scientific' | 'standard') {
  const key = `${locale} ${useGrouping} ${notation}`;
  const known = cache.get(key);
  if (known) return known;
  // 17 significant digits tell any two doubles apart (IEEE 754).
  const made = new Intl.NumberFormat(canonicalLocale(locale), {
    useGrouping,
    notation,
    maximumSignificantDigits: 17,
  });
  cache.set(key, made);
  return made;
}
