import type { Pointer } from '../json/json-pointer';
import type { FieldPlace } from './place';
import type { View } from './view';

/**
 * The place of a value that may be changed through the controller. Throws when it is read-only or constant; `of` is the
 * node that decides this where a union has an option.
 */
export function editablePlace(view: View, pointer: Pointer, of: 'node' | 'inner' = 'node'): FieldPlace {
  const place = view.place(pointer);
  const { readOnly, kind } = place[of];
  if (!readOnly && kind !== 'constant') return place;
  throw new Error(`"${pointer}" cannot be changed: it is ${readOnly ? 'read-only' : 'constant'}.`);
}
