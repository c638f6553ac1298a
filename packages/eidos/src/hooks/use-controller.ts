import { createContext, useContext } from 'react';
import type { Controller } from '../controller/controller';

/** The controller of the surrounding screen. Throws outside an `EidosProvider`. */
export function useController(): Controller {
  const controller = useContext(ControllerContext);
  if (controller) return controller;
  throw new Error('Eidos components and hooks need an <EidosProvider> or <EidosScreen> around them.');
}

/** The controller of the surrounding screen, provided by `EidosProvider`. */
export const ControllerContext = createContext<Controller | undefined>(undefined);
