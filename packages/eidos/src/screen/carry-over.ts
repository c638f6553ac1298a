import type { Controller } from '../controller/controller';
import { apply } from '../controller/apply';
import { storeOf } from '../controller/create-controller';
import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { uploadsOf } from '../controller/record-commands';
import { takesValue } from '../controller/union-option';

/**
 * Enters what was typed into one controller into another, as one undo step: whatever differs from the saved data and
 * still has a place that takes it, and the files that are on their way. `to` was created with the saved data of `from`, for another eidos.
 */
export function carryOver(from: Controller, to: Controller): void {
  const places = new Set(from.getSnapshot().changed.map((pointer) => wholeTable(from, pointer)));
  to.batch(() => places.forEach((pointer) => carryField(from, to, pointer)));
  uploadsOf(storeOf(from)).carry?.(to);
}

/** The outermost table around a pointer: rows only keep their meaning together. */
function wholeTable(controller: Controller, pointer: Pointer): Pointer {
  let path = '';
  for (const token of splitPointer(pointer)) {
    if (controller.getField(path).node.kind === 'table') return path;
    path = joinPointer(path, token);
  }
  return path;
}

/** The value is carried over even where it can no longer be edited: it was entered while it could be. */
function carryField(from: Controller, to: Controller, pointer: Pointer): void {
  const store = storeOf(to);
  const place = store.view.tryPlace(pointer);
  if (!place) return;
  const { touched } = from.getField(pointer);
  const value: JsonValue | undefined = from.get(pointer);
  const { node } = place;
  if (value === undefined || takesValue(node, value)) {
    const { lookup, state } = store.view;
    const applied = apply(lookup, state.content, [{ kind: 'set', pointer, value }]);
    if (applied.content !== state.content) store.enter(applied);
  }
  const { view } = storeOf(from);
  const draft = view.state.content.drafts.get(view.place(pointer).id);
  // An empty text is an incomplete entry, which only the control itself can show.
  if (draft?.violation && draft.text !== '' && !node.readOnly) to.setText(pointer, draft.text, draft.loaded);
  if (touched) to.touch(pointer);
}
