import { type Pointer, splitPointer } from '../json/json-pointer';
import { isArray } from '../validation/canonical-json';
import { type Outcome, valid } from '../validation/outcome';
import type { FieldSnapshot } from './controller';
import type { FieldError } from '../validation/field-error';
import { equalJson } from './equal-json';
import { errorsOf, isTouched } from './list-errors';
import { applyingChildren } from './node-tree';
import { type FieldPlace, judgedValue } from './place';
import type { View } from './view';

/** The snapshot of the field at one place of a view. */
export function readField(view: View, place: FieldPlace): FieldSnapshot {
  const { pointer, id, node, value, saved, required, options } = place;
  const { content, notes } = view.state;
  const draft = content.drafts.get(id);
  const dirty = draft?.fault !== undefined || !equalJson(value, saved);
  return {
    pointer,
    node,
    value: typeof value === 'object' && value !== null ? undefined : value,
    text: draft?.text,
    errors: errorsOf(outcomeAt(view.report, pointer).faults, pointer),
    touched: isTouched(notes, place),
    dirty,
    required,
    conflict: dirty && notes.clashes.has(id) ? { theirs: saved } : undefined,
    children: childrenOf(view, place),
    rowKeys: place.inner.kind === 'table' && isArray(value) ? view.ground.keys.of(value) : nothing,
    option: options[0]?.id,
  };
}

const nothing: readonly string[] = [];

/** What is wrong at a pointer. */
export function outcomeAt(report: Outcome, pointer: Pointer): Outcome {
  if (report === valid) return valid;
  return splitPointer(pointer).reduce((outcome, token) => outcome.children.get(token) ?? valid, report);
}

function childrenOf({ ground }: View, place: FieldPlace): readonly string[] {
  const { inner } = place;
  if (inner.kind !== 'group') return nothing;
  return applyingChildren(inner, judgedValue(ground, place, inner), ground.validator.fits);
}

const plainNames = ['pointer', 'node', 'value', 'text', 'touched', 'dirty', 'required', 'option'] as const;

/** Returns the earlier snapshot when nothing in it changed. */
export function keepField(before: FieldSnapshot | undefined, after: FieldSnapshot): FieldSnapshot {
  if (before === undefined) return after;
  const same =
    plainNames.every((name) => before[name] === after[name]) &&
    hasSame(before.errors, after.errors, isSameError) &&
    hasSame(before.children, after.children) &&
    hasSame(before.rowKeys, after.rowKeys) &&
    (before.conflict === undefined) === (after.conflict === undefined) &&
    before.conflict?.theirs === after.conflict?.theirs;
  return same ? before : after;
}

function hasSame<Item>(
  a: readonly Item[],
  b: readonly Item[],
  isSame: (a: Item, b: Item) => boolean = Object.is,
): boolean {
  return a === b || (a.length === b.length && a.every((item, index) => isSame(item, b[index] as Item)));
}

function isSameError(a: FieldError, b: FieldError): boolean {
  return a === b || (a.code === b.code && a.message === b.message && equalJson(a.values, b.values));
}
