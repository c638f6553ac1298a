import { readChoices, readConstant } from './choices';
import { withFittingDefault } from './check-default';
import { checkLimits } from './check-limits';
import type { Compilation, NodePlace } from './compilation';
import { compileGroup } from './compile-group';
import { compileJson, hasCompoundChoice, hasFields, hasRows } from './compile-json';
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
  const allowed = readTypes(layers, place, choices);
  if (allowed === 'any') return compileJson(layers, place, compilation);
  checkLimits(layers, allowed.types, compilation);
  const base = readBase(layers, place, allowed.nullable, compilation);
  const isDeclared = layers.some(({ schema }) => 'type' in schema);
  const { types, nullable } = allowed;
  const node = makeNode();
  return node && freezeNode(withFittingDefault(node, layers, compilation));

  function makeNode(): EidosNode | undefined {
    const [sole, ...more] = choices ?? [];
    const isSettled = sole !== undefined && more.length === 0 && !nullable;
    const constant = readConstant(layers) ?? (isSettled ? sole : undefined);
    if (constant !== undefined && !isConsent(constant.value))
      return { ...base, kind: 'constant', value: constant.value };
    if (hasCompoundChoice(layers)) return { ...base, kind: 'json' };
    if (choices !== undefined) return compileScalar(types, base, layers, choices);
    const [type, ...others] = types;
    if (others.length > 0) return compileTypeUnion(types, layers, base, place, compilation);
    if (type === 'object') {
      return hasFields(layers) ? compileGroup(layers, base, place, compilation) : { ...base, kind: 'json' };
    }
    if (type === 'array') {
      return hasRows(layers, compilation)
        ? compileTable(layers, base, place, compilation)
        : { ...base, kind: 'json' };
    }
    if (type === undefined) return { ...base, kind: 'constant', value: null };
    return compileScalar([type], base, layers);
  }

  // "type": "boolean" with "const": true is a checkbox that must be ticked, not a constant.
  function isConsent(value: JsonValue): boolean {
    return value === true && place.inOption !== true && isDeclared;
  }
}
