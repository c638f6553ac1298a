import { fixtureSite } from '../../config/fixtures/site';
import { useEnvironment, useFolder } from '../../fixtures/use-environment';
import { pageText, writeContent } from '../../fixtures/write-content';
import { readBody } from '../source/read-body';
import { readIndex } from './read-index';

async function indexOf(files: Readonly<Record<string, string>>) {
  useFolder(writeContent(files));
  useEnvironment({ CONTENT_DIR: '.' });
  const { pages, diagnostics } = await readIndex(fixtureSite());
  expect(diagnostics).toEqual([]);
  return { pages, page: (id: string) => pages.find((page) => page.id === id) };
}

it('lists the pages of each tag, and all tags', async () => {
  const { page } = await indexOf({
    'docs/tutorial/types.mdx': pageText('Types [1]', 'tags: [data types, { label: C++, permalink: /c }]'),
    'docs/api/eidos_compiler.mdx': pageText('Compiler', 'tags: [Data types]'),
    'docs/api/old.mdx': pageText('Old', 'tags: [old]\ndraft: true'),
  });
  expect(page('tutorial/types')?.tags).toEqual([
    { label: 'data types', path: '/docs/tags/data-types' },
    { label: 'C++', path: '/docs/tags/c' },
  ]);
  const tag = page('tags/data-types')!;
  expect(tag).toMatchObject({ path: '/docs/tags/data-types', title: 'Pages tagged with "Data types"' });
  expect(tag.sidebar).toBeUndefined();
  expect(
    readBody(tag)
      .trim()
      .split('\n')
      .filter((line) => line.startsWith('- ')),
  ).toEqual([
    '- [Compiler](/docs/api/eidos_compiler)  ',
    '- [Types \\[1\\]](/docs/tutorial/types)  ',
    '- [All tags](/docs/tags/)',
  ]);
  expect(readBody(page('tags/index')!).trim()).toBe(
    '- [C++ (1)](/docs/tags/c)\n- [Data types (2)](/docs/tags/data-types)',
  );
});

it('has no page of tags without tags', async () => {
  const { pages } = await indexOf({});
  expect(pages.filter(({ id }) => id.startsWith('tags/'))).toEqual([]);
});

it('knows what a page says of itself beside its text', async () => {
  const { page } = await indexOf({
    'docs/tutorial/types.mdx': pageText(
      'Types',
      'id: kinds\ndate: 2025-03-31\nauthors: [Ada, { name: Grace, url: https://example.org/grace }]\nrelated: [tutorial/philosophy]\nsidebar_class_name: new',
    ),
  });
  expect(page('tutorial/kinds')).toMatchObject({
    path: '/docs/tutorial/kinds',
    published: '2025-03-31T00:00:00.000Z',
    authors: [{ name: 'Ada' }, { name: 'Grace', url: 'https://example.org/grace' }],
    related: [{ label: 'Philosophy', path: '/docs/tutorial/philosophy' }],
  });
});
