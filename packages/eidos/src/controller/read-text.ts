import type { Choice, EidosNode, NodeKind } from '../compiler/node';
import { equalJson, ownValue } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';
import { allNamed } from '../translations/find-named';
import { dateStyles, formatDate, formatNumber } from '../translations/format';
import type { toPlainNumber } from '../numbers/accounting';
import { parseNumber, readNumber, unifyMarks } from '../numbers/parse-number';
import type { readBoolean } from '../translations/read-boolean';
import type { hasShortYear, readDate } from '../translations/read-date';
import type { Translator } from '../translations/translator';
import { formats } from '../validation/formats';
import type { Violation } from '../validation/outcome';
import { adoptJson, type Json } from './adopt-json';
import { choicesOf, isNumeric, isText } from './node-tree';
import { type FieldPlace, type LookupContext, placeById } from './place';
import type { Content, Draft } from './state';

/** The result of reading a text: a value (undefined for empty text), or the reason why it is not valid. */
type Reading =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly violation: Violation };

/**
 * Read dates and booleans in words, and numbers as accounts write them. People type these only into cells, and spreadsheets
 * bring them, so tables and CSV provide the readers and a form without them does not load any.
 */
export interface WordReaders {
  readonly readBoolean: typeof readBoolean;
  readonly readDate: typeof readDate;
  readonly hasShortYear: typeof hasShortYear;
  readonly toPlainNumber: typeof toPlainNumber;
}

/** The language of a text, and the words of the screen where it is read on one. */
export type ReadingWords = Pick<Translator, 'locale'> &
  Partial<Pick<Translator, 't' | 'label'>> & { readonly readers?: WordReaders | undefined };

/**
 * Reads a text as a value of a node: what was typed, pasted, dropped, filled in by the browser or is in a file. Text for a
 * choice, a number, a boolean or a date is refused unless it is one; any other text is the value itself.
 *
 * @param loaded The choices of the control, where the schema does not list them.
 * @param kept The stored value, whose time zone a time keeps.
 */
export function readText(
  node: EidosNode,
  text: string,
  words: ReadingWords,
  loaded?: readonly Choice[],
  kept?: Json,
): Reading {
  const choices = namedValues(node, loaded);
  const listed = loaded ?? choicesOf(node);
  // In Hebrew and Arabic, the mark before a deleted minus may be left.
  if ((isText(node) && !listed ? text : unifyMarks(text).trim()) === '') return accept(undefined);
  const [choice, ...others] = choicesNamed(choices, text, words);
  if (others.length > 0) return refuse('ambiguous', { text });
  if (choice) return accept(choice.value);
  if (loaded !== undefined) return refuse('enum');
  if (node.kind === 'json') return readJson(text);
  const { readers } = words;
  if (isNumeric(node)) {
    const { kind, amount } = node;
    const reading = (amount?.read ?? readNumber)(readers?.toPlainNumber(text) ?? text, words.locale);
    // Text that is not a number is reported by the kind of the field, because whole numbers have a different example.
    if (!reading.ok) return refuse(reading.code === 'number' ? kind : reading.code, reading.values);
    if (kind === 'integer' && !Number.isInteger(reading.value)) return refuse('integer');
    return listed && !namedValue(node, reading.value) ? refuse('enum') : accept(reading.value);
  }
  if (node.kind === 'boolean') {
    const { t } = words;
    const own = t && ([t('boolean.true'), t('boolean.false')] as const);
    const value = readers?.readBoolean(text, words.locale, own);
    return value === undefined ? refuse('boolean', { text }) : accept(value);
  }
  if (listed) return refuse('enum');
  const { format = '' } = node;
  if (!ownValue(dateStyles, format)) return accept(text);
  const date = readers?.readDate(text, format, words.locale, kept);
  if (date !== undefined || formats[format]!(text)) return accept(date ?? text);
  if (readers?.hasShortYear(text, format, words.locale)) return refuse('shortYear');
  return refuse('format', { format });
}

/** The values of a node that have names: its choices, and a titled `null`. */
export function namedValues(node: EidosNode, loaded?: readonly Choice[]): readonly Choice[] {
  const choices = loaded ?? choicesOf(node) ?? [];
  return node.nothing ? [...choices, node.nothing] : choices;
}

/** The choice, or the titled `null`, that a value is. */
export function namedValue(node: EidosNode, value: Json): Choice | undefined {
  return namedValues(node).find((choice) => equalJson(choice.value, value));
}

/**
 * The choices that a text means: its value first, then its label, in the reader's language or in the schema. A value in
 * JSON tells apart what looks the same, such as `1` and `"1"`. A single choice needs no JSON: next to a titled `null`,
 * “null” is a text.
 */
export function choicesNamed(
  choices: readonly Choice[],
  text: string,
  { label }: Partial<Pick<Translator, 'label'>>,
): readonly Choice[] {
  return allNamed(choices, text, (choice) => [
    typeof choice.value === 'string' || choice.value === null ? [] : [JSON.stringify(choice.value)],
    typeof choice.value === 'string' ? [choice.value] : [],
    [label?.(choice) ?? choice.label],
    [choice.label],
    choices.length > 1 ? [JSON.stringify(choice.value)] : [],
  ]);
}

function readJson(text: string): Reading {
  let value: JsonValue;
  try {
    value = adoptJson(JSON.parse(text));
  } catch {
    return refuse('json');
  }
  const plain = withoutStrings(text);
  for (const digits of plain.match(/-?\d[\d.eE+-]*/g) ?? []) {
    const reading = parseNumber(digits, 'en');
    if (!reading.ok) return refuse(reading.code);
  }
  // Of a name that occurs twice in one object, only one value would be stored.
  const isComplete = plain.split(':').length === withoutStrings(JSON.stringify(value)).split(':').length;
  return isComplete ? accept(value) : refuse('jsonNames');
}

const withoutStrings = (json: string) => json.replace(/"(?:[^"\\]|\\.)*"/g, '');

function accept(value: Json): Reading {
  return { ok: true, value };
}

function refuse(code: string, values: Violation['values'] = {}): Reading {
  return { ok: false, violation: { code, values } };
}

/** Whether a text that was typed into a node of a kind can be shown at a place: several values have no control for it. */
export function showsText({ inner }: FieldPlace, typed: NodeKind | undefined): boolean {
  return inner.kind === typed || !['group', 'constant', 'table', 'union'].includes(inner.kind);
}

/**
 * The texts that are not values, each with its place. A text is left out while its field is of another kind, which has no control
 * for texts.
 */
export function refusedTexts(lookup: LookupContext & Pick<Content, 'drafts'>) {
  return [...lookup.drafts].flatMap(([id, draft]): (readonly [FieldPlace, Draft])[] => {
    const place = draft.violation && placeById(lookup, id);
    return place && showsText(place, draft.kind) ? [[place, draft]] : [];
  });
}

/** Whether a text that was typed into a node of a kind can be shown and corrected at a place. */
export function takesText(place: FieldPlace, typed?: NodeKind): boolean {
  return !place.node.readOnly && showsText(place, typed);
}

/** Reads what was typed into the field at `place`; undefined is an incomplete entry. */
export function readTypedText(
  place: FieldPlace,
  text: string | undefined,
  words: ReadingWords,
  loaded: readonly Choice[] | undefined,
): Reading {
  const { inner, value, saved } = place;
  if (text === undefined) return refuse('format', { format: inner.format ?? inner.kind });
  // A text that was saved is not the null whose title it has.
  if (inner.nothing && text === saved) return accept(text);
  const reading = readText(inner, text, words, loaded, value ?? saved);
  if (!reading.ok) {
    // A stored value that is invalid is typed again, or was never changed.
    const stored = [value, saved].find((one) => editedText(inner, one, words.locale) === text);
    return stored === undefined ? reading : accept(stored);
  }
  if (reading.value !== undefined) return reading;
  // If the saved text was empty, clearing the field restores it.
  const isEmptyText = isText(inner) && text === '' && saved === '';
  return accept(isEmptyText ? '' : emptyValue(place));
}

/**
 * The value of an emptied field: null where it is allowed and a value is required, or null is what was loaded; else
 * undefined. JSON text says itself whether it is null.
 *
 * @param node The union as a whole, or its option, whichever is emptied.
 */
export function emptyValue({ inner, required, saved, isRow, isAddition }: FieldPlace, node = inner): Json {
  if (isRow) return undefined;
  // Without a value its name would be gone too, and with it the field.
  if (isAddition) return isText(node) && !node.nullable ? '' : null;
  return node.kind !== 'json' && node.nullable && (required || saved === null) ? null : undefined;
}

export type TextWords = Pick<Translator, 't' | 'label' | 'formatNumber' | 'locale'>;

/** Any value as text: even data that does not fit its schema must be visible to be corrected. */
export function plainText(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The value as a text field shows it while it is edited: without separators between thousands. */
export function editedText({ amount }: EidosNode, value: Json, locale: string): string {
  if (typeof value !== 'number') return plainText(value);
  return amount?.edit(value, locale) ?? formatNumber(value, locale, { grouping: false });
}

/** The value as readable text: the label of a choice, yes or no, a number in the locale's format. */
export function valueText(node: EidosNode, value: JsonValue | undefined, translator: TextWords): string {
  const named = namedValue(node, value);
  if (named) return translator.label(named);
  if (typeof value === 'boolean') return translator.t(value ? 'boolean.true' : 'boolean.false');
  if (typeof value === 'string') return formatDate(value, node.format, translator.locale) ?? value;
  if (typeof value !== 'number') return plainText(value);
  return node.amount?.format(value, translator.locale) ?? translator.formatNumber(value);
}
