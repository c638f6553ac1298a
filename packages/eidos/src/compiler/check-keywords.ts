import { checkHints } from './hints';
import { joinPointer, type Pointer, splitPointer } from '../json/json-pointer';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import { findKeyword, fits, forms, type Keyword, keywords, mapSchemas, typeNames } from './keywords';
import { type ProblemList, suggestName } from './problem';
import { isJsonObject, type JsonObject, ownValue } from '../json/json-object';
import { mapMembers } from '../json/members';
import { memoizeText } from '../json/memoize';
import { identifierKeywords } from './schema-urls';
import { ignoredKeywords, translatedKeywords } from './translate-keywords';
import type { Hints } from '../types/eidos-schema';
import { formats } from '../validation/formats';

/** A schema object whose keywords are all known and well formed. */
export type SchemaObject = { readonly [keyword: string]: unknown };

/** A document without the keywords that cannot be used. */
export interface CheckedDocument {
  readonly root: JsonSchema;
  /** Its references, each with the places that hold it. */
  readonly references: ReadonlyMap<string, Holders>;
  /** The hints outside the document, by the pointers under which they were passed in. */
  readonly outerHints: ReadonlyMap<Pointer, SchemaObject>;
  /** Whether there are hints, in the document or outside. */
  readonly hasHints: boolean;
}

/** The schemas with the same reference. */
interface Holders {
  /** The pointer of the first. */
  readonly pointer: Pointer;
  count: number;
}

const knownNames = [...new Set([...Object.keys(keywords), ...translatedKeywords, ...identifierKeywords])];

/** Keywords of earlier drafts and of OpenAPI. The translation replaces them, unless their value has the wrong form. */
const earlierKeywords: Readonly<Record<string, Keyword>> = {
  definitions: { form: 'schemas-by-name', isAnnotation: true },
  dependencies: { form: 'schemas-by-name', isAnnotation: true },
  id: { form: 'text', isAnnotation: true },
  nullable: { form: 'flag', isAnnotation: true },
};

// Drafts 4 to 2020-12, and the dialect of OpenAPI 3.1, which only adds annotations.
const dialects =
  /json-schema\.org\/(schema|draft-0[4-7]\/|draft\/(2019-09|2020-12)\/)|spec\.openapis\.org\/oas\/3/u;

/**
 * Checks every keyword of every schema in a document, and returns the document without those that were reported.
 *
 * @param hints Hints outside the document, by pointers of their own.
 */
export function checkKeywords(
  document: JsonValue,
  problems: ProblemList,
  hints: ReadonlyMap<Pointer, SchemaObject>,
): CheckedDocument {
  const references = new Map<string, Holders>();
  // Searching for the nearest name takes longer than all other checks, so it is done once for each.
  const suggestKeyword = memoizeText((name) => suggestName(name, knownNames) ?? '');
  const suggestFormat = memoizeText((name) => suggestName(name, checkedFormats) ?? '');
  let hasHints = hints.size > 0;
  /** The tokens of the place that is read: of most places, nobody needs the pointer. */
  let path: (string | number)[] = [];
  const here = (...tokens: readonly (string | number)[]) => joinPointer('', ...path, ...tokens);
  const root = readSchema(document);
  const outerHints = new Map(
    [...hints].map(([pointer, own]) => {
      path = [...splitPointer(pointer), 'x-eidos'];
      return [pointer, Object.freeze({ 'x-eidos': readHints(own) })];
    }),
  );
  return { root, references, outerHints, hasHints };

  function readSchema(value: JsonValue): JsonSchema {
    if (typeof value === 'boolean') return value;
    if (!isJsonObject(value)) {
      problems.report('not-a-schema', here(), `${nameForm(value)} is not a schema.`);
      return Object.freeze({});
    }
    const clean = mapMembers(value, (member, name) => {
      const keyword = findKeyword(name);
      if (keyword === undefined) return void reportUnknown(name, member);
      if (fits(forms[keyword.form].schema, member)) {
        path.push(name);
        const read = readMember(keyword, member, name);
        path.pop();
        return read;
      }
      return void reportForm(name, member, keyword);
    });
    checkTogether(clean);
    // Libraries without boolean schemas write `false` like this.
    if (Object.keys(clean).join() === 'not' && isEverything(clean.not)) return false;
    if (typeof clean.$ref !== 'string') return Object.freeze(clean);
    const { $ref, ...others } = clean;
    const holders = references.get($ref);
    if (holders === undefined) references.set($ref, { pointer: here(), count: 1 });
    else holders.count += 1;
    // Nothing is known of a value in another document, so any is allowed.
    return Object.freeze($ref.startsWith('#') ? clean : others);
  }

  function reportForm(name: string, value: JsonValue, keyword: Keyword): void {
    problems.report(
      keyword.isAnnotation ? 'wrong-annotation' : 'wrong-value',
      here(name),
      `"${problems.nameAt(here(name))}" cannot be ${nameValue(value)}.`,
      nearestType(keyword, value) ?? `Write ${forms[keyword.form].name}.`,
    );
  }

  function reportUnknown(name: string, value: JsonValue): void {
    const earlier = ownValue(earlierKeywords, name);
    if (earlier) {
      if (!fits(forms[earlier.form].schema, value)) reportForm(name, value, earlier);
      return;
    }
    // Other tools keep their own hints under names that start with "x-".
    const fix = name.startsWith('x-') || ignoredKeywords.includes(name) ? '' : suggestKeyword(name);
    if (fix === '') return;
    const message = `"${name}" is not a keyword of JSON Schema, so it has no effect.`;
    problems.report('unknown-keyword', here(name), message, fix);
  }

  function readInner(value: JsonValue, token?: string | number): JsonValue {
    if (token !== undefined) path.push(token);
    const schema = readSchema(value);
    if (token !== undefined) path.pop();
    return schema as JsonValue;
  }

  function readMember({ form }: Keyword, value: JsonValue, name: string): JsonValue {
    if (form === 'pattern') checkPattern(value as string);
    if (form === 'hints') return readHints(value as SchemaObject) as JsonValue;
    const schemas =
      name === '$defs'
        ? withoutNotes(value)
        : form === 'schemas-by-pattern'
          ? removeBadPatterns(value)
          : value;
    return Object.freeze(mapSchemas(name, schemas, readInner));
  }

  function readHints(value: SchemaObject): Hints {
    hasHints = true;
    const hints = checkHints(value, here(), problems);
    return Object.freeze(mapSchemas('x-eidos', hints as JsonValue, readInner)) as Hints;
  }

  function removeBadPatterns(members: JsonValue): JsonValue {
    return mapMembers(members as JsonObject, (member, pattern) =>
      checkPattern(pattern, pattern) ? member : undefined,
    );
  }

  function checkPattern(pattern: string, ...tokens: readonly string[]): boolean {
    try {
      new RegExp(pattern, 'u');
      return true;
    } catch (error) {
      problems.report('invalid-pattern', here(...tokens), `${(error as Error).message}.`);
      return false;
    }
  }

  /** Something else among the definitions is a note, as nothing can refer to it. */
  function withoutNotes(members: JsonValue): JsonValue {
    return mapMembers(members as JsonObject, (member, key) => {
      if (typeof member === 'boolean' || isJsonObject(member)) return member;
      const message = `${nameForm(member)} is not a schema, so this is not a definition.`;
      return void problems.report('wrong-annotation', here(key), message, 'Move it to "$comment".');
    });
  }

  function checkTogether(schema: SchemaObject): void {
    if (typeof schema.$schema === 'string' && !dialects.test(schema.$schema)) {
      const message = `"${schema.$schema}" is not a known version of JSON Schema.`;
      problems.report('unsupported-dialect', here('$schema'), message);
    }
    if (typeof schema.format === 'string') checkFormat(schema.format);
    for (const branch of ['then', 'else']) {
      if (branch in schema && !('if' in schema)) {
        problems.report('condition-without-if', here(branch), `"${branch}" has no "if".`);
      }
    }
  }

  function checkFormat(format: string): void {
    if (checkedFormats.includes(format) || withoutRule.includes(format)) return;
    const message = `"${format}" is not a known format, so values are not checked by it.`;
    problems.report('unchecked-format', here('format'), message, suggestFormat(format) || undefined);
  }
}

function isEverything(schema: JsonValue | undefined): boolean {
  return schema === true || (isJsonObject(schema) && Object.keys(schema).length === 0);
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

const checkedFormats = Object.keys(formats);

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
