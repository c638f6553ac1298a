import { evaluate } from '@mdx-js/mdx';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { remarkApiSignatures, remarkApiTable } from '@/lib/mdx/plugins/remark-api-table';
import { apiExport } from '@/lib/mdx/fixtures/api-export';
import { mdxComponents } from '@/mdx-components';

const hook = apiExport({
  name: 'useTab',
  kind: 'hook',
  signatures: ['function useTab(pointer: Pointer): Tab'],
  parameters: [{ name: 'pointer', description: 'Which value.' }],
  returns: 'The open tab.',
  throws: ['`Error` outside a screen.'],
  example: "const tab = useTab('/home');",
  members: [],
});

async function renderApi(source: string) {
  const options = { read: () => [apiExport(), apiExport({ name: 'Options', isInput: true }), hook], paths };
  const { default: Content } = await evaluate(source, {
    ...runtime,
    remarkPlugins: [
      [remarkApiSignatures, options],
      [remarkApiTable, options],
    ],
  });
  document.body.innerHTML = renderToStaticMarkup(<Content components={mdxComponents} />);
}

const paths = { Tab: '/docs/tabs#Tab', Pointer: '/docs/types#Pointer', useTab: '/docs/tabs#usetab' };

test('a heading that is the name of an export in code is followed by its signature with linked types', async () => {
  await renderApi('### `useTab`\n\nText.\n\n### useTab\n\nText.');
  const signatures = document.querySelectorAll('[data-heading] + [data-code] > pre');
  expect(signatures).toHaveLength(1);
  expect(signatures[0]).toHaveTextContent('function useTab(pointer: Pointer): Tab');
  const links = [...document.querySelectorAll('pre a')].map((a) => [a.textContent, a.getAttribute('href')]);
  expect(links).toEqual([
    ['Pointer', '/docs/types#Pointer'],
    ['Tab', '/docs/tabs#Tab'],
  ]);
  expect(document.getElementById('useTab.pointer')).toHaveTextContent('Which value.');
  expect(document.body).toHaveTextContent('ReturnsThe open tab.ThrowsError outside a screen.');
  expect(document.querySelectorAll('p + pre')).toHaveLength(1);
  expect(document.querySelector('p + pre')).toHaveTextContent("const tab = useTab('/home');");
});

test('each row can be linked to, and only what a reader writes is called required', async () => {
  await renderApi('<ApiTable of="FieldProps" />\n\n<ApiTable of="Options" />');
  const rows = ['FieldProps.pointer', 'Options.pointer'].map((id) => document.getElementById(id));
  const texts = rows.map((row) => row?.textContent);
  expect(texts).toEqual(['pointerPointer Which value.', 'pointer requiredPointer Which value.']);
  expect(rows[0]?.querySelector('dt a')).toHaveAttribute('href', '#FieldProps.pointer');
  expect(rows[0]?.querySelector('dd a')).toHaveAttribute('href', '/docs/types#Pointer');
});
