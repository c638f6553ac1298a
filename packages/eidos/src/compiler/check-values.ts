import type { NodeInput } from './compilation';
import { checkAgainstType, pointerOf, strictest } from './merged';
import type { EidosNode } from './node';
import type { JsonValue } from '../json/json-schema';
import { equalJson, ownValue } from '../json/json-object';
import { assertions, isOfType } from '../validation/assertions';
import type { ValueType } from '../types/eidos-schema';

/**
 * Removes a default that does not fit its node, and reports it. Only the node itself is checked, not `pattern` or `format`.
 * The node is changed, because copying it would create its schema, which is read late.
 */
export function removeWrongDefault<Node extends EidosNode>(
  node: Node,
  { layers, compilation }: NodeInput,
): Node {
  if (node.defaultValue === undefined) return node;
  const reason = mismatchReason(node.defaultValue, node);
  if (reason === undefined) return node;
  const message = `The default ${JSON.stringify(node.defaultValue)} ${reason}, so it is not used.`;
  compilation.problems.report('default-does-not-fit', pointerOf(layers, 'default'), message);
  delete (node as { defaultValue?: JsonValue }).defaultValue;
  return node;
}

/** The types that the value of a node must all have, with their names. */
const typesOfKinds: Readonly<Record<string, readonly (readonly [type: string, name: string])[]>> = {
  boolean: [['boolean', 'true or false']],
  number: [['number', 'a number']],
  integer: [
    ['number', 'a number'],
    ['integer', 'a whole number'],
  ],
  string: [['string', 'a string']],
  text: [['string', 'a string']],
  group: [['object', 'an object']],
  table: [['array', 'a list']],
};

/** Without patterns, which are left to the validator: matching a bad one may never end. */
const limits = {
  minimum: 'is below the minimum #',
  maximum: 'is above the maximum #',
  exclusiveMinimum: 'is not above #',
  exclusiveMaximum: 'is not below #',
  multipleOf: 'is not a multiple of #',
  minLength: 'is shorter than #',
  maxLength: 'is longer than #',
  minItems: 'has fewer than # rows',
  maxItems: 'has more than # rows',
};

/** Why a value does not fit a node, as the end of a sentence about the value; undefined when it fits. */
function mismatchReason(value: JsonValue, node: EidosNode): string | undefined {
  if (value === null && node.nullable) return undefined;
  // A recursive node may never end, so its values are not known.
  if (node.kind === 'reference') return node.deferred && mismatchReason(value, node.resolve());
  if (node.kind === 'constant') return equalJson(value, node.value) ? undefined : 'is not the constant';
  if (node.kind === 'union')
    return node.options.some((option) => mismatchReason(value, option.node) === undefined)
      ? undefined
      : 'fits none of the options';
  const choices = 'choices' in node ? node.choices : undefined;
  // Choices of several types are those of a string.
  const types = choices && node.kind === 'string' ? [] : typesOfKinds['tuple' in node ? 'table' : node.kind];
  const wrong = types?.find(([type]) => !isOfType(value, type));
  if (wrong !== undefined) return `is not ${wrong[1]}`;
  for (const [name, reason] of Object.entries(limits)) {
    const limit = ownValue(node as object as Partial<Record<string, number>>, name);
    const isKept = assertions[name as keyof typeof limits].holds;
    if (limit !== undefined && !isKept(value, limit)) return reason.replace('#', String(limit));
  }
  if (choices?.every((choice) => !equalJson(choice.value, value))) return 'is not one of the choices';
  return mismatchInside(value, node);
}

/** The same for the values in a list or an object. A default may omit members, which the user then enters. */
function mismatchInside(value: JsonValue, node: EidosNode): string | undefined {
  const fields = node.kind === 'group' ? node.children : [];
  for (const [name, inner] of Object.entries(value ?? {})) {
    const own = node.kind === 'table' ? node.row : fields.find((child) => child.name === name);
    const reason = own && mismatchReason(inner as JsonValue, own);
    if (reason !== undefined)
      return `does not fit: its ${node.kind === 'table' ? `row ${name}` : `"${name}"`} ${reason}`;
  }
  return undefined;
}

const ranges = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minContains', 'maxContains'],
  ['minimum', 'maximum'],
] as const;

/** Reports limits that no value satisfies, and keywords that do not apply to the type next to them. */
export function checkLimits(types: readonly ValueType[], input: NodeInput): void {
  const { layers, compilation } = input;
  layers.forEach((layer) => checkAgainstType(layer, compilation));
  for (const [lower, upper] of ranges) {
    const low = strictest(layers, lower);
    const high = strictest(layers, upper);
    if (low === undefined || high === undefined || low <= high) continue;
    const message = `"${lower}" ${low} is above "${upper}" ${high}.`;
    compilation.problems.report('empty-range', pointerOf(layers, lower), message);
  }
  checkExclusive(types, input);
}

function checkExclusive(types: readonly ValueType[], { layers, compilation }: NodeInput): void {
  const low = strictest(layers, 'minimum') ?? -Infinity;
  const above = strictest(layers, 'exclusiveMinimum') ?? -Infinity;
  const high = strictest(layers, 'maximum') ?? Infinity;
  const below = strictest(layers, 'exclusiveMaximum') ?? Infinity;
  if (low > high) return;
  const none =
    above >= below ||
    above >= high ||
    low >= below ||
    (types.join() === 'integer' &&
      Math.max(Math.ceil(low), Math.floor(above) + 1) > Math.floor(Math.min(high, Math.ceil(below) - 1)));
  if (!none) return;
  const keyword = above > -Infinity ? 'exclusiveMinimum' : 'minimum';
  const message = 'No number lies between these limits.';
  compilation.problems.report('empty-range', pointerOf(layers, keyword), message);
}
