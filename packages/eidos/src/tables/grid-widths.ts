import { type ColumnWidths, measureWidths } from './column-widths';
import { dataColumns, type Grid, type GridColumn } from './grid';

/** The name by which a grid knows the width of a column, also of one with numbers or buttons. */
export function widthName(column: GridColumn): string {
  return column.kind === 'data' ? column.column.name : `#${column.kind}`;
}

/** Keeps every column as wide as it is on the screen, so that a change of one does not change the others. */
export function keepWidths(grid: Grid, header: HTMLTableCellElement): void {
  const { widths } = grid.store.getState();
  grid.store.set({
    widths: new Map([...measureWidths(header, grid.columns.map(widthName)), ...(widths ?? [])]),
  });
}

export function setWidth(grid: Grid, name: string, width: number): void {
  grid.store.set({ widths: new Map([...(grid.store.getState().widths ?? []), [name, width]]) });
}

/** The widths of the columns with fields. */
export function widthsOf({ columns, store }: Grid): ColumnWidths {
  const names = new Set(dataColumns(columns).map(({ name }) => name));
  return Object.fromEntries([...(store.getState().widths ?? [])].filter(([name]) => names.has(name)));
}
