import { useContext } from 'react';
import type { Controller } from '../controller/controller';
import { ControllerContext } from './controller-context';

/** The controller of the surrounding screen. Throws outside an `EidosProvider`. */
export function useController(): Controller {
  const controller = useContext(ControllerContext);
  if (controller) return controller;
  throw new Error('Eidos components and hooks need an <EidosProvider> or <EidosScreen> around them.');
}
