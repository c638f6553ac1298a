import { type Pointer, splitPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { isArray } from '../validation/canonical-json';
import { type Outcome, valid } from '../validation/outcome';
import type { FieldSnapshot } from './controller';
import type { Json } from './adopt-json';
import { equalJson } from './equal-json';
import { errorsOf, isTouched } from './list-errors';
import { type FieldPlace, fieldsAt } from './place';
import { startValue } from './settle';
import type { View } from './view';

/** The snapshot of the field at one place of a view. */
export function readField(view: View, place: FieldPlace): FieldSnapshot {
  const { pointer, id, node, value, saved, required, options } = place;
  const { content, meta } = view.state;
  const draft = content.drafts.get(id);
  const dirty = draft?.fault !== undefined || !equalJson(value, saved);
  return {
    pointer,
    node,
    value: typeof value === 'object' && value !== null ? undefined : value,
    present: value !== undefined,
    stored: saved !== undefined,
    offer: draft === undefined ? offerFor(place) : undefined,
    text: draft?.text,
    errors: errorsOf(outcomeAt(view.report, pointer).faults, pointer),
    touched: isTouched(meta, place),
    dirty,
    required,
    conflict: dirty && meta.conflicts.has(id) ? { theirs: saved } : undefined,
    children: childrenOf(view, place),
    rowKeys: place.inner.kind === 'table' && isArray(value) ? view.lookup.keys.of(value) : nothing,
    option: options[0]?.id,
  };
}

const nothing: readonly string[] = [];

/** What can be set instead of what is stored, because the schema determines or suggests it. */
function offerFor({ node, value, saved, required }: FieldPlace): JsonValue | undefined {
  if (node.kind === 'constant') {
    const isMissing = required || saved !== undefined;
    const isWrong = value === undefined ? isMissing : !equalJson(value, node.value);
    return isWrong ? node.value : undefined;
  }
  if (value !== undefined || saved !== undefined || node.readOnly || node.kind === 'group') return undefined;
  return node.defaultValue ?? (required ? startValue(node, true) : undefined);
}

/** What is wrong at a pointer. */
export function outcomeAt(report: Outcome, pointer: Pointer): Outcome {
  if (report === valid) return valid;
  return splitPointer(pointer).reduce((outcome, token) => outcome.children.get(token) ?? valid, report);
}

function childrenOf({ lookup }: View, place: FieldPlace): readonly string[] {
  const { inner } = place;
  if (inner.kind !== 'group') return nothing;
  return fieldsAt(lookup, place, inner).names(place.value);
}

/** Returns the earlier snapshot when nothing in it changed. */
export function keepField(before: FieldSnapshot | undefined, after: FieldSnapshot): FieldSnapshot {
  if (!before) return after;
  const names = Object.keys(after) as (keyof FieldSnapshot)[];
  // Nodes refer to each other, so they are compared by identity; everything else is plain JSON.
  const isSame = (name: keyof FieldSnapshot) =>
    name === 'node' ? before.node === after.node : equalJson(before[name] as Json, after[name] as Json);
  return names.every(isSame) ? before : after;
}
