import { equalJson, isArray } from '../json/json-object';
import type { Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import type { EidosNode, TableNode } from '../compiler/node';
import type { Controller } from '../controller/controller';
import { choicesOf, isText } from '../controller/node-tree';
import { readText } from '../controller/read-text';
import { createTranslator } from '../translations/catalogue';
import type { Translator } from '../translations/translator';
import { deriveColumns, type TableColumn } from './columns';
import { formulaStart, parseDelimited, type Separator, textCells } from './delimited-text';
import {
  type CellInput,
  columnNamed,
  countSkipped,
  type Header,
  plainCellText,
  readHeader,
  readLine,
} from './read-cell';
import { textIn, valueIn } from './cell-text';
import { type CellEdit, countCells, insertLines, nodeAt, touchWrong } from './write-row';

/** How a table is written as CSV. */
export interface CsvOptions {
  /**
   * The language of labels, numbers, choices and booleans.
   * @default English
   */
  readonly translator?: Translator;
  /**
   * The character between two cells. Spreadsheets in many European languages expect `;`.
   * @default `','`
   */
  readonly separator?: Separator;
  /**
   * Whether texts that a spreadsheet would run as a formula get a leading apostrophe. The file then differs
   * from the data.
   * @default `false`
   */
  readonly escapeFormulas?: boolean;
}

/**
 * The rows of the table at `pointer` as CSV (RFC 4180), under a line with the labels of the columns; a cell whose text
 * is not a valid value has its last one, as in totals. Groups, unions, tables and JSON text inside rows are left out, and so
 * are constants, write-only values, added names and fields that a condition shows.
 * @param controller The controller with the data.
 * @param pointer A table.
 * @param options The language of the labels, the separator and whether formulas are escaped.
 * @returns The CSV text, with a line for the labels.
 * @throws {Error} If there is no table at `pointer`.
 * @example
 * const text = toCsv(controller, '/wishes');
 * const file = new Blob([text], { type: 'text/csv' });
 */
export function toCsv(
  controller: Controller,
  pointer: Pointer,
  { translator = createTranslator(), separator = ',', escapeFormulas = false }: CsvOptions = {},
): string {
  const stored: JsonValue | undefined = controller.get(pointer);
  const table = tableAt(controller, pointer);
  const columns = flatColumns(table).filter(({ node }) => !node.writeOnly);
  const escape = (text: string) => (escapeFormulas && text.search(formulaStart) === 0 ? `'${text}` : text);
  const cellOf = (row: JsonValue, index: number, column: TableColumn) => {
    // A condition on the row may write the value in another way.
    const textOf: typeof plainCellText = (_node, value, words) =>
      plainCellText(nodeAt({ controller, pointer, table }, index, column), value, words);
    const text = textIn(row, column, columns, translator, textOf);
    return typeof valueIn(row, column) === 'number' ? text : escape(text);
  };
  // As totals do, a file has the last valid value, not a text that is not one yet.
  const rows = isArray(stored) ? stored : [];
  const lines = [
    namesOf(columns, translator, escape),
    ...rows.map((row, index) => columns.map((column) => cellOf(row, index, column))),
  ];
  return lines.map((line) => `${line.map((cell) => quote(cell)).join(separator)}\r\n`).join('');
}

/**
 * Reads CSV into rows of cells. Cells may be quoted and contain line ends; a byte order mark is skipped, and so is a first
 * line such as `sep=;`, which names the separator.
 * @param text The CSV text.
 * @param separator The character between two cells; by default the most frequent of `,`, `;` and tab in the first line; without any, each line is one cell.
 * @returns Rows of cells; at least one row with one cell.
 * @throws {TypeError} If `text` is not a text, such as a file.
 * @example
 * readCsv('Dish,Servings\nSoup,2');
 * // [['Dish', 'Servings'], ['Soup', '2']]
 */
export function readCsv(text: string, separator?: Separator): string[][] {
  if (typeof text !== 'string') throw notText('readCsv');
  // A first line for Excel, which is not part of the table.
  const [start, named] = /^\uFEFF?(?:sep=([,;\t])(?:\r\n?|\n|$))?/i.exec(text)!;
  const plain = text.slice(start.length);
  return parseDelimited(plain, separator ?? (named as Separator | undefined) ?? guessSeparator(plain));
}

const notText = (name: string) =>
  new TypeError(`${name}: the CSV is not a text. Pass the text of a file, such as await file.text().`);

/** The line with the names of columns, each of which names only its own one if any name does. */
function namesOf(
  columns: readonly TableColumn[],
  translator: Translator,
  escape = (name: string) => name,
): readonly string[] {
  return columns.map((column) => {
    const names = [translator.label(column.node), column.name].map(escape);
    return names.find((name) => columnNamed(columns, name, translator) === column) ?? names[0]!;
  });
}

/** The columns of a table whose cells are single values. */
function flatColumns(table: TableNode): readonly TableColumn[] {
  return deriveColumns(table).shown.filter(({ compound }) => !compound);
}

function tableAt(controller: Controller, pointer: Pointer): TableNode {
  const { node } = controller.getField(pointer);
  if (node.kind !== 'table')
    throw new Error(`"${pointer}" is not a table and has no rows. Pass the pointer of an array.`);
  return node;
}

/** Quotes a cell with any separator: which one separates the cells is guessed when the file is read. */
function quote(cell: string): string {
  return /^\s|\s$|["\r\n,;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function guessSeparator(text: string): Separator {
  const [first = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1);
  // A number between other separators has a decimal comma.
  const line = first.replaceAll(/[^;\t]+/g, (cell) =>
    cell === first ? cell : cell.replace(/^([^,]*\d),(?=\d[^,]*$)/, '$1'),
  );
  const countOf = (separator: Separator) => line.split(separator).length;
  // As many semicolons as commas separate numbers with a decimal comma.
  const best = ([';', ',', '\t'] as const).reduce((most, next) =>
    countOf(next) > countOf(most) ? next : most,
  );
  // Where the first line has one cell, the others have, and a comma in them is part of a number or a text.
  return countOf(best) > 1 ? best : '\t';
}

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

/** The result of inserting rows. */
export interface InsertedCsv {
  /** Number of rows that were inserted. */
  readonly rows: number;
  /** Number of rows that were not, because the table is full or read-only, or has no such cells. */
  readonly left: number;
  /** Pointers of cells with an error; a text that does not fit its field is kept there. */
  readonly refused: readonly Pointer[];
  /**
   * Number of cells with a text that were not inserted, because they are beyond the last column, under no name, or in a
   * column that is read-only.
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
 * @throws {TypeError} If `csv` is neither, such as a file.
 * @throws {RangeError} If `index` is outside the table.
 * @example
 * const text = 'Dish,Servings\nSoup,2';
 * const { skipped } = insertCsv(controller, '/wishes', text);
 */
export function insertCsv(
  controller: Controller,
  pointer: Pointer,
  csv: string | readonly (readonly string[])[],
  { index, translator = createTranslator() }: InsertCsvOptions = {},
): InsertedCsv {
  if (typeof csv !== 'string' && !(isArray(csv) && csv.every(isArray))) throw notText('insertCsv');
  const table = tableAt(controller, pointer);
  const all = flatColumns(table);
  const headerIn = ([first = []]: typeof parsed): Header | undefined =>
    // A name that several columns have is known in the line that `toCsv` writes.
    equalJson(first, namesOf(all, translator))
      ? { columns: all, names: first, unknown: [] }
      : readHeader(first, all, translator, 1);
  let parsed = typeof csv === 'string' ? readCsv(csv) : csv;
  // In lines for one column a comma is part of a number or a text.
  if (typeof csv === 'string' && all.length === 1 && !headerIn(parsed)) parsed = readCsv(csv, '\t');
  const header = headerIn(parsed);
  const columns = header?.columns ?? all;
  const filled = (header ? parsed.slice(1) : parsed).filter(
    (line) => line.length > 1 || line[0] !== '' || columns.length === 1,
  );
  const before = controller.getRowKeys(pointer).length;
  const most = table.readOnly || all.length === 0 ? 0 : (table.maxItems ?? Infinity);
  const inserted = textCells(filled.slice(0, Math.max(0, most - before)));
  const top = index ?? before;
  const lines = inserted.map((line, offset) => ({
    row: top + offset,
    cells: readLine(line, columns, translator).map((cell) => ({
      ...cell,
      // The file has no value there, so a new row does not get the default of the column.
      isMissing: cell.isMissing ?? (cell.isEmptied && hasDefault(cell.column) ? true : undefined),
      input: isEmptyItem(cell) ? emptyText : readAllDecimals(cell.column.node, cell.input, translator),
      readAs: (node: EidosNode) => readAllDecimals(node, cell.readAs!(node), translator),
    })),
  }));
  const target = { controller, pointer, table };
  const written = insertLines(target, lines);
  return {
    rows: lines.length,
    left: filled.length - lines.length,
    refused: touchWrong(target, written),
    skipped: countSkipped(inserted, columns, header) + countCells(lines) - countCells(written),
    unknown: header?.unknown ?? [],
  };
}

const emptyText: CellInput = { kind: 'value', value: '' };

/** Whether a cell is an item of a list of texts, which is empty there: no item is left out, and none may be null. */
const isEmptyItem = ({ isEmptied, column: { node, isRow } }: CellEdit) =>
  isEmptied && isRow && isText(node) && !choicesOf(node) && !node.nullable;

/** Whether a new row starts with a value in a column. The items of a tuple have places, so that none is left out. */
const hasDefault = ({ node, row, isRow }: TableColumn) =>
  !isRow && node.defaultValue !== undefined && !(row.kind === 'group' && row.tuple);

/** A number with more decimals than users may enter, which a file has where it is stored. */
function readAllDecimals(node: EidosNode, input: CellInput, words: Translator): CellInput {
  if (node.kind !== 'number' || input.kind !== 'text') return input;
  const reading = readText(node, input.text, words);
  const value = reading.ok ? undefined : reading.violation.values.value;
  return typeof value === 'number' ? { kind: 'value', value } : input;
}
