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

/** A date in parts: its month by number, and the numbers next to it in their order. */
interface NamedMonth {
  readonly month: number;
  readonly numbers: readonly string[];
}

const monthStyles: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  { day: 'numeric', month: 'long', year: 'numeric' },
  { day: 'numeric', month: 'short', year: 'numeric' },
  { dateStyle: 'medium' },
  { dateStyle: 'long', timeStyle: 'short' },
  { dateStyle: 'full' },
  { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
];

/** The month that a text of digits and words names, if its other words belong to dates in this locale. */
export function namedMonth(text: string, locale: string): NamedMonth | undefined {
  const { months, others } = wordsOf(locale);
  const wanted = fold(text);
  const found = findMonth(wanted, months);
  if (found === undefined) return undefined;
  const rest = `${wanted.slice(0, found.start)} ${wanted.slice(found.end)}`;
  if (/[^\p{L}\p{M}\d\s,،/()'’-]/u.test(rest)) return undefined;
  const words = rest.match(/[\p{L}\p{M}]+/gu) ?? [];
  if (!words.every((word) => others.has(word))) return undefined;
  return { month: found.month, numbers: rest.match(/\d+/g) ?? [] };
}

/**
 * The text without the words that a locale puts around a date in digits, such as the day of the week, which East Asian
 * languages write in parentheses.
 */
export function withoutDateWords(text: string, locale: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const { others } = wordsOf(locale);
  const kept = text.replace(/[\p{L}\p{M}\u200c]+\.?/gu, (word) =>
    others.has(fold(word).trim()) ? '' : word,
  );
  return kept.replace(/^[\s,،]+|[\s,،()（）]+$/gu, '');
}

function findMonth(text: string, months: DateWords['months']) {
  for (const [name, month] of months) {
    for (let start = text.indexOf(name); start >= 0; start = text.indexOf(name, start + 1)) {
      const end = start + name.length;
      if (!isSplit(text, start) && !isSplit(text, end)) return { month, start, end };
    }
  }
  // The beginning of one month only, such as "Sept".
  for (const { 0: word, index: start } of text.matchAll(/[\p{L}\p{M}]{3,}/gu)) {
    const meant = new Set([...months].flatMap(([name, month]) => (name.startsWith(word) ? [month] : [])));
    if (meant.size === 1) return { month: [...meant][0]!, start, end: start + word.length };
  }
  return undefined;
}

/** Whether a place in a text is within a word or within a number. */
function isSplit(text: string, at: number): boolean {
  const around = text.slice(Math.max(0, at - 1), at + 1);
  return around.length === 2 && (/^[\p{L}\p{M}]{2}$/u.test(around) || /^\d{2}$/.test(around));
}

const wordsOf = memoizeText((locale: string): DateWords => {
  const months = new Map<string, number>();
  const others = new Set<string>();
  for (const style of monthStyles) {
    const format = new Intl.DateTimeFormat(gregorian(locale), { ...style, timeZone: 'UTC' });
    // Seven dates of each month have all days of the week.
    for (let place = 0; place < 84; place++) {
      const month = place % 12;
      const parts = format.formatToParts(Date.UTC(2026, month, 1 + Math.floor(place / 12)));
      parts.forEach(({ type, value }, at) => {
        if (type === 'month') addMonth(months, parts, at, month + 1);
        else addWords(others, value);
      });
      // Some languages write no space between such words.
      addWords(others, parts.map(({ type, value }) => (type === 'month' ? ' ' : value)).join(''));
    }
  }
  // An abbreviation of spreadsheets that no form of the locale begins with.
  if (/^de\b/.test(locale)) months.set('mrz', 3);
  const longestFirst = [...months].sort(([a], [b]) => b.length - a.length);
  return { months: new Map(longestFirst), others };
});

function addWords(words: Set<string>, text: string): void {
  for (const word of fold(text).match(/[\p{L}\p{M}]+/gu) ?? []) words.add(word);
}

/** Some languages write a preposition or an ending on the month: it is part of the word. */
function addMonth(
  months: Map<string, number>,
  parts: readonly Intl.DateTimeFormatPart[],
  at: number,
  month: number,
): void {
  const name = fold(parts[at]!.value);
  if (!/\p{L}/u.test(name)) return;
  const prefix = /[\p{L}\p{M}]+$/u.exec(fold(parts[at - 1]?.value ?? ''))?.[0] ?? '';
  const ending = /^[\p{L}\p{M}]+/u.exec(fold(parts[at + 1]?.value ?? ''))?.[0] ?? '';
  for (const word of [name, prefix + name, name + ending]) if (!months.has(word)) months.set(word, month);
}

const fold = (text: string) => foldCase(text).replaceAll('.', ' ').replace(/\s+/gu, ' ');
