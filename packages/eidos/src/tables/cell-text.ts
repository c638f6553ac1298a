import type { JsonValue } from '../json/json-schema';
import type { EidosNode } from '../compiler/node';
import { namedValue } from '../controller/read-text';
import { type TextWords, valueText } from '../fields/value-text';
import { dereference } from './columns';
import { formatInColumn } from './decimals';

/** The texts that a cell may need; one object for the whole table. */
export type CellWords = TextWords;

/**
 * The text of a value in a cell: choices and booleans as labels, numbers in the reader's locale with the decimals of
 * their step, groups and tables summarised. A value that does not fit its node is shown unchanged, so that it is noticed.
 */
export function cellText(node: EidosNode, value: JsonValue | undefined, words: CellWords): string {
  if (value === undefined) return '';
  const resolved = dereference(node);
  const isNamed = namedValue(resolved, value) !== undefined;
  if (value === null && !isNamed) return '';
  // A write-only value is never shown, not even its length.
  if (resolved.writeOnly) return '••••••';
  if (typeof value === 'number' && !isNamed) return formatInColumn(value, resolved, words);
  if (isNamed || typeof value !== 'object') return valueText(resolved, value, words);
  if (resolved.kind === 'json') return JSON.stringify(value);
  if (Array.isArray(value) && resolved.kind === 'table' && resolved.shape !== undefined)
    return value.map((item: JsonValue) => cellText(resolved.row, item, words)).join(', ');
  if (Array.isArray(value)) return words.t('table.rows', { count: value.length });
  return summary(resolved, value as { readonly [key: string]: JsonValue }, words);
}

function summary(node: EidosNode, value: Readonly<Record<string, JsonValue>>, words: CellWords): string {
  const group = node.kind === 'union' ? node.options.map((option) => dereference(option.node)) : [node];
  const children = group.flatMap((option) => (option.kind === 'group' ? option.children : []));
  return Object.entries(value)
    .map(([name, part]) => {
      const child = children.find((candidate) => candidate.name === name);
      return child ? cellText(child, part, words) : typeof part === 'object' ? '' : String(part);
    })
    .filter((text) => text !== '')
    .join(', ');
}
