import type { EidosNode, UnionNode, UnionOption } from '../compiler/node';
import { childAt, isJsonObject, equalJson, type JsonObject } from '../json/json-object';
import { type Json, setProperties } from './adopt-json';
import { typeOf } from '../validation/assertions';
import type { FieldId } from './field-id';
import {
  childNode,
  choicesOf,
  type Fits,
  isList,
  isNumeric,
  isText,
  type ResolvedNode,
  resolveNode,
} from './node-tree';

/** Values without what is hidden, which belong to the options of the whole values. */
export const shownOptions = new WeakMap<object, UnionOption>();

/**
 * The option of a union that its value belongs to: by the discriminators if there are any, else the one that was chosen. Else
 * of those that fit, or are of the value's own type, the first that has most of its names and constants. Undefined when none matches.
 */
function findOption(
  union: UnionNode,
  value: Json,
  chosen: string | undefined,
  fits: Fits,
): UnionOption | undefined {
  const given = (union.discriminators ?? []).filter((name) => childAt(value, name) !== undefined);
  const takes = (option: UnionOption, name: string) => {
    const child = childNode(option.node, name);
    return child?.kind === 'constant' ? equalJson(child.value, childAt(value, name)) : child !== undefined;
  };
  const tagged = union.options.filter((option) => given.every((name) => takes(option, name)));
  const [sole] = tagged;
  if (given.length > 0 && tagged.length < 2) {
    // The value of another version of the record, for example, belongs to none. An object or a list there is a mistake.
    if (sole || given.every((name) => typeof childAt(value, name) !== 'object')) return sole;
  }
  const possible = sole ? tagged : union.options;
  const whole = shownOptions.get(value as object);
  const explicit = possible.find((one) => one === whole || one.id === chosen);
  if (explicit || value === undefined) return explicit;
  const names = isJsonObject(value) ? Object.keys(value) : [];
  const known = (option: UnionOption) => names.filter((name) => takes(option, name)).length;
  const best = (matching: readonly UnionOption[]) =>
    matching.toSorted((one, other) => known(other) - known(one))[0];
  return (
    best(possible.filter(({ node }) => fits(node.schema, value))) ??
    // An option for null fits, so no option is compiled for the null of a new record.
    best(possible.filter(({ node }) => value !== null && isOfKind(node, value)))
  );
}

/**
 * The option that a value of a node belongs to, if the node is a union, and its node; the node itself where there is none. The id
 * is looked up in the choices only for a union.
 */
export function optionOf(
  node: ResolvedNode,
  value: Json,
  id: FieldId,
  choices: ReadonlyMap<FieldId, string>,
  fits: Fits,
) {
  const option = node.kind === 'union' ? findOption(node, value, choices.get(id), fits) : undefined;
  return { option, inner: option ? resolveNode(option.node) : node };
}

function isOfKind(node: EidosNode, value: Json): boolean {
  const own = resolveNode(node);
  const type = typeOf(value);
  if (own.kind === 'constant') return equalJson(own.value, value);
  // Among choices there may be objects, while the node is that of a text.
  const choices = choicesOf(own);
  if (choices) return choices.some((choice) => typeOf(choice.value) === type);
  if (isText(own)) return type === 'string';
  if (isNumeric(own)) return type === 'number';
  if (type === 'array') return isList(own) || own.kind === 'json';
  return type === (own.kind === 'boolean' ? own.kind : 'object') && !isList(own);
}

/** The first option of a union that has a child of this name. */
export function optionWith(union: UnionNode, name: string): UnionOption | undefined {
  return union.options.find((option) => childNode(option.node, name));
}

/** Whether a field of this node can show a value as its own: it has the node's type and is one of its choices. */
export function takesValue(node: ResolvedNode, value: Json): boolean {
  if (node.kind === 'json' || (value === null && node.nullable)) return true;
  if (node.kind === 'union') return node.options.some((one) => takesValue(resolveNode(one.node), value));
  const choices = choicesOf(node);
  if (choices) return choices.some((choice) => equalJson(choice.value, value));
  return isOfKind(node, value);
}

/** The initial value of an option, with its discriminators even where the schema does not require them. */
export function setTags(
  { discriminators = [] }: UnionNode,
  option: UnionOption,
  start: JsonObject,
): JsonObject {
  const tags = discriminators.map((name) => childNode(option.node, name));
  const entries = tags.flatMap((tag) => (tag?.kind === 'constant' ? [[tag.name, tag.value] as const] : []));
  return setProperties(start, entries);
}
