import type { Json } from './adopt-json';
import { equalJson } from './equal-json';
import { childById, type FieldId, isWithin, toFieldId } from './field-id';
import { listChanges } from './list-changes';
import { blankNotes, type Notes } from './state';
import { splitPointer } from '../json/json-pointer';
import type { View } from './view';

/** The notes after `sent` was saved. Fields that changed since, or whose text is not a valid value, stay touched. */
export function notesAfterSave({ ground, state }: View, sent: Json): Notes {
  const { notes, content } = state;
  const { keys } = ground;
  const isFaulty = (id: FieldId) => content.drafts.get(id)?.fault;
  const valueOf = (data: Json, id: FieldId) =>
    splitPointer(id).reduce((value, token) => childById(value, token, keys), data);
  const touched = new Set(
    [...notes.touched].filter(
      (id) => isFaulty(id) || !equalJson(valueOf(content.data, id), valueOf(sent, id)),
    ),
  );
  if (notes.touchedWithin.length > 0) {
    const changed = listChanges(content.data, sent, keys).map((pointer) =>
      toFieldId(content.data, pointer, keys),
    );
    for (const id of [...changed, ...[...content.drafts.keys()].filter(isFaulty)])
      if (!notes.freshRows.has(id) && notes.touchedWithin.some((top) => isWithin(id, top))) touched.add(id);
  }
  return { ...blankNotes, touched, status: 'submitted' };
}
