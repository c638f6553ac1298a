import type { Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import type { TableNode } from '../compiler/node';
import type { Controller } from '../controller/controller';
import { createTranslator } from '../translations/create-translator';
import type { Translator } from '../translations/translator';
import { plainCellText } from './cell-text';
import { cellPointer, deriveColumns, type TableColumn } from './columns';
import { parseDelimited, type Separator } from './delimited-text';

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
 * The rows of the table at `pointer` as CSV (RFC 4180), under a line with the labels of the columns. Groups, unions and
 * tables inside rows are left out, and so are write-only values. Throws when there is no table at `pointer`.
 */
export function toCsv(
  controller: Controller,
  pointer: Pointer,
  { translator = createTranslator(), separator = ',', escapeFormulas = false }: CsvOptions = {},
): string {
  const { rowKeys } = controller.getField(pointer);
  const columns = flatColumns(controller, pointer).filter(({ node }) => !node.writeOnly);
  const cellOf = (row: number, column: TableColumn) => {
    const at = cellPointer(pointer, row, column);
    const { text, errors } = controller.getField(at);
    const value: JsonValue | undefined = controller.get(at);
    const plain = (errors.length > 0 && text) || plainCellText(column.node, value, translator);
    const isFormula = escapeFormulas && typeof value !== 'number' && /^[=+\-@\t\r]/.test(plain);
    return isFormula ? `'${plain}` : plain;
  };
  const lines = [
    columns.map(({ node }) => translator.label(node)),
    ...rowKeys.map((_, row) => columns.map((column) => cellOf(row, column))),
  ];
  return lines.map((line) => `${line.map((cell) => quote(cell, separator)).join(separator)}\r\n`).join('');
}

/**
 * Reads CSV into rows of cells. Cells may be quoted and contain line ends; a byte order mark is skipped.
 *
 * @param separator The character between two cells; by default the most frequent of `,`, `;` and tab in the first line.
 * @returns Rows of cells; at least one row with one cell.
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

function quote(cell: string, separator: Separator): string {
  return /["\r\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function guessSeparator(text: string): Separator {
  const [first = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1);
  const countOf = (separator: Separator) => first.split(separator).length;
  // As many semicolons as commas separate numbers with a decimal comma.
  const best = ([';', ',', '\t'] as const).reduce((most, next) =>
    countOf(next) > countOf(most) ? next : most,
  );
  return countOf(best) > 1 ? best : ',';
}
