import type { JsonValue } from '../json/json-schema';
import type { Choice, EidosNode } from '../compiler/node';
import { emptyValue } from '../fields/choice-options';
import { findNamed } from '../translations/find-named';
import { parseNumber } from '../translations/parse-number';
import { readDate } from '../translations/read-date';
import { cellText, choiceOf, choicesOf, type CellWords } from './cell-text';
import { dereference } from './columns';

/** The meaning of a pasted text for a cell: a value, or text that the controller has to read as a number. */
export type CellInput =
  | { readonly kind: 'value'; readonly value: JsonValue | undefined }
  | { readonly kind: 'text'; readonly text: string };

const truths = ['true', '1', 'x', '✓'];
const falsehoods = ['false', '0'];

/**
 * Reads one pasted cell for the field at its position. Text that is not a choice or not a boolean becomes the value
 * unchanged, so that it is shown with its error and can be corrected.
 */
export function readCell(node: EidosNode, text: string, words: CellWords): CellInput {
  const trimmed = text.trim();
  const choices = choicesOf(node);
  const isText = (node.kind === 'string' || node.kind === 'text') && !choices;
  if ((isText ? text : trimmed) === '')
    return { kind: 'value', value: emptyValue({ node, required: node.required }) };
  if (choices) {
    const choice = readChoice(choices, text, words);
    return { kind: 'value', value: choice ? choice.value : text };
  }
  if (node.kind === 'integer' || node.kind === 'number') return readNumber(node, text, words.locale);
  if (node.kind === 'boolean')
    return { kind: 'value', value: readBoolean(trimmed.toLowerCase(), words) ?? text };
  return { kind: 'value', value: readDate(text, node.format, words.locale) ?? text };
}

/** Text that is not a number is left to the controller, which keeps it together with its error. */
function readNumber(node: EidosNode, text: string, locale: string): CellInput {
  // Spreadsheets copy amounts of money with their currency.
  const reading = parseNumber(text.replace(/^\s*\p{Sc}|\p{Sc}\s*$/u, ''), locale);
  const fits = reading.ok && (node.kind === 'number' || Number.isInteger(reading.value));
  return fits ? { kind: 'value', value: reading.value } : { kind: 'text', text };
}

/**
 * Finds the choice that a text means: its value first, then its label, in the reader's language or in the schema. A
 * value in JSON tells apart what looks the same, such as `1` and `"1"`. A text that several choices have means none.
 */
function readChoice(choices: readonly Choice[], text: string, words: CellWords): Choice | undefined {
  return findNamed(choices, text, (choice) => [
    typeof choice.value === 'string' ? [] : [JSON.stringify(choice.value)],
    typeof choice.value === 'string' ? [choice.value] : [],
    [words.label(choice)],
    [choice.label],
    [JSON.stringify(choice.value)],
  ]);
}

function readBoolean(text: string, { t }: CellWords): boolean | undefined {
  if (truths.includes(text) || text === t('boolean.true').toLowerCase()) return true;
  if (falsehoods.includes(text) || text === t('boolean.false').toLowerCase()) return false;
  return undefined;
}

/**
 * The text of a value for a spreadsheet: `readCell` returns the value. Numbers have no separators between thousands,
 * dates are as they are stored, and a choice is written by its label, or by its value where the label is not its own.
 */
export function plainCellText(node: EidosNode, value: JsonValue | undefined, words: CellWords): string {
  const resolved = dereference(node);
  if (resolved.writeOnly || value === undefined) return '';
  if (choiceOf(resolved, value)) {
    const choice = choiceOf(resolved, value)!;
    const texts = [words.label(choice), ...(typeof value === 'string' ? [value] : []), JSON.stringify(value)];
    const isRead = (text: string) => {
      const input = readCell(resolved, text, words);
      return input.kind === 'value' && input.value === value;
    };
    return texts.find(isRead) ?? texts[0]!;
  }
  if (typeof value === 'number') return words.formatNumber(value, { grouping: false });
  return typeof value === 'string' ? value : cellText(resolved, value, words);
}
