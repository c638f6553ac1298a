import { english } from './english';
import { learnWords } from './known-words';
import { type Translator, type TranslatorOptions, translatorOf } from './translator';

/** Makes the functions that put the toolkit into words. Throws a `RangeError` when `locale` is not a language tag. */
export function createTranslator(options?: TranslatorOptions): Translator {
  learnWords(english);
  return translatorOf(options);
}
