import { advice } from '../development/advice';

const warned = new Set<string>();

/** Tells a developer, once for each key and locale, that a catalogue lacks a word; readers are never told. */
export function warnOfMissingKey(key: string, locale: string): void {
  const words = advice(
    () =>
      process.env.NODE_ENV !== 'production' &&
      `The catalogue for "${locale}" has no word for "${key}". Add that key to the catalogue.`,
  );
  if (words === '' || warned.has(words)) return;
  warned.add(words);
  console.warn(words);
}
