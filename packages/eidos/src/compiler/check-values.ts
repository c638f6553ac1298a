import type { NodeInput } from './compilation';
import { checkAgainstType, highest, lowest, pointerOf } from './merged';
import type { Choice, EidosNode, GroupNode, IntegerNode, NumberNode, StringNode, TableNode } from './node';
import type { JsonValue } from '../json/json-schema';
import { equalJson, isJsonObject, ownValue } from '../json/json-object';
import type { ValueType } from '../types/eidos-schema';

/**
 * Removes a default that does not fit its node, and reports it. Only the node itself is checked, not `pattern` or `format`.
 * The node is changed, because copying it would create its schema, which is read late.
 */
export function withFittingDefault<Node extends EidosNode>(
  node: Node,
  { layers, compilation }: NodeInput,
): Node {
  if (node.defaultValue === undefined) return node;
  const reason = misfit(node.defaultValue, node);
  if (reason === undefined) return node;
  const message = `The default ${JSON.stringify(node.defaultValue)} ${reason}, so it is not used.`;
  compilation.problems.report('default-does-not-fit', pointerOf(layers, 'default'), message);
  delete (node as { defaultValue?: JsonValue }).defaultValue;
  return node;
}

/** Why a value does not fit a node, as the end of a sentence about the value; undefined when it fits. */
function misfit(value: JsonValue, node: EidosNode): string | undefined {
  if (value === null && node.nullable) return undefined;
  switch (node.kind) {
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'is not true or false';
    case 'integer':
    case 'number':
      return misfitNumber(value, node);
    case 'string':
    case 'text':
      return misfitText(value, node);
    case 'constant':
      return JSON.stringify(value) === JSON.stringify(node.value) ? undefined : 'is not the constant';
    case 'union':
      return node.options.some((option) => misfit(value, option.node) === undefined)
        ? undefined
        : 'fits none of the options';
    case 'group':
      return misfitGroup(value, node);
    case 'table':
      return misfitTable(value, node);
    case 'reference':
      // A recursive node may never end, so its values are not known.
      return node.deferred && misfit(value, node.resolve());
    default:
      return undefined;
  }
}

function misfitChoice(value: JsonValue, choices: readonly Choice[] | undefined): string | undefined {
  const isListed = choices === undefined || choices.some((choice) => equalJson(choice.value, value));
  return isListed ? undefined : 'is not one of the choices';
}

function misfitNumber(value: JsonValue, node: NumberNode | IntegerNode): string | undefined {
  if (typeof value !== 'number') return 'is not a number';
  if (node.kind === 'integer' && !Number.isInteger(value)) return 'is not a whole number';
  if (value < (node.minimum ?? -Infinity)) return `is below the minimum ${node.minimum}`;
  if (value > (node.maximum ?? Infinity)) return `is above the maximum ${node.maximum}`;
  if (value <= (node.exclusiveMinimum ?? -Infinity)) return `is not above ${node.exclusiveMinimum}`;
  if (value >= (node.exclusiveMaximum ?? Infinity)) return `is not below ${node.exclusiveMaximum}`;
  return misfitChoice(value, node.choices);
}

function misfitText(value: JsonValue, node: StringNode): string | undefined {
  if (node.choices !== undefined) return misfitChoice(value, node.choices);
  if (typeof value !== 'string') return 'is not a string';
  // JSON Schema counts characters, not UTF-16 units.
  const { length } = [...value];
  if (length < (node.minLength ?? 0)) return `is shorter than ${node.minLength}`;
  if (length > (node.maxLength ?? Infinity)) return `is longer than ${node.maxLength}`;
  // Patterns are left to the validator: matching a bad one may never end.
  return undefined;
}

// A default may omit members, which the user then enters.
function misfitGroup(value: JsonValue, node: GroupNode): string | undefined {
  if (node.tuple ? !Array.isArray(value) : !isJsonObject(value)) {
    return node.tuple ? 'is not a list' : 'is not an object';
  }
  const members = value as Readonly<Record<string, JsonValue>>;
  for (const child of node.children) {
    const member = ownValue(members, child.name);
    const reason = member === undefined ? undefined : misfit(member, child);
    if (reason !== undefined) return `does not fit: its "${child.name}" ${reason}`;
  }
  return undefined;
}

function misfitTable(value: JsonValue, node: TableNode): string | undefined {
  if (!Array.isArray(value)) return 'is not a list';
  const rows = value as readonly JsonValue[];
  if (rows.length < (node.minItems ?? 0)) return `has fewer than ${node.minItems} rows`;
  if (rows.length > (node.maxItems ?? Infinity)) return `has more than ${node.maxItems} rows`;
  for (const [index, row] of rows.entries()) {
    const reason = misfit(row, node.row);
    if (reason !== undefined) return `does not fit: its row ${index} ${reason}`;
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
    const low = highest(layers, lower);
    const high = lowest(layers, upper);
    if (low === undefined || high === undefined || low <= high) continue;
    const message = `"${lower}" ${low} is above "${upper}" ${high}.`;
    compilation.problems.report('empty-range', pointerOf(layers, lower), message);
  }
  checkExclusive(types, input);
}

function checkExclusive(types: readonly ValueType[], { layers, compilation }: NodeInput): void {
  const low = highest(layers, 'minimum') ?? -Infinity;
  const above = highest(layers, 'exclusiveMinimum') ?? -Infinity;
  const high = lowest(layers, 'maximum') ?? Infinity;
  const below = lowest(layers, 'exclusiveMaximum') ?? Infinity;
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
