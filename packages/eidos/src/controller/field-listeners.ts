import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';
import { changedViolations } from './changes';
import type { FieldSnapshot } from './controller';
import { toPointer } from './field-id';
import { fieldsAt } from './place';
import type { View } from './view';

/** The fields with listeners, in the shape of their pointers. */
interface Branch {
  readonly pointer: Pointer;
  readonly children: Map<string, Branch>;
  readonly listeners: Set<() => void>;
  /** What the listeners received last. */
  last: FieldSnapshot | undefined;
}

/** The listeners of fields. */
interface FieldListeners {
  readonly add: (pointer: Pointer, listener: () => void) => () => void;
  readonly has: (pointer: Pointer) => boolean;
  /**
   * Calls the listeners of the fields whose snapshot differs between two views. Only fields are read that the change can
   * reach.
   *
   * @param changed The pointers at and below which the content differs.
   */
  readonly notify: (before: View, after: View, changed: Iterable<Pointer>) => void;
}

/** No listeners yet. `read` returns the current snapshot of a field. */
export function createFieldListeners(read: (pointer: Pointer) => FieldSnapshot): FieldListeners {
  const root = newBranch('');

  function find(pointer: Pointer): Branch | undefined {
    return splitPointer(pointer).reduce<Branch | undefined>((at, token) => at?.children.get(token), root);
  }

  function add(pointer: Pointer, listener: () => void): () => void {
    let at = root;
    for (const token of splitPointer(pointer)) {
      const inside = at.children.get(token) ?? newBranch(joinPointer(at.pointer, token));
      at.children.set(token, inside);
      at = inside;
    }
    at.last ??= read(pointer);
    at.listeners.add(listener);
    return () => {
      at.listeners.delete(listener);
      if (at.listeners.size > 0) return;
      at.last = undefined;
      removeEmpty(root, splitPointer(pointer));
    };
  }

  function reached(before: View, after: View, changed: Iterable<Pointer>): Iterable<Branch> {
    const found = new Set<Branch>();
    const passed = new Set<Branch>();
    const addAll = (branch: Branch): void => {
      found.add(branch);
      for (const child of branch.children.values()) addAll(child);
    };
    if (touchesAll(before, after)) {
      addAll(root);
      return found;
    }
    for (const pointer of changed) {
      let at: Branch | undefined = root;
      for (const token of splitPointer(pointer)) {
        if (!passed.has(at)) {
          passed.add(at);
          found.add(at);
          for (const branch of otherFields(before, after, at)) addAll(branch);
        }
        at = at.children.get(token);
        if (!at) break;
      }
      if (at) addAll(at);
    }
    const own = [...changedViolations(before.report, after.report), ...newlyTouched(before, after)];
    for (const pointer of own) {
      const branch = find(pointer);
      if (branch) found.add(branch);
    }
    return found;
  }

  return {
    add,
    has: (pointer) => (find(pointer)?.listeners.size ?? 0) > 0,
    notify(before, after, changed) {
      if (root.children.size === 0 && root.listeners.size === 0) return;
      for (const branch of reached(before, after, changed)) {
        if (branch.listeners.size === 0) continue;
        const snapshot = read(branch.pointer);
        if (snapshot === branch.last) continue;
        branch.last = snapshot;
        for (const listener of [...branch.listeners]) listener();
      }
    },
  };
}

function newBranch(pointer: Pointer): Branch {
  return { pointer, children: new Map(), listeners: new Set(), last: undefined };
}

/** Removes the branches of a path that have neither listeners nor children. */
function removeEmpty(branch: Branch, [token, ...rest]: readonly string[]): void {
  // After the last token there is no child.
  const child = branch.children.get(token!);
  if (!child) return;
  removeEmpty(child, rest);
  if (child.children.size === 0 && child.listeners.size === 0) branch.children.delete(token!);
}

/** Whether something changed on which the snapshot of any field may depend; that is rare. */
function touchesAll(before: View, after: View): boolean {
  const [was, is] = [before.state.meta, after.state.meta];
  return (
    before.state.saved !== after.state.saved ||
    was.touchedWithin !== is.touchedWithin ||
    was.freshRows !== is.freshRows ||
    was.conflicts !== is.conflicts
  );
}

/** The fields inside a group or union that are others since something in it changed. */
function otherFields(before: View, after: View, { pointer, children }: Branch): Iterable<Branch> {
  const [was, is] = [before.tryPlace(pointer), after.tryPlace(pointer)];
  if (was?.inner !== is?.inner) return children.values();
  if (!was || !is || is.inner.kind !== 'group') return [];
  const [then, now] = [fieldsAt(before.lookup, was, is.inner), fieldsAt(after.lookup, is, is.inner)];
  if (then === now) return [];
  return [...children].flatMap(([name, branch]) => {
    const [old, child] = [then.child(name), now.child(name)];
    const isSame = old === child && (!child || then.isRequired(child) === now.isRequired(child));
    return isSame ? [] : [branch];
  });
}

/** The pointers of fields that are touched in only one of two views. */
function newlyTouched(before: View, after: View): readonly Pointer[] {
  const [was, is] = [before.state.meta.touched, after.state.meta.touched];
  if (was === is) return [];
  const ids = [...was, ...is].filter((id) => was.has(id) !== is.has(id));
  return ids.flatMap((id) => toPointer(after.lookup.data, id, after.lookup.keys) ?? []);
}
