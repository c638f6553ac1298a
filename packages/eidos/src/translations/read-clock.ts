import { foldCase } from './find-named';
import { gregorian } from './locale';

/** A time of day in a text: `rest` is what is around it. */
export interface Clock {
  readonly time: string;
  /** The offset that follows the time, if there is one. */
  readonly zone: string | undefined;
  readonly rest: string;
}

/** How a locale writes a time of day. */
interface ClockForm {
  readonly digits: RegExp;
  /** Its words for the two halves of the day. */
  readonly halves: readonly (readonly string[])[];
}

const forms = new Map<string, ClockForm>();
/** Right after the time, or after a date that follows it. */
const zoned = /(?:^[ )]*|[ )]+(?=\S+$))(?:(?:utc|gmt)? ?([+\-\u2212]\d{2}:\d{2})|(utc|gmt|z))(?![\p{L}\d])/iu;

/** Finds the only time of day in a text, as the locale writes it or with colons. */
export function readClock(text: string, locale: string): Clock | undefined {
  const { digits, halves } = formOf(locale);
  const [found, ...others] = [...text.matchAll(digits)];
  if (found === undefined || others.length > 0) return undefined;
  const [written, hours = '', minutes = '', seconds = '00', fraction = ''] = found;
  const before = takeHalf(text.slice(0, found.index), halves, 'end');
  const after = takeHalf(text.slice(found.index + written.length), halves, 'start');
  if (before.half !== undefined && after.half !== undefined) return undefined;
  const half = before.half ?? after.half;
  const [zone = '', offset, isUtc] = zoned.exec(after.rest) ?? [];
  const isTwelve = half !== undefined;
  const hour = isTwelve ? (Number(hours) % 12) + 12 * half : Number(hours);
  const isReal = hour < 24 && Number(minutes) < 60 && Number(seconds) < 60;
  if (!isReal || (isTwelve && (Number(hours) < 1 || Number(hours) > 12))) return undefined;
  const rest = `${before.rest} ${after.rest.replace(zone, ' ')}`.replace(/[,،(]? ?\)?$|^[, T،]+/giu, '');
  return {
    time: `${String(hour).padStart(2, '0')}:${minutes}:${seconds}${fraction}`,
    zone: isUtc === undefined ? offset?.replace('\u2212', '-') : 'Z',
    rest: rest.replace(/[\s,،(T]+$/u, '').trim(),
  };
}

/** Takes the word for a half of the day from one end of a text: 0 is the first half, 1 the second. */
function takeHalf(text: string, halves: ClockForm['halves'], side: 'start' | 'end') {
  const trimmed = side === 'end' ? text.trimEnd() : text.trimStart();
  const folded = foldCase(trimmed);
  for (const [half, words] of halves.entries()) {
    for (const word of words) {
      const isThere = side === 'end' ? folded.endsWith(word) : folded.startsWith(word);
      if (!isThere || folded.length !== trimmed.length) continue;
      const rest = side === 'end' ? trimmed.slice(0, -word.length) : trimmed.slice(word.length);
      // The word is not the end or the beginning of a longer one.
      if (!/\p{L}/u.test((side === 'end' ? rest.at(-1) : rest[0]) ?? '')) return { half, rest };
    }
  }
  return { half: undefined, rest: text };
}

function formOf(locale: string): ClockForm {
  const known = forms.get(locale);
  if (known) return known;
  const partsAt = (hour: number, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(gregorian(locale), { ...style, timeZone: 'UTC' }).formatToParts(
      Date.UTC(2026, 0, 1, hour),
    );
  const numeric = { hour: 'numeric', minute: '2-digit' } as const;
  const parts = partsAt(9, numeric);
  const between = parts[parts.findIndex(({ type }) => type === 'hour') + 1]?.value.trim() ?? ':';
  const colon = between === ':' || between === '' ? ':' : `(?::| ?${between.replace('.', '\\.')} ?)`;
  // A short time may have a word for a part of the half, such as the evening.
  const styles = [{ ...numeric, hour12: true }, { timeStyle: 'short' }] as const;
  const wordsFrom = (start: number) =>
    Array.from({ length: 12 }, (_, hour) => styles.map((style) => partsAt(start + hour, style)))
      .flat(2)
      .flatMap(({ type, value }) => (type === 'dayPeriod' ? [foldCase(value)] : []));
  const form = {
    digits: new RegExp(
      String.raw`(?<![\d.:+\-\u2212])(\d{1,2})${colon}(\d{2})(?:${colon}(\d{2})(\.\d+)?)?(?![\d:]|\.\d)`,
      'giu',
    ),
    halves: [[...new Set([...wordsFrom(0), 'a.m.', 'am'])], [...new Set([...wordsFrom(12), 'p.m.', 'pm'])]],
  };
  forms.set(locale, form);
  return form;
}
