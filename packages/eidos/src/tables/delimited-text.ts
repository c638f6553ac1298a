import type { JsonValue } from '../json/json-schema';

/** The character between two cells. */
export type Separator = ',' | ';' | '\t';

/** The beginning of a text that spreadsheets run as a formula; in East Asia, they take wide signs too. */
export const formulaStart = /[=+\-@\t\r\n＝＋－＠]/;

/**
 * Reads what a spreadsheet puts on the clipboard or in a file: cells separated by tabs or another character, rows by
 * line ends. A cell that contains a separator, a line end or a leading quote is quoted, with its quotes doubled. A
 * quote that is never closed, or is followed by more text, was typed by a person, so that cell is taken literally and
 * nothing is lost.
 *
 * @param text The clipboard's `text/plain`, or the text of a file.
 * @param separator The separator of a file, which may quote any cell. Without it, the text is from the clipboard: its cells are
 *   separated by tabs, and one is quoted only if it contains a tab, a line end or doubled quotes.
 * @param shown The cells of the same copy as HTML, if there are any. Spreadsheets quote only cells with a separator or a
 *   line end, so a text that is shown with its quotes has them.
 * @returns Rows of cells; at least one row with one cell.
 */
export function parseDelimited(
  text: string,
  separator?: Separator,
  shown: readonly (readonly string[])[] = [],
): string[][] {
  const rows: string[][] = [[]];
  const ends = `${separator ?? '\t'}\r\n`;
  const needsQuotes = separator ? '' : `(?=[^"]*(?:[\t\r\n]|""))`;
  const quoted = new RegExp(`"${needsQuotes}([^"]*(?:""[^"]*)*)"(?=[${ends}]|$)`, 'y');
  const plain = new RegExp(`[^${ends}]*`, 'y');
  const lineBreak = /\r\n?|\n/y;
  let position = 0;
  const matchHere = (pattern: RegExp) => {
    pattern.lastIndex = position;
    return pattern.exec(text);
  };
  for (;;) {
    const row = rows[rows.length - 1]!;
    const [literal = ''] = matchHere(plain) ?? [];
    const isAsShown = foldSpaces(literal) === shown[rows.length - 1]?.[row.length];
    const [whole, inside] = (!isAsShown && matchHere(quoted)) || [literal];
    row.push(inside?.replaceAll('""', '"') ?? literal);
    position += whole.length;
    if (position >= text.length) return rows;
    const lineEnd = matchHere(lineBreak);
    position += lineEnd?.[0].length ?? 1;
    if (!lineEnd) continue;
    // Most spreadsheets end the last row with a line end, which does not start another row.
    if (position >= text.length && rows.length >= shown.length) return rows;
    rows.push([]);
  }
}

/** Writes rows in the format of spreadsheets; `parseDelimited` returns the same rows. */
export function formatDelimited(rows: readonly (readonly string[])[]): string {
  const text = rows.map((row) => row.map(quoteWhereNeeded).join('\t')).join('\n');
  const last = rows.at(-1);
  return last?.length === 1 && last[0] === '' ? `${text}\n` : text;
}

function quoteWhereNeeded(cell: string): string {
  return /[\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A text as HTML shows it. */
export function foldSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

export interface CopiedCell {
  readonly text: string;
  /** The value of a cell that was copied here: several values may have the same text. */
  readonly value?: JsonValue;
  /** Identifies the column: the result of `columnMark`. Pasted into the same column, a value stays as it is even if it does not fit. */
  readonly column?: string;
  /** The text is the name of the value: that of a choice. */
  readonly isNamed?: true;
  /** How the value is stored, if it is shown as a percentage: as a part of 1 or of 100. Other columns may store the other. */
  readonly percent?: 'fraction' | 'whole' | undefined;
  /** The cell was copied here and has no value: a new row gets none there either. */
  readonly isMissing?: true | undefined;
  /** The text is not a value: `value` is the last one before it, which stays below the text. */
  readonly isRefused?: true;
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
  return !('value' in cell) || 'column' in cell || cell.value === null || typeof cell.value !== 'object';
}
