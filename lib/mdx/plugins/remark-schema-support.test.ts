import { compile } from '@mdx-js/mdx';
import type { SchemaSupport } from '../../config/toolkit';
import { remarkSchemaSupport } from './remark-schema-support';

const found: SchemaSupport = {
  publishedSchemas: [
    { source: 'ajv', count: 9 },
    { source: 'ts-node', count: 2 },
  ],
  schemaNames: ['ajv schema.json'],
  officialExceptions: [
    { keyword: 'enum', drafts: '4, 6', reason: 'with no `value`' },
    { keyword: 'format', drafts: '2020-12', reason: 'formats are validated' },
  ],
};

const compileWith = (source: string) =>
  compile(source, { remarkPlugins: [[remarkSchemaSupport, { read: () => found }]], jsx: true }).then(String);

const code = (text: string) => `<_components.code>{"${text}"}</_components.code>`;

test.each([
  ['publishedSchemas', ['"ajv"', '"9"', '"All"', '"11"']],
  ['officialExceptions', ['"4, 6"', '"2020-12"', '"with no "', ...['enum', 'format', 'value'].map(code)]],
  ['schemaNames', ['ajv schema.json']],
])('a page shows the %s', async (name, texts) => {
  const compiled = await compileWith(`<SchemaSupport of="${name}" />`);
  for (const text of texts) expect(compiled).toContain(text);
});

test('a name that is not known is reported with those that are', async () => {
  await expect(compileWith('<SchemaSupport of="tests" />')).rejects.toThrow(
    'write publishedSchemas, schemaNames, officialExceptions instead',
  );
});
