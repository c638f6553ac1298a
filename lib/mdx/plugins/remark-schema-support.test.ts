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
    { keyword: 'enum', drafts: '4, 6', reason: 'a list without a `value`' },
    { keyword: 'format', drafts: '2020-12', reason: 'formats are validated' },
  ],
};

const compileWith = (source: string) =>
  compile(source, { remarkPlugins: [[remarkSchemaSupport, { read: () => found }]], jsx: true }).then(String);

test('a page shows how much of each source compiles, and of all', async () => {
  const code = await compileWith('<SchemaSupport of="publishedSchemas" />');
  for (const text of ['"ajv"', '"9"', '"All"', '"11"']) expect(code).toContain(text);
});

test('an exception has its keyword, its drafts and its reason', async () => {
  const code = await compileWith('<SchemaSupport of="officialExceptions" />');
  for (const text of ['"4, 6"', '"2020-12"', '"a list without a "']) expect(code).toContain(text);
  for (const text of ['enum', 'format', 'value'])
    expect(code).toContain(`<_components.code>{"${text}"}</_components.code>`);
});

test('the names are a block of text', async () => {
  expect(await compileWith('<SchemaSupport of="schemaNames" />')).toContain('ajv schema.json');
});

test('a name that is not known is reported with those that are', async () => {
  await expect(compileWith('<SchemaSupport of="tests" />')).rejects.toThrow(
    'write publishedSchemas, schemaNames, officialExceptions instead',
  );
});
