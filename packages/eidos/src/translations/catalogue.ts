import { englishValidation } from '../validation/english-validation';
import {
  englishChoices,
  englishFiles,
  englishLists,
  englishOpen,
  englishTabs,
  englishWizard,
} from './english-lists';
import { englishCore, type Message } from './english-core';
import { englishHud, englishScreen } from './english-screen';
import { englishLargeTables, englishTables } from './english-tables';
import { type Translator, translatorOf, type TranslatorOptions } from './translator';

/**
 * All texts of the toolkit in English. Its keys define the catalogue: a language is complete when it has all
 * of them. The messages under `error.` are selected by the code of an error, and filled with its values:
 * `limit` for every keyword with a number or a length, `name` for keywords about a property, and `format`,
 * `pattern` and `expected` for the keywords with that meaning. `error.format.{format}` has precedence over
 * `error.format`. `example` is a number in the format of the user's locale.
 */
export const english = {
  ...englishCore,
  ...englishValidation,
  ...englishTables,
  ...englishLargeTables,
  ...englishHud,
  ...englishTabs,
  ...englishWizard,
  ...englishOpen,
  ...englishLists,
  ...englishChoices,
  ...englishFiles,
  ...englishScreen,
} as const satisfies Readonly<Record<string, Message>>;

/** The key of one of the toolkit's texts. */
export type CatalogueKey = keyof typeof english;

/** All texts of the toolkit in one language. */
export type Catalogue = { readonly [Key in CatalogueKey]: Message };

/** Some texts of the toolkit and any of your own, such as those of the label keys in your schema. */
export type PartialCatalogue = Partial<Catalogue> & { readonly [key: string]: Message | undefined };

/**
 * Creates the functions that return the toolkit's texts in one language.
 * @param options The locale, and the texts that replace the built-in ones.
 * @returns The functions that return texts, labels and formatted values.
 * @throws {RangeError} If `locale` is not a language tag.
 */
export function createTranslator(options?: TranslatorOptions): Translator {
  return translatorOf(options, english);
}
