/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createValidator } from '../validation/create-validator';
import { checkSchema } from './check-schema';
import { compileEidos } from './compile-eidos';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import { subschemas } from './subschemas';

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

interface Group {
  readonly description: string;
  readonly schema: JsonSchema;
  readonly tests: readonly {
    readonly description: string;
    readonly data: JsonValue;
    readonly valid: boolean;
  }[];
}

type Keywords = { readonly [keyword: string]: unknown };

// The registry has the suite only up to draft 4; this rewrites its schemas for 2020-12.
function toCurrentDraft(schema: JsonSchema): JsonSchema {
  if (typeof schema === 'boolean') return schema;
  const {
    definitions,
    dependencies,
    additionalItems,
    exclusiveMinimum,
    exclusiveMaximum,
    minimum,
    maximum,
    items,
    $ref,
    ...kept
  } = schema;
  const current: Keywords = {
    ...kept,
    ...(definitions !== undefined && { $defs: definitions }),
    ...(typeof $ref === 'string'
      ? { $ref: $ref.replace('#/definitions', '#/$defs') }
      : $ref !== undefined && { $ref }),
    ...limit('minimum', 'exclusiveMinimum', minimum, exclusiveMinimum),
    ...limit('maximum', 'exclusiveMaximum', maximum, exclusiveMaximum),
    ...(Array.isArray(items)
      ? { prefixItems: items, ...(additionalItems !== undefined && { items: additionalItems }) }
      : items !== undefined && { items }),
    ...splitDependencies((dependencies ?? {}) as Keywords),
  };
  return subschemas(current, toCurrentDraft);
}

function limit(plain: string, exclusive: string, value: unknown, isExclusive: unknown): Keywords {
  return value === undefined ? {} : { [isExclusive === true ? exclusive : plain]: value };
}

function splitDependencies(dependencies: Keywords): Keywords {
  const entries = Object.entries(dependencies);
  const names = entries.filter(([, value]) => typeof value === 'string' || Array.isArray(value));
  const schemas = entries.filter(([, value]) => !(typeof value === 'string' || Array.isArray(value)));
  return {
    ...(names.length > 0 && {
      dependentRequired: Object.fromEntries(names.map(([name, value]) => [name, [value].flat()])),
    }),
    ...(schemas.length > 0 && { dependentSchemas: Object.fromEntries(schemas) }),
  };
}

const folder = join(dirname(require.resolve('json-schema-test-suite/package.json')), 'tests/draft4');
const groups = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && file !== 'refRemote.json')
  .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Group[])
  .map((group) => ({ ...group, schema: toCurrentDraft(group.schema) }));

function refusal({ schema }: Group): string | undefined {
  const codes = checkSchema(schema)
    .filter(({ severity }) => severity === 'error')
    .map(({ code }) => code);
  return codes.length === 0 ? undefined : [...new Set(codes)].sort().join(', ');
}

const compiled = groups.filter((group) => refusal(group) === undefined);
const cases = compiled.flatMap((group) =>
  group.tests.map((one) => ({ group: group.description, schema: group.schema, ...one })),
);

test.each(cases)('JSON-Schema-Test-Suite, $group: $description', ({ schema, data, valid, description }) => {
  // Since draft 6 a number without a fraction is an integer, however it is written.
  if (description === 'a float is not an integer' && Number.isInteger(data)) return;
  const eidos = compileEidos(schema as object);
  expect(createValidator(eidos.schema).fits(eidos.schema, data)).toBe(valid);
});

// A screen cannot be drawn from every schema: these say too little to choose a field, or refer to something that
// does not exist.
test('the groups that cannot be drawn are refused, each with its reason', () => {
  const byReason = new Map<string, string[]>();
  for (const group of groups) {
    const reason = refusal(group);
    if (reason !== undefined)
      byReason.set(reason, [...(byReason.get(reason) ?? []), group.description].sort());
  }
  expect(Object.fromEntries(byReason)).toEqual({
    'default-does-not-fit': ['invalid string value for default', 'invalid type for default'],
    'missing-items': [
      'array type matches arrays',
      'maxItems validation',
      'minItems validation',
      'properties, patternProperties, additionalProperties interaction',
      'uniqueItems validation',
    ],
    'missing-type': [
      'additionalItems as false without items',
      'additionalProperties allows a schema which should validate',
      'additionalProperties are allowed by default',
      'additionalProperties being false does not allow other properties',
      'array of items with no additionalItems',
      'forbidden property',
      'items is schema, no additionalItems',
      'not',
      'not more complex schema',
      'not multiple types',
      'required default validation',
      'required validation',
    ],
    'missing-type, rest-items': ['additionalItems as schema'],
    'remote-reference': ['invalid definition', 'remote ref, containing refs itself', 'valid definition'],
    'required-without-property': ['dependencies', 'multiple dependencies'],
    'unknown-keyword, unknown-reference': ['escaped pointer ref'],
    // Its "#/items/0" names a place that draft 2020-12 calls "#/prefixItems/0".
    'unknown-reference': ['relative pointer ref to array'],
    'unsupported-enum-value': ['heterogeneous enum validation'],
  });
});
