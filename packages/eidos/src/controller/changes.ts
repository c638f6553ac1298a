import { childAt, isJsonObject, isArray, equalJson } from '../json/json-object';
import { joinLists, none } from '../json/members';
import { createCache } from '../json/memoize';
import { joinPointer, type Pointer } from '../json/json-pointer';
import { type Outcome, valid, RowOutcomes } from '../validation/outcome';
import type { Json } from './adopt-json';
import type { Content } from './state';
import type { RowKeys, Rows } from './field-id';
import { type LookupContext, placeById } from './place';

/** The data and nodes of content, with the texts that are not in the data. */
export type ContentLookup = LookupContext & Pick<Content, 'drafts'>;

/**
 * Pointers at and below which two contents differ, in the data of the later one. A row that is another one than before
 * counts as changed, and so does a row that is gone. Equal objects are not visited.
 */
export function changedPointers(before: ContentLookup, after: ContentLookup): readonly Pointer[] {
  const { keys } = after;
  const changed = new Set<Pointer>();
  function compare(before: Json, after: Json, pointer: Pointer): void {
    if (before === after) return;
    if (isArray(before) && isArray(after)) {
      const known = keys.of(before);
      const own = keys.of(after);
      // A plain loop over indexes, because it runs at each key press in a table with tens of thousands of rows.
      for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
        if (known[index] !== own[index]) changed.add(`${pointer}/${index}`);
        else if (before[index] !== after[index]) compare(before[index], after[index], `${pointer}/${index}`);
      }
    } else if (isJsonObject(before) && isJsonObject(after)) {
      const known = Object.keys(before);
      const own = Object.keys(after);
      for (const name of own)
        if (before[name] !== after[name])
          compare(childAt(before, name), childAt(after, name), joinPointer(pointer, name));
      for (const name of known) if (!Object.hasOwn(after, name)) changed.add(joinPointer(pointer, name));
      // Entries of a map are shown in their order.
      if (known.length === own.length && known.some((name, at) => name !== own[at])) changed.add(pointer);
    } else changed.add(pointer);
  }
  compare(before.data, after.data, '');
  for (const part of ['drafts', 'choices'] as const)
    for (const id of differingKeys(before[part], after[part])) {
      const pointer = placeById(after, id)?.pointer;
      if (pointer !== undefined) changed.add(pointer);
    }
  return [...changed];
}

/** The entries that only one of two maps has, or in which they differ. */
export function differingKeys(before: KeyedValues, after: KeyedValues): readonly string[] {
  if (before === after) return [];
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => after.get(key) !== before.get(key),
  );
}

type KeyedValues = Pick<ReadonlyMap<string, unknown>, 'get' | 'keys'>;

/** Pointers of the values at which two reports differ. */
export function changedViolations(
  before: Outcome,
  after: Outcome,
  pointer: Pointer = '',
  changed: Pointer[] = [],
): readonly Pointer[] {
  if (before === after) return changed;
  if (!equalJson(before.violations, after.violations)) changed.push(pointer);
  const [known, own] = [before.children, after.children];
  if (known instanceof RowOutcomes && own instanceof RowOutcomes)
    for (let at = 0; at < Math.max(known.chunks.length, own.chunks.length); at += 1)
      changedViolations(known.chunks[at] ?? valid, own.chunks[at] ?? valid, pointer, changed);
  else
    for (const token of differingKeys(known, own))
      changedViolations(
        known.get(token) ?? valid,
        own.get(token) ?? valid,
        joinPointer(pointer, token),
        changed,
      );
  return changed;
}

/**
 * Pointers of the leaves in which `data` differs from `saved`. Rows are matched by their keys: a new row counts as
 * one change, and so does a table whose rows were removed or moved.
 */
export function listChanges(
  data: Json,
  saved: Json,
  keys: RowKeys,
  pointer: Pointer = '',
): readonly Pointer[] {
  if (data === saved) return [];
  if (isJsonObject(data) && isJsonObject(saved)) {
    const names = new Set([...Object.keys(data), ...Object.keys(saved)]);
    return joinLists(
      [...names].map((name) =>
        listChanges(childAt(data, name), childAt(saved, name), keys, joinPointer(pointer, name)),
      ),
    );
  }
  if (isArray(data) && isArray(saved)) {
    // A long table is compared only once, because a keystroke elsewhere leaves it the same object.
    return tableChanges(data, [saved, pointer, keys.of(data)], () => {
      // Rows that were removed and put back have other keys.
      if (equalJson(data, saved)) return [];
      return listRowChanges(data, saved, keys, pointer);
    });
  }
  return [pointer];
}

const tableChanges = createCache<readonly Pointer[]>();

function listRowChanges(data: Rows, saved: Rows, keys: RowKeys, pointer: Pointer): readonly Pointer[] {
  const own = keys.of(data);
  const places = own === keys.of(saved) ? undefined : own.map((key) => keys.indexOf(saved, key));
  const changes = data.map((row, index) => {
    // A new row has none before it.
    const before = saved[places ? places[index]! : index];
    // Most of tens of thousands of rows need no pointer at each keystroke.
    return row === before ? none : listChanges(row, before, keys, `${pointer}/${index}`);
  });
  const kept = places?.filter((place) => place !== -1);
  const isReordered = kept && (kept.length < saved.length || kept.some((place, index) => place !== index));
  return joinLists(isReordered ? [[pointer], ...changes] : changes);
}
