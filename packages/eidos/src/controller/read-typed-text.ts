import type { Json } from './adopt-json';
import type { FieldPlace } from './place';
import { type Reading, type ReadingWords, readText, refuse } from './read-text';

/** Reads what was typed into the field at `place`; undefined is an incomplete entry. */
export function readTypedText(place: FieldPlace, text: string | undefined, words: ReadingWords): Reading {
  const { inner, saved } = place;
  if (text === undefined) return refuse('format', { format: inner.format ?? inner.kind });
  const reading = readText(inner, text, words);
  if (!reading.ok || reading.value !== undefined) return reading;
  // If the saved text was empty, clearing the field restores it.
  const isEmptyText = isText(inner.kind) && text === '' && saved === '';
  return { ok: true, value: isEmptyText ? '' : emptyValue(place) };
}

/** The value of an emptied field: undefined, or null when a value is required and null is allowed. */
function emptyValue({ inner, required, isRow, isAddition }: FieldPlace): Json {
  if (isRow) return undefined;
  // Without a value its name would be gone too, and with it the field.
  if (isAddition) return isText(inner.kind) && !inner.nullable ? '' : null;
  if (inner.kind === 'json') return undefined;
  return inner.nullable && required ? null : undefined;
}

const isText = (kind: string) => kind === 'string' || kind === 'text';
