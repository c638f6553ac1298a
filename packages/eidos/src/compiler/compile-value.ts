import { readChoices, readConstant } from './choices';
import { checkDefault } from './check-default';
import { checkLimits } from './check-limits';
import type { Compilation, NodePlace } from './compilation';
import { compileGroup } from './compile-group';
import { compileScalar } from './compile-scalar';
import { compileTable } from './compile-table';
import { compileTypeUnion } from './compile-union';
import type { JsonValue } from '../json/json-schema';
import type { Choice, EidosNode } from './node';
import { freezeNode, readBase } from './node-base';
import type { SchemaLayer } from './schema-layer';
import { readTypes } from './value-types';

/** Creates the node of a value that has no alternatives; `choices` come from its alternatives, if it had any. */
export function compileValue(
  layers: readonly SchemaLayer[],
  place: NodePlace,
  compilation: Compilation,
  choices: readonly Choice[] | undefined = readChoices(layers, compilation),
): EidosNode | undefined {
  const allowed = readTypes(layers, place, choices, compilation);
  if (allowed === undefined) return undefined;
  checkLimits(layers, allowed.types, compilation);
  const base = readBase(layers, place, allowed.nullable, compilation);
  const isDeclared = layers.some(({ schema }) => 'type' in schema);
  const node = makeNode();
  if (node === undefined) return undefined;
  checkDefault(node, layers, compilation);
  return freezeNode(node);

  function makeNode(): EidosNode | undefined {
    const [sole, ...more] = choices ?? [];
    const isSettled = sole !== undefined && more.length === 0 && !allowed!.nullable;
    const constant = readConstant(layers) ?? (isSettled ? sole : undefined);
    if (constant !== undefined && !isConsent(constant.value))
      return { ...base, kind: 'constant', value: constant.value };
    if (choices !== undefined) return compileScalar(allowed!.types, base, layers, choices);
    const [type, ...others] = allowed!.types;
    if (others.length > 0) return compileTypeUnion(allowed!.types, layers, base, place, compilation);
    if (type === 'object') return compileGroup(layers, base, place, compilation);
    if (type === 'array') return compileTable(layers, base, place, compilation);
    if (type === undefined) return { ...base, kind: 'constant', value: null };
    return compileScalar([type], base, layers);
  }

  // "type": "boolean" with "const": true is a checkbox that must be ticked, not a constant.
  function isConsent(value: JsonValue): boolean {
    return value === true && place.inOption !== true && isDeclared;
  }
}
