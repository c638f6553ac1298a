import type { FormSnapshot } from './controller';
import type { Store } from './create-store';
import type { View } from './view';
import type { FieldError } from '../validation/field-error';
import type { Pointer } from '../json/json-pointer';
import { outcomeAt } from './field-snapshot';
import { listErrors } from './list-errors';

/** Reads the state of the whole screen: the same object until something changes. Its lists are computed on demand. */
export function createFormReader(store: Store): () => FormSnapshot {
  let last: { readonly view: View; readonly form: FormSnapshot } | undefined;
  return () => {
    const { view } = store;
    if (last?.view !== view) last = { view, form: readForm(view, store.canUndo, store.canRedo) };
    return last.form;
  };
}

function readForm(view: View, canUndo: boolean, canRedo: boolean): FormSnapshot {
  const { status, failure, cause } = view.state.meta;
  return {
    data: view.state.content.data,
    saved: view.state.saved,
    canUndo,
    canRedo,
    status,
    failure,
    cause,
    get errors() {
      return view.errors;
    },
    get dirty() {
      return view.dirty;
    },
    get changed() {
      return view.changed;
    },
  };
}

/** Reads the errors at and below a pointer: the same list until one of them changes. */
export function createErrorReader(
  store: Store,
): (pointer: Pointer, which?: 'all' | 'shown') => readonly FieldError[] {
  const lists = new Map<string, readonly FieldError[]>();
  return (pointer, which = 'all') => {
    const { view } = store;
    const at = { pointer, place: view.tryPlace(pointer) };
    const touched = which === 'shown' ? view.state.meta : undefined;
    const now = listErrors(view.lookup, outcomeAt(view.report, pointer), at, touched);
    // Only the list of the whole screen is long enough to be worth keeping.
    if (pointer !== '') return now;
    const before = lists.get(which);
    if (before && hasSameItems(before, now)) return before;
    lists.set(which, now);
    return now;
  };
}

/** Whether two lists have the same errors in the same order. */
export function hasSameItems(a: readonly FieldError[], b: readonly FieldError[]): boolean {
  return a === b || (a.length === b.length && a.every((error, at) => error === b[at]));
}
