import type { ConstantNode, EidosNode, UnionNode, UnionOption } from '../compiler/node';
import { isArray, isJsonObject, equalJson } from '../json/json-object';
import type { Json } from './adopt-json';
import { childAt } from './field-id';
import { childNode, type Fits, isList, isNumeric, isText, type ResolvedNode, resolveNode } from './node-tree';

/**
 * The option of a union that its value belongs to: by the discriminator if there is one, else the one that was chosen, else the
 * first that fits, else that of the value's own type which has most of its names. Undefined when none matches.
 */
function findOption(
  union: UnionNode,
  value: Json,
  chosen: string | undefined,
  fits: Fits,
): UnionOption | undefined {
  const tag = union.discriminator === undefined ? undefined : childAt(value, union.discriminator);
  const tagged = tag === undefined ? undefined : union.options.find((option) => hasTag(union, option, tag));
  // The value of another version of the record, for example, belongs to none.
  if (tagged || (tag !== undefined && isTag(tag))) return tagged;
  const explicit = chosen === undefined ? undefined : union.options.find(({ id }) => id === chosen);
  if (explicit || value === undefined) return explicit;
  const fitting = union.options.find(({ node }) => fits(node.schema, value));
  if (fitting) return fitting;
  const names = isJsonObject(value) ? Object.keys(value) : [];
  const known = (option: UnionOption) => names.filter((name) => hasChild(option, name)).length;
  return union.options
    .filter(({ node }) => isOfKind(node, value))
    .sort((one, other) => known(other) - known(one))[0];
}

/** A node that may be a union, and what its value decides about it. */
interface Options {
  /** The chosen options, outermost first: one for a union, more where an option is a union itself. */
  readonly options: readonly UnionOption[];
  /** The node of the innermost one; the node itself where there is none. */
  readonly inner: ResolvedNode;
}

/**
 * The options that a value of a node belongs to.
 *
 * @param chosen What was chosen in the outermost union; the value decides about one inside it.
 */
export function optionsOf(node: ResolvedNode, value: Json, chosen: string | undefined, fits: Fits): Options {
  const options: UnionOption[] = [];
  let inner = node;
  while (inner.kind === 'union') {
    const option = findOption(inner, value, options.length === 0 ? chosen : undefined, fits);
    if (option === undefined) break;
    options.push(option);
    inner = resolveNode(option.node);
  }
  return { options, inner };
}

/** Something that is not a single value is not a tag but a mistake to be corrected. */
function isTag(value: Json): boolean {
  return typeof value !== 'object';
}

/** The node of the discriminator in an option; where that is a union too, all of its options have the same one. */
function tagNode(union: UnionNode, option: UnionOption | undefined): EidosNode | undefined {
  const node = option && resolveNode(option.node);
  if (node?.kind === 'union') return tagNode(union, node.options[0]);
  return node?.kind === 'group' ? childNode(node, union.discriminator ?? '') : undefined;
}

function hasTag(union: UnionNode, option: UnionOption, tag: Json): boolean {
  const child = tagNode(union, option);
  if (child?.kind === 'constant') return equalJson(child.value, tag);
  return (
    child !== undefined &&
    (isText(child) || isNumeric(child)) &&
    child.choices?.some((choice) => equalJson(choice.value, tag)) === true
  );
}

/** Whether a value has the type of a node. */
function isOfKind(node: EidosNode, value: Json): boolean {
  const own = resolveNode(node);
  const { kind } = own;
  if (kind === 'constant') return equalJson(own.value, value);
  if (value === null) return false;
  if (isArray(value)) return isList(own) || kind === 'json';
  if (isText(own)) return typeof value === 'string';
  if (isNumeric(own)) return typeof value === 'number';
  return typeof value === (kind === 'boolean' ? 'boolean' : 'object') && !isList(own);
}

/** The first option of a union that has a child of this name. */
export function optionWith(union: UnionNode, name: string): UnionOption | undefined {
  return union.options.find((option) => hasChild(option, name));
}

function hasChild({ node }: UnionOption, name: string): boolean {
  const option = resolveNode(node);
  if (option.kind === 'group') return childNode(option, name) !== undefined;
  return (
    option.kind === 'table' || (option.kind === 'union' && option.options.some((one) => hasChild(one, name)))
  );
}

/** Whether a field of this node can show a value as its own: it has the node's type and is one of its choices. */
export function takesValue(node: ResolvedNode, value: Json): boolean {
  if (node.kind === 'json' || (value === null && node.nullable)) return true;
  if (node.kind === 'union') return node.options.some((one) => takesValue(resolveNode(one.node), value));
  if ('choices' in node && node.choices) return node.choices.some((choice) => equalJson(choice.value, value));
  return isOfKind(node, value);
}

/** The discriminator by which a value belongs to an option, where it is a constant. */
export function tagOf(union: UnionNode, option: UnionOption): ConstantNode | undefined {
  const tag = tagNode(union, option);
  return tag?.kind === 'constant' && union.discriminator !== undefined ? tag : undefined;
}
