import { isJsonObject } from '../json/json-object';
import { joinPointer, type Pointer } from '../json/json-pointer';
import { isArray } from '../validation/canonical-json';
import { type Outcome, valid } from '../validation/outcome';
import { RowOutcomes } from '../validation/row-outcomes';
import type { Json } from './adopt-json';
import type { Content } from './content';
import { childAt, toPointer } from './field-id';
import type { RowKeys } from './row-keys';

/** The parts of content that decide which fields there are, and what they show. */
type Compared = Pick<Content, 'data' | 'drafts' | 'choices'>;

/**
 * Pointers at and below which two contents differ, in the data of the later one. A row that is another one than before
 * counts as changed, and so does a row that is gone. Equal objects are not visited.
 */
export function changedPointers(before: Compared, after: Compared, keys: RowKeys): readonly Pointer[] {
  const changed = new Set<Pointer>();
  compareData(before.data, after.data, '', keys, changed);
  for (const part of ['drafts', 'choices'] as const)
    for (const id of differingKeys(before[part], after[part])) {
      const pointer = toPointer(after.data, id, keys);
      if (pointer !== undefined) changed.add(pointer);
    }
  return [...changed];
}

function compareData(
  before: Json,
  after: Json,
  pointer: Pointer,
  keys: RowKeys,
  changed: Set<Pointer>,
): void {
  if (before === after) return;
  if (isArray(before) && isArray(after)) {
    const [known, own] = [keys.of(before), keys.of(after)];
    // A plain loop over indexes, because it runs at each key press in a table with tens of thousands of rows.
    for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
      if (known[index] !== own[index]) changed.add(`${pointer}/${index}`);
      else if (before[index] !== after[index])
        compareData(before[index], after[index], `${pointer}/${index}`, keys, changed);
    }
  } else if (isJsonObject(before) && isJsonObject(after)) {
    for (const name of Object.keys(after)) {
      const [was, is] = [childAt(before, name), after[name]];
      if (was !== is) compareData(was, is, joinPointer(pointer, name), keys, changed);
    }
    for (const name of Object.keys(before))
      if (!Object.hasOwn(after, name)) changed.add(joinPointer(pointer, name));
  } else changed.add(pointer);
}

/** The entries that only one of two maps has, or in which they differ. */
function differingKeys(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
): readonly string[] {
  if (before === after) return [];
  const removed = [...before.keys()].filter((key) => !after.has(key));
  return [...removed, ...[...after.keys()].filter((key) => after.get(key) !== before.get(key))];
}

/** Pointers of the values at which two reports differ. */
export function changedFaults(
  before: Outcome,
  after: Outcome,
  pointer: Pointer = '',
  changed: Pointer[] = [],
): readonly Pointer[] {
  if (before === after) return changed;
  if (before.faults !== after.faults) changed.push(pointer);
  const [was, is] = [before.children, after.children];
  if (was instanceof RowOutcomes && is instanceof RowOutcomes) {
    for (let at = 0; at < Math.max(was.chunks.length, is.chunks.length); at += 1)
      compareChildren(was.chunks[at]?.outcomes, is.chunks[at]?.outcomes, pointer, changed);
  } else compareChildren(was, is, pointer, changed);
  return changed;
}

function compareChildren(
  before: Outcome['children'] = valid.children,
  after: Outcome['children'] = valid.children,
  pointer: Pointer,
  changed: Pointer[],
): void {
  for (const token of differingKeys(before, after))
    changedFaults(
      before.get(token) ?? valid,
      after.get(token) ?? valid,
      joinPointer(pointer, token),
      changed,
    );
}
