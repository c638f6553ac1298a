import type { GroupNode } from '../compiler/node';
import { childNode, isListed } from '../controller/node-tree';
import { startValue } from '../controller/settle';
import { isJsonObject } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';

/** Why a name cannot be added to a map, as the key of its message. */
export function nameError(
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
  return (child && startValue(child, true)) ?? null;
}
