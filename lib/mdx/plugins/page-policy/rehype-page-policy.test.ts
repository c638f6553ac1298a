import { compile } from '@mdx-js/mdx';
import { rehypePagePolicy } from './rehype-page-policy';
import type { TextDiagnostic } from '../../../diagnostics/diagnostic';

const embeds = { frames: ['https://frames.example.org'], media: ['https://media.example.org:8443'] };

async function diagnosticsOf(source: string): Promise<TextDiagnostic[]> {
  const diagnostics: TextDiagnostic[] = [];
  await compile(source, { rehypePlugins: [[rehypePagePolicy, { embeds, diagnostics }]] });
  return diagnostics;
}

const frame = (attributes: string) => `<iframe title="t" ${attributes} />`;

it.each([
  frame('src="https://frames.example.org/a?b#c"'),
  frame("src={'https://frames.example.org/a'}"),
  frame('src="/embed/a.html"'),
  '<video controls poster="https://pictures.example.org/a.png" src="https://media.example.org:8443/a.webm" />',
  '<video controls><source src="/media/a.webm" /><track kind="captions" src="/media/a.vtt" /></video>',
  '![a](https://pictures.example.org/a.png)',
  '<img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />',
  '<div style={{ color: "red", backgroundImage: "url(https://pictures.example.org/a.png)" }}>Text</div>',
  '<script type="application/ld+json">{"{}"}</script>',
  '<link rel="stylesheet" href="/own.css" />',
  '<form action="/search"><input name="q" /></form>',
  '[a](https://example.org) and <a href="mailto:a@example.org">b</a>',
  '```html\n<iframe src="https://other.example.org"></iframe>\n```',
])('lets through what the policy lets through: %s', async (source) => {
  expect(await diagnosticsOf(source)).toEqual([]);
});

it.each<[source: string, message: RegExp, fix: RegExp]>([
  [
    frame('src="https://Other.example.org/a"'),
    /<iframe src> is on https:\/\/other\.example\.org, .*embeds\.frames/,
    /embeds: \{ frames: \['https:\/\/frames\.example\.org', 'https:\/\/other\.example\.org'\], media: \['https:\/\/media\.example\.org:8443'\] \},$/,
  ],
  ['<audio src="https://frames.example.org/a.ogg" />', /<audio src> is on .*embeds\.media/, /media: \[/],
  ['<video><source src="https://media.example.org/a" /></video>', /<source src> is on/, /media: \[/],
  [frame('src="//frames.example.org/a"'), /lets only https through/, /^Write "https:\/\/frames/],
  [frame('src="http://frames.example.org/a"'), /lets only https through/, /^Write "https:\/\/frames/],
  [frame('src="data:text/html,hello"'), /is "data:text\/html,hello", .*blocks/, /below public\//],
  [frame('src="page.html"'), /no address from the root/, /\/embed\/name/],
  ['<video src="clip.webm" />', /no address from the root/, /\/media\/name/],
  [frame('srcDoc="<p>hi</p>"'), /srcdoc/, /src="\/embed/],
  ['<iframe src="/a" />', /<iframe> has no title/, /title="/],
  ['<iframe src="/a" title="" />', /<iframe> has no title/, /title="/],
  ['<br>x</br>', /<br> cannot hold anything/, /^Write <br \/>/],
  ['<object data="/a.pdf" />', /<object> is blocked/, /<iframe> or a link/],
  ['<embed src="/a.pdf" />', /<embed> is blocked/, /<iframe> or a link/],
  ['![a](http://pictures.example.org/a.png)', /<img src> is "http:/, /^Write "https:/],
  ['<img alt="" srcSet="/a.png 1x, //b.example.org/b.png 2x" />', /<img srcset> is "\/\/b/, /^Write "https:/],
  ['<video poster="http://a.example.org/a.png" />', /<video poster>/, /^Write "https:/],
  [
    '<b style={{ background: "url(\'http://a.example.org/a\')" }}>x</b>',
    /^style is "http:/,
    /^Write "https:/,
  ],
  ['<script>{"go()"}</script>', /<script> does not run/, /live sample/],
  ['<style>{"a { color: red }"}</style>', /<style> is blocked/, /style=\{\{/],
  ['<link rel="stylesheet" href="https://a.example.org/a.css" />', /<link> to a stylesheet/, /style=\{\{/],
  ['<base href="https://example.org/" />', /<base>/, /^Remove it/],
  ['<button onclick="go()">Go</button>', /<button> has the handler onclick/, /live sample/],
  ['<button onClick={() => 1}>Go</button>', /<button> has the handler onclick/, /live sample/],
  ['<a href="javascript:go()">Go</a>', /link to "javascript:go\(\)" is blocked/, /live sample/],
  ['[Go](javascript:go)', /link to "javascript:go" is blocked/, /live sample/],
  ['<form action="https://a.example.org/" />', /<form action> leaves the site/, /^Link to/],
  ['<button formAction="//a.example.org/">x</button>', /<button formaction> leaves the site/, /^Link to/],
  ['<b dangerouslySetInnerHTML={{ __html: "<style>" }} />', /markup as text/, /^Write the markup/],
])('reports what the policy removes: %s', async (source, message, fix) => {
  const diagnostics = await diagnosticsOf(`Text.\n\n${source}`);
  expect(diagnostics).toEqual([
    { line: 3, message: expect.stringMatching(message) as string, fix: expect.stringMatching(fix) as string },
  ]);
});
