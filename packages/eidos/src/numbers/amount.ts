import { memoizeText } from '../json/memoize';
import { decimalsOf } from '../validation/assertions';
import type { Violation } from '../validation/outcome';
import {
  canonicalLocale,
  currencySigns,
  type NumberReading,
  readNumber,
  unifyMarks,
  unwrapNegative,
} from './parse-number';

/** The unit of a field's numbers, and how many decimals they have. */
export interface AmountStyle {
  /** The ISO 4217 code of a currency. */
  readonly currency?: string | undefined;
  /** The name of a unit, as `Intl.NumberFormat` takes it. */
  readonly unit?: string | undefined;
  /** Whether 12 % is stored as 0.12, or as 12. */
  readonly percent?: 'fraction' | 'whole' | undefined;
  /** How many decimals are shown at least, and accepted at most. */
  readonly decimals?: number | undefined;
  /** Whether the number has no decimals. */
  readonly isWhole?: boolean;
  /** The `multipleOf` of the number, whose decimals are shown where `decimals` does not say how many. */
  readonly step?: number | undefined;
}

/** Writes and reads the numbers of a field with a currency, a unit, a percent sign or fixed decimals. */
export interface Amount {
  /** A number with its unit, and with all of its digits. */
  readonly format: (value: number, locale: string) => string;
  /** A number as it is edited: without its unit, and without separators between thousands. */
  readonly edit: (value: number, locale: string) => string;
  /** A number for a spreadsheet, which stores percentages as fractions. */
  readonly plain: (value: number, locale: string) => string;
  /** The unit next to the input, and its side; undefined for a number without one. */
  readonly unit: (
    value: unknown,
    locale: string,
  ) => { readonly text: string; readonly isBefore: boolean } | undefined;
  /** Reads a number with or without its unit. Any other unit is an error, and so are more decimals than the field takes. */
  readonly read: (text: string, locale: string) => NumberReading;
  /** The values of an error with its limit as the field writes it. */
  readonly withLimit: (values: Violation['values'], locale: string) => Violation['values'];
  /** How far an arrow key steps in a number without `multipleOf`. */
  readonly step: number;
}

/** Beyond this, some engines write no more decimals. */
const mostDecimals = 20;

const unitParts = ['currency', 'unit', 'percentSign'];

/** The amounts that tell the plural forms of a unit apart. */
const counts = [0, 1, 2, 3, 5, 11, 100, 1.5];

export function createAmount(style: AmountStyle): Amount {
  const { currency, decimals } = style;
  const unit = style.percent ? 'percent' : style.unit;
  // The digits are shifted in their text: 0.07 * 100 is 7.000000000000001.
  const shift = style.percent === 'fraction' ? 2 : 0;
  const counted: Intl.NumberFormatOptions = currency
    ? { style: 'currency', currency }
    : unit
      ? { style: 'unit', unit }
      : {};

  function leastDecimals(): number {
    const usual = new Intl.NumberFormat('en', style.isWhole ? {} : counted).resolvedOptions();
    const ofStep = style.step === undefined ? 0 : decimalsOf(style.step) - shift;
    return decimals ?? Math.min(mostDecimals, Math.max(usual.minimumFractionDigits ?? 0, ofStep));
  }

  const formatsOf = memoizeText((locale: string) => {
    const minimumFractionDigits = leastDecimals();
    const create = (options: Intl.NumberFormatOptions) => {
      const make = (more: Intl.NumberFormatOptions) =>
        new Intl.NumberFormat(canonicalLocale(locale), { ...options, ...more });
      return {
        usual: make({ minimumFractionDigits, maximumFractionDigits: mostDecimals }),
        // 17 significant digits distinguish any two doubles (IEEE 754).
        scientific: make({ notation: 'scientific', maximumSignificantDigits: 17 }),
      };
    };
    return { full: create(counted), edited: create({ useGrouping: false }), names: namesOf(locale) };
  });

  function write(value: number, locale: string, which: 'full' | 'edited'): string {
    const [digits = '', exponent] = String(value).split('e');
    const isLong = exponent !== undefined || (digits.split('.')[1] ?? '').length > mostDecimals;
    const format = formatsOf(locale)[which][isLong ? 'scientific' : 'usual'];
    const power = Number(exponent ?? 0) + shift;
    // As a string, because a number would be formatted with all digits of its double.
    const text = `${digits}e${power}`;
    if (Number.isFinite(Number(text))) return format.format(text as Intl.StringNumericLiteral);
    // A percentage can be beyond all numbers, although its fraction is not.
    const written = new Intl.NumberFormat(canonicalLocale(locale)).format(power);
    const parts = format.formatToParts(value);
    return parts.map((part) => (part.type === 'exponentInteger' ? written : part.value)).join('');
  }

  const edit = (value: number, locale: string) => write(value, locale, 'edited');

  function format(value: number, locale: string): string {
    const text = write(value, locale, 'full');
    // Arabic and Hebrew write some amounts in words only, such as "two days".
    return /\p{Nd}/u.test(text) ? text : `${edit(value, locale)}\u00a0${text}`;
  }

  function spell(locale: string, display: Intl.NumberFormatOptions): readonly string[] {
    const spelled = new Intl.NumberFormat(canonicalLocale(locale), { ...counted, ...display });
    const parts = counts.flatMap((count) => spelled.formatToParts(count));
    return parts.filter(({ type }) => unitParts.includes(type)).map(({ value }) => unifyMarks(value).trim());
  }

  function namesOf(locale: string): ReadonlySet<string> {
    const displays = currency ? [undefined] : (['short', 'narrow', 'long'] as const);
    const names = displays.flatMap((unitDisplay) => spell(locale, { unitDisplay }));
    // People leave out the dot of an abbreviation, such as "kr." and "Std.".
    const dotless = names.map((name) => name.replace(/\.$/, ''));
    return new Set([...names, ...dotless, ...(unit === 'percent' ? ['%', '％'] : [])]);
  }

  /** Whether a text is the sign of a currency that the locale writes as a code, and of no other one there. */
  function isSign(text: string, locale: string): boolean {
    if (!currency || currencySigns(locale).has(text)) return false;
    // Swiss German has no sign for the euro.
    return [locale, 'en'].some((one) => spell(one, { currencyDisplay: 'narrowSymbol' }).includes(text));
  }

  function readAmount(text: string, locale: string): NumberReading {
    if (!unit && !currency) return readNumber(text, locale);
    const isUnit = (name: string) =>
      name.toUpperCase() === currency || formatsOf(locale).names.has(name) || isSign(name, locale);
    const typed = currency ? unwrapNegative(text) : text;
    const reading = readNumber(typed, locale, isUnit, -shift);
    if (reading.ok || reading.code !== 'number') return reading;
    const [group = '', decimal = ''] = separatorsOf(counted, locale);
    const [, point = ''] = separatorsOf({}, locale);
    let grouped = '';
    const digits = unifyMarks(typed).replace(/\p{Nd}.*\p{Nd}/u, (number) => {
      const [whole = '', ...rest] = number.split(decimal);
      grouped = whole;
      return [whole.replaceAll(group, ''), ...rest].join(point);
    });
    const other = readNumber(digits, locale, isUnit, -shift);
    // The groups must be where the amount has them.
    return other.ok && unifyMarks(format(other.value, locale)).includes(grouped) ? other : reading;
  }

  return {
    format,
    edit,
    plain: (value, locale) => `${edit(value, locale)}${shift > 0 ? '%' : ''}`,
    unit(value, locale) {
      const shown = typeof value === 'number' ? value : 0;
      const parts = formatsOf(locale).full.usual.formatToParts(shown);
      const at = parts.findIndex(({ type }) => unitParts.includes(type));
      const isBefore = at < parts.findIndex(({ type }) => type === 'integer');
      return parts[at] && { text: unifyMarks(parts[at].value).trim(), isBefore };
    },
    read(text, locale) {
      const reading = readAmount(text, locale);
      if (!reading.ok || decimals === undefined || decimalsOf(reading.value) - shift <= decimals)
        return reading;
      const limit = Number(`1e${-decimals - shift}`);
      return { ok: false, code: 'multipleOf', values: { limit, value: reading.value } };
    },
    withLimit: (values, locale) =>
      typeof values.limit === 'number' ? { ...values, limit: format(values.limit, locale) } : values,
    step: Number(`1e${-shift}`),
  };
}

/**
 * The separators of groups of digits, and of decimals. Some countries write amounts with others than numbers: in Austria,
 * "1.234,50" and not "1 234,50".
 */
function separatorsOf(options: Intl.NumberFormatOptions, locale: string): readonly string[] {
  const format = new Intl.NumberFormat(canonicalLocale(locale), { ...options, minimumFractionDigits: 1 });
  const parts = format.formatToParts(12_345_678.9);
  return ['group', 'decimal'].map((type) =>
    unifyMarks(parts.find((part) => part.type === type)?.value ?? ''),
  );
}
