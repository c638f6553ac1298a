import { english } from './english';
import { type Translator, type TranslatorOptions, translatorOf } from './translator';

/**
 * Creates the functions that return the toolkit's texts in one language. Throws a `RangeError` when `locale` is not a
 * language tag.
 */
export function createTranslator(options?: TranslatorOptions): Translator {
  return translatorOf(options, english);
}
