import type { EidosNode } from '../compiler/node';
import type { Controller } from '../controller/controller';
import { storeOf } from '../controller/create-controller';
import { choicesOf, isNumeric, isText, resolveNode } from '../controller/node-tree';
import { namedValue, readText, type WordReaders, type TextWords } from '../controller/read-text';
import { equalJson } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';
import { memoize } from '../json/memoize';
import { type AmountStyle, createAmount } from '../numbers/amount';
import { toPlainNumber } from '../numbers/accounting';
import { readBoolean } from '../translations/read-boolean';
import { hasShortYear, readDate } from '../translations/read-date';
import { cellText, secretText, valueIn } from './cell-text';
import { isWritable, type TableColumn } from './columns';
import { type CopiedCell, formulaStart } from './delimited-text';
import { allNamed } from '../translations/find-named';
import type { Translator } from '../translations/translator';
import type { CellEdit } from './write-row';

const readers: WordReaders = { readBoolean, readDate, hasShortYear, toPlainNumber };

/** Makes a controller read texts as cells do, because its table passes texts on to it. */
export function readWordsIn(controller: Controller): void {
  storeOf(controller).view.setting.readers = readers;
}

/** The meaning of a pasted text for a cell: a value, or text that the controller keeps with its error. */
export type CellInput =
  | { readonly kind: 'value'; readonly value: JsonValue | undefined }
  | { readonly kind: 'text'; readonly text: string };

export function readCell(node: EidosNode, text: string, words: TextWords, stored?: JsonValue): CellInput {
  const { locale, t, label } = words;
  const read = (one: string) => readText(node, one, { locale, t, label, readers }, undefined, stored);
  let reading = read(text);
  // A moment as it is stored may have spaces around it.
  if (!reading.ok && reading.violation.code === 'format') reading = read(text.trim());
  if (!reading.ok) return { kind: 'text', text };
  const { value = node.nullable && node.required ? null : undefined } = reading;
  return { kind: 'value', value };
}

/** Identifies a column on the clipboard, where another screen may have a column of another schema in the same place. */
export const columnMark = memoize(({ schemaPointer, schema, kind }: EidosNode) => {
  const own = JSON.stringify(schema, (name, part: unknown) => (name === '$defs' ? undefined : part));
  const hash = [...kind, ...own].reduce(
    (sum, character) => (Math.imul(sum, 31) + character.codePointAt(0)!) | 0,
    0,
  );
  return `${schemaPointer} ${hash}`;
});

/** How a number that is shown as a percentage is stored: as a part of 1 or of 100; undefined for any other number. */
export function percentOf(node: EidosNode): AmountStyle['percent'] {
  const { amount } = resolveNode(node);
  if (amount?.unit(undefined, 'en')?.text !== '%') return undefined;
  return amount.step < 1 ? 'fraction' : 'whole';
}

const percentages = {
  fraction: createAmount({ percent: 'fraction' }),
  whole: createAmount({ percent: 'whole' }),
};

/**
 * A copied number with its text in the language of this screen. Where the column stores percentages in the other way, only the
 * text remains, which the column reads.
 */
function copiedNumber(node: EidosNode, cell: CopiedCell, words: TextWords): CopiedCell {
  const { value, percent, isNamed, isRefused, column } = cell;
  if (typeof value !== 'number' || !isNumeric(node) || isNamed || isRefused || column === columnMark(node))
    return cell;
  const own = percentOf(node);
  if (percent && own && percent !== own) return { text: percentages[percent].plain(value, words.locale) };
  return { ...cell, text: words.formatNumber(value, { grouping: false }) };
}

/**
 * Reads a copied cell: as its value in the same column or where its text does not say which value it is, otherwise as its text,
 * which another column may read as a date.
 */
export function readCopiedCell(
  node: EidosNode,
  cell: CopiedCell,
  words: TextWords,
  stored?: JsonValue,
): CellInput {
  const { text, value, isNamed, isRefused, column } = copiedNumber(node, cell, words);
  if (value !== undefined && column === columnMark(node)) return { kind: 'value', value };
  const input = readCell(node, text, words, stored);
  if (value === undefined || isRefused) return input;
  const isName = namedValue(node, value) !== undefined && plainCellText(node, value, words) === text;
  const isRead = input.kind === 'text' ? typeof value === 'string' : (input.value ?? null) !== null;
  // In the language of this screen, the text of a number or a date may mean another value.
  const isClear = isRead && typeof value === 'string';
  const isMeant = isName || (!isNamed && !isClear && isOfKind(node, value));
  return isMeant ? { kind: 'value', value } : input;
}

/** Whether a value that has no name can be one of a node. */
function isOfKind(node: EidosNode, value: JsonValue): boolean {
  if (value === null) return node.nullable && node.nothing === undefined;
  if (choicesOf(node)) return false;
  if (typeof value === 'string') return isText(node);
  if (typeof value === 'boolean') return node.kind === 'boolean';
  return (
    typeof value === 'number' && (node.kind === 'integer' ? Number.isInteger(value) : node.kind === 'number')
  );
}

/**
 * The text of a value for a spreadsheet: `readCell` returns the value. Numbers have no separators between thousands and no
 * unit, dates are as they are stored, and a choice is written by its label, or by its value where the label is not its own.
 */
export function plainCellText(node: EidosNode, value: JsonValue | undefined, words: TextWords): string {
  const resolved = resolveNode(node);
  if (resolved.writeOnly || value === undefined) return '';
  const named = namedValue(resolved, value);
  if (named) {
    const texts = [words.label(named), ...(typeof value === 'string' ? [value] : []), JSON.stringify(value)];
    const isRead = (text: string) => {
      const input = readCell(resolved, text, words);
      return input.kind === 'value' && equalJson(input.value, value);
    };
    return texts.find(isRead) ?? texts[0]!;
  }
  if (typeof value === 'number')
    return resolved.amount?.plain(value, words.locale) ?? words.formatNumber(value, { grouping: false });
  return typeof value === 'string' ? value : cellText(resolved, value, words, '');
}

/** The column of each cell of a pasted line; undefined where there is none. */
type ColumnMap = readonly (TableColumn | undefined)[];

/** The columns that the first line of a text names. */
export interface Header {
  readonly columns: ColumnMap;
  /** The cells of the line. */
  readonly names: readonly string[];
  /** Those that name no column. */
  readonly unknown: readonly string[];
}

/**
 * Reads a line as the names of columns: their labels, in the reader's language or in the schema, or their properties,
 * in any case where only one column is meant.
 *
 * @param least How many cells must name a column.
 * @returns undefined when the line has values instead: too few names, or more cells without a column than with one.
 */
export function readHeader(
  line: readonly string[],
  columns: readonly TableColumn[],
  { label }: Pick<Translator, 'label'>,
  least: number,
): Header | undefined {
  const taken = new Set<TableColumn>();
  const named = line.map((cell) => {
    const free = columns.filter((column) => !taken.has(column));
    const found = columnNamed(free, cell, { label });
    if (found) taken.add(found);
    return found;
  });
  const unknown = line.filter((cell, place) => !named[place] && cell.trim() !== '');
  if (taken.size < least || unknown.length > taken.size) return undefined;
  // A line that names read-only columns alone has values for those that can be written, if there are any.
  if (columns.some(isWritable) && ![...taken].some(isWritable)) return undefined;
  return { columns: named, names: line, unknown };
}

/** The column that a text names; undefined where several have that name. */
export function columnNamed(
  columns: readonly TableColumn[],
  text: string,
  { label }: Pick<Translator, 'label'>,
): TableColumn | undefined {
  // An empty cell names no column, unless a property has that very name.
  const isEmpty = text.trim() === '';
  const namesOf = ({ node, name, isRow, row }: TableColumn) => {
    if (isEmpty) return [!isRow && name === text ? [name] : []];
    const names = [[label(node)], [node.label], [name]];
    // The number of an item is more often a value than a name.
    return row.kind === 'group' && row.tuple
      ? names.map((some) => some.filter((one) => one !== name))
      : names;
  };
  const plain = text.replace(formulaMark, '');
  const named = [plain, text].map((name) => allNamed(columns, name, namesOf));
  return named.find((found) => found.length === 1)?.[0];
}

/** A leading apostrophe keeps a spreadsheet from running a name as a formula. */
const formulaMark = new RegExp(`^\\s*'(?='*${formulaStart.source})`);

/**
 * Reads the cells of a line that belong to a column.
 *
 * @param row What is stored where the line is pasted; undefined for a new row.
 * @param saved What was saved there, whose time zone a time gets in a cell that was emptied.
 * @param nodeOf The node of the cell of a column, which a condition may have put in the place of the column's.
 */
export function readLine(
  line: readonly CopiedCell[],
  columns: ColumnMap,
  words: TextWords,
  row?: JsonValue,
  saved?: JsonValue,
  nodeOf = ({ node }: TableColumn): EidosNode => node,
): CellEdit[] {
  return line.flatMap((cell, place) => {
    const column = columns[place];
    if (!column || !isWritable(column) || cell.isSecret) return [];
    // The text that is copied of a write-only value, or is shown for it, must not replace the value in turn.
    if (column.node.writeOnly && ['', secretText].includes(cell.text.trim())) return [];
    const [stored, before] = [row, saved].map((one) =>
      one === undefined ? undefined : valueIn(one, column),
    );
    const readAs = (node: EidosNode) => readCopiedCell(node, cell, words, stored ?? before);
    const isKept = row !== undefined && !cell.isRefused && isSame(nodeOf(column), cell, stored, words);
    const input: CellInput = isKept ? { kind: 'value', value: stored } : readAs(column.node);
    const { text, value, isMissing } = cell;
    const isNothing = input.kind === 'value' && (input.value ?? null) === null && value === undefined;
    const isEmptied = isNothing && text.trim() === '' && (!isKept || stored === undefined) && !isMissing;
    const isRefused = cell.isRefused && input.kind === 'value';
    return [{ column, input, readAs, isKept, text, isRefused, isMissing, isEmptied }];
  });
}

/**
 * Whether a pasted cell equals the stored value, which then stays. Read again, the text of a value of another type would become
 * a string in a column of texts, a time without an offset would get one, and an empty text would remove the value.
 */
function isSame(node: EidosNode, cell: CopiedCell, stored: JsonValue | undefined, words: TextWords): boolean {
  const { text, value, isMissing } = copiedNumber(node, cell, words);
  if (value !== undefined || isMissing) return equalJson(value, stored);
  return plainCellText(node, stored, words) === text;
}

/**
 * The number of cells in some lines that have a text and cannot be written, because there is no column for them or nobody can
 * edit it in a cell. Cells under a name that no column has are not counted: `Header` reports the name.
 */
export function countSkipped(
  lines: readonly (readonly CopiedCell[])[],
  columns: ColumnMap,
  header?: Header,
): number {
  const isSkipped = ({ text }: CopiedCell, place: number) => {
    const column = columns[place];
    return text !== '' && (column ? !isWritable(column) : !header?.names[place]?.trim());
  };
  return lines.flatMap((line) => line.filter(isSkipped)).length;
}
