import { readFileSync } from 'node:fs';
import { compileFixture } from './compile-fixture';

const page = readFileSync('app/markdown-page/page.mdx', 'utf8');
const more = [
  '',
  '> [!NOTE] A title',
  '> Words',
  '> of the note.',
  '',
  ':::tip{title="A title"}',
  'Words',
  ':::',
  '',
  '```js',
  '// highlight-next-line',
  'a();',
  'b(); // [!code ++]',
  '```',
  '',
  '```bash npm2yarn',
  'npm install eidos',
  'npm run x',
  '```',
  '',
  '```mermaid',
  '---',
  'title: A drawing',
  '---',
  'graph LR',
  '  A --> B',
  '```',
  '',
  '$$',
  'a +',
  'b',
  '$$',
  '',
  'Line one',
  'line two  ',
  'line three\\',
  'line four. <p',
  '  title="a',
  'b">x</p>',
  '',
  '<Tabs>',
  '  <TabItem label="One">One</TabItem>',
  '  <TabItem label="Two">Two</TabItem>',
  '</Tabs>',
  '',
  '## Heading {#own}',
  '',
  '[a]: https://example.org "A',
  'title"',
  '',
  '{`text',
  'of two lines`}',
].join('\n');

const expected = compileFixture(page + more);

it.each([
  ['line breaks of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['line breaks of old systems', (text: string) => text.replaceAll('\n', '\r')],
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
])('a page with %s is rendered as any other', async (_, change) => {
  expect(await compileFixture(change(page + more))).toEqual(await expected);
});
