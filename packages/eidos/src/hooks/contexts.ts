import { type Context, createContext, useContext } from 'react';
import type { Controller } from '../controller/controller';
import type { PartialCatalogue } from '../translations/catalogue';
import { type Translator, translatorOf, addEnglish } from '../translations/translator';

/**
 * The controller of the surrounding screen. Inside an `EidosProvider` with `validation` it is another object than the one
 * passed, with the same data.
 * @returns The controller that the closest `EidosProvider` or `EidosScreen` has.
 * @throws {Error} Outside an `EidosProvider`.
 * @example
 * function UndoButton() {
 *   const controller = useController();
 *   return <button onClick={controller.undo}>Undo</button>;
 * }
 */
export function useController(): Controller {
  return useProvided(ControllerContext);
}

/** The value that a screen provides to everything inside it. Throws outside a screen. */
export function useProvided<Value>(context: Context<Value | undefined>): Value {
  const value = useContext(context);
  if (value !== undefined) return value;
  throw new Error('Fields and hooks need an <EidosProvider> or <EidosScreen>.');
}

/** The controller of the surrounding screen, provided by `EidosProvider`. */
export const ControllerContext = createContext<Controller | undefined>(undefined);

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
  return words ? addEnglish(translator, words) : translator;
}
