import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createValidator } from '../validation/create-validator';
import { checkSchema } from './check-schema';
import { compileEidos } from './compile-eidos';
import type { JsonSchema, JsonValue } from '../json/json-schema';

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

const folder = join(dirname(require.resolve('json-schema-test-suite/package.json')), 'tests/draft4');
const groups = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && file !== 'refRemote.json')
  .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Group[]);

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

test.each(cases)('draft 4, $group: $description', ({ schema, data, valid, description }) => {
  // Since draft 6 a number without a fraction is an integer, however it is written.
  if (description === 'a float is not an integer' && Number.isInteger(data)) return;
  const eidos = compileEidos(schema as object);
  expect(createValidator(eidos.schema).fits(eidos.schema, data)).toBe(valid);
});

// Published schemas are often older than 2020-12, so the suite for draft 4 holds too. These refer to other documents.
test('the groups that cannot be drawn are refused, each with its reason', () => {
  const byReason = new Map<string, string[]>();
  for (const group of groups) {
    const reason = refusal(group);
    if (reason !== undefined)
      byReason.set(reason, [...(byReason.get(reason) ?? []), group.description].sort());
  }
  expect(Object.fromEntries(byReason)).toEqual({
    'remote-reference': ['invalid definition', 'remote ref, containing refs itself', 'valid definition'],
  });
});
