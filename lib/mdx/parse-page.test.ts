import { parsePage } from './parse-page';

it.each(['\n', '\r\n'])('leaves out frontmatter that would not be MDX, with lines that end in %j', (end) => {
  const source = ['---', 'title: Less than a <b', 'description: A {brace', '---', '', 'Text.', ''].join(end);
  expect(parsePage(source, 'mdx').children[0]).toMatchObject({
    type: 'paragraph',
    position: { start: { line: 6 } },
  });
});
