import type { Compilation, NodeInput } from './compilation';
import { type Conditional, createCondition } from './compile-conditions';
import { mapSchemas, stateHints } from './keywords';
import { hintPointer, mergeHints, noHints } from './merged';
import type { Condition, EidosNode } from './node';
import { allOf } from './node-base';
import { type JsonSchema, type JsonValue, localPointer } from '../json/json-schema';
import { isArray, isJsonObject, type JsonObject } from '../json/json-object';
import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';
import { mapMembers, uniqueName, valueAt } from '../json/members';
import type { SchemaPlaces } from './schema-urls';

/** Keeps the states of a node until the group around it is compiled. */
export function rememberStates(node: EidosNode, { layers, place, compilation }: NodeInput): void {
  const { states } = compilation;
  if (place.isSecond || states.has(node)) return;
  const hints = mergeHints(layers);
  if (hints === noHints) return;
  const changing = stateHints.filter(
    (name) => typeof hints[name] === 'object' || (name === 'hidden' && hints.hidden === true),
  );
  if (changing.length === 0) return;
  const when = Object.fromEntries(changing.map((name) => [name, hints[name]]));
  states.set(node, { place, layers, when });
}

/** Reports the states of values that are not in a group, such as rows. */
export function reportUnusedStates({ states, problems }: Compilation): void {
  for (const { layers, when } of states.values()) {
    for (const name of stateHints) {
      if (!(name in when)) continue;
      const message = `"${name}" has no effect here, because no group contains the value directly.`;
      problems.report('misplaced-hint', hintPointer(layers, name), message);
    }
  }
}

interface Fields {
  readonly children: readonly EidosNode[];
  readonly conditions: readonly Condition[];
}

interface Declared extends Fields, Pick<Conditional, 'forbidden'> {
  readonly required: ReadonlySet<string>;
}

/** One declaration of a field, and the schemas that must all match while it applies. */
interface Declaration {
  readonly node: EidosNode;
  readonly whens: readonly JsonSchema[];
}

/**
 * The fields of a group with the states of its children as conditions: a field that may be hidden applies only while it
 * is not, and one that may be read-only or disabled is declared again for that time.
 */
export function applyStates(
  { children, conditions, required, forbidden }: Declared,
  compilation: Compilation,
): Fields {
  const { states } = compilation;
  const relaxations = compilation.isSettled ? undefined : compilation.relaxations;
  const isStateful = [...children, ...conditions.flatMap((one) => one.children)].some(
    (one) => states.has(one) || forbidden.has(one.name),
  );
  if (!isStateful) return { children, conditions };
  const kept = children.filter((child) => !mayBeHidden(child));
  const shown = children.filter((child) => !kept.includes(child)).map((node) => show(node));
  const own = [...shown, ...conditions.flatMap(splitHidden)];
  const declarations = [
    ...kept.map((node) => ({ node, whens: [] })),
    ...own.flatMap((one) => one.children.map((node) => ({ node, whens: [one.when] }))),
  ];
  return { children: kept, conditions: [...own, ...declarations.flatMap(redeclare)] };

  function mayBeHidden(child: EidosNode): boolean {
    const { when, place, layers } = states.get(child) ?? {};
    if (when?.hidden === undefined || place === undefined || layers === undefined)
      return forbidden.has(child.name);
    const { name } = child;
    const isRequired = required.has(name) || conditions.some((one) => one.required.includes(name));
    if (isRequired) relaxations?.push({ path: place.path, unless: when.hidden });
    if (!required.has(name) || relaxations) return true;
    const message =
      '"hidden" has no effect, because the field is required in a part of the schema that repeats.';
    compilation.problems.report('misplaced-hint', hintPointer(layers, 'hidden'), message);
    return false;
  }

  /** The condition under which a field that may be hidden applies. */
  function show(node: EidosNode, ...whens: readonly JsonSchema[]): Condition {
    const hidden = [states.get(node)?.when.hidden ?? [], ...(forbidden.get(node.name) ?? [])].flat();
    return createCondition(allOf([...whens, ...hidden.map(negate)]), [node]);
  }

  function splitHidden(one: Condition): Condition[] {
    const hidden = one.children.filter(mayBeHidden);
    if (hidden.length === 0) return [one];
    const rest = one.children.filter((child) => !hidden.includes(child));
    return [createCondition(one.when, rest, one.required), ...hidden.map((node) => show(node, one.when))];
  }

  function redeclare({ node, whens }: Declaration): Condition[] {
    const { when: hints, place } = states.get(node) ?? {};
    states.delete(node);
    let versions = [{ whens, marks: {} }];
    for (const name of ['disabled', 'readOnly'] as const) {
      const holds = hints?.[name];
      if (holds === undefined) continue;
      const more = versions.map((one) => ({
        whens: [...one.whens, holds],
        marks: { ...one.marks, [name]: true },
      }));
      versions = [...versions, ...more];
    }
    return versions.slice(1).flatMap((version) => {
      const other = place && compilation.compileNode({ ...place, ...version.marks, isSecond: true });
      return other ? createCondition(allOf(version.whens), [other]) : [];
    });
  }
}

function negate(schema: JsonSchema): JsonSchema {
  return typeof schema === 'boolean' ? !schema : Object.freeze({ not: schema });
}

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
  const different = new Map(relaxations.map((one) => [JSON.stringify(one), one])).values();
  return [...different].reduce((now, relaxation) => relaxOne(now, relaxation, places), document);
}

/** The keywords whose schemas apply to a value itself, to its rows and added values, and to what it has under one name. */
const ofValue = ['allOf', 'anyOf', 'oneOf', 'then', 'else', 'dependentSchemas'];
const ofRows = [
  'items',
  'unevaluatedItems',
  'additionalProperties',
  'unevaluatedProperties',
  'patternProperties',
];
const ofNames = ['properties', 'prefixItems'];

const mark = /#\d+$/u;

/** The name of a definition whose copy may have another one. */
export function originalName(name: string | undefined): string | undefined {
  return name?.replace(mark, '');
}

function relaxOne(document: JsonValue, { path, unless }: Relaxation, places: SchemaPlaces): JsonValue {
  if (!isJsonObject(document)) return document;
  const known = isJsonObject(document.$defs) ? document.$defs : {};
  const taken = new Set(Object.keys(known));
  const copies: Members = {};
  const names = new Map<string, string>();
  const relaxed = visit(document, '', splitPointer(path)) as Members;
  return { ...relaxed, $defs: { ...known, ...copies } };

  function visit(schema: JsonValue, pointer: Pointer, tokens: readonly string[]): JsonValue {
    if (!isJsonObject(schema)) return schema;
    const [token, ...rest] = tokens;
    const inside = token === '*' ? ofRows : ofNames;
    const visited = mapMembers(schema, (value, keyword) => {
      if (keyword === '$ref' && typeof value === 'string') return copyTarget(value, tokens);
      const isInside = rest.length > 0 && inside.includes(keyword);
      if (!isInside && !ofValue.includes(keyword)) return value;
      return mapSchemas(keyword, value, (inner, key) => {
        if (isInside && token !== '*' && String(key) !== token) return inner;
        const place = joinPointer(pointer, ...(key === undefined ? [keyword] : [keyword, key]));
        return visit(inner, place, isInside ? rest : tokens);
      });
    });
    return rest.length > 0 || token === undefined ? visited : relaxHere(visited, pointer, token);
  }

  function relaxHere(schema: JsonObject, pointer: Pointer, name: string): JsonObject {
    const changed: Members = {};
    const conditions: JsonValue[] = [];
    const { required, dependentRequired } = schema;
    if (isArray(required) && required.includes(name)) {
      changed.required = required.filter((one) => one !== name);
      conditions.push({ if: unless as JsonValue, else: { required: [name] } });
    }
    if (isJsonObject(dependentRequired)) {
      changed.dependentRequired = mapMembers(dependentRequired, (list, other) => {
        if (!isArray(list) || !list.includes(name)) return list;
        const when = { required: [other], not: unless as JsonValue };
        conditions.push({ if: when, then: { required: [name] } });
        return list.filter((one) => one !== name);
      });
    }
    if (unless !== true && conditions.length > 0) {
      const before = (schema.allOf ?? []) as readonly JsonValue[];
      conditions.forEach((_, at) =>
        places.derive(joinPointer(pointer, 'allOf', before.length + at), joinPointer(pointer, 'required')),
      );
      changed.allOf = [...before, ...conditions];
    }
    return { ...schema, ...changed };
  }

  /** A reference to a copy of the target; the same copy for the same rest of the path. */
  function copyTarget(reference: string, tokens: readonly string[]): string {
    const target = localPointer(reference);
    const value = target === undefined ? undefined : valueAt(document, target);
    if (target === undefined || !isJsonObject(value)) return reference;
    const key = `${tokens.length} ${target}`;
    const made = names.get(key);
    if (made !== undefined) return made;
    const plain = originalName(splitPointer(target).at(-1)) ?? 'root';
    const name = uniqueName(plain, taken, '#');
    const pointer = joinPointer('', '$defs', name);
    const link = `#${encodeURI(pointer).replaceAll('#', '%23')}`;
    names.set(key, link);
    copies[name] = {};
    places.derive(pointer, places.sourceOf(target));
    const { $defs: _kept, $id: _own, ...copied } = visit(value, pointer, tokens) as Members;
    copies[name] = copied;
    return link;
  }
}
