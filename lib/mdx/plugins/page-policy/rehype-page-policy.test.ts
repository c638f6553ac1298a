import { compile } from '@mdx-js/mdx';
import { rehypePagePolicy } from './rehype-page-policy';
import type { TextDiagnostic } from '../../../config/diagnostics/diagnostic';

async function diagnosticsOf(source: string): Promise<TextDiagnostic[]> {
  const diagnostics: TextDiagnostic[] = [];
  await compile(source, { rehypePlugins: [[rehypePagePolicy, { diagnostics }]] });
  return diagnostics;
}

it.each([
  "<iframe title='t' src={'/embed/a.html?b#c'} />",
  '<iframe title="t" src="/embed/a.html" />',
  '<video controls poster="https://pictures.example.org/a.png" src="/media/a.webm" />',
  '<video controls><source src="/media/a.webm" /><track kind="captions" src="/media/a.vtt" /></video>',
  "<p style={{ color: 'red' }}>Text.</p>",
  '![a](https://pictures.example.org/a.png)',
  '<img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />',
  '<script type="application/ld+json">{"{}"}</script>',
  '[a](https://example.org), <a href="mailto:a@example.org">b</a> and <my-list only="1" once="1" />',
  '```html\n<iframe title="t" src="https://other.example.org"></iframe>\n```',
])('lets through what the policy lets through: %s', async (source) => {
  expect(await diagnosticsOf(source)).toEqual([]);
});

it.each<[source: string, message: RegExp, fix: RegExp]>([
  ['<p style="color: red">Text.</p>', /style of <p> is a text/, /style=\{\{ color/],
  ['<p style="">Text.</p>', /style of <p> is a text/, /style=\{\{ color/],
  ['<p style>Text.</p>', /style of <p> is a text/, /style=\{\{ color/],
  ['<p style={1}>Text.</p>', /style of <p> is not a group of names and values/, /style=\{\{ color/],
  ['<p style={["a"]}>Text.</p>', /style of <p> is not a group of names and values/, /style=\{\{ color/],
  [
    '<iframe title="t" src="https://Other.example.org/a" />',
    /<iframe src> is "https:\/\/Other.*blocks/,
    /below public\/.*or link to it/,
  ],
  ['<audio src="https://frames.example.org/a.ogg" />', /<audio src> is .*blocks/, /below public\//],
  ['<video><source src="https://media.example.org/a" /></video>', /<source src> is/, /below public\//],
  ['<iframe title="t" src="//frames.example.org/a" />', /<iframe src> is .*blocks/, /below public\//],
  ['<iframe title="t" src="data:text/html,hi" />', /is "data:text\/html,hi", .*blocks/, /below public\//],
  ['<video src="clip.webm" />', /<video src> is "clip\.webm"/, /path from the root/],
  ['<iframe src="/a" />', /<iframe> has no title/, /title="/],
  ['<iframe src="/a" title="" />', /<iframe> has no title/, /title="/],
  ['<br>x</br>', /<br> cannot hold anything/, /^Write <br \/>/],
  ['<object data="/a.pdf" />', /<object> has no effect/, /<iframe> or a link/],
  ['<embed src="/a.pdf" />', /<embed> has no effect/, /<iframe> or a link/],
  ['![a](http://pictures.example.org/a.png)', /<img src> is "http:/, /^Write "https:\/\/pictures/],
  ['<video poster="//a.example.org/a.png" />', /<video poster>/, /^Write "https:\/\/a/],
  ['<script>{"go()"}</script>', /<script> has no effect/, /live sample/],
  ['<style>{"a { color: red }"}</style>', /<style> has no effect/, /style=\{\{/],
  ['<base href="https://example.org/" />', /<base> has no effect/, /^Remove it/],
  ['<head><meta name="a" content="b" /></head>', /<head> has no effect/, /into the frontmatter/],
  ['<button onclick="go()">Go</button>', /<button> has the handler onclick/, /live sample/],
  ['<button onClick={() => 1}>Go</button>', /<button> has the handler onclick/, /live sample/],
  ['<a href="javascript:go()">Go</a>', /link to "javascript:go\(\)" is blocked/, /live sample/],
  ['[Go](javascript:go)', /link to "javascript:go" is blocked/, /live sample/],
  ['[Go](file:///c/x)', /link to "file:\/\/\/c\/x" is blocked/, /below public\//],
  ['[](/docs/releases)', /link to "\/docs\/releases" has no text/, /^Write its text/],
  ['[Go]()', /<a> has an empty href/, /^Write where it leads/],
  ['<b dangerouslySetInnerHTML={{ __html: "<style>" }} />', /markup as text/, /^Write the markup/],
])('reports what the policy removes: %s', async (source, message, fix) => {
  const diagnostics = await diagnosticsOf(`Text.\n\n${source}`);
  expect(diagnostics).toEqual([
    { line: 3, message: expect.stringMatching(message) as string, fix: expect.stringMatching(fix) as string },
  ]);
});
