import type { Controller } from '../controller/controller';
import { storeOf } from '../controller/create-controller';
import { isText } from '../controller/node-tree';
import type { Store } from '../controller/create-store';
import { activeElement } from '../hooks/use-leave';

/** For each watched store, an element of its screen. */
const elements = new WeakMap<Store, Element>();

/**
 * Keeps the spaces around a text on the screen while it is being typed, although the server trims what a save sends. A user who
 * pauses after a space goes on with the next word. The data holds the trimmed text.
 *
 * @param element Any element of the screen; the last one counts.
 */
export function keepTypedSpaces(controller: Controller, element: Element): void {
  const store = storeOf(controller);
  const isWatched = elements.has(store);
  elements.set(store, element);
  if (isWatched) return;
  let { saved } = store.view.state;
  store.subscribe(() => {
    const { state, tryPlace } = store.view;
    if (state.saved === saved) return;
    saved = state.saved;
    const control = activeElement(elements.get(store)!);
    const pointer = control?.closest<HTMLElement>('[data-pointer]')?.dataset.pointer;
    if (pointer === undefined || !control!.matches('input, textarea')) return;
    const place = tryPlace(pointer);
    if (!place || !isText(place.inner) || place.inner.choices) return;
    const text = (control as HTMLInputElement).value;
    if (text === place.value || text.trim() !== place.value) return;
    const drafts = new Map(state.content.drafts);
    drafts.set(place.id, { text, was: place.value, violation: undefined });
    store.update({ content: { ...state.content, drafts } });
  });
}
