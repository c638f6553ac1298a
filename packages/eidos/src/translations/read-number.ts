import { type NumberReading, parseNumber } from './parse-number';
import { canonicalLocale } from './locale';
import { withoutMarks } from './number-symbols';

/** The signs of currencies that a locale writes in letters, such as "kr" and "zł". */
const signs = new Map<string, ReadonlySet<string>>();

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
  const known = signs.get(locale) ?? currencySigns(canonicalLocale(locale));
  signs.set(locale, known);
  return known.has(text);
}

function currencySigns(locale: string): ReadonlySet<string> {
  const codes = Intl.supportedValuesOf('currency');
  const inLetters = codes.map((currency) => {
    const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(1);
    return withoutMarks(parts.find(({ type }) => type === 'currency')?.value ?? currency);
  });
  return new Set([...codes, ...inLetters]);
}
