import { namedValue } from '../controller/read-text';
import type { JsonValue } from '../json/json-schema';
import type { CopiedCell } from './copied-cells';
import { dataColumn, type Grid, pointerAt, selectedRange } from './grid';
import { plainCellText } from './read-cell';

/** The selected cells, each with its text for a spreadsheet and its value. */
export function copySelected(grid: Grid): CopiedCell[][] {
  const range = selectedRange(grid);
  const wrong = new Set(grid.controller.getSnapshot().errors.map((error) => error.pointer));
  const rows: CopiedCell[][] = [];
  for (let row = range.top; row <= range.bottom; row++) {
    const cells: CopiedCell[] = [];
    for (let column = range.left; column <= range.right; column++) {
      const data = dataColumn(grid, column);
      const pointer = pointerAt(grid, { row, column });
      if (!data || pointer === undefined) continue;
      // The text is kept only while it is not a valid value, and then there is an error.
      const draft = wrong.has(pointer) ? grid.controller.getField(pointer).text : undefined;
      const value: JsonValue | undefined = grid.controller.get(pointer);
      if (data.node.writeOnly) cells.push({ text: '', isSecret: true });
      else if (draft) cells.push({ text: draft });
      else {
        const text = plainCellText(data.node, value, grid.words);
        const isSingle = value !== undefined && (value === null || typeof value !== 'object');
        const isNamed = isSingle && namedValue(data.node, value) !== undefined;
        cells.push({ text, ...(isSingle && { value }), ...(isNamed && { isNamed }) });
      }
    }
    rows.push(cells);
  }
  return rows;
}
