import { canonicalLocale } from './locale';

const cache = new Map<string, Intl.DateTimeFormat>();

const date = String.raw`(\d{4}-\d{2}-\d{2})`;
const time = String.raw`(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(z|[+-]\d{2}:\d{2})`;

const forms: Readonly<Record<string, { readonly text: RegExp; readonly style: Intl.DateTimeFormatOptions }>> =
  {
    date: { text: new RegExp(`^${date}$`), style: { dateStyle: 'medium' } },
    time: { text: new RegExp(`^()${time}$`, 'i'), style: { timeStyle: 'short' } },
    'date-time': {
      text: new RegExp(`^${date}[t ]${time}$`, 'i'),
      style: { dateStyle: 'medium', timeStyle: 'short' },
    },
  };

/**
 * A stored date, time or both as `locale` writes it; undefined for another format, or text that is not a date. The time
 * is shown in its stored offset, which is appended, so that server and browser agree. The calendar is the Gregorian one, as
 * in the stored text and in native inputs.
 */
export function formatDate(text: string, format: string | undefined, locale: string): string | undefined {
  const form = format !== undefined && Object.hasOwn(forms, format) ? forms[format] : undefined;
  // Nearly all texts have no such format, and a table has many texts.
  if (form === undefined) return undefined;
  const [, day, clock = '00:00', offset] = form.text.exec(text) ?? [];
  if (day === undefined) return undefined;
  const moment = new Date(`${day || '1970-01-01'}T${clock}Z`);
  if (Number.isNaN(moment.getTime())) return undefined;
  const key = `${locale} ${format}`;
  const formatter =
    cache.get(key) ??
    new Intl.DateTimeFormat(canonicalLocale(locale), { ...form.style, calendar: 'gregory', timeZone: 'UTC' });
  cache.set(key, formatter);
  const zone = offset === undefined ? '' : ` UTC${/^z$/i.test(offset) ? '' : offset}`;
  return formatter.format(moment) + zone;
}
