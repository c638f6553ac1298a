import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkSchema, compileEidos } from '../src';
import type { JsonSchema, JsonValue } from '../src/json/json-schema';
import { createValidator } from '../src/validation/create-validator';
import { type Draft, drafts, officialExceptions } from './official-exceptions';

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

interface Group {
  readonly description: string;
  readonly schema: JsonSchema;
  readonly tests: readonly { readonly data: JsonValue; readonly valid: boolean }[];
}

/** The copy in the repository, or a newer one that the variable names. */
const suite = process.env.JSON_SCHEMA_TEST_SUITE ?? __dirname;
const readJson = (...names: string[]) => JSON.parse(readFileSync(path.join(...names), 'utf8')) as unknown;

/** The documents that the suite expects at a server of its own, by their URLs. */
const remotes = new Map(
  readdirSync(path.join(suite, 'remotes'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const document = readJson(suite, 'remotes', name) as { readonly $id?: string };
      const url = new URL(name, 'http://localhost:1234/').href;
      return [url, document.$id ?? url].map((each) => [each, document] as const);
    }),
);

/** The documents that a schema refers to, and those that these refer to. */
function neededBy(schema: JsonSchema): Record<string, object> {
  const needed: Record<string, object> = {};
  for (let before = -1; before < Object.keys(needed).length;) {
    before = Object.keys(needed).length;
    const missing = checkSchema(schema, { documents: needed })
      .filter(({ code }) => code === 'remote-reference')
      .map(({ message }) => /"(?:\.\/)?([^"#]*)/.exec(message)?.[1]?.replace(/^.*\/\//, '') ?? '');
    for (const [url, document] of remotes) {
      if (missing.some((name) => name !== '' && url.endsWith(name))) needed[url] = document;
    }
  }
  return needed;
}

const groupsOf = (draft: Draft) =>
  readdirSync(path.join(suite, 'tests', draft))
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      (readJson(suite, 'tests', draft, file) as Group[]).map((group) => ({ file, ...group })),
    );

function isAsExpected(draft: Draft, { schema, tests }: Group): boolean {
  const own = typeof schema === 'object' ? { $schema: drafts[draft], ...schema } : schema;
  const eidos = compileEidos(own, { documents: neededBy(own) });
  const { fits } = createValidator(eidos.schema);
  return tests.every(({ data, valid }) => fits(eidos.schema, data) === valid);
}

test.each(Object.keys(drafts) as Draft[])(
  'the required tests of %s pass, but for the listed exceptions',
  (draft) => {
    const exceptions = officialExceptions.filter((each) => each.drafts.includes(draft));
    const found = groupsOf(draft).filter((group) => !isAsExpected(draft, group));
    const exceptionFor = ({ file, description }: (typeof found)[number]) =>
      exceptions.find((each) => each.file === file && description.startsWith(each.group ?? ''));
    expect(
      found.filter((each) => !exceptionFor(each)).map(({ file, description }) => `${file}: ${description}`),
    ).toEqual([]);
    expect(exceptions.filter((each) => !found.some((group) => exceptionFor(group) === each))).toEqual([]);
  },
);
