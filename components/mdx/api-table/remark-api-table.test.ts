import { compile } from '@mdx-js/mdx';
import type { ApiExport } from '../../../lib/api-reference/api-reference';
import { remarkApiTable } from './remark-api-table';

const props: ApiExport = {
  name: 'FieldProps',
  entry: 'eidos/react',
  kind: 'type',
  description: '',
  members: [{ name: 'pointer', type: 'Pointer', required: true, description: 'Which value.' }],
};

const compileWith = (source: string) =>
  compile(source, { remarkPlugins: [[remarkApiTable, { read: () => [props] }]] }).then(String);

test('a page shows the members of an exported type as they stand in the source', async () => {
  const code = await compileWith('<ApiTable of="FieldProps" />');
  expect(code).toContain('PropTable');
  expect(code).toContain('"Which value."');
});

test.each(['<ApiTable of="FieldProp" />', '<ApiTable />'])(
  '%s is refused with the line and the cure',
  async (source) => {
    await expect(compileWith(`Text.\n\n${source}`)).rejects.toMatchObject({
      line: 3,
      reason: expect.stringContaining('Write the name of an exported interface'),
    });
  },
);
