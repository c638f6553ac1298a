import { compile } from '@mdx-js/mdx';
import type { SchemaSupport } from '../../toolkit/schema-support';
import { remarkSchemaSupport } from './remark-schema-support';

const found: SchemaSupport = {
  publishedSchemas: [
    { source: 'ajv', compiled: 9, total: 9 },
    { source: 'ts-node', compiled: 1, total: 2 },
  ],
  rejectedSchemas: [{ source: 'ts-node', codes: 'too-large, empty-range', reason: 'it is large' }],
  schemaNames: [{ name: 'ajv schema.json', compiles: true }],
  officialExceptions: [
    { keyword: 'false', codes: 'never-valid', reason: 'the schema `false` allows no value' },
    { keyword: 'format', reason: 'formats are validated' },
  ],
};

const compileWith = (source: string) =>
  compile(source, { remarkPlugins: [[remarkSchemaSupport, { read: () => found }]], jsx: true }).then(String);

test('a page shows how much of each source compiles, and of all', async () => {
  const code = await compileWith('<SchemaSupport of="publishedSchemas" />');
  for (const text of ['"ajv"', '"9 of 9"', '"All"', '"10 of 11"']) expect(code).toContain(text);
});

test('each code of a problem is code of its own', async () => {
  const code = await compileWith('<SchemaSupport of="rejectedSchemas" />');
  expect(code).toContain('<_components.code>{"too-large"}</_components.code>');
  expect(code).toContain('<_components.code>{"empty-range"}</_components.code>');
});

test('an exception is rejected with its code, or compiles', async () => {
  const code = await compileWith('<SchemaSupport of="officialExceptions" />');
  for (const text of ['"rejected: "', '"never-valid"', '"compiles"', '" allows no value"'])
    expect(code).toContain(text);
});

test('the names are a block of text', async () => {
  expect(await compileWith('<SchemaSupport of="schemaNames" />')).toContain('ajv schema.json: compiles');
});

test('a name that is not known is reported with those that are', async () => {
  await expect(compileWith('<SchemaSupport of="tests" />')).rejects.toThrow(
    'write publishedSchemas, rejectedSchemas, schemaNames, officialExceptions instead',
  );
});
