import { isJsonObject, type JsonObject, ownValue } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';
import { isPattern } from '../validation/formats';

/** Keywords without an effect, which nothing reports as misspelled. */
export const ignoredKeywords = [
  '$recursiveAnchor',
  '$vocabulary',
  'contentEncoding',
  'contentSchema',
  'discriminator',
  'externalDocs',
  'xml',
];

/** The keywords that may need a translation or have no effect; a schema without any of them is 2020-12 already. */
export const translatedKeywords: ReadonlySet<string> = new Set([
  ...ignoredKeywords,
  'definitions',
  'dependencies',
  'items',
  'prefixItems',
  'additionalItems',
  '$recursiveRef',
  '$dynamicRef',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'example',
  'examples',
  'deprecated',
  'nullable',
  'pattern',
  'patternProperties',
]);

/**
 * Translates the keywords of one schema, not those of the schemas inside it, to JSON Schema 2020-12. A schema that needs
 * no translation is returned itself.
 */
export function translateKeywords(source: JsonObject): Translation {
  if (source.type !== 'any' && !Object.keys(source).some((name) => translatedKeywords.has(name)))
    return { schema: source, moves: [] };
  const draft: Translation = { schema: { ...source }, moves: [] };
  const { schema } = draft;
  // The media type belongs to the decoded content, and the value is the encoded text.
  if ('contentEncoding' in schema) delete schema.contentMediaType;
  if ('definitions' in schema) moveDefinitions(draft);
  if ('dependencies' in schema) splitDependencies(draft);
  if (Array.isArray(schema.items)) rename(draft, 'items', 'prefixItems');
  // An empty tuple has further items alone.
  if (Array.isArray(schema.prefixItems) && schema.prefixItems.length === 0) delete schema.prefixItems;
  if ('additionalItems' in schema) {
    if (Array.isArray(source.items)) rename(draft, 'additionalItems', 'items');
    else delete schema.additionalItems;
  }
  for (const reference of ['$recursiveRef', '$dynamicRef']) {
    if ('$ref' in source) moveReference(draft, reference);
    else if (reference in schema) rename(draft, reference, '$ref');
  }
  moveLimit(draft, 'minimum', 'exclusiveMinimum');
  moveLimit(draft, 'maximum', 'exclusiveMaximum');
  if ('example' in schema) {
    if (!('examples' in schema)) schema.examples = [schema.example];
    draft.moves.push({ to: ['examples'], from: ['example'] });
    delete schema.example;
  }
  if (isJsonObject(schema.examples)) schema.examples = Object.values(schema.examples);
  // Some published schemas give the reason as text.
  if (typeof schema.deprecated === 'string') schema.deprecated = schema.deprecated !== '';
  if (schema.type === 'any') delete schema.type;
  if (typeof schema.nullable === 'boolean') allowNull(draft);
  movePatterns(draft);
  return draft;
}

/** Renames a keyword to its current name, unless the schema already uses that name. */
function rename({ schema, moves }: Translation, from: string, to: string): void {
  if (!(to in schema) || schema[to] === schema[from]) {
    schema[to] = schema[from] as JsonValue;
    moves.push({ to: [to], from: [from] });
  }
  delete schema[from];
}

/** Next to a `$ref`, another reference applies too: it becomes a member of `allOf`. */
function moveReference({ schema, moves }: Translation, name: string): void {
  const { [name]: reference, allOf = [] } = schema;
  if (reference === undefined || !Array.isArray(allOf)) return;
  delete schema[name];
  schema.allOf = [...(allOf as JsonValue[]), { [name]: reference }];
  moves.push({ to: ['allOf', String(allOf.length)], from: [] });
}

function moveDefinitions({ schema, moves }: Translation): void {
  const { definitions, $defs = {} } = schema;
  if (!isJsonObject(definitions) || !isJsonObject($defs)) return;
  delete schema.definitions;
  schema.$defs = '$defs' in schema ? { ...definitions, ...$defs } : definitions;
  for (const name of Object.keys(definitions))
    if (!Object.hasOwn($defs, name)) moves.push({ to: ['$defs', name], from: ['definitions', name] });
}

function splitDependencies({ schema, moves }: Translation): void {
  const { dependencies } = schema;
  if (!isJsonObject(dependencies)) return;
  delete schema.dependencies;
  for (const [name, value] of Object.entries(dependencies)) {
    const own = typeof value === 'string' ? [value] : (value as JsonValue);
    const to = Array.isArray(own) ? 'dependentRequired' : 'dependentSchemas';
    const present = schema[to] ?? {};
    if (!isJsonObject(present)) continue;
    const before = ownValue(present, name);
    const from = ['dependencies', name];
    if (!(to in schema)) moves.push({ to: [to], from: ['dependencies'] });
    if (before === undefined) moves.push({ to: [to, name], from });
    else if (!Array.isArray(own)) {
      moves.push({ to: [to, name, 'allOf', '0'], from: [to, name] }, { to: [to, name, 'allOf', '1'], from });
    }
    const both = Array.isArray(own) ? [...new Set([before, own].flat())] : { allOf: [before!, own] };
    schema[to] = { ...present, [name]: before === undefined ? own : (both as JsonValue) };
  }
}

/** In draft 4, `"exclusiveMinimum": true` excludes the limit in `minimum` itself. */
function moveLimit(draft: Translation, plain: string, exclusive: string): void {
  const { schema } = draft;
  if (typeof schema[exclusive] !== 'boolean') return;
  const isExclusive = schema[exclusive] === true && plain in schema;
  delete schema[exclusive];
  if (isExclusive) rename(draft, plain, exclusive);
}

function movePatterns({ schema, moves }: Translation): void {
  if (typeof schema.pattern === 'string') schema.pattern = readableByUnicode(schema.pattern);
  const { patternProperties } = schema;
  if (!isJsonObject(patternProperties)) return;
  const entries = Object.entries(patternProperties).map(([pattern, value]) => {
    const readable = readableByUnicode(pattern);
    if (readable !== pattern)
      moves.push({ to: ['patternProperties', readable], from: ['patternProperties', pattern] });
    return [readable, value] as const;
  });
  schema.patternProperties = Object.fromEntries(entries);
}

/** A new place below a schema and the place in the source that it comes from, as tokens. */
export interface Move {
  readonly to: readonly string[];
  readonly from: readonly string[];
}

/** The translation of a schema. */
interface Translation {
  readonly schema: Record<string, JsonValue>;
  /** The parts whose place in the source is different. */
  readonly moves: Move[];
}

const nothing: JsonObject = Object.freeze({ type: 'null' });

/** Replaces `nullable` of OpenAPI 3.0 with its equivalent in JSON Schema 2020-12. */
function allowNull(draft: Translation): void {
  const { schema, moves } = draft;
  const isNullable = schema.nullable === true;
  delete schema.nullable;
  if (!isNullable) return;
  if (Array.isArray(schema.enum)) schema.enum = addUnlessListed(schema.enum, null);
  if ('type' in schema) {
    if (schema.type !== undefined) schema.type = addUnlessListed([schema.type].flat(), 'null');
    return;
  }
  for (const list of ['oneOf', 'anyOf']) {
    const options = schema[list];
    if (!Array.isArray(options)) continue;
    schema[list] = [...(options as JsonValue[]), nothing];
    return;
  }
  // These keywords apply to every value and would refuse null, so they move into an alternative.
  const moved = ['$ref', 'allOf'].filter((name) => name in schema);
  if (moved.length === 0) return;
  const option = Object.fromEntries(moved.map((name) => [name, schema[name] as JsonValue]));
  for (const name of moved) {
    delete schema[name];
    moves.push({ to: ['anyOf', '0', name], from: [name] });
  }
  schema.anyOf = [option, nothing];
}

function addUnlessListed(list: readonly JsonValue[], item: JsonValue): JsonValue[] {
  return list.includes(item) ? [...list] : [...list, item];
}

/**
 * The same regular expression for the "u" flag, which JSON Schema recommends. That flag refuses needless escapes such
 * as `\-` and `\@`, which many published schemas contain. A pattern that cannot be repaired is
 * returned unchanged.
 */
function readableByUnicode(source: string): string {
  if (isPattern(source)) return source;
  const pattern = withoutForeign(source);
  if (!isPattern(pattern, '')) return source;
  const withoutEscapes = pattern.replace(/\\([^\p{L}\p{N}^$\\.*+?()[\]{}|/-])/gu, '$1');
  const candidates = [withoutEscapes, escapeDashes(withoutEscapes)];
  return candidates.find((candidate) => isPattern(candidate)) ?? source;
}

/** Parts of regular expressions in Go, Python and .NET, as JavaScript writes them. */
const foreign: Readonly<Record<string, string>> = {
  '\\A': '^',
  '\\Z': '$',
  '\\z': '$',
  '(?i)': '',
  '(?i:': '(?:',
  '[:alnum:]': 'a-zA-Z0-9',
  '[:alpha:]': 'a-zA-Z',
  '[:cntrl:]': '\\0-\\x1f\\x7f',
  '[:digit:]': '0-9',
  '[:lower:]': 'a-z',
  '[:space:]': '\\s',
  '[:upper:]': 'A-Z',
  '[:xdigit:]': '0-9a-fA-F',
};

/** Classes, escapes, groups and letters, which these languages read in other ways. */
const tokens =
  /\[\^?((?:\[:\w+:\]|\\[^]|[^\]\\])*)\]|\\(?:[pPu]\{[^}]*\}|x..|u....|c.|k<[^>]*>|[^])|\(\?i[:)]|\(\?P?<(?![=!])[^>]*>|[()]|\p{L}/gu;

const asciiLetters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * The same regular expression for JavaScript: after "(?i)", letters match in either case until their group ends. Where
 * the other case of a letter is not certain, the pattern is returned unchanged.
 */
function withoutForeign(pattern: string): string {
  /** For each open group, the innermost last, whether its letters match in either case. */
  const groups = [false];
  let isCertain = true;
  const translated = pattern.replace(tokens, (token, inside?: string) => {
    const isEither = groups.at(-1) === true;
    if (inside !== undefined) {
      // A class has characters, not places such as the end of the text, so its escapes stay.
      const own = inside.replace(/\[:\w+:\]/gu, (name) => foreign[name] ?? name);
      const known = `${token.slice(0, -1 - inside.length)}${own}]`;
      return isEither ? inEitherCase(known, own) : known;
    }
    if (isEither && /^(?:\p{L}|\\[xu])/u.test(token)) {
      if (!/^[a-zA-Z]/u.test(token)) isCertain = false;
      return `[${token.toLowerCase()}${token.toUpperCase()}]`;
    }
    if (token === ')') groups.pop();
    else if (token === '(?i)') groups[groups.length - 1] = true;
    else if (token.startsWith('(')) groups.push(token === '(?i:' || isEither);
    return foreign[token] ?? token.replace('(?P<', '(?<');
  });
  return isCertain ? translated : pattern;

  function inEitherCase(known: string, inside: string): string {
    const own = `[${inside.replace(/\\[pP]\{[^}]*\}/gu, '').replace('^', '\\^')}]`;
    // Other letters, and ranges that may have some.
    if (/\\[xuc]|(?:-|(?=\p{L}))[^\0-\x7f]/u.test(own) || !isPattern(own, 'i')) {
      isCertain = false;
      return known;
    }
    const either = new RegExp(own, 'i');
    const letters = `[${asciiLetters.filter((letter) => either.test(letter)).join('')}]`;
    return known.startsWith('[^') ? `(?!${letters})${known}` : `(?:${letters}|${known})`;
  }
}

/** Outside a class "-" needs no escape; inside one, a dash next to a class such as `\w` needs one. */
function escapeDashes(pattern: string): string {
  let inClass = false;
  return pattern.replace(/\\.|[[\]-]/gsu, (part, at: number) => {
    if (part === '[') inClass = true;
    if (part === ']') inClass = false;
    if (part === '\\-' && !inClass) return '-';
    const before = pattern.slice(Math.max(0, at - 2), at);
    const after = pattern.slice(at + 1, at + 3);
    const isLiteral = inClass && part === '-' && (/\\[wdsWDS]$/u.test(before) || /^\\[wdsWDS]/u.test(after));
    return isLiteral ? '\\-' : part;
  });
}
