import { createContext } from 'react';

/** How much a field shows around its control: everything (`full`) or nothing (`bare`, inside a table cell). */
export interface FrameStyle {
  readonly dress: 'full' | 'bare';
  /** Name of the control inside a cell, such as "Amount, row 3"; the field's own label by default. */
  readonly label?: string;
}

/** Tables provide `bare`, so that any registered field fits into a cell. */
export const FrameContext = createContext<FrameStyle>({ dress: 'full' });
