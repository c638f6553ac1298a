import { canonicalLocale } from './locale';

export interface NumberFormatOptions {
  /** Separators between groups of digits (`1,234`); true by default. Set it to false for a number that is edited. */
  readonly grouping?: boolean;
}

/** The formats of each locale, indexed by number, which is faster than building a string key each time. */
const cache = new Map<string, Intl.NumberFormat[]>();

/** Formats a number with the digits and separators of `locale`, and with as many digits as it needs to be exact. */
export function formatNumber(value: number, locale: string, options: NumberFormatOptions = {}): string {
  const text = String(value);
  // What a counter shows: the first format of a page takes as long as a hundred fields.
  if (/^\d{1,3}$/.test(text) && /^en(?!.*-u)/.test(locale)) return text;
  // Where JavaScript itself switches to powers of ten.
  const format = formatOf(locale, options.grouping ?? true, text.includes('e'));
  // As a string, because a number would be formatted with all digits of its double: 0.1 has 55.
  return format.format(text as Intl.StringNumericLiteral);
}

function formatOf(locale: string, useGrouping: boolean, isScientific: boolean): Intl.NumberFormat {
  const known = cache.get(locale) ?? [];
  cache.set(locale, known);
  return (known[Number(useGrouping) + 2 * Number(isScientific)] ??= new Intl.NumberFormat(
    canonicalLocale(locale),
    // 17 significant digits distinguish any two doubles (IEEE 754).
    { useGrouping, notation: isScientific ? 'scientific' : 'standard', maximumSignificantDigits: 17 },
  ));
}
