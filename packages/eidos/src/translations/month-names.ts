import { memoizeText } from '../json/memoize';
import { foldCase } from './find-named';
import { canonicalLocale } from '../numbers/parse-number';

/** The locale with the calendar and the digits of stored dates. */
export function gregorian(locale: string): string {
  return `${new Intl.Locale(canonicalLocale(locale)).baseName}-u-ca-gregory-nu-latn`;
}

/** The words of a locale's dates, without regard to case and dots. */
interface DateWords {
  readonly months: ReadonlyMap<string, number>;
  /** Words that may be next to the numbers: the days of the week, "de", "um". */
  readonly others: ReadonlySet<string>;
}

/** The forms of dates that are read. */
export const dateStyles: readonly Intl.DateTimeFormatOptions[] = [
  { year: 'numeric', month: 'numeric', day: 'numeric' },
  { dateStyle: 'short' },
  { dateStyle: 'medium' },
  { dateStyle: 'long' },
  { dateStyle: 'long', timeStyle: 'short' },
  { dateStyle: 'full' },
  { day: 'numeric', month: 'long', year: 'numeric' },
  { day: 'numeric', month: 'short', year: 'numeric' },
  { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  { month: 'long' },
  { month: 'short' },
];

/** The month that a text of digits and words names, if its other words belong to dates in this locale. */
export function namedMonth(text: string, locale: string): number | undefined {
  const { months, others } = wordsOf(locale);
  const plain = fold(text);
  const words = wordsIn(plain);
  const own = words.filter((word) => !others.has(word)).join(' ');
  if (/[^\p{L}\p{M}\d\s,،/()'-]/u.test(plain)) return undefined;
  // A day of the week may have the name of a month.
  return own ? monthOf(own) : words.map(monthOf).find(Boolean);

  function monthOf(name: string): number | undefined {
    const known = months.get(name);
    if (known !== undefined || name.length < 3) return known;
    // The beginning of one month only, such as "Sept".
    const meant = new Set([...months].flatMap(([one, month]) => (one.startsWith(name) ? [month] : [])));
    return meant.size === 1 ? [...meant][0] : undefined;
  }
}

/**
 * The text without the words that a locale puts around a date in digits, such as the day of the week, which East Asian
 * languages write in parentheses.
 */
export function withoutDateWords(text: string, locale: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const { others } = wordsOf(locale);
  const kept = text.replace(/[\p{L}\p{M}\u200c]+\.?/gu, (word) => (others.has(fold(word)) ? '' : word));
  return kept.replace(/^[\s,،]+|[\s,،()（）]+$/gu, '');
}

const wordsOf = memoizeText((locale: string): DateWords => {
  const months = new Map<string, number>();
  const others = new Set<string>();
  for (const style of dateStyles) {
    const format = new Intl.DateTimeFormat(gregorian(locale), { ...style, timeZone: 'UTC' });
    // Seven dates of each month have all days of the week.
    for (let place = 0; place < 84; place++) {
      const month = place % 12;
      const parts = format.formatToParts(Date.UTC(2026, month, 1 + Math.floor(place / 12)));
      const marked = parts.map(({ type, value }) => (type === 'month' ? `\0${value}\0` : value)).join('');
      // Some languages write a preposition or an ending on the month: it is part of the word.
      const rest = marked.replace(/[\p{L}\p{M}]*\0([^\0]+)\0[\p{L}\p{M}]*/u, (whole, name: string) => {
        for (const one of [name, whole.replaceAll('\0', '')]) {
          const word = wordsIn(one).join(' ');
          if (word && !months.has(word)) months.set(word, month + 1);
        }
        return ' ';
      });
      for (const word of wordsIn(rest)) others.add(word);
    }
  }
  // An abbreviation of spreadsheets that no form of the locale begins with.
  if (/^de\b/.test(locale)) months.set('mrz', 3);
  return { months, others };
});

const wordsIn = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{M}]+/gu) ?? [];

/** A text without differences of case, and without the signs of abbreviations. */
const fold = (text: string) => foldCase(text).replace(/[.׳॰]|(?<=[\p{L}\p{M}]):/gu, '');
