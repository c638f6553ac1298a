import { createContext, useContext } from 'react';
import type { PartialCatalogue } from './catalogue';
import { learnWords } from './known-words';
import { type Translator, translatorOf } from './translator';

/** The translator of the screen; English where no provider gives another one. */
export const TranslationsContext = createContext<Translator>(translatorOf());

/**
 * The functions that put the toolkit into words in the reader's language.
 * `words` are the English ones that a part brings with it; the fields' are always there. A part of your own that says
 * something of tables, tabs or the HUD (`table.…`, `reorder.…`, `tabs.…`, `hud.…`) hands in `english`.
 */
export function useTranslator(words?: PartialCatalogue): Translator {
  if (words) learnWords(words);
  return useContext(TranslationsContext);
}
