import type { JsonValue } from '../json/json-schema';

/** A cell on the clipboard. */
export interface CopiedCell {
  readonly text: string;
  /** The value of a cell that was copied here: several values may have the same text. */
  readonly value?: JsonValue;
  /** The text is the name of the value: that of a choice. */
  readonly isNamed?: true;
  /** The cell is write-only: it has a value that is not copied. */
  readonly isSecret?: true;
}

/** The type of cells on the clipboard, next to their text for other programs. */
export const cellsType = 'application/vnd.eidos.cells+json';

/** Cells of another program, or of a file. */
export function textCells(rows: readonly (readonly string[])[]): CopiedCell[][] {
  return rows.map((row) => row.map((text) => ({ text })));
}

/** Reads what the clipboard has under `cellsType`; undefined for anything else than rows of cells. */
export function readCopiedCells(json: string): CopiedCell[][] | undefined {
  if (json === '') return undefined;
  try {
    const rows: unknown = JSON.parse(json);
    return Array.isArray(rows) && rows.length > 0 && rows.every(isRow) ? rows : undefined;
  } catch {
    return undefined;
  }
}

function isRow(row: unknown): row is CopiedCell[] {
  return Array.isArray(row) && row.every(isCell);
}

function isCell(cell: unknown): cell is CopiedCell {
  if (typeof cell !== 'object' || cell === null || !('text' in cell) || typeof cell.text !== 'string')
    return false;
  return !('value' in cell) || cell.value === null || typeof cell.value !== 'object';
}
