import { isDigitOf, type NumberSymbols, symbolsFor, withoutMarks } from './number-symbols';

/** Why a text is not a number; each is a key of the catalogue under `error.`. */
export type NumberErrorCode =
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

export type NumberReading =
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
  const plain = toAscii(typed, symbols);
  const [, whole = '', fraction = '', exponent] = /^[+-]?(\d*)\.(\d*)e(.+)$/.exec(plain ?? '') ?? [];
  if (plain === undefined || (whole === '' && fraction === '')) return refuse('number');
  if (/^0\d/.test(whole)) return refuse('leadingZeros');
  const value = Number(plain);
  if (!Number.isFinite(value)) return refuse('overflow');
  const meant = normalize(whole + fraction, Number(exponent) - fraction.length);
  if (meant !== decimalOf(value)) return refuse('inexact');
  // Minus zero is written as 0 in JSON, so it is 0 from the start.
  return { ok: true, value: value === 0 ? 0 : value };
}

function refuse(code: NumberErrorCode): NumberReading {
  return { ok: false, code };
}

/** The number in the form `-1234.5e3`, or undefined when the text is not well formed in the locale. */
function toAscii(typed: string, symbols: NumberSymbols): string | undefined {
  const text = typed.replaceAll(symbols.minus, '-').replaceAll('\u2212', '-');
  const sign = /^[+-]/.exec(text)?.[0] ?? '';
  const unsigned = text.slice(sign.length).replaceAll(symbols.exponent, 'e').replaceAll('E', 'e');
  const [mantissa = '', exponent, ...exponents] = unsigned.split('e');
  const [whole = '', fraction, ...fractions] = mantissa.split(symbols.decimal);
  if (exponents.length > 0 || fractions.length > 0) return undefined;
  const exponentSign = /^[+-]?/.exec(exponent ?? '')?.[0] ?? '';
  const exponentDigits = asciiDigits((exponent ?? '').slice(exponentSign.length), symbols);
  const digits = [withoutSeparators(whole, symbols), asciiDigits(fraction ?? '', symbols), exponentDigits];
  if (digits.includes(undefined) || (exponent !== undefined && exponentDigits === '')) return undefined;
  return `${sign}${digits[0]}.${digits[1]}e${exponentSign}${digits[2] || '0'}`;
}

/** The digits of the whole part; undefined when a separator is where the locale does not put one. */
function withoutSeparators(whole: string, symbols: NumberSymbols): string | undefined {
  const group = unifySpaces(symbols.group);
  const written = unifySpaces(whole);
  if (group === '' || !written.includes(group)) return asciiDigits(written, symbols);
  const digits = asciiDigits(written.replaceAll(group, ''), symbols);
  if (!digits) return undefined;
  const grouped = unifySpaces(withoutMarks(symbols.groupDigits(digits)));
  return grouped === written ? digits : undefined;
}

/** People type a plain space or apostrophe where typography requires a narrow, unbreakable or curly one. */
function unifySpaces(text: string): string {
  return text.replace(/[\u00a0\u2007\u2009\u202f]/g, ' ').replaceAll('\u2019', "'");
}

/** Undefined when the text contains anything but this set of digits: mixed scripts are more likely a mistake. */
function asciiDigits(text: string, symbols: NumberSymbols): string | undefined {
  const codePoints = [...text].map((char) => char.codePointAt(0) ?? 0);
  if (!codePoints.every((codePoint) => isDigitOf(symbols, codePoint))) return undefined;
  return codePoints.map((codePoint) => codePoint - symbols.zero).join('');
}

function decimalOf(value: number): string {
  const [mantissa = '', exponent = '0'] = String(Math.abs(value)).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return normalize(whole + fraction, Number(exponent) - fraction.length);
}

/** Significant digits and a power of ten, the same for every spelling: `12.50` is `125e-1`. */
function normalize(allDigits: string, exponent: number): string {
  const significant = allDigits.replace(/^0+/, '');
  const digits = significant.replace(/0+$/, '');
  return digits && `${digits}e${exponent + significant.length - digits.length}`;
}
