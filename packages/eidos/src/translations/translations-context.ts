import { createContext, useContext, useMemo } from 'react';
import type { PartialCatalogue } from './catalogue';
import { type Translator, translatorOf, withEnglish } from './translator';

/** The translator of the screen; English where no provider gives another one. */
export const TranslationsContext = createContext<Translator>(translatorOf());

/**
 * The functions that put the toolkit into words in the reader's language.
 * `words` are the English ones that a part brings with it; the fields' are always there. A part of your own that says
 * something of tables, tabs or the HUD (`table.…`, `reorder.…`, `tabs.…`, `hud.…`) hands in `english`.
 */
export function useTranslator(words?: PartialCatalogue): Translator {
  const translator = useContext(TranslationsContext);
  return useMemo(() => (words ? withEnglish(translator, words) : translator), [translator, words]);
}
