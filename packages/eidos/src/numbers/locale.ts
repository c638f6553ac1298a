import { advice } from '../development/advice';

/**
 * The canonical form of a BCP 47 language tag (`de-ch` becomes `de-CH`).
 * Throws a `RangeError` with the correct form when it is not a language tag, e.g. `en_GB`.
 */
export function canonicalLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en';
  } catch (cause) {
    const fix = advice(
      () =>
        process.env.NODE_ENV !== 'production' && ' Write a tag such as "en" or "de-CH" (with "-", not "_").',
    );
    throw new RangeError(`"${locale}" is not a BCP 47 language tag.${fix}`, { cause });
  }
}
