import { isDevelopment } from '../development';

const warned = new Set<string>();

/** Tells a developer, once for each key and locale, that a catalogue lacks a word; readers are never told. */
export function warnOfMissingKey(key: string, locale: string): void {
  if (!isDevelopment() || warned.has(`${locale} ${key}`)) return;
  warned.add(`${locale} ${key}`);
  console.warn(`The catalogue for "${locale}" has no word for "${key}". Add that key to the catalogue.`);
}
