import type { EidosNode } from '../compiler/node';
import type { Controller } from '../controller/controller';
import { storeOf } from '../controller/create-controller';
import { isText } from '../controller/node-tree';
import { emptyValue, hasChoices, namedValue, readText, type WordReaders } from '../controller/read-text';
import type { JsonValue } from '../json/json-schema';
import { readBoolean } from '../translations/read-boolean';
import { hasShortYear, readDate } from '../translations/read-date';
import { cellText, type CellWords } from './cell-text';
import { dereference } from './columns';
import type { CopiedCell } from './delimited-text';

const readers: WordReaders = { readBoolean, readDate, hasShortYear };

/** Makes a controller read texts as cells do, because its table passes texts on to it. */
export function readWordsIn(controller: Controller): void {
  storeOf(controller).readers = readers;
}

/** The meaning of a pasted text for a cell: a value, or text that the controller keeps with its error. */
export type CellInput =
  | { readonly kind: 'value'; readonly value: JsonValue | undefined }
  | { readonly kind: 'text'; readonly text: string };

/** Reads the text of one cell for the field at its position. */
export function readCell(node: EidosNode, text: string, words: CellWords): CellInput {
  const { locale, t, label } = words;
  const reading = readText(node, text, { locale, t, label, readers });
  if (!reading.ok) return { kind: 'text', text };
  const { value = emptyValue({ node, required: node.required }) } = reading;
  return { kind: 'value', value };
}

/** Reads a cell that was copied here: its value, where its text alone would not tell it, or else its text. */
export function readCopiedCell(node: EidosNode, cell: CopiedCell, words: CellWords): CellInput {
  const { text, value, isNamed } = cell;
  if (value === undefined) return readCell(node, text, words);
  const isName = namedValue(node, value) !== undefined && plainCellText(node, value, words) === text;
  const isMeant = isName || (!isNamed && isOfKind(node, value));
  return isMeant ? { kind: 'value', value } : readCell(node, text, words);
}

/** Whether a value that is not a choice can be one of a node. */
function isOfKind(node: EidosNode, value: JsonValue): boolean {
  if (hasChoices(node)) return false;
  if (value === null) return node.nullable && node.nothing === undefined;
  if (typeof value === 'string') return isText(node);
  if (typeof value === 'boolean') return node.kind === 'boolean';
  return node.kind === 'number' || (node.kind === 'integer' && Number.isInteger(value));
}

/**
 * The text of a value for a spreadsheet: `readCell` returns the value. Numbers have no separators between thousands and no
 * unit, dates are as they are stored, and a choice is written by its label, or by its value where the label is not its own.
 */
export function plainCellText(node: EidosNode, value: JsonValue | undefined, words: CellWords): string {
  const resolved = dereference(node);
  if (resolved.writeOnly || value === undefined) return '';
  const named = namedValue(resolved, value);
  if (named) {
    const texts = [words.label(named), ...(typeof value === 'string' ? [value] : []), JSON.stringify(value)];
    const isRead = (text: string) => {
      const input = readCell(resolved, text, words);
      return input.kind === 'value' && input.value === value;
    };
    return texts.find(isRead) ?? texts[0]!;
  }
  if (typeof value === 'number')
    return resolved.amount?.plain(value, words.locale) ?? words.formatNumber(value, { grouping: false });
  return typeof value === 'string' ? value : cellText(resolved, value, words, '');
}
