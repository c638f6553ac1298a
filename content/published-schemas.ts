import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { z } from 'zod';

/** A schema that someone else has published, with data that it allows. */
export interface PublishedSchema {
  /** As the documentation names it: the package and the file, rule or shape. */
  readonly name: string;
  readonly schema: object;
  readonly sample: unknown;
}

const modules = path.resolve('node_modules');

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(modules, file), 'utf8'));
}

/** Where npm installed the ajv that has the 2020-12 files: at the top, or below a package that depends on it. */
const ajv = ['table/node_modules/ajv', 'ajv'].find((folder) =>
  existsSync(path.join(modules, folder, 'dist/refs/json-schema-2020-12')),
);

function draft(name: string, sample: unknown): PublishedSchema {
  const schema = readJson(`${ajv}/dist/refs/${name}`) as object;
  return { name: `ajv/dist/refs/${name}`, schema, sample };
}

const files = [
  draft('json-schema-2019-09/meta/content.json', { contentEncoding: 'base64' }),
  draft('json-schema-2019-09/meta/meta-data.json', { title: 'Person' }),
  draft('json-schema-2020-12/meta/content.json', { contentEncoding: 'base64' }),
  draft('json-schema-2020-12/meta/meta-data.json', { title: 'Person', deprecated: true }),
];

/** The options of a rule of ESLint: a list of schemas, as draft 4 writes a tuple. */
function rule(name: string, sample: readonly unknown[]): PublishedSchema {
  const { builtinRules } = createRequire(path.join(modules, 'eslint/package.json'))(
    './lib/unsupported-api.js',
  ) as { builtinRules: ReadonlyMap<string, { readonly meta: { readonly schema: unknown } }> };
  const options = builtinRules.get(name)?.meta.schema;
  const schema = Array.isArray(options)
    ? { type: 'array', items: options as unknown[] }
    : (options as object);
  return { name: `eslint ${name}`, schema, sample };
}

const rules = [
  rule('accessor-pairs', [{ setWithoutGet: true }]),
  rule('array-callback-return', [{ allowImplicit: true }]),
  rule('camelcase', [{ properties: 'never', allow: ['^UNSAFE_'] }]),
  rule('class-methods-use-this', [{ exceptMethods: ['render'] }]),
  rule('complexity', [{ max: 10 }]),
  rule('max-lines', [{ max: 200, skipComments: true }]),
  rule('no-console', [{ allow: ['warn'] }]),
  rule('no-empty', [{ allowEmptyCatch: true }]),
  rule('no-shadow', [{ hoist: 'all' }]),
  rule('no-unused-expressions', [{ allowTernary: true }]),
  rule('prefer-const', [{ destructuring: 'all' }]),
  rule('sort-imports', [{ ignoreCase: true }]),
];

function zod(name: string, schema: z.ZodType, sample: unknown): PublishedSchema {
  return { name: `zod ${name}`, schema: z.toJSONSchema(schema), sample };
}

interface Folder {
  name: string;
  folders: Folder[];
}

const folder: z.ZodType<Folder> = z.lazy(() => z.object({ name: z.string(), folders: z.array(folder) }));

const shapes = [
  zod(
    'account',
    z.object({ email: z.email(), age: z.int().min(18).optional(), newsletter: z.boolean().default(false) }),
    { email: 'ada@example.com', newsletter: true },
  ),
  zod('choice', z.object({ size: z.enum(['S', 'M', 'L']) }), { size: 'M' }),
  zod(
    'discriminated union',
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('card'), number: z.string().min(4) }),
      z.object({ kind: z.literal('bill'), due: z.iso.date() }),
    ]),
    { kind: 'bill', due: '2026-03-09' },
  ),
  zod('intersection', z.object({ a: z.string() }).and(z.object({ b: z.number() })), { a: 'x', b: 1 }),
  zod('nullable', z.object({ note: z.string().nullable() }), { note: null }),
  zod('order', z.object({ lines: z.array(z.object({ article: z.string(), quantity: z.int() })).min(1) }), {
    lines: [{ article: 'Pen', quantity: 2 }],
  }),
  zod('record', z.object({ env: z.record(z.string(), z.string()) }), { env: { PATH: '/bin' } }),
  zod('recursive', folder, { name: 'a', folders: [{ name: 'b', folders: [] }] }),
  zod('tuple', z.object({ at: z.tuple([z.number(), z.number()]) }), { at: [1, 2] }),
  zod('union', z.object({ id: z.union([z.string(), z.number()]) }), { id: 7 }),
  zod('unknown', z.object({ extra: z.unknown(), any: z.any() }), { extra: [1], any: { a: 1 } }),
];

/** Schemas that compile, can be shown and accept their sample. */
export const publishedSchemas: readonly PublishedSchema[] = [...files, ...rules, ...shapes];

/** Schemas that are refused, each with the codes of its problems: all of them continue in another document. */
export const refusedSchemas: readonly (readonly [name: string, schema: object, reason: string])[] = [
  ...['json-schema-2019-09/schema.json', 'json-schema-2020-12/schema.json'].map(
    (name) =>
      [`ajv/dist/refs/${name}`, readJson(`${ajv}/dist/refs/${name}`) as object, 'remote-reference'] as const,
  ),
  ...[
    'knip/schema-jsonc.json',
    'mdn-data/css/at-rules.schema.json',
    'mdn-data/css/functions.schema.json',
    'mdn-data/css/properties.schema.json',
    'mdn-data/css/selectors.schema.json',
    'mdn-data/css/types.schema.json',
    'mdn-data/css/units.schema.json',
    'table/dist/src/schemas/config.json',
    'table/dist/src/schemas/streamConfig.json',
    'ts-node/tsconfig.schema.json',
  ].map((name) => [name, readJson(name) as object, 'remote-reference'] as const),
];
