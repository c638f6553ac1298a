import { isArray, isJsonObject, type JsonObject, ownValue } from '../json/json-object';
import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';
import { type JsonValue, localPointer } from '../json/json-schema';
import { mapItems, mapMembers, valueAt } from '../json/members';
import type { TranslatorOptions } from '../translations/translator';
import { type UiOption, type UiChange, readOption, inOrder } from './ui-options';

/** The result of `fromUiSchema`. */
export interface FromUiSchema<Schema> {
  /** A copy of the schema with hints, titles and formats, for `compileEidos`. */
  readonly schema: Schema;
  /** Props for `EidosScreen`. */
  readonly screen: UiSchemaScreen;
  /** The options without a counterpart, in the order of the uiSchema. */
  readonly missing: readonly MissingUiOption[];
}

/** The props of a screen that a uiSchema determines. */
export interface UiSchemaScreen {
  /** Fields with the widget `hidden` are submitted. */
  readonly hidden?: 'keep';
  /** The submit button is not rendered, so neither is the status bar. */
  readonly hud?: false;
  /** The text of the submit button. */
  readonly translations?: TranslatorOptions;
}

/** An option of a uiSchema that has no counterpart. */
export interface MissingUiOption {
  /** The place in the uiSchema. */
  readonly pointer: Pointer;
  /** The value there, as JSON text, `a function` where it is a component, or `an element`. */
  readonly found: string;
  /** The replacement to write. */
  readonly instead: string;
}

type UiSchema = { readonly [name: string]: unknown };

/** A uiSchema, the value in the data that it describes, and its own place. */
interface Place {
  readonly ui: UiSchema;
  /** With `*` for each row. */
  readonly path: Pointer;
  readonly at: Pointer;
  /** The options `disabled` and `readonly` that hold for everything around the value. */
  readonly locks: readonly string[];
  /** The value is a property, which the schema around it can require. */
  readonly isProperty?: boolean;
}

interface PlacedOption extends UiOption {
  /** Its place in the uiSchema. */
  readonly at: Pointer;
}

/** Options that are read once, from the uiSchema of the whole form. */
const formOptions = ['globalOptions', 'definitions', 'submitButtonOptions'];

/**
 * Reads the uiSchema of react-jsonschema-form next to its schema. Neither is changed. Where a field is described by a
 * `$ref`, the result holds a copy of that definition, so that other fields keep theirs.
 * @param schema The schema of the form.
 * @param uiSchema The `uiSchema` of the form.
 * @returns The schema with hints, props for the screen, and what has no counterpart.
 * @example
 * const { schema, screen, missing } = fromUiSchema(
 *   { type: 'object', properties: { notes: { type: 'string' } } },
 *   { notes: { 'ui:widget': 'textarea' } },
 * );
 */
export function fromUiSchema<const Schema extends object | boolean>(
  schema: Schema,
  uiSchema: object,
): FromUiSchema<Schema> {
  const missing = new Map<string, MissingUiOption>();
  const screen: { -readonly [Name in keyof UiSchemaScreen]: UiSchemaScreen[Name] } = {};
  const form: Place = { ui: uiSchema as UiSchema, path: '', at: '', locks: [] };
  /** The document, with the definitions that have their options so far. */
  let root = schema as JsonValue;
  readFormOptions();
  applyDefinitions();
  const changed = applyAll(root, form);
  return { schema: changed as Schema, screen, missing: [...missing.values()] };

  function miss(pointer: Pointer, value: unknown, instead: string): void {
    // A field that several branches declare has its options once.
    missing.set(`${pointer} ${instead}`, { pointer, found: textOf(value), instead });
  }

  function readFormOptions(): void {
    for (const { name, value, at } of optionsOf(form)) {
      if (!formOptions.includes(name)) continue;
      const isSubmit = name === 'submitButtonOptions';
      if (!isSubmit && at !== `/ui:${name}`) miss(at, value, `Write it as "ui:${name}".`);
      else if (!isRecord(value)) miss(at, value, 'Write an object.');
      else if (isSubmit) readSubmitButton(value, at);
      else if (name === 'globalOptions')
        for (const [inner, one] of Object.entries(value))
          miss(joinPointer(at, inner), one, 'Write it at each field that needs it.');
    }
  }

  function readSubmitButton({ norender, submitText, ...others }: UiSchema, at: Pointer): void {
    if (norender === true) screen.hud = false;
    if (typeof submitText === 'string') screen.translations = { catalogue: { 'hud.save': submitText } };
    else if (submitText !== undefined) miss(joinPointer(at, 'submitText'), submitText, 'Write a text.');
    const own = 'Pass `hud={false}`, and a button of your own among the children of the screen.';
    for (const [name, one] of Object.entries(others)) miss(joinPointer(at, name), one, own);
  }

  /** Applies the options of `ui:definitions` to the definitions of the document. */
  function applyDefinitions(): void {
    const { 'ui:definitions': definitions } = form.ui;
    for (const [reference, ui] of isRecord(definitions) ? Object.entries(definitions) : []) {
      const at = joinPointer('', 'ui:definitions', reference);
      const target = localPointer(reference);
      if (isRecord(ui) && target !== undefined && valueAt(root, target) !== undefined)
        root = changeAt(root, splitPointer(target), (one) => applyAll(one, { ...form, ui, at }));
      else miss(at, ui, 'Nothing: the schema has no definition of this name.');
    }
  }

  /** The schema of a value with everything that the uiSchema says of it, and of what it contains. */
  function applyAll(schema: JsonValue, place: Place): JsonValue {
    const schemas = [...applied(schema, root)];
    // In the order of the schema.
    const names = [...new Set(schemas.flatMap(({ properties }) => Object.keys(properties ?? {})))];
    for (const [name, value] of Object.entries(place.ui)) {
      if (name.startsWith('ui:') || (value ?? null) === null) continue;
      const instead = names.includes(name) ? formOf(value, 0) : formOfKeyword(name, value, schemas);
      if (instead !== undefined) miss(joinPointer(place.at, name), value, instead);
    }
    const inner = applyInside(schema, place);
    const options = optionsOf(place).filter(({ name, value, at }) => {
      if (!formOptions.includes(name)) return true;
      if (place.at !== '') miss(at, value, 'Nothing: it is read only for the form as a whole.');
      return false;
    });
    if (options.length === 0) return inner;
    if (inner === false) {
      for (const { value, at } of options) miss(at, value, 'Nothing: the schema allows no value here.');
      return inner;
    }
    let now = inlined(inner, root);
    const types = typesOf(now, root);
    const set: UiChange['set'] = (keyword, value) => {
      const { [keyword]: _before, ...others } = now;
      now = value === undefined ? others : { ...now, [keyword]: value };
    };
    const hint: UiChange['hint'] = (name, value) => {
      const before = isJsonObject(now['x-eidos']) ? now['x-eidos'] : {};
      set('x-eidos', { ...before, [name]: value as JsonValue });
    };
    for (const option of options) {
      if (option.value === false && place.locks.includes(option.name))
        miss(option.at, false, 'Write the hint at each other field, not at the group around them.');
      else if (option.name === 'required' && option.value === true && !place.isProperty)
        miss(option.at, true, 'Write it at the property.');
      else if (option.name === 'order' && isArray(option.value)) hint('order', orderOf(names, option.value));
      else
        readOption(option, {
          schema: now,
          layers: [...applied(now, root)],
          types,
          set,
          hint,
          hide: () => {
            hint('hidden', true);
            screen.hidden = 'keep';
          },
          hasDefault: () => hasDefault(now, root),
          miss: (instead) => miss(option.at, option.value, instead),
        });
    }
    return now;
  }

  /** The schema with what the uiSchema says of the values inside its value; the same schema where that is nothing. */
  function applyInside(schema: JsonValue, place: Place, seen: readonly unknown[] = []): JsonValue {
    if (!isJsonObject(schema)) return schema;
    const { ui, path, at } = place;
    const properties = isJsonObject(schema.properties) ? schema.properties : {};
    const changed = mapMembers(schema, applyKeyword);
    const demanded = Object.keys(properties).filter((name) => isDemanded(ownValue(ui, name)));
    const required = isArray(schema.required) ? schema.required : [];
    const next =
      demanded.length === 0 ? changed : { ...changed, required: [...new Set([...required, ...demanded])] };
    const { $ref, ...siblings } = next;
    const target = targetOf($ref, root, seen);
    if (target === undefined) return next;
    const inside = applyInside(target, place, [...seen, $ref]);
    return inside === target ? next : { ...withoutIdentity(inside as JsonObject), ...siblings };

    function applyKeyword(value: JsonValue, keyword: string): JsonValue {
      switch (keyword) {
        case 'properties':
          return isJsonObject(value)
            ? mapMembers(value, (one, name) => child(one, ownValue(ui, name), name, name))
            : value;
        case 'items':
        case 'prefixItems':
          return applyRows(value);
        case 'additionalItems':
        case 'additionalProperties':
          return child(value, ownValue(ui, keyword), '*', keyword);
        case 'allOf':
        case 'anyOf':
        case 'oneOf':
          return isArray(value) ? mapItems(value, (one, index) => applyOption(one, keyword, index)) : value;
        case 'then':
        case 'else':
          return sameValue(value);
        case 'dependencies':
        case 'dependentSchemas':
          return isJsonObject(value) ? mapMembers(value, sameValue) : value;
        default:
          return value;
      }
    }

    function sameValue(one: JsonValue): JsonValue {
      // Names of choices are in the order of the whole list, of which a condition or an option may list some.
      const others = Object.entries(ui).map(([name, inner]) => {
        const isNamed = listsChoices(ownValue(properties, name), root);
        return [name, isNamed && isRecord(inner) ? withoutNames(inner) : inner];
      });
      return applyInside(one, { ...place, ui: Object.fromEntries(others) as UiSchema }, seen);
    }

    function child(value: JsonValue, inner: unknown, token: string, ...keys: (string | number)[]): JsonValue {
      if (!isRecord(inner)) return value;
      const locks = locksIn(schema as JsonObject, place);
      const inside = { path: joinPointer(path, token), at: joinPointer(at, ...keys) };
      return applyAll(value, { ...inside, ui: inner, locks, isProperty: keys[0] === token });
    }

    function applyRows(value: JsonValue): JsonValue {
      const { items } = ui;
      if (typeof items === 'function')
        miss(joinPointer(at, 'items'), items, 'Write a condition in the schema of the rows.');
      if (!isArray(value)) return child(value, items, '*', 'items');
      return mapItems(value, (row, index) =>
        isArray(items)
          ? child(row, items[index], String(index), 'items', index)
          : child(row, items, String(index), 'items'),
      );
    }

    function applyOption(one: JsonValue, keyword: string, index: number): JsonValue {
      const list = ownValue(ui, keyword);
      const inner = isArray(list) ? list[index] : undefined;
      const shared = sameValue(one);
      return isRecord(inner)
        ? applyAll(shared, { ...place, ui: inner, at: joinPointer(at, keyword, index), isProperty: false })
        : shared;
    }
  }
}

/** A value as JSON text. While an application is developed, elements of React lead to the whole page, in circles. */
function textOf(value: unknown): string {
  const kindOf = (one: unknown) => {
    if (typeof one === 'function') return 'a function';
    if (!isRecord(one) || !('$$typeof' in one)) return undefined;
    return 'props' in one ? 'an element' : 'a function';
  };
  return kindOf(value) ?? JSON.stringify(value, (_name, one: unknown) => kindOf(one) ?? one) ?? 'undefined';
}

/** Names in a uiSchema that mean what the schema has under the same keyword, not a property. */
const structural = ['items', 'additionalItems', 'additionalProperties', 'anyOf', 'oneOf'];

/** The advice for a uiSchema under a keyword that describes nothing; undefined where it describes something. */
function formOfKeyword(name: string, value: unknown, schemas: readonly JsonObject[]): string | undefined {
  const found = schemas.flatMap((one) => [
    one[name] ?? [],
    ...(name === 'items' && one.prefixItems ? [one.prefixItems] : []),
  ]);
  if (!structural.includes(name) || found.flat().length === 0)
    return 'Nothing: the schema has no property of this name.';
  if (/Of$/.test(name) && !isArray(value)) return 'Write a list with an object for each option.';
  // A function is listed where the rows are read.
  if (name === 'items' && typeof value === 'function') return undefined;
  return formOf(value, Math.max(...found.map((one) => (isArray(one) ? one.length : 0))));
}

/** The same for an object of options, or for a list of them where the schema has one with so many. */
function formOf(value: unknown, most: number): string | undefined {
  if (most === 0 || !isArray(value)) return isRecord(value) ? undefined : 'Write an object with options.';
  return value.length > most ? `Nothing: the list in the schema ends after ${most}.` : undefined;
}

function isRecord(value: unknown): value is UiSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The options at one place: `ui:name`, or `name` under `ui:options`, where the later one counts. */
function optionsOf({ ui, path, at }: Pick<Place, 'ui' | 'path' | 'at'>): readonly PlacedOption[] {
  const found = new Map<string, PlacedOption>();
  for (const [key, value] of Object.entries(ui)) {
    if (!key.startsWith('ui:')) continue;
    const place = joinPointer(at, key);
    if (key === 'ui:options' && isRecord(value)) {
      for (const [name, one] of Object.entries(value))
        found.set(name, { name, value: one, path, at: joinPointer(place, name) });
    } else found.set(key.slice(3), { name: key.slice(3), value, path, at: place });
  }
  // The names of choices are in the order of the schema, which another option may change.
  const isFirst = ({ name }: PlacedOption) => Number(name === 'enumNames');
  const given = [...found.values()].filter(({ value }) => value !== undefined);
  return given.sort((one, other) => isFirst(other) - isFirst(one));
}

function withoutNames(ui: UiSchema): UiSchema {
  const { 'ui:options': options } = ui;
  const others = isRecord(options) ? { ...options, enumNames: undefined } : options;
  return { ...ui, 'ui:options': others, 'ui:enumNames': undefined };
}

/** Which of `disabled` and `readonly` hold inside a value: its own option, or else those around it and the schema. */
function locksIn(schema: JsonObject, place: Place): readonly string[] {
  return ['disabled', 'readonly'].filter((name) => {
    const own = optionsOf(place).find((option) => option.name === name);
    const isSchemas = name === 'readonly' && schema.readOnly === true;
    return own ? own.value === true : isSchemas || place.locks.includes(name);
  });
}

function isDemanded(ui: unknown): boolean {
  return (
    isRecord(ui) &&
    optionsOf({ ui, path: '', at: '' }).some(({ name, value }) => name === 'required' && value === true)
  );
}

/** The names of `ui:order` that the schema has; all of them where `*` is followed by further ones. */
function orderOf(names: readonly string[], order: readonly unknown[]): readonly string[] {
  const wildcard = order.indexOf('*');
  if (wildcard >= 0 && wildcard < order.length - 1) return inOrder(names, order, (name) => name);
  return [...new Set(order)].filter((name): name is string => names.includes(name as string));
}

/** The schema that a `$ref` names, except when it was followed already. */
function targetOf($ref: unknown, root: JsonValue, seen: readonly unknown[] = []): JsonObject | undefined {
  const pointer = typeof $ref === 'string' && !seen.includes($ref) ? localPointer($ref) : undefined;
  const target = pointer === undefined ? undefined : valueAt(root, pointer);
  return isJsonObject(target) ? target : undefined;
}

/** A copy of a definition has no identity of its own. */
function withoutIdentity({ $id: _id, id: _draft4, $anchor: _anchor, ...others }: JsonObject): JsonObject {
  return others;
}

/** The schema with what its `$ref` names written into it, because earlier drafts ignore everything next to a `$ref`. */
function inlined(schema: JsonValue, root: JsonValue, seen: readonly unknown[] = []): JsonObject {
  if (!isJsonObject(schema)) return {};
  const { $ref, ...siblings } = schema;
  const target = targetOf($ref, root, seen);
  if (target === undefined) return schema;
  return { ...withoutIdentity(inlined(target, root, [...seen, $ref])), ...siblings };
}

/** A schema and all others that apply to the same value, always or under a condition. */
function* applied(schema: JsonValue, root: JsonValue, seen = new Set<JsonValue>()): Generator<JsonObject> {
  if (!isJsonObject(schema) || seen.has(schema)) return;
  seen.add(schema);
  yield schema;
  const lists = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) => (isArray(list) ? list : []));
  const maps = [schema.dependencies, schema.dependentSchemas].flatMap((map) =>
    isJsonObject(map) ? Object.values(map) : [],
  );
  for (const one of [targetOf(schema.$ref, root), ...lists, schema.then, schema.else, ...maps])
    if (one !== undefined) yield* applied(one, root, seen);
}

/** Whether a schema, or one of a property inside, has a value that a new record begins with. */
function hasDefault(schema: JsonValue, root: JsonValue, seen = new Set<JsonValue>()): boolean {
  if (!isJsonObject(schema) || seen.has(schema)) return false;
  seen.add(schema);
  const { $ref, allOf, properties } = schema;
  const inside = [
    targetOf($ref, root),
    ...(isArray(allOf) ? allOf : []),
    ...(isJsonObject(properties) ? Object.values(properties) : []),
  ];
  return (
    'default' in schema ||
    'const' in schema ||
    inside.some((one) => one !== undefined && hasDefault(one, root, seen))
  );
}

/** Whether a schema lists choices that can be named. */
function listsChoices(schema: unknown, root: JsonValue): boolean {
  const { enum: listed, items } = inlined(schema as JsonValue, root);
  return (
    isArray(listed) ||
    typesOf(schema as JsonValue, root).has('boolean') ||
    (isJsonObject(items) && isArray(items.enum))
  );
}

/** The types that a schema names, or that its values have. */
function typesOf(schema: JsonValue, root: JsonValue): ReadonlySet<unknown> {
  return new Set(
    [...applied(schema, root)].flatMap(({ type, enum: listed, const: only }) => {
      if (type !== undefined) return isArray(type) ? type : [type];
      const values = isArray(listed) ? listed : only === undefined ? [] : [only];
      return values.map((value) => typeof value);
    }),
  );
}

function changeAt(
  document: JsonValue,
  tokens: readonly string[],
  change: (schema: JsonValue) => JsonValue,
): JsonValue {
  const [token, ...rest] = tokens;
  if (token === undefined || !isJsonObject(document)) return change(document);
  return { ...document, [token]: changeAt(document[token] as JsonValue, rest, change) };
}
