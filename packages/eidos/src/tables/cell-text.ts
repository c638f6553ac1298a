import type { EidosNode, IntegerNode, NumberNode } from '../compiler/node';
import type { FieldSnapshot } from '../controller/controller';
import {
  childNode,
  everyField,
  isList,
  isNumeric,
  type ResolvedNode,
  resolveNode,
} from '../controller/node-tree';
import { namedValue, plainText, type TextWords, valueText } from '../controller/read-text';
import type { JsonValue } from '../json/json-schema';
import { memoize } from '../json/memoize';
import { createAmount } from '../numbers/amount';
import { isReplacedRow, type TableColumn } from './columns';

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
  if (Array.isArray(value) && resolved.kind === 'table' && resolved.shape !== undefined)
    return value.map((item: JsonValue) => cellText(resolved.row, item, words, secret)).join(', ');
  if (Array.isArray(value) && !(resolved.kind === 'group' && resolved.tuple))
    return words.t('table.rows', { count: value.length });
  return summary(resolved, value as Readonly<Record<string, JsonValue>>, words, secret);
}

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
      const text = cellText(child, part, words, secret);
      const isOwn = node.kind !== 'group' || node.tuple || node.children.includes(child);
      return isOwn || text === '' ? text : `${words.label(child)}: ${text}`;
    })
    .filter((text) => text !== '')
    .join(', ');
}
