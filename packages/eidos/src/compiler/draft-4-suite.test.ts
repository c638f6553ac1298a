import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createValidator } from '../validation/create-validator';
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

// Published schemas are often older than 2020-12, so the suite for draft 4 holds too.
const folder = join(dirname(require.resolve('json-schema-test-suite/package.json')), 'tests/draft4');
const groups = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && file !== 'refRemote.json')
  .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Group[]);

const cases = groups.flatMap((group) =>
  group.tests.map((one) => ({ group: group.description, schema: group.schema, ...one })),
);

test.each(cases)('draft 4, $group: $description', ({ schema, data, valid, description }) => {
  // Since draft 6 a number without a fraction is an integer, however it is written.
  if (description === 'a float is not an integer' && Number.isInteger(data)) return;
  const eidos = compileEidos(schema as object);
  expect(createValidator(eidos.schema).fits(eidos.schema, data)).toBe(valid);
});
