import type { Pointer } from '../json/json-pointer';
import { adoptJson } from './adopt-json';
import { apply } from './apply';
import { type Content, type Draft, type OwnTexts, withEntry, withoutReadDrafts } from './content';
import type { FieldId } from './field-id';
import type { ReadingWords } from './read-text';
import { readTypedText } from './read-typed-text';
import type { View } from './view';

/** Content with another value at `pointer` in place of any typed text; the same content when nothing changes. */
export function setValue(view: View, pointer: Pointer, value: unknown): Content {
  const before = view.place(pointer).value;
  const next = value === undefined ? undefined : adoptJson(value, before, pointer);
  return apply(view.ground, view.state.content, [{ kind: 'set', pointer, value: next }]).content;
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
): Content {
  const place = view.place(pointer);
  const reading = readTypedText(place, text, words);
  if (!reading.ok) {
    const { content } = view.state;
    const isOwn = own?.drafts === content.drafts;
    const drafts = isOwn ? (content.drafts as Map<FieldId, Draft>) : new Map(content.drafts);
    drafts.set(place.id, { text: text ?? '', fault: reading.fault });
    if (own) own.drafts = drafts;
    return { ...content, drafts };
  }
  // Only one field is edited at a time, so valid text in other fields is now shown as its value.
  const content = withoutReadDrafts(setValue(view, pointer, reading.value));
  const { kind } = place.inner;
  const isRewritten = typeof reading.value === 'string' && reading.value !== text;
  // An emptied number may be a titled `null`, whose title would get in the way of the next number.
  const isNothing = reading.value === null && (text !== '' || kind === 'integer' || kind === 'number');
  const isKept = typeof reading.value === 'number' || kind === 'json' || isRewritten || isNothing;
  if (!isKept) return content;
  return { ...content, drafts: withEntry(content.drafts, place.id, { text: text ?? '', fault: undefined }) };
}
