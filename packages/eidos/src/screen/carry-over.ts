import type { Controller } from '../controller/controller';
import { takesValue } from '../controller/takes-value';
import { resolveNode } from '../controller/node-tree';
import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';

/**
 * Enters what was typed into one controller into another, as one undo step: whatever differs from the saved data and
 * still has a place that takes it. `to` was created with the saved data of `from`, for another eidos.
 */
export function carryOver(from: Controller, to: Controller): void {
  const places = new Set(from.getSnapshot().changed.map((pointer) => wholeTable(from, pointer)));
  to.batch(() => {
    for (const pointer of places) if (hasPlace(to, pointer)) carryField(from, to, pointer);
  });
}

/** The outermost table around a pointer: rows only keep their meaning together. */
function wholeTable(controller: Controller, pointer: Pointer): Pointer {
  let path = '';
  for (const token of splitPointer(pointer)) {
    if (controller.getField(path).node.kind === 'table') return path;
    path = joinPointer(path, token);
  }
  return path;
}

function hasPlace(controller: Controller, pointer: Pointer): boolean {
  try {
    controller.getField(pointer);
    return true;
  } catch {
    // The only way to learn that the schema has no field there.
    return false;
  }
}

function carryField(from: Controller, to: Controller, pointer: Pointer): void {
  const { text, touched } = from.getField(pointer);
  const value = from.get(pointer);
  const node = resolveNode(to.getField(pointer).node);
  if (value === undefined || takesValue(node, value)) to.set(pointer, value);
  if (text !== undefined && (node.kind === 'number' || node.kind === 'integer')) to.setText(pointer, text);
  if (touched) to.touch(pointer);
}
