import { type Pointer, splitPointer } from '../json/json-pointer';
import { adoptJson, type Json } from './adopt-json';
import {
  type Content,
  type Draft,
  type OwnTexts,
  withEntry,
  withoutEntries,
  withoutReadDrafts,
} from './content';
import { equalJson } from './equal-json';
import type { FieldId } from './field-id';
import { followConditions } from './follow-conditions';
import { adoptRowKeys } from './merge-rows';
import { type FieldPlace, rootPlace, tryEnter } from './place';
import { readTypedText } from './read-typed-text';
import { optionWith } from './union-option';
import type { View } from './view';
import { writeValue } from './write-value';

/** Content with another value at `pointer` in place of any typed text; the same content when nothing changes. */
export function setValue(view: View, pointer: Pointer, value: unknown): Content {
  const place = view.place(pointer);
  const { content } = view.state;
  const next = value === undefined ? undefined : adoptJson(value, place.value, pointer);
  adoptRowKeys(place.value, next, view.ground.keys);
  const drafts = withoutEntries(content.drafts, place.id);
  if (equalJson(next, place.value)) return drafts === content.drafts ? content : { ...content, drafts };
  const isJsonObject = typeof next === 'object' && next !== null;
  const choices = isJsonObject
    ? withoutEntries(content.choices, place.id)
    : withPinned(content.choices, place);
  return setInContent(view, pointer, next, { ...content, drafts, choices });
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
  locale: string,
  own?: OwnTexts,
): Content {
  const place = view.place(pointer);
  const reading = readTypedText(place, text, locale);
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
  if (typeof reading.value !== 'number' && place.inner.kind !== 'json') return content;
  return { ...content, drafts: withEntry(content.drafts, place.id, { text: text ?? '', fault: undefined }) };
}

/** Writes a value into `content`: unions on the path keep their option, and what follows from conditions is done. */
export function setInContent(view: View, pointer: Pointer, next: Json, content: Content): Content {
  const choices = pinOptions(view, pointer, content.choices);
  const data = writeValue(view.ground, pointer, next);
  return followConditions(view.ground, { ...content, data, choices }, pointer);
}

/** Without a discriminator, the option is inferred from the value; typing must not change it. */
function pinOptions({ ground }: View, pointer: Pointer, choices: Content['choices']): Content['choices'] {
  let place: FieldPlace | undefined = rootPlace(ground);
  let pinned = choices;
  for (const token of splitPointer(pointer)) {
    pinned = place ? withPinned(pinned, place, token) : pinned;
    place = place && tryEnter(ground, place, token);
  }
  return pinned;
}

/** Pins the option that the value belongs to; while there is none, the one that `token` is written into. */
function withPinned(choices: Content['choices'], place: FieldPlace, token?: string): Content['choices'] {
  const { id, node, options } = place;
  if (node.kind !== 'union' || node.discriminator !== undefined) return choices;
  const option = options[0] ?? (token === undefined ? undefined : optionWith(node, token, undefined));
  return option ? withEntry(choices, id, option.id) : choices;
}
