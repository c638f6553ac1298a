import { canonicalLocale } from './locale';

/** How a locale writes a date in digits: the order of its parts and what is between them. */
interface DatePattern {
  readonly order: readonly string[];
  readonly text: RegExp;
}

const patterns = new Map<string, DatePattern>();
const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const clock = /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s*(am|pm))?$/i;

/**
 * Reads a date, a time or both as the locale writes them in digits, with a year of four digits, or in the order of ISO 8601:
 * `9.3.2026` in German is `2026-03-09`. A time without a zone has that of this machine on its date.
 *
 * @returns undefined for another format, and for text that is not a date in this locale: nothing is guessed.
 */
export function readDate(text: string, format: string | undefined, locale: string): string | undefined {
  if (format !== 'date' && format !== 'time' && format !== 'date-time') return undefined;
  const typed = toLatinDigits(text)
    .replace(/[\s\u200e\u200f\u061c]+/gu, ' ')
    .trim();
  if (format === 'date') return readDay(typed, locale);
  const [, dayText = '', timeText = ''] =
    /^(?:(.*\d{4}|\d{4}.*?)[, T]+)?(\d{1,2}:\S+(?: [ap]m)?)$/i.exec(typed) ?? [];
  const time = readClock(timeText);
  if (time === undefined) return undefined;
  if (format === 'time' && dayText === '') return time + offsetAt(new Date());
  const day = format === 'date-time' ? readDay(dayText, locale) : undefined;
  return day === undefined ? undefined : `${day}T${time}${offsetAt(new Date(`${day}T${time}`))}`;
}

/** Offset of this machine's time zone at `moment`, as RFC 3339 writes it. */
export function offsetAt(moment: Date): string {
  const minutes = -moment.getTimezoneOffset();
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`;
}

function readDay(text: string, locale: string): string | undefined {
  const { order, text: local } = patternOf(locale);
  const found = iso.exec(text);
  const values = found ? found.slice(1) : local.exec(text)?.slice(1);
  if (!values) return undefined;
  const names = found ? ['year', 'month', 'day'] : order;
  const part = (name: string, length: number) => (values[names.indexOf(name)] ?? '').padStart(length, '0');
  const day = `${part('year', 4)}-${part('month', 2)}-${part('day', 2)}`;
  const moment = new Date(`${day}T00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : undefined;
}

function readClock(text: string): string | undefined {
  const [, hours = '', minutes = '', seconds = '00', half] = clock.exec(text) ?? [];
  const isTwelve = half !== undefined;
  const hour = isTwelve ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  const isReal = hours !== '' && hour < 24 && Number(minutes) < 60 && Number(seconds) < 60;
  if (!isReal || (isTwelve && (Number(hours) < 1 || Number(hours) > 12))) return undefined;
  return `${String(hour).padStart(2, '0')}:${minutes}:${seconds}`;
}

function patternOf(locale: string): DatePattern {
  const known = patterns.get(locale);
  if (known) return known;
  const form = new Intl.DateTimeFormat(
    `${new Intl.Locale(canonicalLocale(locale)).baseName}-u-ca-gregory-nu-latn`,
    {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      timeZone: 'UTC',
    },
  );
  const parts = form.formatToParts(new Date('2026-03-09T00:00Z'));
  const isPart = ({ type }: Intl.DateTimeFormatPart) => type === 'year' || type === 'month' || type === 'day';
  const source = parts.map((part) =>
    isPart(part)
      ? part.type === 'year'
        ? String.raw`(\d{4})`
        : String.raw`(\d{1,2})`
      : `[\\s\\u200e\\u200f]*${escape(part.value.replace(/[\s\u200e\u200f]/g, ''))}[\\s\\u200e\\u200f]*`,
  );
  // A final point or word, as in "2026. 3. 9.", is often left out.
  const last = parts.at(-1);
  if (last && !isPart(last)) source.push(`(?:${source.pop()!})?`);
  const pattern = {
    order: parts.filter(isPart).map(({ type }) => type),
    text: new RegExp(`^${source.join('')}$`),
  };
  patterns.set(locale, pattern);
  return pattern;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Digits of any script as those of ASCII: the ten digits of a script follow each other. */
function toLatinDigits(text: string): string {
  return text.replace(/[^\0-\x7f]/gu, (char) => {
    if (!/\p{Nd}/u.test(char)) return char;
    const code = char.codePointAt(0)!;
    let zero = code;
    while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String(code - zero);
  });
}
