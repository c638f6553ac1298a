import { checkHints, stateHints } from './hints';
import { joinPointer, type Pointer } from '../json/json-pointer';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import {
  annotations,
  findKeyword,
  formChecks,
  type Keyword,
  keywords,
  typeNames,
  type ValueForm,
} from './keywords';
import { type ProblemList, suggestName } from './problem';
import { legacyKeywords } from './keyword-table';
import { isJsonObject, type JsonObject } from '../json/json-object';
import { mapMembers } from '../json/members';
import type { Hints } from '../types/eidos-schema';

/** A schema object whose keywords are all known and well formed. */
export type SchemaObject = { readonly [keyword: string]: unknown };

/** The schemas of a document by their pointers, without the keywords that cannot be used. */
export type SchemaIndex = ReadonlyMap<Pointer, JsonSchema>;

const knownNames = [...new Set([...Object.keys(keywords), ...Object.keys(legacyKeywords)])];

/** Forms in which there is nothing more to read. */
const plainForms: ReadonlySet<ValueForm> = new Set(['count', 'flag', 'number', 'reference', 'text', 'type']);

// Drafts 4 to 2020-12, and the dialect of OpenAPI 3.1, which only adds annotations.
const dialects =
  /json-schema\.org\/(schema|draft-0[4-7]\/|draft\/(2019-09|2020-12)\/)|spec\.openapis\.org\/oas\/3/u;

/**
 * Checks every keyword of every schema in a document, and indexes the schemas without the keywords that were
 * reported.
 *
 * @param hints Hints outside the document, by the pointers under which they are indexed.
 */
export function checkKeywords(
  document: JsonValue,
  problems: ProblemList,
  hints: ReadonlyMap<Pointer, SchemaObject> = new Map(),
): SchemaIndex {
  const index = new Map<Pointer, JsonSchema>();
  const remote = new Map<string, Pointer[]>();
  readSchema(document, '');
  for (const [reference, holders] of remote) reportRemote(reference, holders, problems);
  for (const [pointer, own] of hints) {
    index.set(pointer, Object.freeze({ 'x-eidos': readHints(own, joinPointer(pointer, 'x-eidos')) }));
  }
  return index;

  function readSchema(value: JsonValue, pointer: Pointer): JsonSchema {
    const schema = typeof value === 'boolean' ? value : readObject(value, pointer);
    index.set(pointer, schema);
    return schema;
  }

  function readObject(value: JsonValue, pointer: Pointer): SchemaObject {
    if (!isJsonObject(value)) {
      problems.report('not-a-schema', pointer, `${nameForm(value)} is not a schema.`);
      return Object.freeze({});
    }
    const clean = mapMembers(value, (member, name) => {
      const keyword = findKeyword(name);
      if (keyword === undefined) return void reportUnknown(name, joinPointer(pointer, name), problems);
      const { test, form } = formChecks[keyword.form];
      if (test(member)) return readMember(keyword, member, pointer, name) as JsonValue;
      problems.report(
        annotations.has(name) ? 'wrong-annotation' : 'wrong-value',
        joinPointer(pointer, name),
        `"${name}" cannot be ${nameValue(member)}.`,
        nearestType(keyword, member) ?? `Write ${form}.`,
      );
      return undefined;
    });
    checkTogether(clean, pointer, problems);
    const { $ref, ...rest } = clean;
    if (typeof $ref !== 'string' || $ref.startsWith('#')) return Object.freeze(clean);
    remote.set($ref, [...(remote.get($ref) ?? []), pointer]);
    return Object.freeze(rest);
  }

  function readHints(value: SchemaObject, pointer: Pointer): Hints {
    const hints = checkHints(value, pointer, problems);
    const states = stateHints.flatMap((name) =>
      isJsonObject(hints[name]) ? [[name, readSchema(hints[name], joinPointer(pointer, name))] as const] : [],
    );
    return Object.freeze({ ...hints, ...Object.fromEntries(states) });
  }

  function withGoodPatterns(members: JsonObject, pointer: Pointer): JsonObject {
    const entries = Object.entries<JsonValue>(members);
    const good = entries.filter(([pattern]) =>
      checkPattern(pattern, joinPointer(pointer, pattern), problems),
    );
    return good.length === entries.length ? members : Object.fromEntries(good);
  }

  /** Something else among the definitions is a note, as nothing can refer to it. */
  function withoutNotes(members: JsonObject, pointer: Pointer): JsonObject {
    return mapMembers(members, (member, key) => {
      if (typeof member === 'boolean' || isJsonObject(member)) return member;
      const message = `${nameForm(member)} is not a schema, so this is not a definition.`;
      return void problems.report(
        'wrong-annotation',
        joinPointer(pointer, key),
        message,
        'Move it to "$comment".',
      );
    });
  }

  function readSchemas(members: JsonObject, pointer: Pointer): JsonObject {
    const read = (item: JsonValue, key: string) => readSchema(item, joinPointer(pointer, key)) as JsonValue;
    return Object.freeze(mapMembers(members, read));
  }

  function readMember({ form }: Keyword, value: JsonValue, outside: Pointer, name: string): unknown {
    if (plainForms.has(form)) return value;
    const pointer = joinPointer(outside, name);
    switch (form) {
      case 'schema':
        return readSchema(value, pointer);
      case 'schema-list':
        return Object.freeze(
          (value as JsonValue[]).map((item, at) => readSchema(item, joinPointer(pointer, at))),
        );
      case 'schemas-by-name':
        return readSchemas(
          name === '$defs' ? withoutNotes(value as JsonObject, pointer) : (value as JsonObject),
          pointer,
        );
      case 'schemas-by-pattern':
        return readSchemas(withGoodPatterns(value as JsonObject, pointer), pointer);
      case 'hints':
        return readHints(value as SchemaObject, pointer);
      case 'pattern':
        checkPattern(value as string, pointer, problems);
        return value;
      default:
        return value;
    }
  }
}

/** Nothing is known of such a value, so any is allowed. */
function reportRemote(reference: string, holders: readonly Pointer[], problems: ProblemList): void {
  const more = holders.length === 1 ? '' : ` ${holders.length} references name it.`;
  const message = `"${reference}" is not in this schema, and its document was not passed in.${more}`;
  problems.report('remote-reference', joinPointer(holders[0] ?? '', '$ref'), message);
}

function reportUnknown(name: string, pointer: Pointer, problems: ProblemList): void {
  // Other tools keep their own hints under names that start with "x-".
  if (name.startsWith('x-')) return;
  const fix = suggestName(name, knownNames);
  if (fix === undefined) return;
  problems.report(
    'unknown-keyword',
    pointer,
    `"${name}" is not a keyword of JSON Schema, so it has no effect.`,
    fix,
  );
}

function checkPattern(pattern: string, pointer: Pointer, problems: ProblemList): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch (error) {
    problems.report('invalid-pattern', pointer, `${(error as Error).message}.`);
    return false;
  }
}

function checkTogether(schema: SchemaObject, pointer: Pointer, problems: ProblemList): void {
  if (typeof schema.$schema === 'string' && !dialects.test(schema.$schema)) {
    const message = `"${schema.$schema}" is not a known version of JSON Schema.`;
    problems.report('unsupported-dialect', joinPointer(pointer, '$schema'), message);
  }
  checkFormat(schema.format, pointer, problems);
  for (const branch of ['then', 'else']) {
    if (branch in schema && !('if' in schema)) {
      problems.report('condition-without-if', joinPointer(pointer, branch), `"${branch}" has no "if".`);
    }
  }
}

function nearestType({ form }: Keyword, value: JsonValue): string | undefined {
  return form === 'type' && typeof value === 'string' ? suggestName(value, typeNames) : undefined;
}

/** The value as it was written, or its form where it is long. */
function nameValue(value: JsonValue): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `this ${Array.isArray(value) ? 'list' : typeof value}` : text;
}

function nameForm(value: JsonValue): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'A list' : `A ${typeof value}`;
}

/** The formats that the validator checks. */
export const checkedFormats: readonly string[] = [
  'date',
  'date-time',
  'duration',
  'email',
  'hostname',
  'idn-email',
  'idn-hostname',
  'ipv4',
  'ipv6',
  'iri',
  'iri-reference',
  'json-pointer',
  'json-pointer-uri-fragment',
  'regex',
  'relative-json-pointer',
  'time',
  'uri',
  'uri-reference',
  'uri-template',
  'url',
  'uuid',
];

// They say how a value is entered or stored, and not which values are allowed.
const withoutRule = [
  'binary',
  'byte',
  'color',
  'data-url',
  'decimal',
  'double',
  'float',
  'int32',
  'int64',
  'password',
  'tel',
];

/** Reports a format by which values are not checked. */
function checkFormat(format: unknown, pointer: Pointer, problems: ProblemList): void {
  if (typeof format !== 'string' || checkedFormats.includes(format) || withoutRule.includes(format)) return;
  const message = `"${format}" is not a known format, so values are not checked by it.`;
  const fix = suggestName(format, checkedFormats);
  problems.report('unchecked-format', joinPointer(pointer, 'format'), message, fix);
}
