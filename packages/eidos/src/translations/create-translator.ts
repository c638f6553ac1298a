import { english } from './english';
import { type Translator, type TranslatorOptions, translatorOf } from './translator';

/** Makes the functions that put the toolkit into words. Throws a `RangeError` when `locale` is not a language tag. */
export function createTranslator(options?: TranslatorOptions): Translator {
  return translatorOf(options, english);
}
