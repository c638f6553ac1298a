import { advice } from '../development/advice';

const warned = new Set<string>();

/** Warns developers about a missing key, once for each key and locale; silent in production. */
export function warnOfMissingKey(key: string, locale: string): void {
  const words = advice(
    () =>
      process.env.NODE_ENV !== 'production' &&
      `The catalogue for "${locale}" has no text for "${key}". Add that key to the catalogue.`,
  );
  if (words === '' || warned.has(words)) return;
  warned.add(words);
  console.warn(words);
}
