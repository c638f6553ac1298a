import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createValidator } from '../validation/create-validator';
import { checkSchema } from './check-schema';
import { compileEidos } from './compile-eidos';
import { officialExceptions } from './official-exceptions';
import type { JsonValue } from '../json/json-schema';

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

interface Group {
  readonly description: string;
  readonly schema: object | boolean;
  readonly tests: readonly { readonly data: JsonValue; readonly valid: boolean }[];
}

/** The copy in the repository, or a newer one that the variable names. */
const suite = process.env.JSON_SCHEMA_TEST_SUITE ?? join(__dirname, '../../json-schema-test-suite');
const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8')) as unknown;

/** The JSON files below a folder, by their addresses. */
function documentsIn(folder: string, address: string): [string, object][] {
  return readdirSync(folder).flatMap((name): [string, object][] => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return documentsIn(path, `${address}${name}/`);
    if (!name.endsWith('.json')) return [];
    return [[`${address}${name}`.replace(/(?<=json-schema\.org.*)\.json$/, ''), readJson(path) as object]];
  });
}

/** What a schema needs of all documents that the suite expects to be there. */
function neededBy(schema: object | boolean, all: ReadonlyMap<string, object>) {
  let needed: Record<string, object> = {};
  for (let before = -1; before < Object.keys(needed).length;) {
    before = Object.keys(needed).length;
    const missing = checkSchema(schema, { documents: needed })
      .filter(({ code }) => code === 'remote-reference')
      .map(({ message }) => (/"(?:\.\/)?([^"#]*)/.exec(message)?.[1] ?? '').replace(/^.*\/\//, ''));
    const found = [...all].filter(([address]) =>
      missing.some((name) => name !== '' && (address.endsWith(`/${name}`) || address.endsWith(name))),
    );
    needed = { ...needed, ...Object.fromEntries(found) };
  }
  return needed;
}

describe('the official suite for 2020-12', () => {
  const tests = join(suite, 'tests/draft2020-12');
  const groups = () =>
    readdirSync(tests)
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => (readJson(tests, file) as Group[]).map((group) => ({ file, ...group })));

  test('is followed, with no other exceptions than the listed ones', () => {
    const remotes = join(suite, 'remotes');
    const refs = join(process.cwd(), 'node_modules/ajv/dist/refs/json-schema-2020-12');
    const all = new Map([
      ...documentsIn(remotes, 'http://localhost:1234/'),
      ...documentsIn(refs, 'https://json-schema.org/draft/2020-12/'),
    ]);
    const found = groups().flatMap(({ file, description: group, schema, tests: cases }) => {
      const documents = neededBy(schema, all);
      const errors = checkSchema(schema, { documents }).filter(({ severity }) => severity === 'error');
      const codes = [...new Set(errors.map(({ code }) => code))].join(', ');
      if (codes !== '') return [{ file, group, codes }];
      const eidos = compileEidos(schema, { documents });
      const { fits } = createValidator(eidos.schema);
      return cases.every(({ data, valid }) => fits(eidos.schema, data) === valid) ? [] : [{ file, group }];
    });
    const isListed = ({ file, group, codes }: { file: string; group: string; codes?: string }) =>
      officialExceptions.some(
        (each) =>
          each.file === file && (each.group === undefined || each.group === group) && each.codes === codes,
      );
    expect(found.filter((each) => !isListed(each))).toEqual([]);
    const files = new Set(found.map(({ file }) => file));
    expect(officialExceptions.filter(({ file, isNewer }) => !isNewer && !files.has(file))).toEqual([]);
  });
});
