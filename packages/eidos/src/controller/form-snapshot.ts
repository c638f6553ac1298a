import type { FormSnapshot } from './controller';
import type { Store } from './create-store';
import type { View } from './view';

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
  const { status, failure, cause } = view.state.notes;
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
