import { english } from './english';
import { type Translator, type TranslatorOptions, translatorOf } from './translator';

/**
 * Creates the functions that return the toolkit's texts in one language.
 * @param options The locale, and the texts that replace the built-in ones.
 * @returns The functions that return texts, labels and formatted values.
 * @throws {RangeError} If `locale` is not a language tag.
 */
export function createTranslator(options?: TranslatorOptions): Translator {
  return translatorOf(options, english);
}
