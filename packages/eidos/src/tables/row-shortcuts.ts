import type { Grid } from './grid';
import { duplicateRows, fillDown, insertBeside } from './insert-commands';

/** One command for the rows with the focus. */
export interface RowCommand {
  /** Catalogue key of its name. */
  readonly label: 'table.insertAbove' | 'table.insertBelow' | 'table.duplicate' | 'table.fillDown';
  /** Its key, pressed with Ctrl or Command, and whether Shift is pressed too. */
  readonly key: string;
  readonly shift: boolean;
  readonly run: (grid: Grid) => void;
}

/** The commands for the rows with the focus, in the order of their menu. */
export const rowCommands: readonly RowCommand[] = [
  { label: 'table.insertAbove', key: 'Enter', shift: true, run: (grid) => insertBeside(grid, 'above') },
  { label: 'table.insertBelow', key: 'Enter', shift: false, run: (grid) => insertBeside(grid, 'below') },
  { label: 'table.duplicate', key: 'D', shift: true, run: duplicateRows },
  { label: 'table.fillDown', key: 'D', shift: false, run: fillDown },
];

/** Runs the row command of a key; returns whether there is one. */
export function runRowShortcut(grid: Grid, event: KeyboardEvent): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || grid.table.readOnly) return false;
  const key = event.key.toLowerCase();
  const command = rowCommands.find((one) => one.key.toLowerCase() === key && one.shift === event.shiftKey);
  command?.run(grid);
  return command !== undefined;
}
