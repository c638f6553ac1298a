import { checkHints } from './check-hints';
import { joinPointer, type Pointer } from '../json/json-pointer';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import { checkFormat } from './formats';
import { findKeyword, keywords, type Keyword, type ValueForm } from './keywords';
import { suggestName } from './nearest-name';
import type { ProblemList } from './problem-list';
import { legacyKeywords } from './legacy-keywords';
import { formChecks } from './value-forms';
import { isJsonObject } from '../json/json-object';
import { stateHints } from './hints';
import type { Hints } from '../types/eidos-schema';

/** A schema object whose keywords are all known and well formed. */
export type SchemaObject = { readonly [keyword: string]: unknown };

/** The schemas of a document by their pointers, without the keywords that cannot be used. */
export type SchemaIndex = ReadonlyMap<Pointer, JsonSchema>;

const knownNames = [...new Set([...Object.keys(keywords), ...Object.keys(legacyKeywords)])];

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
  readSchema(document, '');
  for (const [pointer, own] of hints) {
    index.set(pointer, Object.freeze({ 'x-eidos': readHints(own, joinPointer(pointer, 'x-eidos')) }));
  }
  return index;

  function readSchema(value: JsonValue, pointer: Pointer): JsonSchema {
    const schema = typeof value === 'boolean' ? value : readObject(value, pointer);
    if (schema === false && pointer === '') {
      problems.report('never-valid', pointer, 'false allows no value, so there is nothing to enter.');
    }
    index.set(pointer, schema);
    return schema;
  }

  function readObject(value: JsonValue, pointer: Pointer): SchemaObject {
    const clean: Record<string, unknown> = {};
    if (!isJsonObject(value)) {
      problems.report('not-a-schema', pointer, `${nameForm(value)} is not a schema.`);
      return Object.freeze(clean);
    }
    for (const [name, member] of Object.entries(value)) {
      const place = joinPointer(pointer, name);
      const keyword = findKeyword(name);
      if (keyword === undefined) reportUnknown(name, place, problems);
      else if (!formChecks[keyword.form].test(member)) {
        const { form } = formChecks[keyword.form];
        problems.report('wrong-value', place, `"${name}" must be ${form}.`, `Write ${form}.`);
      } else clean[name] = readMember(keyword, member, place);
    }
    checkTogether(clean, pointer, problems);
    return Object.freeze(clean);
  }

  function readHints(value: SchemaObject, pointer: Pointer): Hints {
    const hints = checkHints(value, pointer, problems);
    const states = stateHints.flatMap((name) =>
      isJsonObject(hints[name]) ? [[name, readSchema(hints[name], joinPointer(pointer, name))] as const] : [],
    );
    return Object.freeze({ ...hints, ...Object.fromEntries(states) });
  }

  function membersOf(form: ValueForm, value: JsonValue, pointer: Pointer): [string, unknown][] {
    const members = Object.entries(value as object) as [string, unknown][];
    if (form !== 'schemas-by-pattern') return members;
    return members.filter(([pattern]) => checkPattern(pattern, joinPointer(pointer, pattern), problems));
  }

  function readMember({ form }: Keyword, value: JsonValue, pointer: Pointer): unknown {
    switch (form) {
      case 'schema':
        return readSchema(value, pointer);
      case 'schema-list':
        return Object.freeze(
          (value as JsonValue[]).map((item, at) => readSchema(item, joinPointer(pointer, at))),
        );
      case 'schemas-by-name':
      case 'schemas-by-pattern':
        return Object.freeze(
          Object.fromEntries(
            membersOf(form, value, pointer).map(([key, item]) => [
              key,
              readSchema(item as JsonValue, joinPointer(pointer, key)),
            ]),
          ),
        );
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

function reportUnknown(name: string, pointer: Pointer, problems: ProblemList): void {
  // Other tools keep their own hints under names that start with "x-".
  if (name.startsWith('x-')) return;
  const message = `"${name}" is not a keyword of JSON Schema, so it has no effect.`;
  problems.report('unknown-keyword', pointer, message, suggestName(name, knownNames));
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

function nameForm(value: JsonValue): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'A list' : `A ${typeof value}`;
}
