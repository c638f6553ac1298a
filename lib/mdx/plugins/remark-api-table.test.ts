import { compile } from '@mdx-js/mdx';
import { apiExport } from '../fixtures/api-export';
import { remarkApiTable } from './remark-api-table';

const props = apiExport();
const choice = apiExport({ name: 'Choice' });
const tab = apiExport({
  name: 'Tab',
  source: 'packages/eidos/src/layout/tabs.ts',
  line: 3,
  description: 'One section.',
  members: [],
});

const compileWith = (source: string, sourceUrl?: string) =>
  compile(source, {
    remarkPlugins: [[remarkApiTable, { read: () => [props, tab, choice], sourceUrl }]],
  }).then(String);

test('a page lists several exports, each with its line', async () => {
  const code = await compileWith('<ApiTable of="FieldProps, Tab" />');
  expect(code).toContain('"One section."');
  expect(code).not.toContain('"Which value."');
});

test('a table leaves out the rows that another one has', async () => {
  const more = { ...choice, members: [...props.members, { ...props.members[0]!, name: 'rows' }] };
  const read = () => [props, more];
  const compileMore = (source: string) =>
    compile(source, { remarkPlugins: [[remarkApiTable, { read }]] }).then(String);
  const code = await compileMore('<ApiTable of="Choice" without="FieldProps" />');
  expect([code.includes('"rows"'), code.includes('"pointer"')]).toEqual([true, false]);
  await expect(compileMore('<ApiTable of="Choice" without="Nothing" />')).rejects.toThrow(
    'exports no type of that name',
  );
});

const url = 'https://example.org/blob/main';

test('a table links to the line of its declaration, where the repository is known', async () => {
  const href = `"${url}/packages/eidos/src/fields/field.tsx#L12"`;
  const code = await compileWith('<ApiTable of="FieldProps" />', url);
  expect([code.includes(href), code.includes('"field.tsx"')]).toEqual([true, true]);
  expect(await compileWith('<ApiTable of="FieldProps" />')).not.toContain('sources');
});

test('a table of several exports links to the declaration of each', async () => {
  const code = await compileWith('<ApiTable of="FieldProps, Choice, Tab" />', url);
  const linked = [...code.matchAll(/"name": "(\w+)",\s+"href": "[^"]*\/([^"]*)"/g)].map(
    ([, ...link]) => link,
  );
  expect(linked).toEqual([
    ['FieldProps', 'field.tsx#L12'],
    ['Tab', 'tabs.ts#L3'],
    ['Choice', 'field.tsx#L12'],
  ]);
});

const refused = ['<ApiTable of="FieldProp" />', '<ApiTable of="Tab, Tap" />', '<ApiTable />'];

test.each(refused)('%s is refused with the line and the fix', async (source) => {
  await expect(compileWith(`Text.\n\n${source}`)).rejects.toMatchObject({
    line: 3,
    reason: expect.stringContaining('Write the name of an exported interface'),
  });
});
