import type { Controller } from '../controller/controller';
import { storeOf } from '../controller/create-controller';
import { changedPointers } from '../controller/changes';
import { childAt } from '../controller/field-id';
import { takesText } from '../controller/read-text';
import { plainContent } from '../controller/state';
import { takesValue } from '../controller/union-option';
import { parentPointer, type Pointer, splitPointer } from '../json/json-pointer';

/**
 * Enters what was typed into one controller into another, as one undo step: whatever differs from the saved data and
 * still has a place that takes it, and the files that are on their way. `to` was created with the saved data of `from`, for another eidos.
 */
export function carryOver(from: Controller, to: Controller): void {
  const { state, lookup } = storeOf(from).view;
  // A value that is hidden here may be shown there.
  const changed = changedPointers(plainContent(state.saved), state.content, lookup);
  const places = new Set(changed.map((pointer) => wholeValue(from, pointer)));
  to.batch(() => {
    places.forEach((pointer) => {
      carryValue(from, to, pointer);
      // A group that was emptied is still there.
      for (let around = pointer; around !== ''; around = parentPointer(around))
        if (valueAt(to, around) === undefined) carryValue(from, to, around);
    });
    [...places, ...changed].forEach((pointer) => carryText(from, to, pointer));
  });
  storeOf(from).uploads?.carry(to);
}

/**
 * The outermost value around a pointer that is carried over as a whole: rows and items only keep their meaning together, and
 * the fields of an option only with what chooses it.
 */
function wholeValue(controller: Controller, pointer: Pointer): Pointer {
  if (pointer === '') return pointer;
  const whole = wholeValue(controller, parentPointer(pointer));
  const node = storeOf(controller).view.tryPlace(whole)?.node;
  return node?.kind === 'group' && !node.tuple ? pointer : whole;
}

const valueAt = (controller: Controller, pointer: Pointer) =>
  splitPointer(pointer).reduce(childAt, storeOf(controller).view.lookup.data);

/** The value is carried over even where it can no longer be edited: it was entered while it could be. */
function carryValue(from: Controller, to: Controller, pointer: Pointer): void {
  const store = storeOf(to);
  const place = store.view.tryPlace(pointer);
  const value = valueAt(from, pointer);
  if (!place || (value !== undefined && !takesValue(place.node, value))) return;
  const content = store.view.apply({ kind: 'set', pointer, value });
  if (content !== store.view.state.content) store.enter(content);
}

function carryText(from: Controller, to: Controller, pointer: Pointer): void {
  const { state, tryPlace } = storeOf(from).view;
  const own = tryPlace(pointer);
  const place = storeOf(to).view.tryPlace(pointer);
  if (!own || !place) return;
  const draft = state.content.drafts.get(own.id);
  // An empty text is an incomplete entry, which only the control itself can show.
  if (draft?.violation && draft.text && takesText(place, own.inner.kind))
    to.setText(pointer, draft.text, draft.loaded);
  if (from.getField(pointer).touched) to.touch(pointer);
}
