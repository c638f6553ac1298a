import { useContext } from 'react';
import type { Controller } from '../controller/controller';
import { ControllerContext } from './controller-context';

/** The controller of the screen around. Throws outside an `EidosProvider`. */
export function useController(): Controller {
  const controller = useContext(ControllerContext);
  if (controller) return controller;
  throw new Error(
    'There is no controller here: this component or hook needs an <EidosProvider controller={…}> around it.',
  );
}
