import { memoizeText } from '../json/memoize';
import { decimalOf } from '../validation/assertions';
import type { Violation } from '../validation/outcome';
import { createError } from '../development/advice';

/**
 * The canonical form of a BCP 47 language tag (`de-ch` becomes `de-CH`); English without one.
 * Throws a `RangeError` with the correct form when it is not a language tag, e.g. `en_GB`.
 */
export function canonicalLocale(locale: string | undefined): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en';
  } catch {
    throw createError(
      `"${locale}" is not a BCP 47 language tag.`,
      () =>
        process.env.NODE_ENV !== 'production' && ' Write a tag such as "en" or "de-CH" (with "-", not "_").',
      RangeError,
    );
  }
}

/** How a locale writes numbers in one set of digits. */
interface NumberSymbols {
  /** The text before the exponent, such as `E` or `×10^`. */
  readonly exponent: string;
  /** The characters of numbers as English writes them. */
  readonly ascii: ReadonlyMap<string, string>;
  /** Writes whole digits in groups, as the locale does (`1,234,567`, `12,34,567`). */
  readonly groupDigits: (digits: string) => string;
}

/** Symbols of `locale` for the digits that `text` uses: its own, Latin, or any other decimal set. */
function symbolsFor(text: string, locale: string): NumberSymbols {
  const digit = /\p{Nd}/u.exec(text)?.[0];
  const own = readSymbols(canonicalLocale(locale));
  const system = digit === undefined || own.ascii.has(digit) ? undefined : systemOf(digit);
  return system === undefined ? own : readSymbols(`${new Intl.Locale(locale).baseName}-u-nu-${system}`);
}

/** The numbering system of a digit that a locale does not use. */
const systemOf = memoizeText((digit: string) =>
  ['latn', ...Intl.supportedValuesOf('numberingSystem')].find((system) =>
    digitsOf(`en-u-nu-${system}`).includes(digit),
  ),
);

/** The ten digits, from 9 to 0. */
function digitsOf(locale: string): readonly string[] {
  return [...new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210)];
}

const readSymbols = memoizeText((locale: string): NumberSymbols => {
  const whole = new Intl.NumberFormat(locale, { useGrouping: 'always', maximumFractionDigits: 0 });
  // Eight digits before the point, because some locales group only from five digits on.
  const plain = new Intl.NumberFormat(locale).formatToParts(-12_345_678.9);
  const scientific = new Intl.NumberFormat(locale, { notation: 'scientific' }).formatToParts(1e30);
  const part = (parts: Intl.NumberFormatPart[], type: string, fallback: string) =>
    unifyMarks(parts.find((each) => each.type === type)?.value ?? fallback);
  return {
    exponent: part(scientific, 'exponentSeparator', 'E'),
    ascii: new Map([
      ...[...'+-eE'].map((char) => [char, char.toLowerCase()] as const),
      [part(plain, 'group', ''), ','],
      [part(plain, 'decimal', '.'), '.'],
      ...digitsOf(locale).map((digit, at) => [digit, String(9 - at)] as const),
    ]),
    groupDigits: (digits) => whole.format(BigInt(digits)),
  };
});

/** Why a text is not a number; each is a key of the catalogue under `error.`. */
type NumberErrorCode =
  /** Not a number in this locale (`0,5` in `en`, `1,23` in `en`, `abc`). */
  | 'number'
  /** A number with leading zeros (`007`), which is more often an identifier. */
  | 'leadingZeros'
  /** A number with more digits than can be stored without changing it. */
  | 'inexact'
  /** A number too large to be stored (`1e400`). */
  | 'overflow'
  /** A number with a text that is not its unit (`12 %`, which may mean 12 or 0.12). */
  | 'unit'
  /** More decimals than the field takes. */
  | 'multipleOf';

/** The number that a text means, or why it means none. */
export type NumberReading =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly code: NumberErrorCode; readonly values?: Violation['values'] | undefined };

/**
 * Reads a number in the format of `locale`, and only when nothing has to be guessed or dropped: digits of any
 * script, the locale's decimal and group separators (groups must be where the locale puts them), an exponent such
 * as `1e3`. Never rounds: numbers that a double can't hold are refused.
 *
 * @param shift The power of ten that the typed number is multiplied by: -2 for a percentage that is stored as a fraction.
 */
export function parseNumber(text: string, locale: string, shift = 0): NumberReading {
  const typed = unifyMarks(text).trim();
  const symbols = symbolsFor(typed, locale);
  const [, sign = '', grouped = '', fraction = '', exponent = '0'] =
    /^([+-]?)([\d,]*)(?:\.(\d*))?(?:e([+-]?\d+))?$/.exec(toAscii(typed, symbols)) ?? [];
  const whole = grouped.replaceAll(',', '');
  const isGrouped = whole === grouped || toAscii(unifyMarks(symbols.groupDigits(whole)), symbols) === grouped;
  if (whole + fraction === '' || !isGrouped) return refuse('number');
  if (/^0\d/.test(whole)) return refuse('leadingZeros');
  const power = Number(exponent) + shift;
  const value = Number(`${sign}${whole}.${fraction}e${power}`);
  if (!Number.isFinite(value)) return refuse('overflow');
  const [digits, stored] = decimalOf(value);
  if (normalize(whole + fraction, power - fraction.length) !== normalize(String(digits), stored))
    return refuse('inexact');
  // Minus zero is written as 0 in JSON; the sum makes it 0 from the start.
  return { ok: true, value: value + 0 };
}

function refuse(code: NumberErrorCode, values?: Violation['values']): NumberReading {
  return { ok: false, code, values };
}

/**
 * A text with the digits and symbols of English numbers, and a question mark for every other character: mixed scripts are more
 * likely a mistake.
 */
function toAscii(text: string, { exponent, ascii }: NumberSymbols): string {
  const characters = [...text.replaceAll(exponent, 'e')];
  return characters.map((char) => ascii.get(char) ?? '?').join('');
}

/**
 * Removes invisible characters: right-to-left locales put direction marks around signs, and what is copied from a page may
 * contain others. People type a plain space or apostrophe where typography requires a narrow, unbreakable or curly one. Phones
 * and word processors write a dash for a minus, and Japanese input methods full-width signs.
 */
export function unifyMarks(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/\u2019/g, "'")
    .replace(/[\u2010-\u2013\u2212]/g, '-')
    .replace(/[\u00a0\u2007\u2009\u202f\uff0b-\uff0e]/g, (mark) => mark.normalize('NFKC'));
}

/** A number in parentheses, which is how accounts write a negative one, with a minus. Returns any other text unchanged. */
export function unwrapNegative(text: string): string {
  return text.replace(/^(\P{Nd}*)\((.*\p{Nd}.*)\)(\P{Nd}*)$/u, '$1-$2$3');
}

/** Significant digits and a power of ten, the same for every spelling: `12.50` is `125e-1`. */
function normalize(allDigits: string, exponent: number): string {
  const significant = allDigits.replace(/^0+/, '');
  const digits = significant.replace(/0+$/, '');
  return digits && `${digits}e${exponent + significant.length - digits.length}`;
}

const spelled = /^([+-]?)\s*(\P{Nd}*?)\s*([+-]?[.,]?\p{Nd}.*?[.,]?)\s*(\P{Nd}*)$/u;

/**
 * Reads a number as people and spreadsheets write it: as `parseNumber` does, or with its unit before or after it, which is the
 * sign or the ISO code of any currency where the field has none. Any other text with it is refused: 12 % may be 12 or 0.12.
 */
export function readNumber(text: string, locale: string, isUnit = isCurrency, shift?: number): NumberReading {
  const reading = parseNumber(text, locale, shift);
  if (reading.ok || reading.code !== 'number') return reading;
  const [, sign = '', before = '', number = '', after = ''] = spelled.exec(unifyMarks(text).trim()) ?? [];
  if (!number || (before && after)) return reading;
  const unit = before + after;
  const amount = parseNumber(sign + number, locale, shift);
  return !amount.ok || !unit || isUnit(unit, locale) ? amount : refuse('unit', { text: unit });
}

function isCurrency(text: string, locale: string): boolean {
  // A dollar or a pound may say whose it is: US$, R$.
  if (/^\p{Lu}{0,3}\p{Sc}$/u.test(text)) return true;
  return currencySigns(locale).has(text);
}

/** The codes of currencies, and their signs that a locale writes in letters, such as "kr" and "zł". */
export const currencySigns = memoizeText((locale: string): ReadonlySet<string> => {
  const codes = Intl.supportedValuesOf('currency');
  const inLetters = codes.map((currency) => {
    const parts = new Intl.NumberFormat(canonicalLocale(locale), {
      style: 'currency',
      currency,
    }).formatToParts(1);
    return unifyMarks(parts.find(({ type }) => type === 'currency')?.value ?? currency);
  });
  return new Set([...codes, ...inLetters]);
});
