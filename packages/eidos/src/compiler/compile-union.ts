import { first, labelFor, mergeHints, mergeTypes, readConstant } from './merged';
import type { SchemaObject } from './check-keywords';
import { compileJson } from './compile-field';
import { type Compilation, isExhausted, type NodeInput, type NodePlace } from './compilation';
import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import { uniqueName } from '../json/members';
import type { ValueType } from '../types/eidos-schema';
import type { NodeBase, UnionNode, UnionOption } from './node';
import { assignDefined, readableLabel, readBase, reportSameLabels } from './node-base';
import { flatten, type Layers, type SchemaLayer, toLayer, withoutKeywords } from './schema-layer';
import { placeKeywords, typeLabels } from './keywords';
import { originalName } from './field-states';
import { readProperties } from './properties';

/** Creates a union that is not frozen yet. The layers apply to every option. */
export function compileUnion(read: readonly ReadOption[], input: NodeInput): UnionNode | undefined {
  const { layers: rest, place, compilation } = input;
  const discriminator = findDiscriminator(read, rest, compilation);
  const shared = sharedLayers(rest);
  const base = readBase(input, place.nullable === true);
  const ids = new Set<string>();
  const labels: { readonly label: string; readonly schemaPointer: Pointer }[] = [];
  const options = read.flatMap((one, index): UnionOption[] => {
    const own: NodePlace = {
      ...place,
      name: '',
      sources: [...shared, ...one.sources],
      pointer: one.sources.at(-1)?.pointer,
      depth: place.depth + 1,
      nullable: undefined,
      nothing: undefined,
      inOption: true,
      isSecond: true,
      closing: one.closing ?? readClosing(rest),
    };
    const isLater = isExhausted(own, compilation);
    let node = isLater ? undefined : compilation.compileShared(own);
    if (isLater) compilation.isPartial = true;
    else if (node === undefined) return [];
    const words = describeOption(one, index, discriminator?.values[index]);
    const schemaPointer = compilation.problems.places.sourceOf(own.pointer ?? '');
    labels.push({ label: words.label, schemaPointer });
    // Of hundreds of options, few are ever chosen, so most nodes are created when they are first read.
    const get = () =>
      (node ??=
        compilation.compileShared(own) ?? compileJson({ layers: own.sources, place: own, compilation }));
    const option = { ...words, id: uniqueName(words.id, ids) };
    return [Object.freeze(Object.defineProperty(option, 'node', { enumerable: true, get }) as UnionOption)];
  });
  reportSameLabels(labels, 'options', compilation);
  if (options.length === 0) return undefined;
  const union = Object.assign(base, { kind: 'union', options } as const);
  const discriminators = discriminator ? [discriminator.name] : sharedTags(read);
  return assignDefined(union, { discriminators });
}

/** The layers around options, which apply to each. References that were flattened already must not be followed again. */
export function sharedLayers(layers: Layers): Layers {
  return withoutKeywords(layers, ['$ref', 'allOf', ...placeKeywords, ...closingKeywords]);
}

const closingKeywords = ['unevaluatedProperties', 'unevaluatedItems'];

/** A schema that rejects the members of an option's value that neither the union nor the option names. */
export function readClosing(layers: Layers): SchemaObject | undefined {
  const entries = closingKeywords.flatMap((keyword) => {
    const value = first<JsonValue>(layers, keyword);
    return value === undefined ? [] : [[keyword, value] as const];
  });
  return entries.length === 0 ? undefined : Object.freeze(Object.fromEntries(entries));
}

/** The schema that leaves one type of several. Null has no title, which would make it a choice of its own. */
export function typeLayer(pointer: Pointer, type: ValueType): SchemaLayer {
  return toLayer(pointer, Object.freeze(type === 'null' ? { type } : { type, title: typeLabels[type] }));
}

/** Creates the union of a value that may have several types, with one option for each. */
export function compileTypeUnion(
  types: readonly ValueType[],
  { schemaPointer, nullable }: NodeBase,
  input: NodeInput,
): UnionNode | undefined {
  const read = types.map((type) => {
    const option = typeLayer(joinPointer(schemaPointer, 'type'), type);
    return { sources: [option], layers: [option], parts: [{ layers: [option] }] };
  });
  return compileUnion(read, { ...input, place: { ...input.place, nullable } });
}

/** Joins the texts of all parts; a combination has a label key only if each of its parts has one. */
function describeOption({ parts }: ReadOption, index: number, value: JsonValue | undefined) {
  const described = parts.map((part) => describePart(parts.length > 1 ? part : { ...part, value }, index));
  const join = (name: 'id' | 'label' | 'labelKey', mark: string) =>
    [...new Set(described.map((part) => part[name]))].join(mark);
  const hasKeys = described.every(({ labelKey }) => labelKey !== undefined);
  return {
    id: join('id', '+'),
    label: join('label', ', '),
    ...(hasKeys && { labelKey: join('labelKey', '+') }),
  };
}

function describePart({ layers, group, value, index }: OptionPart, at: number) {
  const { labelKey } = mergeHints(layers);
  const name = definitionName(layers);
  const [type] = mergeTypes(layers) ?? [];
  const text = value === undefined || value === '' ? undefined : labelFor(value);
  const number = (index ?? at) + 1;
  const constant = readConstant(layers)?.value;
  const own =
    first<string>(layers, 'title') ??
    (constant === undefined || typeof constant === 'object' ? undefined : labelFor(constant)) ??
    (text === undefined ? undefined : readableLabel(text)) ??
    (name === undefined ? undefined : readableLabel(name)) ??
    (type === undefined || type === 'object' ? `Option ${number}` : typeLabels[type]);
  const label = group === undefined ? own : `${group}: ${own}`;
  const id = text ?? name ?? `option-${number}`;
  return { id, label, labelKey };
}

/** The name under `$defs` of the definition that an option refers to. */
function definitionName(layers: Layers): string | undefined {
  const definition = layers.find(({ pointer }) => /^\/\$defs\/[^/]+$/u.test(pointer));
  return definition && originalName(splitPointer(definition.pointer)[1]);
}

/** One alternative: an option, or one of each list of options that apply to the same value. */
export interface ReadOption {
  /** The schemas that make its value differ from that of other options. */
  readonly sources: Layers;
  /** The same, and every schema that they refer to. */
  readonly layers: Layers;
  /** The option that it chooses of each list. */
  readonly parts: readonly OptionPart[];
  /** The members that its value must not have, from the option that lists this one. */
  readonly closing?: SchemaObject | undefined;
}

/** The schemas that describe an option. */
interface OptionPart {
  readonly layers: Layers;
  /** The title of the option that lists this one. */
  readonly group?: string | undefined;
  /** The constant that identifies it in its list, and its place there. */
  readonly value?: JsonValue | undefined;
  readonly index?: number;
  /** The property that has this constant. */
  readonly tag?: string | undefined;
}

/** The options of one list of several, each with what tells it apart from the others of that list. */
export function addDiscriminators(
  options: readonly ReadOption[],
  rest: Layers,
  compilation: Compilation,
): readonly ReadOption[] {
  const { name, values } = findDiscriminator(options, rest, compilation) ?? {};
  return options.map((option, index) => ({
    ...option,
    parts: option.parts.map((part) => ({ value: values?.[index], tag: name, index, ...part })),
  }));
}

/** The properties that tell the options of each list apart. */
function sharedTags(options: readonly ReadOption[]): readonly string[] | undefined {
  const [tags = [], ...others] = options.map(({ parts }) => parts.flatMap(({ tag }) => tag ?? []));
  const isShared = others.every((list) => list.join() === tags.join());
  return isShared && tags.length === options[0]?.parts.length ? tags : undefined;
}

/**
 * The first property with a different constant in each option, so that its value identifies the option, and these `values` in
 * the order of the options.
 */
function findDiscriminator(options: readonly ReadOption[], rest: Layers, compilation: Compilation) {
  const properties = options.map(({ layers }) => readProperties([...layers, ...rest]));
  for (const name of properties[0]?.keys() ?? []) {
    const values = new Set<JsonValue>();
    for (const each of properties) {
      const value = constantOf(each.get(name) ?? [], compilation);
      if (value === undefined || values.has(value)) break;
      values.add(value);
    }
    if (values.size === options.length) return { name, values: [...values] };
  }
  return undefined;
}

/** The constant of a property, where it is a single value. */
function constantOf(sources: Layers, compilation: Compilation): JsonValue | undefined {
  const constant = readConstant(flatten({ sources, around: new Set() }, compilation).layers);
  return constant?.value instanceof Object ? undefined : constant?.value;
}
