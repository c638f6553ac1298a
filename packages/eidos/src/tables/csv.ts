import type { Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import type { TableNode } from '../compiler/node';
import type { Controller } from '../controller/controller';
import { createTranslator } from '../translations/catalogue';
import type { Translator } from '../translations/translator';
import { plainCellText } from './read-cell';
import { cellPointer, deriveColumns, type TableColumn } from './columns';
import { formulaStart, parseDelimited, type Separator } from './delimited-text';
import { columnNamed, markName } from './read-header';

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
 * is not a valid value has its last one, as in totals. Groups, unions and tables inside rows are left out, and so are
 * write-only values.
 * @param controller The controller with the data.
 * @param pointer A table.
 * @param options The language of the labels, the separator and whether formulas are escaped.
 * @returns The CSV text, with a line for the labels.
 * @throws {Error} If there is no table at `pointer`.
 * @example
 * const file = new Blob([toCsv(controller, '/wishes')], { type: 'text/csv' });
 */
export function toCsv(
  controller: Controller,
  pointer: Pointer,
  { translator = createTranslator(), separator = ',', escapeFormulas = false }: CsvOptions = {},
): string {
  const { rowKeys } = controller.getField(pointer);
  const columns = flatColumns(controller, pointer).filter(({ node }) => !node.writeOnly);
  const escape = (text: string) => (escapeFormulas && text.search(formulaStart) === 0 ? `'${text}` : text);
  const cellOf = (row: number, column: TableColumn) => {
    // As totals do, a file has the last valid value, not a text that is not one yet.
    const value: JsonValue | undefined = controller.get(cellPointer(pointer, row, column));
    const text = plainCellText(column.node, value, translator);
    return typeof value === 'number' ? text : escape(text);
  };
  const headerOf = (column: TableColumn) => {
    const names = [translator.label(column.node), column.name];
    const marked = names.map((name) => markName(name, escapeFormulas));
    return marked.find((name) => columnNamed(columns, name, translator) === column) ?? marked[0]!;
  };
  const lines = [
    columns.map(headerOf),
    ...rowKeys.map((_, row) => columns.map((column) => cellOf(row, column))),
  ];
  return lines.map((line) => `${line.map((cell) => quote(cell)).join(separator)}\r\n`).join('');
}

/**
 * Reads CSV into rows of cells. Cells may be quoted and contain line ends; a byte order mark is skipped.
 * @param separator The character between two cells; by default the most frequent of `,`, `;` and tab in the first line; without any, each line is one cell.
 * @param text The CSV text.
 * @returns Rows of cells; at least one row with one cell.
 * @example
 * readCsv('Dish,Servings\nSoup,2'); // [['Dish', 'Servings'], ['Soup', '2']]
 */
export function readCsv(text: string, separator?: Separator): string[][] {
  const plain = text.replace(/^\uFEFF/, '');
  return parseDelimited(plain, separator ?? guessSeparator(plain));
}

/** The columns of the table at a pointer whose cells are single values. */
export function flatColumns(controller: Controller, pointer: Pointer): readonly TableColumn[] {
  const { shown } = deriveColumns(tableAt(controller, pointer));
  return shown.filter(({ compound }) => !compound);
}

/** The node of the table at a pointer. Throws when there is no table. */
export function tableAt(controller: Controller, pointer: Pointer): TableNode {
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
