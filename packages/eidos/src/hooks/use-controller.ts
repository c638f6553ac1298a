import { type Context, createContext, useContext } from 'react';
import type { Controller } from '../controller/controller';

/**
 * The controller of the surrounding screen.
 * @returns The controller that the closest `EidosProvider` or `EidosScreen` has.
 * @throws {Error} Outside an `EidosProvider`.
 */
export function useController(): Controller {
  return useProvided(ControllerContext);
}

/** What a screen provides to everything inside it. Throws outside a screen. */
export function useProvided<Value>(context: Context<Value | undefined>): Value {
  const value = useContext(context);
  if (value !== undefined) return value;
  throw new Error('Eidos components and hooks need an <EidosProvider> or <EidosScreen> around them.');
}

/** The controller of the surrounding screen, provided by `EidosProvider`. */
export const ControllerContext = createContext<Controller | undefined>(undefined);
