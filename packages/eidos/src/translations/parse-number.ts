import { memoizeText } from '../json/memoize';
import { decimalOf } from '../validation/assertions';
import { canonicalLocale } from './locale';

/** How a locale writes numbers in one set of digits. */
interface NumberSymbols {
  /** Code point of the digit zero; the nine others follow it. */
  readonly zero: number;
  /** What is written before the exponent, such as `E` or `×10^`. */
  readonly exponent: string;
  /** The characters of numbers as English writes them. */
  readonly ascii: ReadonlyMap<string, string>;
  /** Writes whole digits in groups, as the locale does (`1,234,567`, `12,34,567`). */
  readonly groupDigits: (digits: string) => string;
}

let systemOfZero: Map<number, string> | undefined;

/** Symbols of `locale` for the digits that `text` uses: its own, Latin, or any other decimal set. */
function symbolsFor(text: string, locale: string): NumberSymbols {
  const digit = /\p{Nd}/u.exec(text)?.[0].codePointAt(0);
  const own = readSymbols(canonicalLocale(locale));
  if (digit === undefined || isDigitFrom(own.zero, digit)) return own;
  const system = [...numberingSystems()].find(([zero]) => isDigitFrom(zero, digit))?.[1];
  return system === undefined ? own : readSymbols(`${new Intl.Locale(locale).baseName}-u-nu-${system}`);
}

function isDigitFrom(zero: number, codePoint: number): boolean {
  return codePoint >= zero && codePoint <= zero + 9;
}

const readSymbols = memoizeText((locale: string): NumberSymbols => {
  const whole = new Intl.NumberFormat(locale, { useGrouping: 'always', maximumFractionDigits: 0 });
  // Eight digits before the point, because some locales group only from five digits on.
  const plain = new Intl.NumberFormat(locale).formatToParts(-12_345_678.9);
  const scientific = new Intl.NumberFormat(locale, { notation: 'scientific' }).formatToParts(1e30);
  const part = (parts: Intl.NumberFormatPart[], type: string, fallback: string) =>
    unifySpaces(withoutMarks(parts.find((each) => each.type === type)?.value ?? fallback));
  const zero = new Intl.NumberFormat(locale, { useGrouping: false }).format(0).codePointAt(0) ?? 0x30;
  return {
    zero,
    exponent: part(scientific, 'exponentSeparator', 'E'),
    ascii: new Map([
      ...[...'+-eE'].map((char) => [char, char.toLowerCase()] as const),
      ['\u2212', '-'],
      [part(plain, 'minusSign', '-'), '-'],
      [part(plain, 'group', ''), ','],
      [part(plain, 'decimal', '.'), '.'],
      ...[...'0123456789'].map((digit, at) => [String.fromCodePoint(zero + at), digit] as const),
    ]),
    groupDigits: (digits) => whole.format(BigInt(digits)),
  };
});

/** Every decimal set that the engine knows, by its zero; computed only when foreign digits were typed. */
function numberingSystems(): Map<number, string> {
  systemOfZero ??= new Map(
    ['latn', ...Intl.supportedValuesOf('numberingSystem')].flatMap((system) => {
      const zero = new Intl.NumberFormat(`en-u-nu-${system}`).format(0).codePointAt(0) ?? 0;
      return /\p{Nd}/u.test(String.fromCodePoint(zero)) ? [[zero, system] as const] : [];
    }),
  );
  return systemOfZero;
}

/** Removes the invisible direction marks that right-to-left locales put around signs. */
function withoutMarks(text: string): string {
  return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

/** Why a text is not a number; each is a key of the catalogue under `error.`. */
type NumberErrorCode =
  /** Nothing was typed. */
  | 'empty'
  /** Not a number in this locale (`0,5` in `en`, `1,23` in `en`, `abc`). */
  | 'number'
  /** A number with leading zeros (`007`), which is more often an identifier. */
  | 'leadingZeros'
  /** A number with more digits than can be stored without changing it. */
  | 'inexact'
  /** A number too large to be stored (`1e400`). */
  | 'overflow'
  /** A percentage (`12 %`), which may mean 12 or 0.12. */
  | 'percent';

type NumberReading =
  { readonly ok: true; readonly value: number } | { readonly ok: false; readonly code: NumberErrorCode };

/**
 * Reads a number in the format of `locale`, and only when nothing has to be guessed or dropped: digits of any
 * script, the locale's decimal and group separators (groups must be where the locale puts them), an exponent such
 * as `1e3`. Never rounds: numbers that a double can't hold are refused.
 */
export function parseNumber(text: string, locale: string): NumberReading {
  const typed = withoutMarks(text).trim();
  if (typed === '') return refuse('empty');
  const symbols = symbolsFor(typed, locale);
  const [, sign = '', grouped = '', fraction = '', exponent = '0'] =
    /^([+-]?)([\d,]*)(?:\.(\d*))?(?:e([+-]?\d+))?$/.exec(toAscii(typed, symbols)) ?? [];
  const whole = grouped.replaceAll(',', '');
  const isGrouped = whole === grouped || toAscii(symbols.groupDigits(whole), symbols) === grouped;
  if (whole + fraction === '' || !isGrouped) return refuse('number');
  if (/^0\d/.test(whole)) return refuse('leadingZeros');
  const value = Number(`${sign}${whole}.${fraction}e${exponent}`);
  if (!Number.isFinite(value)) return refuse('overflow');
  const [digits, power] = decimalOf(value);
  const meant = normalize(whole + fraction, Number(exponent) - fraction.length);
  if (meant !== normalize(String(digits), power)) return refuse('inexact');
  // Minus zero is written as 0 in JSON, so it is 0 from the start.
  return { ok: true, value: value === 0 ? 0 : value };
}

function refuse(code: NumberErrorCode): NumberReading {
  return { ok: false, code };
}

/**
 * A text with the digits and symbols of English numbers, and a question mark for every other character: mixed scripts are more
 * likely a mistake.
 */
function toAscii(text: string, { exponent, ascii }: NumberSymbols): string {
  const characters = [...unifySpaces(withoutMarks(text)).replaceAll(exponent, 'e')];
  return characters.map((char) => ascii.get(char) ?? '?').join('');
}

/** People type a plain space or apostrophe where typography requires a narrow, unbreakable or curly one. */
function unifySpaces(text: string): string {
  return text.replace(/[\u00a0\u2007\u2009\u202f]/g, ' ').replaceAll('\u2019', "'");
}

/** Significant digits and a power of ten, the same for every spelling: `12.50` is `125e-1`. */
function normalize(allDigits: string, exponent: number): string {
  const significant = allDigits.replace(/^0+/, '');
  const digits = significant.replace(/0+$/, '');
  return digits && `${digits}e${exponent + significant.length - digits.length}`;
}

const word = String.raw`[\p{L}\p{Sc}][\p{L}\p{M}\p{Sc}./]*`;
const sign = String.raw`[+\-\u2212]?`;
const before = new RegExp(String.raw`^(${sign})\s*(${word}?)\s*(${sign}[.,]?\p{Nd}.*)$`, 'u');
const after = new RegExp(String.raw`^(.*\p{Nd}[.,]?)\s*(${word})$`, 'u');
const percent = /[%‰٪؉﹪％]/gu;

/**
 * Reads a number as people and spreadsheets write it: as `parseNumber` does, or as an amount with the sign or the ISO
 * code of a currency. A percentage is refused, because 12 % may be 12 or 0.12.
 */
export function readNumber(text: string, locale: string): NumberReading {
  const reading = parseNumber(text, locale);
  if (reading.ok || reading.code !== 'number') return reading;
  const bare = withoutMarks(text).trim();
  if (parseNumber(bare.replace(percent, ''), locale).ok) return { ok: false, code: 'percent' };
  const amount = withoutCurrency(bare, locale);
  return amount === undefined ? reading : parseNumber(amount, locale);
}

function withoutCurrency(text: string, locale: string): string | undefined {
  const [, lead = '', prefix = '', rest = ''] = before.exec(text) ?? [];
  if (prefix !== '') {
    const isSignedTwice = lead !== '' && /^[+\-\u2212]/.test(rest);
    return isCurrency(prefix, locale) && !isSignedTwice ? lead + rest : undefined;
  }
  const [, amount, suffix = ''] = after.exec(text) ?? [];
  return isCurrency(suffix, locale) ? amount : undefined;
}

function isCurrency(text: string, locale: string): boolean {
  // A dollar or a pound may say whose it is: US$, R$.
  if (/^\p{Lu}{0,3}\p{Sc}$/u.test(text)) return true;
  return currencySigns(locale).has(text);
}

/** The codes of currencies, and their signs that a locale writes in letters, such as "kr" and "zł". */
const currencySigns = memoizeText((locale: string): ReadonlySet<string> => {
  const codes = Intl.supportedValuesOf('currency');
  const inLetters = codes.map((currency) => {
    const parts = new Intl.NumberFormat(canonicalLocale(locale), {
      style: 'currency',
      currency,
    }).formatToParts(1);
    return withoutMarks(parts.find(({ type }) => type === 'currency')?.value ?? currency);
  });
  return new Set([...codes, ...inLetters]);
});
