import type { Pointer } from '../json/json-pointer';
import { adoptJson } from './adopt-json';
import { type Applied, apply } from './apply';
import type { Draft, OwnTexts } from './content';
import type { FieldId } from './field-id';
import type { ReadingWords } from './read-text';
import { readTypedText } from './read-typed-text';
import type { View } from './view';

/** Sets another value at `pointer` in place of any typed text. */
export function setValue(view: View, pointer: Pointer, value: unknown): Applied {
  const before = view.place(pointer).value;
  const next = value === undefined ? undefined : adoptJson(value, before, pointer);
  return apply(view.ground, view.state.content, [{ kind: 'set', pointer, value: next }]);
}

/**
 * Content after `text` was typed into the field at `pointer`: its value, or the text while it is not a valid value.
 * Without a text, the entry is incomplete and the value is kept.
 *
 * @param own Holds the map of texts that the current batch has made. It is changed in place, because nothing else refers
 * to it yet and copying it for each text would take quadratic time.
 */
export function setText(
  view: View,
  pointer: Pointer,
  text: string | undefined,
  words: ReadingWords,
  own?: OwnTexts,
): Applied {
  const place = view.place(pointer);
  const reading = readTypedText(place, text, words);
  if (!reading.ok) {
    const { content } = view.state;
    const isOwn = own?.drafts === content.drafts;
    const drafts = isOwn ? (content.drafts as Map<FieldId, Draft>) : new Map(content.drafts);
    drafts.set(place.id, { text: text ?? '', fault: reading.fault });
    if (own) own.drafts = drafts;
    return { content: { ...content, drafts }, changed: [pointer] };
  }
  const { value } = reading;
  const { kind } = place.inner;
  const isRewritten = typeof value === 'string' && value !== text;
  // An emptied number may be a titled `null`, whose title would get in the way of the next number.
  const isNothing = value === null && (text !== '' || kind === 'integer' || kind === 'number');
  const isKept = typeof value === 'number' || kind === 'json' || isRewritten || isNothing;
  const typed = { text: isKept ? (text ?? '') : undefined };
  return apply(view.ground, view.state.content, [{ kind: 'set', pointer, value, typed }]);
}
