import { isJsonObject } from '../json/json-object';
import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import type { SchemaPlaces } from './schema-places';

/** A field that is required only while a schema does not match the value of its group. */
export interface Relaxation {
  /** The pointer of the field in the data, with `*` for each row and each value of a map. */
  readonly path: Pointer;
  readonly unless: JsonSchema;
}

type Members = Record<string, JsonValue>;

/**
 * The document with fields that may be hidden required only while they are shown. Definitions on the way to such a field
 * are copied, because other fields may refer to them too.
 */
export function relaxRequired(
  document: JsonValue,
  relaxations: readonly Relaxation[],
  places: SchemaPlaces,
): JsonValue {
  return relaxations.reduce((now, relaxation) => relaxOne(now, relaxation, places), document);
}

const mark = /#\d+$/u;

/** The name of a definition whose copy may have another one. */
export function originalName(name: string | undefined): string | undefined {
  return name?.replace(mark, '');
}

function relaxOne(document: JsonValue, { path, unless }: Relaxation, places: SchemaPlaces): JsonValue {
  if (!isJsonObject(document)) return document;
  const known = isJsonObject(document.$defs) ? document.$defs : {};
  const copies: Members = {};
  const names = new Map<string, string>();
  const relaxed = visit(document, '', splitPointer(path)) as Members;
  return { ...relaxed, $defs: { ...known, ...copies } };

  function visit(schema: JsonValue, pointer: Pointer, tokens: readonly string[]): JsonValue {
    if (!isJsonObject(schema)) return schema;
    const copy: Members = { ...schema };
    const here = (value: JsonValue, ...at: (string | number)[]) =>
      visit(value, joinPointer(pointer, ...at), tokens);
    for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
      const list = schema[keyword];
      if (Array.isArray(list)) copy[keyword] = list.map((one: JsonValue, at) => here(one, keyword, at));
    }
    for (const keyword of ['then', 'else']) {
      if (schema[keyword] !== undefined) copy[keyword] = here(schema[keyword], keyword);
    }
    copyMembers('dependentSchemas', (name, one) => here(one, 'dependentSchemas', name));
    if (typeof schema.$ref === 'string') copy.$ref = copyTarget(schema.$ref, tokens);
    const [token, ...rest] = tokens;
    if (token === undefined) return copy;
    if (rest.length === 0) relaxHere(copy, pointer, token);
    else descend(token, rest);
    return copy;

    function copyMembers(keyword: string, change: (name: string, one: JsonValue) => JsonValue): void {
      const members = copy[keyword];
      if (!isJsonObject(members)) return;
      copy[keyword] = Object.fromEntries(
        Object.entries<JsonValue>(members).map(([name, one]) => [name, change(name, one)]),
      );
    }

    function descend(name: string, inner: readonly string[]): void {
      const into = (value: JsonValue, ...at: (string | number)[]) =>
        visit(value, joinPointer(pointer, ...at), inner);
      if (name === '*') {
        for (const keyword of ['items', 'additionalProperties', 'unevaluatedProperties']) {
          if (isJsonObject(copy[keyword])) copy[keyword] = into(copy[keyword], keyword);
        }
        copyMembers('patternProperties', (key, one) => into(one, 'patternProperties', key));
        return;
      }
      copyMembers('properties', (key, one) => (key === name ? into(one, 'properties', key) : one));
      const { prefixItems } = copy;
      if (Array.isArray(prefixItems)) {
        copy.prefixItems = prefixItems.map((one: JsonValue, at) =>
          String(at) === name ? into(one, 'prefixItems', at) : one,
        );
      }
    }
  }

  function relaxHere(copy: Members, pointer: Pointer, name: string): void {
    const conditions: JsonValue[] = [];
    const { required, dependentRequired } = copy;
    if (Array.isArray(required) && required.includes(name)) {
      copy.required = (required as readonly JsonValue[]).filter((one) => one !== name);
      conditions.push({ if: unless as JsonValue, else: { required: [name] } });
    }
    if (isJsonObject(dependentRequired)) {
      const entries = Object.entries<JsonValue>(dependentRequired).map(([other, list]) => {
        if (!Array.isArray(list) || !list.includes(name)) return [other, list] as const;
        const when = { required: [other], not: unless as JsonValue };
        conditions.push({ if: when, then: { required: [name] } });
        return [other, (list as readonly JsonValue[]).filter((one) => one !== name)] as const;
      });
      copy.dependentRequired = Object.fromEntries(entries);
    }
    const before = (copy.allOf ?? []) as readonly JsonValue[];
    if (unless === true || conditions.length === 0) return;
    conditions.forEach((_, at) =>
      places.move(joinPointer(pointer, 'allOf', before.length + at), joinPointer(pointer, 'required')),
    );
    copy.allOf = [...before, ...conditions];
  }

  /** A reference to a copy of the target; the same copy for the same rest of the path. */
  function copyTarget(reference: string, tokens: readonly string[]): string {
    const target = decodeURI(reference.slice(1));
    const value = valueAt(document, target);
    if (!isJsonObject(value)) return reference;
    const key = `${tokens.length} ${target}`;
    const made = names.get(key);
    if (made !== undefined) return made;
    const plain = originalName(splitPointer(target).at(-1)) ?? 'root';
    let count = 2;
    while (Object.hasOwn(known, `${plain}#${count}`) || Object.hasOwn(copies, `${plain}#${count}`))
      count += 1;
    const name = `${plain}#${count}`;
    const pointer = joinPointer('', '$defs', name);
    const link = `#${encodeURI(pointer).replaceAll('#', '%23')}`;
    names.set(key, link);
    copies[name] = {};
    places.move(pointer, places.sourceOf(target));
    const { $defs: _kept, $id: _own, ...copied } = visit(value, pointer, tokens) as Members;
    copies[name] = copied;
    return link;
  }
}

function valueAt(document: JsonValue, pointer: Pointer): JsonValue | undefined {
  return splitPointer(pointer).reduce<JsonValue | undefined>(
    (value, token) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, token)
        ? (value as Members)[token]
        : undefined,
    document,
  );
}
