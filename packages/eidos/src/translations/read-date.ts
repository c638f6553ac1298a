import { memoizeText } from '../json/memoize';
import { isDate } from '../validation/formats';
import { foldCase } from './find-named';
import { offsetAt } from './format';
import { canonicalLocale, unifyMarks } from '../numbers/parse-number';
import { dateStyles, gregorian, namedMonth, withoutDateWords } from './month-names';

/** A time of day in a text: `rest` is what is around it. */
interface Clock {
  readonly time: string;
  /** The offset that follows the time, if there is one. */
  readonly zone: string | undefined;
  readonly rest: string;
}

/** How a locale writes a time of day. */
interface ClockForm {
  readonly digits: RegExp;
  /** Its words for the two halves of the day, before and after the digits. */
  readonly before: readonly RegExp[];
  readonly after: readonly RegExp[];
}

/** A zone right after the time, or after a date that follows it. */
const zoneWith = (offset: string) =>
  new RegExp(
    String.raw`(?:^[ )]*|[ )]+(?=\S+$))(?:(?:utc|gmt)? ?([+\-\u2212])${offset}|(utc|gmt|z))(?![\p{L}\d])`,
    'iu',
  );
const fullZone = zoneWith(String.raw`([01]\d|2[0-3]):([0-5]\d)`);
/** The short offsets of ISO 8601, which databases export. After hours and minutes alone, one may be the end of a range: 10:00-11. */
const shortZone = zoneWith(String.raw`([01]\d)(?::?([0-5]\d))?`);

/** An hour that only its half of the day makes a time: 3 pm. */
const hourAlone = /(?<![\d.:+\-\u2212])(\d{1,2})(?= ?[ap]\.?m(?!\p{L}))/giu;

/** Finds the only time of day in a text, as the locale writes it or with colons. */
function readClock(written: string, locale: string): Clock | undefined {
  const text = written.replace(hourAlone, '$1:00');
  const { digits, ...halves } = formOf(locale);
  const [found, ...others] = [...text.matchAll(digits)];
  if (found === undefined || others.length > 0) return undefined;
  const [clock, hours = '', minutes = '', seconds, fraction = ''] = found;
  const before = takeHalf(text.slice(0, found.index), halves.before);
  const after = takeHalf(text.slice(found.index + clock.length), halves.after);
  if (before.half !== undefined && after.half !== undefined) return undefined;
  const half = before.half ?? after.half;
  const [zone = '', sign, zoneHours, zoneMinutes = '00', isUtc] =
    (seconds ? shortZone : fullZone).exec(after.rest) ?? [];
  const isTwelve = half !== undefined;
  const hour = isTwelve ? (Number(hours) % 12) + 12 * half : Number(hours);
  const isReal = hour < 24 && Number(minutes) < 60 && Number(seconds ?? 0) < 60;
  if (!isReal || (isTwelve && (Number(hours) < 1 || Number(hours) > 12))) return undefined;
  const rest = `${before.rest} ${after.rest.replace(zone, ' ')}`.replace(/[,،(]? ?\)?$|^[, ،]+/gu, '');
  return {
    time: `${String(hour).padStart(2, '0')}:${minutes}:${seconds ?? '00'}${fraction}`,
    zone: isUtc ? 'Z' : sign && `${sign.replace('\u2212', '-')}${zoneHours}:${zoneMinutes}`,
    // A letter by itself is that of ISO 8601 between a date and a time.
    rest: rest.replace(/[\s,،(]+$|[\s,،(]*(?<!\p{L})T[\s,،(]*$/giu, '').trim(),
  };
}

/** Takes the word for a half of the day from a text: 0 is the first half, 1 the second. */
function takeHalf(text: string, halves: readonly RegExp[]) {
  const half = halves.findIndex((word) => word.test(text));
  return half < 0 ? { half: undefined, rest: text } : { half, rest: text.replace(halves[half]!, '') };
}

const formOf = memoizeText((locale: string): ClockForm => {
  const partsAt = (hour: number, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(gregorian(locale), { ...style, timeZone: 'UTC' }).formatToParts(
      Date.UTC(2026, 0, 1, hour),
    );
  const numeric = { hour: 'numeric', minute: '2-digit' } as const;
  const parts = partsAt(9, { ...numeric, second: '2-digit' });
  const wordAfter = (part: string) =>
    escapePattern(parts[parts.findIndex(({ type }) => type === part) + 1]?.value.trim() ?? '');
  const signAfter = (part: string) => {
    const word = wordAfter(part);
    return word === ':' || word === '' ? ':' : `(?::| ?${word} ?)`;
  };
  const end = parts.at(-1)?.type === 'literal' ? `(?: ?${wordAfter('second')})?` : '';
  // A short time may have a word for a part of the half, such as the evening.
  const styles = [{ ...numeric, hour12: true }, { timeStyle: 'short' }] as const;
  const wordsFrom = (start: number) =>
    Array.from({ length: 12 }, (_, hour) => styles.map((style) => partsAt(start + hour, style)))
      .flat(2)
      .flatMap(({ type, value }) => (type === 'dayPeriod' ? [foldCase(value)] : []));
  // In Welsh, the word before any time is "am".
  const between = partsAt(9, { dateStyle: 'long', timeStyle: 'short' }).map(({ type, value }) =>
    type === 'literal' ? value.trim() : '',
  );
  const halves = [
    [...wordsFrom(0), 'a.m.', 'am'],
    [...wordsFrom(12), 'p.m.', 'pm'],
  ].map((words) =>
    [...new Set(words)]
      .filter((word) => !between.includes(word))
      .map(escapePattern)
      .join('|'),
  );
  return {
    digits: new RegExp(
      String.raw`(?<![\d.:+\-\u2212])(\d{1,2})${signAfter('hour')}(\d{2})(?:${signAfter('minute')}(\d{2})(\.\d+)?${end})?(?![\d:]|\.\d)`,
      'giu',
    ),
    // The word is not the end or the beginning of a longer one.
    before: halves.map((word) => new RegExp(String.raw`(?<!\p{L})(?:${word})\s*$`, 'iu')),
    after: halves.map((word) => new RegExp(String.raw`^\s*(?:${word})(?!\p{L})`, 'iu')),
  };
});

/** Year, month and day in digits, as they were written, of any length. */
type DayParts = readonly [year: string, month: string, day: string];

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
/** The order of ISO 8601 with other signs, as spreadsheets of many countries export it. */
const yearFirst = /^\d{4}([/.])\d{1,2}\1\d{1,2}$/;
/** RFC 3339, which is stored as it is. */
const stored = /^(?:(\d{4}-\d{2}-\d{2})[t ])?(\d{2}:\d{2}:\d{2}(?:\.\d+)?)(z|[+-]\d{2}:\d{2})$/i;

/** The ending of a day that is counted, as people write it: 9th, 1er, 1º. */
const ordinal = /(?<=\d)(?:st|nd|rd|th|er|\.?[ºª])(?!\p{L})/giu;

/** The time zone of a stored time, unless it is that of this machine, which may differ on another date. */
function otherZone(kept: unknown): string | undefined {
  const [, day, time, zone] = stored.exec(String(kept)) ?? [];
  return zone === offsetAt(day && `${day}T${time}`) ? undefined : zone;
}

/**
 * Reads a date, a time or both as the locale writes them, with a year of four digits, or in the order of ISO 8601:
 * `9.3.2026` and `9. März 2026` in German are `2026-03-09`. A time without a zone has
 * that of `kept`, the value that it replaces, or else that of this machine on its date.
 *
 * @returns undefined for another format, and for text that is not a date in this locale: nothing is guessed.
 */
export function readDate(
  text: string,
  format: string | undefined,
  locale: string,
  kept?: unknown,
): string | undefined {
  const typed = plainDigits(text);
  if (format === 'date') return toDay(readDay(typed, locale)) ?? readMidnight(typed, locale);
  const clock = stored.test(typed) ? undefined : readClock(typed, locale);
  if (clock === undefined) return undefined;
  const zone = clock.zone ?? otherZone(kept);
  if (format === 'time') return clock.rest === '' ? clock.time + (zone ?? offsetAt()) : undefined;
  const day = toDay(readDay(clock.rest, locale));
  return day && `${day}T${clock.time}${zone ?? offsetAt(`${day}T${clock.time}`)}`;
}

/** Reads a day that is written with its midnight, as databases and spreadsheets export days. */
function readMidnight(text: string, locale: string): string | undefined {
  const { time = '', zone, rest = '' } = readClock(text, locale) ?? {};
  return !zone && /^[0:.]+$/.test(time) ? toDay(readDay(rest, locale)) : undefined;
}

/** Whether a text would be a date if its year had four digits: two do not tell the century. */
export function hasShortYear(text: string, format: string | undefined, locale: string): boolean {
  if (format !== 'date' && format !== 'date-time') return false;
  const typed = plainDigits(text);
  const day = format === 'date' ? typed : readClock(typed, locale)?.rest;
  const parts = day === undefined ? undefined : readDay(day, locale);
  return parts?.[0].length === 2 && toDay([`20${parts[0]}`, parts[1], parts[2]]) !== undefined;
}

/** The day in ISO 8601, if its year has four digits and the calendar has it. */
function toDay([year, month, date]: DayParts | readonly undefined[] = []): string | undefined {
  if (year?.length !== 4) return undefined;
  const day = `${year}-${month!.padStart(2, '0')}-${date!.padStart(2, '0')}`;
  return isDate(day) ? day : undefined;
}

function readDay(written: string, locale: string): DayParts | undefined {
  // Only here, because a dash between two times is not the minus of an offset.
  const text = unifyMarks(written).replace(ordinal, '');
  const [, ...ordered] = iso.exec(text) ?? [];
  if (ordered.length > 0) return ordered as unknown as DayParts;
  const parts = readLocalDay(text, locale);
  return parts?.[0].length === 4 && isOfOtherCalendar(Number(parts[0]), locale) ? undefined : parts;
}

/** Whether a year is one of the calendar that the locale itself prefers, such as 2569 in Thai. */
function isOfOtherCalendar(year: number, locale: string): boolean {
  const thisYear = new Date().getFullYear();
  const ahead = yearsAhead(locale);
  return Math.abs(ahead) > 1 && Math.abs(year - thisYear - ahead) < Math.abs(year - thisYear);
}

/** By how many years the calendar of the locale is ahead of the Gregorian one. */
const yearsAhead = memoizeText((locale: string): number => {
  const now = new Date();
  const name = `${new Intl.Locale(canonicalLocale(locale)).baseName}-u-nu-latn`;
  const parts = new Intl.DateTimeFormat(name, { year: 'numeric' }).formatToParts(now);
  return Number(parts.find(({ type }) => type === 'year')?.value) - now.getFullYear();
});

function readLocalDay(text: string, locale: string): DayParts | undefined {
  const places = formsOf(text, locale).map((form) => placesOf(locale).get(form));
  const [year, month, day] = yearFirst.test(text) ? [0, 1, 2] : (places.find(Boolean) ?? []);
  if (year === undefined) return /\p{L}/u.test(text) ? dayOfNamedMonth(text, locale) : undefined;
  const numbers = text.match(/\d+/g)!;
  return [numbers[year]!, numbers[month!]!, numbers[day!]!];
}

/** Next to the name of a month, a number of four digits is the year and one of up to two is the day. */
function dayOfNamedMonth(text: string, locale: string): DayParts | undefined {
  const month = namedMonth(text, locale);
  const [first = '', second, ...others] = text.match(/\d+/g) ?? [];
  if (month === undefined || second === undefined || others.length > 0) return undefined;
  const [year, day] = first.length === 4 || Number(first) > 31 ? [first, second] : [second, first];
  return [year, String(month), day];
}

/** Which numbers of a date are its year, month and day, by what a locale writes around them. */
const placesOf = memoizeText((locale: string): ReadonlyMap<string, readonly number[]> => {
  const found = dateStyles.flatMap((style) => {
    const format = new Intl.DateTimeFormat(gregorian(locale), { ...style, timeZone: 'UTC' });
    const parts = format.formatToParts(Date.UTC(2026, 2, 9));
    // The name of a month may be a word with its number.
    const order = parts.flatMap(({ type, value }) => (/\d/.test(value) ? [type] : []));
    if (order.length < 3) return [];
    const places = (['year', 'month', 'day'] as const).map((part) => order.indexOf(part));
    const forms = formsOf(parts.map(({ value }) => value).join(''), locale);
    // A final point or word, as in "2026. 3. 9.", is often left out.
    return [...forms, ...forms.map((form) => form.replace(/[^0]+$/, ''))].map(
      (form) => [form, places] as const,
    );
  });
  return new Map(found.toReversed());
});

/** The signs and words around the numbers of a date, with all words and without those that may be left out. */
function formsOf(text: string, locale: string): readonly string[] {
  const form = foldCase(text).replace(/\d+/g, '0');
  return [form, withoutDateWords(form, locale)].map((one) => one.replace(/[\s,،]/g, ''));
}

/** The source of a regular expression that matches exactly a text. */
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Digits of any script as those of ASCII (the ten digits of a script follow each other), and single spaces. */
function plainDigits(text: string): string {
  const latin = text.replace(/\p{Cf}/gu, '').replace(/[^\0-\x7f]/gu, (char) => {
    if (!/\p{Nd}/u.test(char)) return char.replace(/[／：]/, (wide) => wide.normalize('NFKC'));
    const code = char.codePointAt(0)!;
    let zero = code;
    while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String(code - zero);
  });
  return latin.replace(/\s+/gu, ' ').trim();
}
