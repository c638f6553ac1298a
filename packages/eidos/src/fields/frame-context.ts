import { createContext } from 'react';

/** How much a field shows around its control: everything (`full`) or nothing (`bare`, inside a table cell). */
export interface FrameStyle {
  /** `full` shows the label, texts and errors; `bare` provides them to assistive technology only. */
  readonly dress: 'full' | 'bare';
  /**
   * The name of the control inside a cell, such as "Amount, row 3".
   * @default the label of the field
   */
  readonly label?: string;
  /** The control was opened by typing, so that it takes the text of a date, and not its segments. */
  readonly isTyped?: boolean;
}

/** Tables provide `bare`, so that any registered field fits into a cell. */
export const FrameContext = createContext<FrameStyle>({ dress: 'full' });
