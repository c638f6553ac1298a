import type { JsonValue } from '../json/json-schema';
import { plainCellText } from './read-cell';
import { formatDelimited } from './delimited-text';
import { dataColumn, type Grid, pointerAt, selectedRange } from './grid';

/** The selected cells as text for a spreadsheet: rows of cells separated by tabs. */
export function copySelected(grid: Grid): string {
  const range = selectedRange(grid);
  const wrong = new Set(grid.controller.getSnapshot().errors.map((error) => error.pointer));
  const rows: string[][] = [];
  for (let row = range.top; row <= range.bottom; row++) {
    const cells: string[] = [];
    for (let column = range.left; column <= range.right; column++) {
      const data = dataColumn(grid, column);
      const pointer = pointerAt(grid, { row, column });
      if (!data || pointer === undefined) continue;
      // The text is kept only while it is not a valid value, and then there is an error.
      const text = wrong.has(pointer) ? grid.controller.getField(pointer).text : undefined;
      const value: JsonValue | undefined = text ? undefined : grid.controller.get(pointer);
      cells.push((!data.node.writeOnly && text) || plainCellText(data.node, value, grid.words));
    }
    rows.push(cells);
  }
  return formatDelimited(rows);
}
