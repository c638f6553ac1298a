import { joinPointer, type Pointer } from '../json/json-pointer';
import type { JsonSchema } from '../json/json-schema';
import { type Layers, type SchemaLayer, toLayer } from './schema-layer';
import { type Compilation, type NodeInput, placesInside } from './compilation';
import type { AdditionalProperties } from './node';
import { suggestName } from './problem';

/** The schemas of each property, from all layers that name it. */
export type Properties = ReadonlyMap<string, Layers>;

/** The members of a keyword that has names: `properties`, `patternProperties` or `dependent…`. */
export function entriesOf<Value = JsonSchema>({ schema }: SchemaLayer, keyword: string): [string, Value][] {
  return Object.entries((schema[keyword] ?? {}) as Record<string, Value>);
}

/** The properties that the layers of an object name, in their order, each with the schemas of patterns that its name matches. */
export function readProperties(layers: Layers): Properties {
  const properties = new Map<string, SchemaLayer[]>();
  if (layers.some(({ isAdded }) => isAdded)) {
    for (const layer of [...layers.filter((one) => !one.isAdded), ...layers])
      for (const [name, property] of entriesOf(layer, 'properties'))
        if (property !== false) properties.set(name, []);
  }
  for (const layer of layers) {
    const place = joinPointer(layer.pointer, 'properties');
    for (const [name, property] of entriesOf(layer, 'properties')) {
      // A false property is reported already; it must not reappear as one that allows everything.
      if (property === false) continue;
      const source = toLayer(joinPointer(place, name), property);
      const others = properties.get(name);
      if (others) others.push(source);
      else properties.set(name, [source]);
    }
  }
  const patterns = [...additionalSources(layers)].filter(([pattern]) => pattern !== '');
  for (const [name, sources] of patterns.length > 0 ? properties : [])
    sources.push(...matching(patterns, name));
  return properties;
}

/** The properties that one of the layers sets to `false`, which allows no value. */
export function readForbidden(layers: Layers): readonly string[] {
  return layers
    .flatMap((layer) => entriesOf(layer, 'properties'))
    .flatMap(([name, property]) => (property === false ? name : []));
}

export function readRequired(layers: Layers): ReadonlySet<string> {
  return new Set(layers.flatMap(({ schema }) => (schema.required ?? []) as readonly string[]));
}

/** The schemas of the values under names that are not listed, by the pattern of the name; '' without one. */
export function additionalSources(layers: Layers): ReadonlyMap<string, SchemaLayer[]> {
  const sources = new Map<string, SchemaLayer[]>();
  const add = (pattern: string, pointer: Pointer, schema: unknown, hasOthers = false): void => {
    if (!isDescribed(schema) && (schema === false || !hasOthers)) return;
    sources.set(pattern, [...(sources.get(pattern) ?? []), toLayer(pointer, schema as JsonSchema)]);
  };
  const hasRest = layers.some(({ schema }) => isDescribed(schema.unevaluatedProperties));
  for (const layer of layers)
    for (const [pattern, inner] of entriesOf(layer, 'patternProperties')) {
      // A name that may have any value here is not one of the others, which have a schema.
      const hasOthers = hasRest || isDescribed(layer.schema.additionalProperties);
      add(pattern, joinPointer(layer.pointer, 'patternProperties', pattern), inner, hasOthers);
    }
  for (const { pointer, schema } of layers)
    for (const keyword of otherNames) add('', joinPointer(pointer, keyword), schema[keyword]);
  return sources;
}

/** The schemas of all patterns that a name matches. */
function matching(sources: readonly (readonly [string, Layers])[], name: string): Layers {
  return sources.flatMap(([pattern, layers]) => (new RegExp(pattern, 'u').test(name) ? layers : []));
}

const otherNames = ['additionalProperties', 'unevaluatedProperties'];

/** Whether the schema says that names it does not describe may have any value. */
export function takesAnything(layers: Layers): boolean {
  const said = layers.flatMap(({ schema }) =>
    otherNames.flatMap((name) => (name in schema ? [schema[name]] : [])),
  );
  return said.length > 0 && said.every((schema) => schema !== false && !isDescribed(schema));
}

/** Whether a schema says anything about its values. */
export function isDescribed(schema: unknown): boolean {
  return typeof schema === 'object' && schema !== null && Object.keys(schema).length > 0;
}

/**
 * The nodes of the values under names that are not listed; undefined when there are none.
 *
 * @param isOpen Whether those that no schema describes have one too.
 */
export function compileAdditional(
  input: NodeInput,
  isOpen: boolean,
): readonly AdditionalProperties[] | undefined {
  const described = [...additionalSources(input.layers)];
  const all = isOpen ? [...described, ['', []] as const] : described;
  const inside = placesInside(input);
  const found = all.flatMap(([pattern, sources]): AdditionalProperties[] => {
    const node = input.compilation.compileNode(inside({ name: '', required: true, sources }));
    if (node === undefined) return [];
    return [Object.freeze(pattern === '' ? { node } : { pattern, node })];
  });
  return found.length === 0 ? undefined : Object.freeze(found);
}

/**
 * Required names without a property, with the schemas of their values: those of names that are not listed, or else one
 * that any value satisfies. The latter are reported: as an error when another name was most likely meant.
 */
export function readUnlisted(
  layers: Layers,
  names: ReadonlySet<string>,
  { problems }: Compilation,
): Properties {
  const found = new Map<string, Layers>();
  const additional = additionalSources(layers);
  const patterns = [...additional].filter(([pattern]) => pattern !== '');
  const check = (list: readonly string[], pointer: Pointer): void =>
    list.forEach((name, index) => {
      if (names.has(name)) return;
      const described = matching(patterns, name);
      const sources = described.length > 0 ? described : additional.get('');
      if (sources) return void found.set(name, sources);
      const place = joinPointer(pointer, index);
      const fix = suggestName(name, [...names]);
      const code = fix === undefined ? 'undescribed-property' : 'required-without-property';
      problems.report(code, place, `"${name}" is required, but is not among the properties.`, fix);
      if (!found.has(name)) found.set(name, [toLayer(place, true)]);
    });
  for (const layer of layers) {
    check((layer.schema.required ?? []) as readonly string[], joinPointer(layer.pointer, 'required'));
    for (const [name, list] of entriesOf<readonly string[]>(layer, 'dependentRequired'))
      check(list, joinPointer(layer.pointer, 'dependentRequired', name));
  }
  return found;
}
