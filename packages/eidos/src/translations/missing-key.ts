import { advice } from '../development/advice';

const warned = new Set<string>();

/** Warns developers about a missing key, once for each key and locale; silent in production. */
export function warnOfMissingKey(key: string, locale: string): void {
  advice(
    () =>
      process.env.NODE_ENV !== 'production' &&
      warnOnce(`The catalogue for "${locale}" has no text for "${key}". Add that key to the catalogue.`),
  );
}

function warnOnce(words: string): false {
  if (!warned.has(words)) console.warn(words);
  warned.add(words);
  return false;
}
