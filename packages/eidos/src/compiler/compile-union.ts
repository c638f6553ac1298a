import { first, labelFor, mergeHints, mergeTypes, readConstant } from './merged';
import type { SchemaObject } from './check-keywords';
import type { Compilation, NodePlace } from './compilation';
import { joinPointer, type Pointer } from '../json/json-pointer';
import type { JsonValue } from '../json/json-schema';
import type { ValueType } from '../types/eidos-schema';
import type { NodeBase, UnionNode, UnionOption } from './node';
import { assignDefined, defined, freezeNode, readableLabel, readBase, reportSameLabels } from './node-base';
import { flatten, placeKeywords, type SchemaLayer, toLayer, withoutKeywords } from './schema-layer';
import { originalName } from './field-states';
import { readProperties } from './properties';

/** Creates a union; `rest` applies to every option. */
export function compileUnion(
  read: readonly ReadOption[],
  rest: readonly SchemaLayer[],
  place: NodePlace,
  compilation: Compilation,
): UnionNode | undefined {
  const discriminator = findDiscriminator(read, rest, place, compilation);
  // References that were flattened already must not be followed again.
  const shared = withoutKeywords(rest, ['$ref', 'allOf', ...placeKeywords, ...closingKeywords]);
  const closing = readClosing(rest);
  const base = readBase(rest, place, place.nullable === true, compilation);
  const ids = new Set<string>();
  const options = read.flatMap(({ option, only, layers, group }, index): UnionOption[] => {
    const own: NodePlace = {
      name: '',
      required: place.required,
      sources: only ? [...shared, only, option] : [...shared, option],
      pointer: option.pointer,
      around: place.around,
      applied: new Set([...place.applied, ...option.chain].filter((pointer) => pointer !== option.pointer)),
      depth: place.depth + 1,
      inOption: true,
      readOnly: place.readOnly,
      disabled: place.disabled,
      path: place.path,
      isSecond: true,
      closing,
    };
    const node = compilation.compileNode(own);
    const words = describeOption(layers, index, discriminator?.values[index], group);
    return node === undefined ? [] : [Object.freeze({ ...words, id: uniqueId(words.id, ids), node })];
  });
  const labelled = options.map(({ label, node }) => ({ label, schemaPointer: node.schemaPointer }));
  reportSameLabels(labelled, 'options', compilation);
  if (options.length === 0) return undefined;
  const union = Object.assign(base, { kind: 'union', options } as const);
  return freezeNode(assignDefined(union, { discriminator: discriminator?.name }));
}

const closingKeywords = ['unevaluatedProperties', 'unevaluatedItems'];

/** What an option's value must not contain besides what the union and the option together name. */
function readClosing(layers: readonly SchemaLayer[]): SchemaObject | undefined {
  const entries = closingKeywords.flatMap((keyword) => {
    const value = first<JsonValue>(layers, keyword);
    return value === undefined ? [] : [[keyword, value] as const];
  });
  return entries.length === 0 ? undefined : Object.freeze(Object.fromEntries(entries));
}

const typeLabels: Readonly<Record<ValueType, string>> = {
  null: 'Nothing',
  boolean: 'Yes or no',
  integer: 'Whole number',
  number: 'Number',
  string: 'Text',
  object: 'Group',
  array: 'List',
};

/** The schema that leaves one type of several. Null has no title, which would make it a choice of its own. */
export function typeLayer(pointer: Pointer, type: ValueType): SchemaLayer {
  return toLayer(pointer, Object.freeze(type === 'null' ? { type } : { type, title: typeLabels[type] }));
}

/** Creates the union of a value that may have several types, with one option for each. */
export function compileTypeUnion(
  types: readonly ValueType[],
  layers: readonly SchemaLayer[],
  base: NodeBase,
  place: NodePlace,
  compilation: Compilation,
): UnionNode | undefined {
  const read = types.map((type) => {
    const option = typeLayer(joinPointer(base.schemaPointer, 'type'), type);
    return { option, layers: [option] };
  });
  return compileUnion(read, layers, { ...place, nullable: base.nullable }, compilation);
}

function describeOption(
  layers: readonly SchemaLayer[],
  index: number,
  value: JsonValue | undefined,
  group: string | undefined,
) {
  const { labelKey } = mergeHints(layers);
  const name = definitionName(layers);
  const [type] = mergeTypes(layers) ?? [];
  const text = value === undefined || value === '' ? undefined : labelFor(value);
  const own =
    first<string>(layers, 'title') ??
    (text === undefined ? undefined : readableLabel(text)) ??
    (name === undefined ? undefined : readableLabel(name)) ??
    (type === undefined || type === 'object' ? `Option ${index + 1}` : typeLabels[type]);
  const label = group === undefined ? own : `${group}: ${own}`;
  const id = text ?? name ?? `option-${index + 1}`;
  return { id, label, ...defined({ labelKey }) };
}

/** The name under `$defs` of the definition that an option refers to. */
function definitionName(layers: readonly SchemaLayer[]): string | undefined {
  const definition = layers.find(({ pointer }) => /^\/\$defs\/[^/]+$/u.test(pointer));
  return originalName(definition?.pointer.slice('/$defs/'.length))
    ?.replaceAll('~1', '/')
    .replaceAll('~0', '~');
}

function uniqueId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}

/** One alternative: its own schema, and every schema that it refers to. */
export interface ReadOption {
  readonly option: SchemaLayer;
  readonly layers: readonly SchemaLayer[];
  /** The one type of several that it stands for. */
  readonly only?: SchemaLayer;
  /** The title of the option that lists this one. */
  readonly group?: string;
}

interface Discriminator {
  readonly name: string;
  /** The constant of each option, in their order. */
  readonly values: readonly JsonValue[];
}

/** The first property with a different constant in each option, so that its value identifies the option. */
function findDiscriminator(
  options: readonly ReadOption[],
  rest: readonly SchemaLayer[],
  place: NodePlace,
  compilation: Compilation,
): Discriminator | undefined {
  const constants = options.map(({ layers }) => readConstants([...rest, ...layers], place, compilation));
  const [start, ...others] = constants;
  for (const name of start?.keys() ?? []) {
    if (!others.every((map) => map.has(name))) continue;
    const values = constants.map((map) => map.get(name) ?? null);
    if (new Set(values).size === values.length) return { name, values };
  }
  return undefined;
}

function readConstants(layers: readonly SchemaLayer[], { around }: NodePlace, compilation: Compilation) {
  const constants = new Map<string, JsonValue>();
  for (const [name, sources] of readProperties(layers)) {
    const property = flatten({ sources, around, applied: new Set() }, compilation).layers;
    const constant = readConstant(property);
    if (constant !== undefined && typeof constant.value !== 'object') constants.set(name, constant.value);
  }
  return constants;
}
