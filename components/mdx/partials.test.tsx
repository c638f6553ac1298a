import path from 'node:path';
import { screen } from '@testing-library/react';
import { writeFiles } from '@/lib/fixtures/write-content';
import { compileMdx } from '@/lib/mdx/compile-mdx';
import { renderFixture } from './compile-fixture';

const options = {
  siteTitle: 'Eidos',
  siteUrl: 'https://example.org',
  basePath: '',
  embeds: { frames: [], media: [] },
};
const folder = writeFiles({
  'a/_steps.mdx': '---\ntitle: x\n---\n\n## Install\n\n:::note\nFirst *this*.\n:::\n',
  'a/_outer.mdx': "import Steps from './_steps.mdx';\n\nBefore.\n\n<Steps />\n",
  'a/_circle.mdx': "import Circle from './_circle.mdx';\n\n<Circle />\n",
  'a/_wrong.mdx': '![x](none.png)\n',
});
const sourceFile = path.join(folder, 'a/page.mdx');
const imported = (name: string) => `import Part from './${name}';\n\nText.\n\n<Part />\n\nAfter.`;

it.each(['_steps.mdx', '_outer.mdx'])('the text of %s is a part of the page', async (name) => {
  const page = await renderFixture(imported(name), { sourceFile });
  expect(screen.getByRole('heading', { name: /Install/ })).toHaveAttribute('id', 'install');
  expect(screen.getByRole('note')).toHaveTextContent('First this.');
  expect(page).toHaveTextContent(/Text\..*After\.$/);
});

it('is compiled again when the partial changes', async () => {
  const { inventory, headings } = await compileMdx(imported('_outer.mdx'), options, { sourceFile });
  expect(inventory.files.map((file) => path.basename(file))).toEqual(['_outer.mdx', '_steps.mdx']);
  expect(inventory.statements).toEqual([]);
  expect(headings.map(({ id }) => id)).toEqual(['install']);
});

it.each([
  ['_none.mdx', 'There is no file _none.mdx to import.'],
  ['_circle.mdx', '_circle.mdx is a part of itself.'],
  ['_wrong.mdx', '<img src> is "none.png", and there is no such file beside the page.'],
])('a fault of %s is reported where the page shows it', async (name, message) => {
  const { diagnostics } = await compileMdx(imported(name), options, { sourceFile });
  expect(diagnostics[0]).toMatchObject({ line: 5, message });
});

it('other imports are reported as before', async () => {
  const { inventory } = await compileMdx("import x from './x.js';\n\nText.", options, { sourceFile });
  expect(inventory.statements).toMatchObject([{ line: 1 }]);
});
