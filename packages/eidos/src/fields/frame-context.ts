import { createContext } from 'react';

/** How fields dress themselves: `full` with everything around, `bare` inside a table cell. */
export interface FrameStyle {
  readonly dress: 'full' | 'bare';
  /** Name of the control inside a cell, such as "Amount, row 3"; the field's own label unless told. */
  readonly label?: string;
}

/** Tables provide `bare`, so that any registered field can stand in a cell. */
export const FrameContext = createContext<FrameStyle>({ dress: 'full' });
