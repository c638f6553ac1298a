import { compile } from '@mdx-js/mdx';
import type { ApiExport } from '../../toolkit/api-reference';
import { remarkApiTable } from './remark-api-table';

const props: ApiExport = {
  name: 'FieldProps',
  entry: 'eidos/react',
  kind: 'type',
  source: 'packages/eidos/src/fields/field.tsx',
  description: '',
  members: [{ name: 'pointer', type: 'Pointer', required: true, description: 'Which value.' }],
};

const tab: ApiExport = {
  name: 'Tab',
  entry: 'eidos',
  kind: 'type',
  description: 'One section.',
  members: [],
};

const compileWith = (source: string, sourceUrl?: string) =>
  compile(source, { remarkPlugins: [[remarkApiTable, { read: () => [props, tab], sourceUrl }]] }).then(
    String,
  );

test('a page shows the members of an exported type as they are in the source', async () => {
  const code = await compileWith('<ApiTable of="FieldProps" />');
  expect(code).toContain('PropTable');
  expect(code).toContain('"Which value."');
});

test('a page lists several exports, each with its line', async () => {
  const code = await compileWith('<ApiTable of="FieldProps, Tab" />');
  expect(code).toContain('"One section."');
  expect(code).not.toContain('"Which value."');
});

test('a table links to the files that declare what it is about, where the repository is known', async () => {
  const url = 'https://example.org/blob/main';
  expect(await compileWith('<ApiTable of="FieldProps, Tab" />', url)).toContain(
    `"${url}/packages/eidos/src/fields/field.tsx"`,
  );
  expect(await compileWith('<ApiTable of="FieldProps" />')).not.toContain('sources');
});

test.each(['<ApiTable of="FieldProp" />', '<ApiTable of="Tab, Tap" />', '<ApiTable />'])(
  '%s is refused with the line and the fix',
  async (source) => {
    await expect(compileWith(`Text.\n\n${source}`)).rejects.toMatchObject({
      line: 3,
      reason: expect.stringContaining('Write the name of an exported interface'),
    });
  },
);
