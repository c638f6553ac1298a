import type { JsonValue } from '../json/json-schema';
import type { Choice, EidosNode } from '../compiler/node';
import { emptyValue } from '../fields/choice-options';
import { parseNumber } from '../translations/parse-number';
import { choicesOf, type CellWords } from './cell-text';

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
  if (choices) return { kind: 'value', value: readChoice(choices, trimmed, words) ?? text };
  if (node.kind === 'integer' || node.kind === 'number') return readNumber(node, text, words.locale);
  if (node.kind === 'boolean')
    return { kind: 'value', value: readBoolean(trimmed.toLowerCase(), words) ?? text };
  return { kind: 'value', value: text };
}

/** Text that is not a number is left to the controller, which keeps it together with its error. */
function readNumber(node: EidosNode, text: string, locale: string): CellInput {
  const reading = parseNumber(text, locale);
  const fits = reading.ok && (node.kind === 'number' || Number.isInteger(reading.value));
  return fits ? { kind: 'value', value: reading.value } : { kind: 'text', text };
}

/** Finds a choice by its label in the reader's language, by its label in the schema or by its value. */
function readChoice(choices: readonly Choice[], text: string, words: CellWords): JsonValue | undefined {
  const same = (candidate: string) => candidate.toLowerCase() === text.toLowerCase();
  const choice =
    choices.find((candidate) => same(words.label(candidate))) ??
    choices.find(
      ({ label, value }) => same(label) || same(typeof value === 'string' ? value : JSON.stringify(value)),
    );
  return choice?.value;
}

function readBoolean(text: string, { t }: CellWords): boolean | undefined {
  if (truths.includes(text) || text === t('boolean.true').toLowerCase()) return true;
  if (falsehoods.includes(text) || text === t('boolean.false').toLowerCase()) return false;
  return undefined;
}
