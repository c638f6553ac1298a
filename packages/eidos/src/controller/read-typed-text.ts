import { parseNumber } from '../translations/parse-number';
import { readDate } from '../translations/read-date';
import type { Fault } from '../validation/outcome';
import { adoptJson, type Json } from './adopt-json';
import type { FieldPlace } from './place';

/** The result of reading typed text: a value (undefined for empty text), or the reason why it is not valid. */
export type Reading =
  { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly fault: Fault };

/** Reads what was typed into the field at `place`, numbers as `locale` writes them. */
export function readTypedText(place: FieldPlace, text: string | undefined, locale: string): Reading {
  const { inner, saved } = place;
  if (text === undefined) return refuse('format', { format: inner.format ?? inner.kind });
  if (inner.kind === 'json') return readJson(place, text);
  if (inner.kind !== 'integer' && inner.kind !== 'number') {
    // If the saved text was empty, clearing the field restores it.
    if (text === '' && saved !== '') return { ok: true, value: emptyValue(place) };
    return { ok: true, value: readDate(text, inner.format, locale) ?? text };
  }
  const reading = parseNumber(text, locale);
  if (!reading.ok && reading.fault === 'empty') return { ok: true, value: emptyValue(place) };
  // Text that is not a number is reported by the kind of the field, because whole numbers have a different example.
  if (!reading.ok) return refuse(reading.fault === 'number' ? inner.kind : reading.fault);
  if (inner.kind === 'integer' && !Number.isInteger(reading.value)) return refuse('integer');
  return { ok: true, value: reading.value };
}

function readJson(place: FieldPlace, text: string): Reading {
  if (text.trim() === '') return { ok: true, value: place.isAddition ? null : undefined };
  try {
    const value: unknown = JSON.parse(text);
    const fault = numberFault(text);
    return fault ? refuse(fault) : { ok: true, value: adoptJson(value) };
  } catch {
    return refuse('json');
  }
}

/** Why a number in a JSON text cannot be stored as it is written, if there is one. */
function numberFault(text: string): string | undefined {
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g) ?? [];
  for (const token of tokens) {
    const reading = token.startsWith('"') ? undefined : parseNumber(token, 'en');
    if (reading?.ok === false) return reading.fault;
  }
  return undefined;
}

/** The value of an emptied field: undefined, or null when a value is required and null is allowed. */
function emptyValue({ inner, required, isRow, isAddition }: FieldPlace): Json {
  if (isRow) return undefined;
  // Without a value its name would be gone too, and with it the field.
  if (isAddition) return isText(inner.kind) && !inner.nullable ? '' : null;
  return inner.nullable && required ? null : undefined;
}

const isText = (kind: string) => kind === 'string' || kind === 'text';

function refuse(code: string, values: Fault['values'] = {}): Reading {
  return { ok: false, fault: { code, values } };
}
