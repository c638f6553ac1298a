import { compile } from '@mdx-js/mdx';
import { rehypePagePolicy } from './rehype-page-policy';
import type { TextDiagnostic } from '../../../config/diagnostics/diagnostic';

async function diagnosticsOf(source: string): Promise<TextDiagnostic[]> {
  const diagnostics: TextDiagnostic[] = [];
  await compile(source, { rehypePlugins: [[rehypePagePolicy, { diagnostics }]] });
  return diagnostics;
}

it.each([
  '<iframe title="t" src="/embed/a.html" />',
  "<p style={{ color: 'red' }}>Text.</p>",
  '<script type="application/ld+json">{"{}"}</script>',
  '[a](https://example.org) and <a href="mailto:a@example.org">b</a>',
  '```html\n<iframe title="t" src="https://other.example.org"></iframe>\n```',
])('lets through what the policy lets through: %s', async (source) => {
  expect(await diagnosticsOf(source)).toEqual([]);
});

it.each<[source: string, message: RegExp, fix: RegExp]>([
  ['<p style="color: red">Text.</p>', /style of <p> is a text/, /style=\{\{ color/],
  ['<iframe src="/a" />', /<iframe> has no title/, /title="/],
  ['<iframe src="/a" title="" />', /<iframe> has no title/, /title="/],
  ['<br>x</br>', /<br> cannot hold anything/, /^Write <br \/>/],
  ['<object data="/a.pdf" />', /<object> has no effect/, /<iframe> or a link/],
  ['<embed src="/a.pdf" />', /<embed> has no effect/, /<iframe> or a link/],
  ['<script>{"go()"}</script>', /<script> has no effect/, /live sample/],
  ['<style>{"a { color: red }"}</style>', /<style> has no effect/, /style=\{\{/],
  ['<base href="https://example.org/" />', /<base> has no effect/, /^Remove it/],
  ['<head><meta name="a" content="b" /></head>', /<head> has no effect/, /into the frontmatter/],
  ['<button onclick="go()">Go</button>', /<button> has the handler onclick/, /live sample/],
  ['<button onClick={() => 1}>Go</button>', /<button> has the handler onclick/, /live sample/],
  ['<a href="javascript:go()">Go</a>', /link to "javascript:go\(\)" is blocked/, /live sample/],
  ['[Go](javascript:go)', /link to "javascript:go" is blocked/, /live sample/],
  ['<b dangerouslySetInnerHTML={{ __html: "<style>" }} />', /markup as text/, /^Write the markup/],
])('reports what the policy removes: %s', async (source, message, fix) => {
  const diagnostics = await diagnosticsOf(`Text.\n\n${source}`);
  expect(diagnostics).toEqual([
    { line: 3, message: expect.stringMatching(message) as string, fix: expect.stringMatching(fix) as string },
  ]);
});
