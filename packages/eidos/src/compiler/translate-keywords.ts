import { isJsonObject, type JsonObject } from '../json/json-object';
import type { JsonValue } from '../json/json-schema';
import { allowNull } from './translate-nullable';
import type { Draft, Move, Translation } from './translation';
import { readableByUnicode } from './unicode-pattern';

const passedOver = [
  '$recursiveAnchor',
  '$vocabulary',
  'contentEncoding',
  'contentMediaType',
  'contentSchema',
  'discriminator',
  'externalDocs',
  'xml',
];

/** The keywords that may need a translation; a schema without any of them is 2020-12 already. */
export const translatedKeywords: ReadonlySet<string> = new Set([
  ...passedOver,
  'definitions',
  'dependencies',
  'items',
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

const noMoves: readonly Move[] = Object.freeze([]);

/**
 * Translates the keywords of one schema, not those of the schemas inside it, to JSON Schema 2020-12. A schema that needs
 * no translation is returned itself.
 */
export function translateKeywords(source: JsonObject): Translation {
  if (source.type !== 'any' && !Object.keys(source).some((name) => translatedKeywords.has(name)))
    return { schema: source, moves: noMoves };
  const draft: Draft = { schema: { ...source }, moves: [] };
  const { schema } = draft;
  for (const name of passedOver) if (name in schema) delete schema[name];
  if ('definitions' in schema) moveDefinitions(draft);
  if ('dependencies' in schema) splitDependencies(draft);
  if (Array.isArray(schema.items)) rename(draft, 'items', 'prefixItems');
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
    draft.moves.push([['examples'], ['example']]);
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
function rename({ schema, moves }: Draft, from: string, to: string): void {
  if (!(to in schema) || schema[to] === schema[from]) {
    schema[to] = schema[from] as JsonValue;
    moves.push([[to], [from]]);
  }
  delete schema[from];
}

/** Beside a `$ref`, another reference applies too: it becomes a member of `allOf`. */
function moveReference({ schema, moves }: Draft, name: string): void {
  const { [name]: reference, allOf = [] } = schema;
  if (reference === undefined || !Array.isArray(allOf)) return;
  delete schema[name];
  schema.allOf = [...(allOf as JsonValue[]), { [name]: reference }];
  moves.push([['allOf', String(allOf.length)], []]);
}

function moveDefinitions({ schema, moves }: Draft): void {
  const { definitions, $defs = {} } = schema;
  if (!isJsonObject(definitions) || !isJsonObject($defs)) return;
  delete schema.definitions;
  schema.$defs = { ...definitions, ...$defs };
  const moved = Object.keys(definitions).filter((name) => !Object.hasOwn($defs, name));
  moves.push(
    ...moved.map((name): Move => [
      ['$defs', name],
      ['definitions', name],
    ]),
  );
}

function splitDependencies({ schema, moves }: Draft): void {
  const { dependencies } = schema;
  if (!isJsonObject(dependencies)) return;
  delete schema.dependencies;
  for (const [name, value] of Object.entries(dependencies)) {
    const names = typeof value === 'string' ? [value] : value;
    const to = Array.isArray(names) ? 'dependentRequired' : 'dependentSchemas';
    const present = schema[to] ?? {};
    if (!isJsonObject(present) || Object.hasOwn(present, name)) continue;
    schema[to] = { ...present, [name]: names };
    moves.push([
      [to, name],
      ['dependencies', name],
    ]);
  }
}

/** In draft 4, `"exclusiveMinimum": true` excludes the limit in `minimum` itself. */
function moveLimit(draft: Draft, plain: string, exclusive: string): void {
  const { schema } = draft;
  if (typeof schema[exclusive] !== 'boolean') return;
  const isExclusive = schema[exclusive] === true && plain in schema;
  delete schema[exclusive];
  if (isExclusive) rename(draft, plain, exclusive);
}

function movePatterns({ schema, moves }: Draft): void {
  if (typeof schema.pattern === 'string') schema.pattern = readableByUnicode(schema.pattern);
  const { patternProperties } = schema;
  if (!isJsonObject(patternProperties)) return;
  const entries = Object.entries(patternProperties).map(([pattern, value]) => {
    const readable = readableByUnicode(pattern);
    if (readable !== pattern)
      moves.push([
        ['patternProperties', readable],
        ['patternProperties', pattern],
      ]);
    return [readable, value] as const;
  });
  schema.patternProperties = Object.fromEntries(entries);
}
