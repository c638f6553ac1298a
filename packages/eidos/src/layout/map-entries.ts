import type { GroupNode } from '../compiler/node';
import type { Controller } from '../controller/controller';
import { newRow } from '../controller/fill-defaults';
import { childNode, isListed } from '../controller/node-tree';
import { isJsonObject } from '../json/json-object';
import type { Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';

/** Why a name cannot be added to a map, as the key of its message. */
export function nameFault(
  node: GroupNode,
  value: unknown,
  name: string,
): 'map.taken' | 'map.refused' | undefined {
  if (isListed(node, name) || (isJsonObject(value) && Object.hasOwn(value, name))) return 'map.taken';
  return name === '' || name === '__proto__' || childNode(node, name) === undefined
    ? 'map.refused'
    : undefined;
}

/** The initial value of a new entry. */
export function newValue(node: GroupNode, name: string): JsonValue {
  const child = childNode(node, name);
  return child === undefined ? null : newRow(child, () => false);
}

/** Gives an entry another name in the same place, as one undo step. */
export function renameEntry(controller: Controller, pointer: Pointer, from: string, to: string): void {
  const value: unknown = controller.get(pointer);
  if (!isJsonObject(value)) return;
  const entries = Object.entries<JsonValue>(value).map(([name, inner]): [string, JsonValue] => [
    name === from ? to : name,
    inner,
  ]);
  controller.set(pointer, Object.fromEntries(entries));
}
