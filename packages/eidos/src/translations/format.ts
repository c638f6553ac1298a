import { ownValue } from '../json/json-object';
import { memoizeText } from '../json/memoize';
import { canonicalLocale } from '../numbers/parse-number';
import { formats } from '../validation/formats';

/** Formats are kept by their arguments, because creating one takes as long as a hundred fields. */
const dateFormat = memoizeText((key) => {
  const [locale, options] = JSON.parse(key) as [string, Intl.DateTimeFormatOptions];
  return new Intl.DateTimeFormat(canonicalLocale(locale), options);
});

/** The parts of a stored date, time or both. */
interface Moment {
  readonly day?: string;
  /** The character between the date and the time. */
  readonly separator?: string;
  readonly time?: string;
  readonly zone?: string;
}

/**
 * The parts of a text that is one of a format, in a calendar and on a clock as people and `Date` know them: no year 0, and no
 * leap second. Undefined for any other text.
 */
export function momentOf(text: string, format: string): Moment | undefined {
  if (!formats[format]!(text) || /^0000|:60/.test(text)) return undefined;
  return /^(?:(?<day>.{10})(?<separator>[t ]|$))?(?:(?<time>[\d:.]+)(?<zone>.+))?$/i.exec(text)!.groups;
}

export const dateStyles: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  'date-time': { dateStyle: 'medium', timeStyle: 'short' },
};

/**
 * A stored date, time or both as `locale` writes it; undefined for another format, or text that is not a date. The time
 * is shown in its stored offset, which is appended, so that server and browser agree. The calendar is the Gregorian one, as
 * in the stored text and in native inputs.
 */
export function formatDate(text: string, format: string | undefined, locale: string): string | undefined {
  const style = ownValue(dateStyles, format);
  // Nearly all texts have no such format, and a table has many texts.
  if (style === undefined) return undefined;
  const parts = momentOf(text, format!);
  if (!parts) return undefined;
  const { day = '1970-01-01', time = '00:00', zone } = parts;
  const moment = new Date(`${day}T${time}Z`);
  // The short style leaves out seconds.
  const timeStyle = moment.getUTCSeconds() > 0 ? 'medium' : style.timeStyle;
  const options = { ...style, timeStyle, calendar: 'gregory', timeZone: 'UTC' };
  const shownZone = zone === undefined ? '' : ` UTC${zone.replace(/z/i, '')}`;
  return dateFormat(JSON.stringify([locale, options])).format(moment) + shownZone;
}

export interface NumberFormatOptions {
  /** Separators between groups of digits (`1,234`); true by default. Set it to false for a number that is edited. */
  readonly grouping?: boolean;
}

const numberFormat = memoizeText((key) => {
  const [locale, options] = JSON.parse(key) as [string, Intl.NumberFormatOptions];
  return new Intl.NumberFormat(canonicalLocale(locale), options);
});

/** Formats a number with the digits and separators of `locale`, and with as many digits as it needs to be exact. */
export function formatNumber(value: number, locale: string, options: NumberFormatOptions = {}): string {
  const text = String(value);
  // A fast path for counters: the first format of a page takes as long as a hundred fields.
  if (/^\d{1,3}$/.test(text) && /^en(?!.*-u)/.test(locale)) return text;
  // Where JavaScript itself switches to powers of ten.
  const notation = text.includes('e') ? 'scientific' : 'standard';
  // 17 significant digits distinguish any two doubles (IEEE 754).
  const style = { useGrouping: options.grouping ?? true, notation, maximumSignificantDigits: 17 };
  // As a string, because a number would be formatted with all digits of its double: 0.1 has 55.
  return numberFormat(JSON.stringify([locale, style])).format(text as Intl.StringNumericLiteral);
}

/**
 * The offset of this machine's time zone at a local date and time, as RFC 3339 writes it; without one, that of now. A time
 * that summer time skips has the offset before it, with which it is the moment that follows.
 */
export function offsetAt(local?: string): string {
  const offset =
    local === undefined
      ? new Date().getTimezoneOffset() * -60_000
      : Date.parse(`${local}Z`) - Date.parse(local);
  return (offset < 0 ? '-' : '+') + new Date(Math.abs(offset) || 0).toISOString().slice(11, 16);
}
