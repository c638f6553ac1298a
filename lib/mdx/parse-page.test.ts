import { parsePage } from './parse-page';

it.each([
  ['', '\n'],
  ['\uFEFF', '\r\n'],
])('leaves out frontmatter that would not be MDX, after %j and with lines that end in %j', (mark, end) => {
  const source = ['---', 'title: Less than a <b', 'description: A {brace', '---', '', 'Text.', ''].join(end);
  const [first] = parsePage(mark + source).children;
  expect(first).toMatchObject({ type: 'paragraph', position: { start: { line: 6 } } });
});
