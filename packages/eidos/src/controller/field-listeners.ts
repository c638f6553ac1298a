import { childAt, isArray, isJsonObject } from '../json/json-object';
import { parentPointer, type Pointer, splitPointer } from '../json/json-pointer';
import { type Outcome, valid } from '../validation/outcome';
import type { Json } from './adopt-json';
import { differingKeys } from './changes';
import type { FieldSnapshot } from './controller';
import { fieldsAt, placeById } from './place';
import type { View } from './view';

/** How many fields without listeners are kept, such as cells scrolled past in a long table. */
const mostFields = 20_000;

/** A field that was read or is watched, or contains one. */
interface KnownField {
  readonly pointer: Pointer;
  readonly listeners: Set<() => void>;
  /** The known fields right inside it, by their names or indexes. */
  readonly inside: Map<string, KnownField>;
  /** The number of the view that the snapshot is of, rather than the view itself, which would retain old data. */
  seen?: number;
  snapshot?: FieldSnapshot;
  /** The snapshot that the listeners received last. */
  last?: FieldSnapshot;
}

/** Adds an entry; returns the function that removes it. */
export function addTo<Entry>(entries: Set<Entry>, entry: Entry): () => void {
  entries.add(entry);
  return () => entries.delete(entry);
}

/** Calls all listeners. What one throws is an unhandled rejection, so that neither the others nor a save stop at it. */
export function callAll(listeners: ReadonlySet<() => void>): void {
  for (const listener of [...listeners]) void new Promise(() => listener());
}

/** Keeps fields with their snapshots and listeners. `read` returns the current snapshot of a field. */
export function createFieldListeners(read: (pointer: Pointer) => FieldSnapshot) {
  const fields = new Map<Pointer, KnownField>();
  let room = mostFields;

  function fieldAt(pointer: Pointer): KnownField {
    let field = fields.get(pointer);
    if (!field) {
      if (fields.size > room) forgetUnwatched();
      field = { pointer, listeners: new Set(), inside: new Map() };
      if (pointer) fieldAt(parentPointer(pointer)).inside.set(lastToken(pointer), field);
      fields.set(pointer, field);
    }
    return field;
  }

  function forgetUnwatched(): void {
    // A field comes after those that contain it.
    for (const [pointer, { listeners, inside }] of [...fields].reverse()) {
      if (listeners.size + inside.size === 0) {
        fields.delete(pointer);
        fields.get(parentPointer(pointer))?.inside.delete(lastToken(pointer));
      }
    }
    // When most are watched, the next clean-up waits until there are twice as many.
    room = Math.max(mostFields, fields.size * 2);
  }

  /** The fields that the difference between two views can reach. */
  function near(before: View, after: View, isEverywhere: boolean): ReadonlySet<KnownField> {
    const reached = new Set<KnownField>();
    const reach = (field: KnownField | undefined) => {
      if (!field) return;
      reached.add(field);
      field.inside.forEach(reach);
    };
    const [was, is] = [stateOf(before), stateOf(after)];
    function compare(field: KnownField, old: Json, now: Json, known: Outcome, found: Outcome): void {
      const isLeaf = field.inside.size === 0;
      // A chosen option may decide which fields of the groups around it apply.
      if (old === now && known === found && (isLeaf || was.choices === is.choices)) return;
      // A field also reports the errors inside it that have no field of its own.
      reached.add(field);
      if (isLeaf) return;
      const isSame = partsOf(before, field.pointer) === partsOf(after, field.pointer);
      for (const [token, inside] of field.inside) {
        const knownInside = known.children.get(token) ?? valid;
        const foundInside = found.children.get(token) ?? valid;
        if (!isSame && isOther(before, after, inside.pointer)) reach(inside);
        else compare(inside, childAt(old, token), childAt(now, token), knownInside, foundInside);
      }
    }
    const root = fields.get('')!;
    if (isEverywhere || forAll.some((part) => was[part] !== is[part])) reach(root);
    else compare(root, was.data, is.data, before.report(), after.report());
    const touched = [...was.touched, ...is.touched].filter(
      (id) => was.touched.has(id) !== is.touched.has(id),
    );
    const ids = (['drafts', 'choices'] as const).flatMap((part) => differingKeys(was[part], is[part]));
    for (const id of [...ids, ...touched]) {
      const place = placeById(after.lookup, id);
      if (place) reach(fields.get(place.pointer));
    }
    return reached;
  }

  return {
    at: fieldAt,
    add(this: void, pointer: Pointer, listener: () => void): () => void {
      const field = fieldAt(pointer);
      if (field.listeners.size === 0) field.last = read(pointer);
      return addTo(field.listeners, listener);
    },
    /**
     * Calls the listeners of the fields whose snapshot differs between two views. Only fields are read that the difference can
     * reach.
     */
    notify(before: View, after: View, isEverywhere: boolean): void {
      // Without a screen, errors are found when code reads them.
      if (fields.size === 0) return;
      for (const field of near(before, after, isEverywhere)) {
        if (!field.listeners.size) continue;
        const snapshot = read(field.pointer);
        if (snapshot === field.last) continue;
        field.last = snapshot;
        callAll(field.listeners);
      }
    },
  };
}

const lastToken = (pointer: Pointer) => splitPointer(pointer).at(-1)!;

const stateOf = ({ state }: View) => ({ ...state, ...state.content, ...state.meta });

/** The parts on which the snapshot of any field may depend. They rarely change. */
const forAll = ['saved', 'touchedWithin', 'conflicts'] as const;

/** The fields of a group that apply, or the keys of rows: the same object as long as the same fields are right inside a value. */
function partsOf({ tryPlace, lookup }: View, pointer: Pointer): unknown {
  const place = tryPlace(pointer);
  if (isArray(place?.value)) return lookup.keys.of(place.value);
  const hasFields = place?.inner.kind === 'group' && isJsonObject(place.value);
  return hasFields ? fieldsAt(lookup, place, place.inner) : place?.value;
}

/** Whether there is another field at a pointer, or the same in another state. */
function isOther(before: View, after: View, pointer: Pointer): boolean {
  const [was, is] = [before, after].map(({ tryPlace }) => tryPlace(pointer));
  return (['node', 'id', 'required', 'applies'] as const).some((part) => was?.[part] !== is?.[part]);
}
