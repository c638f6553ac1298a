import { createContext, useContext } from 'react';
import type { PartialCatalogue } from './catalogue';
import { type Translator, translatorOf, withEnglish } from './translator';

/** The translator of the screen; English without a provider. */
export const TranslationsContext = createContext<Translator>(translatorOf());

/**
 * The functions that return the toolkit's texts in the user's language. `words` are the English texts of a part; those
 * of the fields are always included. A custom part that uses texts of tables, tabs or the HUD (`table.…`, `reorder.…`,
 * `tabs.…`, `hud.…`) passes `english`.
 * @param words The English texts that a part needs besides those of the fields.
 * @returns `t` for the texts, and functions for labels, errors and numbers.
 */
export function useTranslator(words?: PartialCatalogue): Translator {
  const translator = useContext(TranslationsContext);
  return words ? withEnglish(translator, words) : translator;
}
