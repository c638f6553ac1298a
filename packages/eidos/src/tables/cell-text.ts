import type { EidosNode, IntegerNode, NumberNode } from '../compiler/node';
import type { Controller, FieldSnapshot } from '../controller/controller';
import { storeOf } from '../controller/create-controller';
import {
  childNode,
  choicesOf,
  everyField,
  isList,
  isNumeric,
  locked,
  type ResolvedNode,
  resolveNode,
} from '../controller/node-tree';
import { placeById } from '../controller/place';
import { namedValue, plainText, type TextWords, valueText } from '../controller/read-text';
import { childAt } from '../json/json-object';
import { type Pointer, splitPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { memoize } from '../json/memoize';
import { createAmount } from '../numbers/amount';
import { foldText } from '../translations/fold-text';
import { isReplacedRow, type TableColumn } from './columns';
import { rowOf } from './row-order';

/** The format of a column of numbers, whose decimal points are in one line if `multipleOf` says how many decimals they have. */
const columnAmount = memoize((node: IntegerNode | NumberNode) => createAmount({ step: node.multipleOf }));

export function formatInColumn(value: number, node: EidosNode, words: TextWords): string {
  if (!isNumeric(node) || !(node.amount ?? node.multipleOf)) return words.formatNumber(value);
  return (node.amount ?? columnAmount(node)).format(value, words.locale);
}

/** Shown for a write-only value, of which not even the length is visible. */
export const secretText = '••••••';

/**
 * The text of a value in a cell: choices and booleans as labels, numbers in the reader's locale with the decimals of
 * their step, groups and tables summarized. A value that does not fit its node is shown unchanged, so that it is noticed.
 *
 * @param secret Stands for a write-only value.
 */
export function cellText(
  node: EidosNode,
  value: JsonValue | undefined,
  words: TextWords,
  secret = secretText,
): string {
  if (value === undefined) return '';
  const resolved = resolveNode(node);
  const isNamed = namedValue(resolved, value) !== undefined;
  if (value === null && !isNamed) return '';
  if (resolved.writeOnly) return secret;
  if (typeof value === 'number' && !isNamed) return formatInColumn(value, resolved, words);
  if (isNamed || typeof value !== 'object') return valueText(resolved, value, words);
  if (!['group', 'union', 'table'].includes(resolved.kind)) return JSON.stringify(value);
  // A list to read has no details in which its rows could be looked up.
  if (Array.isArray(value) && resolved.kind === 'table' && (resolved.shape || resolved.readOnly)) {
    const row = partOf(resolved, resolved.row);
    const texts = value.map((item: JsonValue) => cellText(row, item, words, secret));
    return texts.join(value.some((item) => typeof item === 'object') ? '; ' : ', ');
  }
  if (Array.isArray(value) && !(resolved.kind === 'group' && resolved.tuple))
    return words.t('table.rows', { count: value.length });
  return summary(resolved, value as Readonly<Record<string, JsonValue>>, words, secret);
}

/** A field or row of a node, locked where the node is. */
const partOf = ({ readOnly }: EidosNode, part: EidosNode): EidosNode => (readOnly ? locked(part) : part);

/** The text that was typed and is not a value, which a cell shows in its place. Empty for an incomplete entry. */
export function typedText({ node, text = '' }: FieldSnapshot): string {
  return node.writeOnly && text ? secretText : text;
}

/** The text of what is stored in place of a row, for its first cell; undefined for a row that has its fields. */
export function replacedText(
  value: JsonValue | undefined,
  first: TableColumn | undefined,
  words: TextWords,
): string | undefined {
  if (!first || !isReplacedRow(value, first)) return undefined;
  return first.row.writeOnly ? secretText : valueText(first.row, value, words);
}

function summary(
  node: ResolvedNode,
  value: Readonly<Record<string, JsonValue>>,
  words: TextWords,
  secret: string,
): string {
  const children = everyField(node);
  return Object.entries(value)
    .map(([name, part]) => {
      const named = children.filter((child) => child.name === name);
      // The chosen option is unknown here, so a name that is secret in any option stays hidden.
      const child = named.find(({ writeOnly }) => writeOnly) ?? named[0] ?? childNode(node, name);
      if (!child)
        return typeof part === 'object' && !isList(node) ? '' : part === null ? 'null' : plainText(part);
      const text = cellText(partOf(node, child), part, words, secret);
      const isOwn = node.kind !== 'group' || node.tuple || node.children.includes(child);
      return isOwn || text === '' ? text : `${words.label(child)}: ${text}`;
    })
    .filter((text) => text !== '')
    .join(', ');
}

/** The folded text of a row in which a filter searches. */
export type RowText = (row: JsonValue) => string;

/**
 * Returns a function that reads the text of a row. Rows are never changed in place, so it keeps that of each. Dates recur, and
 * take long to write, so each is written once.
 */
export function createRowTexts(columns: readonly TableColumn[], words: TextWords): RowText {
  const dates = new Map<JsonValue, string>();
  function write(node: EidosNode, value: JsonValue | undefined): string {
    if (typeof value !== 'string' || node.format !== 'date' || node.writeOnly || choicesOf(node))
      return cellText(node, value, words);
    const text = dates.get(value) ?? cellText(node, value, words);
    dates.set(value, text);
    return text;
  }
  function read(row: JsonValue): string {
    const texts = columns.map((column) => textIn(row, column, columns, words, write));
    return foldText(texts.join('\n'), words.locale);
  }
  const textOf = memoize(read as (row: JsonValue & object) => string);
  return (row) => (typeof row === 'object' && row !== null ? textOf(row) : read(row));
}

export function valueIn(row: JsonValue, { name, isRow, rest }: TableColumn): JsonValue | undefined {
  if (rest) return rest.get(row);
  return isRow ? row : childAt(row, name);
}

/** The text of a row in one of the columns, the first of which has that of what is stored in place of a row. */
export function textIn(
  row: JsonValue,
  column: TableColumn,
  columns: readonly TableColumn[],
  words: TextWords,
  textOf: (node: EidosNode, value: JsonValue | undefined, words: TextWords) => string = cellText,
): string {
  const replaced = replacedText(row, columns[0], words);
  if (replaced === undefined) return textOf(column.node, valueIn(row, column), words);
  return column === columns[0] ? replaced : '';
}

/** A text that was typed and is not a value, which its cell shows, with the row of the data and the name of the column. */
type TypedText = readonly [row: number, name: string, text: string];

export function typedTexts(controller: Controller, table: Pointer): readonly TypedText[] {
  const { lookup, state } = storeOf(controller).view;
  return [...state.content.drafts].flatMap(([id, { violation, text }]): TypedText[] => {
    const place = violation && placeById(lookup, id);
    const row =
      place?.shown && !place.node.readOnly && !place.node.writeOnly ? rowOf(table, place.pointer) : undefined;
    if (!place || row === undefined) return [];
    const [, name = ''] = splitPointer(place.pointer.slice(table.length));
    return [[row, name, text]];
  });
}

/** Typed texts by their row, then by the name of their column. */
export type TextsByRow = ReadonlyMap<number, ReadonlyMap<string, string>>;

export function sortTexts(typed: readonly TypedText[]): TextsByRow {
  const rows = new Map<number, Map<string, string>>();
  for (const [row, name, text] of typed) {
    const texts = rows.get(row) ?? new Map<string, string>();
    rows.set(row, texts.set(name, `${texts.get(name) ?? ''}\n${text}`));
  }
  return rows;
}

/**
 * Returns a function that tells whether every word of a filter occurs in the row at an index, in any column; undefined for a
 * filter without words.
 *
 * @param typed Texts that are found, too.
 */
export function createTextTest(
  filter: string,
  rows: readonly JsonValue[],
  rowText: RowText,
  typed: TextsByRow,
  locale: string,
): ((row: number) => boolean) | undefined {
  const words = foldText(filter, locale).split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  return (row) => {
    const own = foldText([...(typed.get(row)?.values() ?? [])].join(''), locale);
    const text = rowText(rows[row] ?? null) + own;
    return words.every((word) => text.includes(word));
  };
}
