import { parseNumber } from '../translations/parse-number';
import type { Fault } from '../validation/outcome';
import type { Json } from './adopt-json';
import type { Place } from './place';

/** What a typed text means for a field: a value (none for an empty text), or the reason why it is none. */
export type Reading =
  { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly fault: Fault };

/** Reads what was typed into the field at `place`, numbers as `locale` writes them. */
export function readText(place: Place, text: string, locale: string): Reading {
  const { inner, saved } = place;
  if (inner.kind !== 'integer' && inner.kind !== 'number') {
    // Where the saved text was empty, clearing the field goes back to just that.
    return { ok: true, value: text === '' && saved !== '' ? emptyValue(place) : text };
  }
  const reading = parseNumber(text, locale);
  if (!reading.ok && reading.fault === 'empty') return { ok: true, value: emptyValue(place) };
  // What is no number at all is told as what the field wants: a whole number has another example.
  if (!reading.ok) return refuse(reading.fault === 'number' ? inner.kind : reading.fault);
  if (inner.kind === 'integer' && !Number.isInteger(reading.value)) return refuse('integer');
  return { ok: true, value: reading.value };
}

/** What an emptied field holds: nothing, or null where something must stand and null may. */
function emptyValue({ inner, required, isRow }: Place): Json {
  if (isRow) return undefined;
  return inner.nullable && required ? null : undefined;
}

function refuse(code: string): Reading {
  return { ok: false, fault: { code, values: {} } };
}
