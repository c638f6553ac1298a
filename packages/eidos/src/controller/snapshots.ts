import { joinPointer, type Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { isArray, equalJson } from '../json/json-object';
import { none } from '../json/members';
import { memoize } from '../json/memoize';
import type { FieldError } from '../validation/outcome';
import type { FieldSnapshot, FormSnapshot } from './controller';
import { errorsOf, isTouched, listErrors, outcomeAt } from './error-report';
import { type FieldPlace, fieldsAt, tryEnter } from './place';
import { fixedCount, isKind, isRefused } from './node-tree';
import { emptyValue, showsText } from './read-text';
import { startValue } from './settle';
import type { View } from './view';
import type { Store } from './create-store';

export function readField(view: View, place: FieldPlace): FieldSnapshot {
  const { pointer, id, node, inner, saved, required, applies, option } = place;
  const { content, meta } = view.state;
  const draftHere = content.drafts.get(id);
  const typed = showsText(place, draftHere?.kind) ? draftHere : undefined;
  // A text that nobody can correct is neither shown nor sent; the value from before it was typed is.
  const draft = node.readOnly ? undefined : typed;
  const value = typed?.violation && !draft ? typed.was : place.value;
  const outcome = outcomeAt(view.report(), pointer);
  // A stored value that is not allowed is shown after the fields.
  const fields = inner.kind === 'group' ? fieldsAt(view.lookup, place, inner) : undefined;
  const hasParts = inner.kind === 'group' || inner.kind === 'table';
  // Something else may be stored in place of a group or list.
  const isHeld = hasParts && isKind(inner)(value);
  const names: readonly string[] = fields?.names(isHeld && value) ?? none;
  const listed = new Set(outcome.children.size > 0 ? names : none);
  let errors = errorsOf(view.lookup, outcome.violations, pointer);
  const added: string[] = [];
  // The rows of a table all have places.
  for (const [name, child] of inner.kind === 'table' ? [] : outcome.children) {
    if (listed.has(name)) continue;
    const inside = tryEnter(view.lookup, place, name);
    if (isRefused(inside?.node) && inside?.value !== undefined) added.push(name);
    // A part without a field of its own, such as one of a chosen object or a name that is required, is reported here.
    else errors = errors.concat(listErrors(view.lookup, child, joinPointer(pointer, name), undefined));
  }
  const own = isHeld ? undefined : value;
  const offer = hasParts && (own ?? null) !== null ? startValue(inner, true) : offerFor(place);
  const fixed = fixedCount(inner);
  const dirty = draft?.violation !== undefined || !equalJson(value, saved);
  return {
    pointer,
    node,
    value: own,
    present: value !== undefined,
    stored: saved !== undefined,
    emptied: emptyValue(place, node),
    offer: draft ? undefined : offer,
    text: draft?.text,
    errors,
    touched: isTouched(meta, id),
    dirty,
    required,
    applies,
    conflict: dirty && meta.conflicts.has(id) ? { theirs: saved } : undefined,
    children: names.concat(added),
    rowKeys: fixed < Infinity && isArray(value) ? view.lookup.keys.of(value, fixed) : none,
    option: option?.id,
  };
}

/** The value that can be set instead of the stored one, because the schema determines or suggests it. */
function offerFor({ node, value, saved, required }: FieldPlace): JsonValue | undefined {
  const isMissing = value === undefined && saved === undefined;
  if (node.kind === 'constant')
    return (isMissing && !required) || equalJson(value, node.value) ? undefined : node.value;
  return !isMissing || node.readOnly || node.kind === 'group' ? undefined : startValue(node, required);
}

/** Returns the earlier snapshot when nothing in it changed. */
export function keepField(before: FieldSnapshot | undefined, after: FieldSnapshot): FieldSnapshot {
  // Nodes refer to each other, so they are compared by identity; everything else is plain JSON.
  return before?.node === after.node && equalJson(before, after) ? before : after;
}

/** Reads the state of the whole screen: the same object until something changes. Its lists are computed on demand. */
export function createFormReader(store: Store): () => FormSnapshot {
  const formOf = memoize((view: View): FormSnapshot => {
    const { content, saved, meta } = view.state;
    const { status, failure, cause } = meta;
    return {
      data: content.data,
      saved,
      canUndo: store.history.past.length > 0,
      canRedo: store.history.future.length > 0,
      status,
      failure,
      cause,
      get errors() {
        return view.errors();
      },
      get dirty() {
        return view.dirty();
      },
      get changed() {
        return view.changed();
      },
    };
  });
  return () => formOf(store.view);
}

/** Reads the errors at and below a pointer: the same list until one of them changes. */
export function createErrorReader(
  store: Store,
): (pointer: Pointer, which?: 'all' | 'shown') => readonly FieldError[] {
  const lists: Partial<Record<'all' | 'shown', readonly FieldError[]>> = {};
  return (pointer, which = 'all') => {
    const now = store.view.errors(pointer, which);
    // Only the list of the whole screen is long enough to be worth keeping.
    if (pointer) return now;
    return equalJson(lists[which], now) ? lists[which]! : (lists[which] = now);
  };
}
