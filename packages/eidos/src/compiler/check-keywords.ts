import { checkHints } from './check-hints';
import { joinPointer, type Pointer } from '../json/json-pointer';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import { findKeyword, keywords, refusedKeywords, type Keyword } from './keywords';
import { suggestName } from './nearest-name';
import type { ProblemList } from './problem-list';
import { formChecks } from './value-forms';
import { isJsonObject } from '../json/json-object';

/** A schema object whose keywords are all known and well formed. */
export type SchemaObject = { readonly [keyword: string]: unknown };

/** The schemas of a document by their pointers, without the keywords that cannot be used. */
export type SchemaIndex = ReadonlyMap<Pointer, JsonSchema>;

// For these keywords false usually means "nothing more"; elsewhere it describes a value that nobody can enter.
const mayBeFalse = [
  'items',
  'additionalProperties',
  'unevaluatedItems',
  'unevaluatedProperties',
  'not',
  'if',
];

/**
 * Checks every keyword of every schema in a document, and indexes the schemas without the keywords that were
 * reported.
 */
export function checkKeywords(document: JsonValue, problems: ProblemList): SchemaIndex {
  const index = new Map<Pointer, JsonSchema>();
  readSchema(document, '', '');
  return index;

  function readSchema(value: JsonValue, pointer: Pointer, keyword: string): JsonSchema {
    const schema = typeof value === 'boolean' ? value : readObject(value, pointer);
    if (schema === false && !mayBeFalse.includes(keyword)) {
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
      else if (name === '$id' && pointer !== '') {
        problems.report('unsupported-keyword', place, '"$id" below the root would start another document.');
      } else if (!formChecks[keyword.form].test(member)) {
        const { form } = formChecks[keyword.form];
        problems.report('wrong-value', place, `"${name}" must be ${form}.`, `Write ${form}.`);
      } else clean[name] = readMember(name, keyword, member, place);
    }
    checkTogether(clean, pointer, problems);
    return Object.freeze(clean);
  }

  function readMember(name: string, { form }: Keyword, value: JsonValue, pointer: Pointer): unknown {
    switch (form) {
      case 'schema':
        return readSchema(value, pointer, name);
      case 'schema-list':
        return Object.freeze(
          (value as JsonValue[]).map((item, at) => readSchema(item, joinPointer(pointer, at), name)),
        );
      case 'schemas-by-name':
        return Object.freeze(
          Object.fromEntries(
            Object.entries(value as object).map(([key, item]) => [
              key,
              readSchema(item as JsonValue, joinPointer(pointer, key), name),
            ]),
          ),
        );
      case 'hints':
        return checkHints(value as SchemaObject, pointer, problems);
      case 'pattern':
        checkPattern(value as string, pointer, problems);
        return value;
      default:
        return value;
    }
  }
}

function reportUnknown(name: string, pointer: Pointer, problems: ProblemList): void {
  const cure = Object.hasOwn(refusedKeywords, name) ? refusedKeywords[name] : undefined;
  if (cure !== undefined)
    problems.report('unsupported-keyword', pointer, `"${name}" is not supported.`, cure);
  // Other tools keep their own hints under names that start with "x-".
  else if (!name.startsWith('x-')) {
    const message = `"${name}" is not a keyword of JSON Schema.`;
    problems.report('unknown-keyword', pointer, message, suggestName(name, Object.keys(keywords)));
  }
}

function checkPattern(pattern: string, pointer: Pointer, problems: ProblemList): void {
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    problems.report('invalid-pattern', pointer, `${(error as Error).message}.`);
  }
}

function checkTogether(schema: SchemaObject, pointer: Pointer, problems: ProblemList): void {
  if (typeof schema.$schema === 'string' && !schema.$schema.includes('draft/2020-12/')) {
    const place = joinPointer(pointer, '$schema');
    problems.report('unsupported-dialect', place, `"${schema.$schema}" is not JSON Schema 2020-12.`);
  }
  for (const branch of ['then', 'else']) {
    if (branch in schema && !('if' in schema)) {
      problems.report('condition-without-if', joinPointer(pointer, branch), `"${branch}" has no "if".`);
    }
  }
  for (const open of ['patternProperties', 'additionalProperties', 'unevaluatedProperties']) {
    if (isJsonObject(schema[open])) {
      const message = `Values under "${open}" are checked, but have no field.`;
      problems.report('not-drawn', joinPointer(pointer, open), message);
    }
  }
}

function nameForm(value: JsonValue): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'A list' : `A ${typeof value}`;
}
