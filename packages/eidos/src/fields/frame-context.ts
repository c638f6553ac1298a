import { createContext } from 'react';

/** Where a field is: by itself, or inside a table cell. */
export interface FrameStyle {
  /** `field` shows the label, texts and errors; `cell` provides them to assistive technology only. */
  readonly kind: 'field' | 'cell';
  /**
   * The name of the control inside a cell, such as "Amount, row 3".
   * @default the label of the field
   */
  readonly label?: string;
  /** The control was opened by typing, so that it takes the text of a date, and not its segments. */
  readonly isTyped?: boolean;
}

/** Tables provide `cell`, so that any registered field fits into a cell. */
export const FrameContext = createContext<FrameStyle>({ kind: 'field' });
