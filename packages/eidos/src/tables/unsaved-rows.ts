import { type Pointer, splitPointer } from '../json/json-pointer';
import type { Controller } from '../controller/controller';

/** The unsaved state of a table's rows. */
export interface UnsavedRows {
  /** Indexes of the rows that differ from the saved data or have text that is not a value. */
  readonly rows: ReadonlySet<number>;
  /** How many values of a row the server has changed too, in its cells or its details, by the index of the row. */
  readonly conflicts: ReadonlyMap<number, number>;
}

/** Returns a function that finds the unsaved rows and conflicts of a table, once for each change of the data. */
export function createUnsavedRows(controller: Controller, table: Pointer): () => UnsavedRows {
  let changed: readonly Pointer[] = [];
  let saved: unknown;
  let last: UnsavedRows = { rows: new Set(), conflicts: new Map() };
  return () => {
    const snapshot = controller.getSnapshot();
    // Only newer data of the server makes conflicts, and only an edit or a choice ends them.
    const isSettled = snapshot.saved === saved && last.conflicts.size === 0;
    if (isSettled && snapshot.changed === changed) return last;
    changed = snapshot.changed;
    saved = snapshot.saved;
    const inRows = changed.filter((pointer) => pointer.startsWith(`${table}/`));
    const rows = new Set(inRows.map((pointer) => rowOf(table, pointer)));
    last = { rows, conflicts: isSettled ? last.conflicts : countConflicts(controller, table, inRows) };
    return last;
  };
}

function countConflicts(controller: Controller, table: Pointer, changed: readonly Pointer[]) {
  const depth = splitPointer(table).length;
  const conflicts = new Set<Pointer>();
  const containers = new Set<Pointer>();
  for (const pointer of changed) {
    let isInside = false;
    // A conflict may be about a group around a changed value, or about the row, which repeats those inside it.
    for (let at = pointer; splitPointer(at).length > depth; at = at.slice(0, at.lastIndexOf('/'))) {
      if (isInside) containers.add(at);
      else if (hasConflict(controller, at)) {
        conflicts.add(at);
        isInside = true;
      }
    }
  }
  const counts = new Map<number, number>();
  for (const pointer of [...conflicts].filter((one) => !containers.has(one))) {
    const row = rowOf(table, pointer);
    counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  return counts;
}

function hasConflict(controller: Controller, pointer: Pointer): boolean {
  try {
    return controller.getField(pointer).conflict !== undefined;
  } catch {
    // A property that the schema does not list, and that only the saved data has, cannot have a conflict.
    return false;
  }
}

function rowOf(table: Pointer, pointer: Pointer): number {
  return Number.parseInt(pointer.slice(table.length + 1), 10);
}
