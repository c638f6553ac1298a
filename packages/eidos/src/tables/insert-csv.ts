import type { Pointer } from '../json/json-pointer';
import type { Controller } from '../controller/controller';
import { createTranslator } from '../translations/catalogue';
import type { Translator } from '../translations/translator';
import { cellPointer } from './columns';
import { textCells } from './delimited-text';
import { flatColumns, readCsv, tableAt } from './csv';
import { countSkipped, readHeader, readLine } from './read-header';
import { type CellEdit, insertRowsWithCells, keepEditable, writeRows } from './write-row';

/** How rows are inserted. */
export interface InsertCsvOptions {
  /**
   * The index of the row before which they are inserted.
   * @default the end
   */
  readonly index?: number;
  /**
   * The language in which labels, numbers, choices and booleans are parsed.
   * @default English
   */
  readonly translator?: Translator;
}

/** What became of the inserted rows. */
export interface InsertedCsv {
  /** Number of rows that were inserted. */
  readonly rows: number;
  /** Number of rows that were not, because the table is full or read-only. */
  readonly left: number;
  /** Pointers of cells with an error; a text that does not fit its field is kept there. */
  readonly refused: readonly Pointer[];
  /**
   * Number of cells with a text that were not inserted, because they are beyond the last column, or in one that is
   * read-only.
   */
  readonly skipped: number;
  /** Names in the first line that no column has. */
  readonly unknown: readonly string[];
}

/**
 * Inserts the rows of a CSV text, or rows that `readCsv` returned, into the table at `pointer`, as one undo step. A
 * first line with labels or property names decides which cell belongs to which column; without it their order does.
 * @param controller The controller with the data.
 * @param pointer A table.
 * @param csv CSV text, or the rows that `readCsv` returned.
 * @param options Where the rows are inserted, and the language of the labels.
 * @returns How many rows were inserted, and what was left out or has an error.
 * @throws {Error} If there is no table at `pointer`.
 * @throws {RangeError} If `index` is outside the table.
 * @example
 * const { skipped } = insertCsv(controller, '/wishes', 'Dish,Servings\nSoup,2');
 */
export function insertCsv(
  controller: Controller,
  pointer: Pointer,
  csv: string | readonly (readonly string[])[],
  { index, translator = createTranslator() }: InsertCsvOptions = {},
): InsertedCsv {
  const table = tableAt(controller, pointer);
  const all = flatColumns(controller, pointer);
  const headerIn = (rows: typeof parsed) => readHeader(rows[0] ?? [], all, translator, 1);
  let parsed = typeof csv === 'string' ? readCsv(csv) : csv;
  // In lines for one column a comma is part of a number or a text.
  if (typeof csv === 'string' && all.length === 1 && !headerIn(parsed)) parsed = readCsv(csv, '\t');
  const header = headerIn(parsed);
  const [first = [], ...others] = parsed;
  const columns = header?.columns ?? all;
  const filled = (header ? others : [first, ...others]).filter(
    (line) => line.length > 1 || line[0] !== '' || columns.length === 1,
  );
  const before = controller.getRowKeys(pointer).length;
  const most = table.readOnly ? 0 : (table.maxItems ?? Infinity);
  const inserted = textCells(filled.slice(0, Math.max(0, most - before)));
  const lines = inserted.map((line) => readLine(line, columns, translator));
  const top = index ?? before;
  const target = { controller, pointer, table };
  const added = lines.map((_, offset) => top + offset);
  let written: readonly (readonly CellEdit[])[] = lines;
  controller.batch(() => {
    insertRowsWithCells(target, top, lines);
    written = writeRows(target, added, (row, place) => keepEditable(target, row, lines[place]!));
  });
  const wrong = new Set(controller.getErrors(pointer).map((error) => error.pointer));
  const refused = written
    .flatMap((cells, offset) => cells.map(({ column }) => cellPointer(pointer, top + offset, column)))
    .filter((cell) => wrong.has(cell));
  controller.touch(refused);
  return {
    rows: lines.length,
    left: filled.length - lines.length,
    refused,
    skipped:
      inserted.reduce((sum, line) => sum + countSkipped(line, columns, header), 0) +
      lines.reduce((sum, line, place) => sum + line.length - written[place]!.length, 0),
    unknown: header?.unknown ?? [],
  };
}
