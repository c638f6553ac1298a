import { createContext } from 'react';
import type { Controller } from '../controller/controller';

/** The controller of the surrounding screen, provided by `EidosProvider`. */
export const ControllerContext = createContext<Controller | undefined>(undefined);
