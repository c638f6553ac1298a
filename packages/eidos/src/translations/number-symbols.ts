import { canonicalLocale } from './locale';

/** How a locale writes numbers in one set of digits. */
export interface NumberSymbols {
  /** Code point of the digit zero; the nine others follow it. */
  readonly zero: number;
  readonly decimal: string;
  readonly group: string;
  readonly minus: string;
  readonly exponent: string;
  /** Writes whole digits in groups, as the locale does (`1,234,567`, `12,34,567`). */
  readonly groupDigits: (digits: string) => string;
}

const cache = new Map<string, NumberSymbols>();
let systemOfZero: Map<number, string> | undefined;

/** Symbols of `locale` for the digits that `text` uses: its own, Latin, or any other decimal set. */
export function symbolsFor(text: string, locale: string): NumberSymbols {
  const digit = /\p{Nd}/u.exec(text)?.[0].codePointAt(0);
  const own = readSymbols(canonicalLocale(locale));
  if (digit === undefined || isDigitOf(own, digit)) return own;
  const system = [...numberingSystems()].find(([zero]) => digit >= zero && digit <= zero + 9)?.[1];
  return system === undefined ? own : readSymbols(`${baseOf(locale)}-u-nu-${system}`);
}

export function isDigitOf(symbols: NumberSymbols, codePoint: number): boolean {
  return codePoint >= symbols.zero && codePoint <= symbols.zero + 9;
}

function baseOf(locale: string): string {
  return new Intl.Locale(locale).baseName;
}

function readSymbols(locale: string): NumberSymbols {
  const known = cache.get(locale);
  if (known) return known;
  const whole = new Intl.NumberFormat(locale, { useGrouping: 'always', maximumFractionDigits: 0 });
  // Eight digits before the point, because some locales group only from five digits on.
  const plain = new Intl.NumberFormat(locale).formatToParts(-12_345_678.9);
  const scientific = new Intl.NumberFormat(locale, { notation: 'scientific' }).formatToParts(1e30);
  const part = (parts: Intl.NumberFormatPart[], type: string, fallback: string) =>
    withoutMarks(parts.find((each) => each.type === type)?.value ?? fallback);
  const symbols: NumberSymbols = {
    zero: new Intl.NumberFormat(locale, { useGrouping: false }).format(0).codePointAt(0) ?? 0x30,
    decimal: part(plain, 'decimal', '.'),
    group: part(plain, 'group', ''),
    minus: part(plain, 'minusSign', '-'),
    exponent: part(scientific, 'exponentSeparator', 'E'),
    groupDigits: (digits) => whole.format(BigInt(digits)),
  };
  cache.set(locale, symbols);
  return symbols;
}

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
export function withoutMarks(text: string): string {
  return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}
