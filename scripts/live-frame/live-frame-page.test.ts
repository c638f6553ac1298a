import { createHash } from 'node:crypto';
import { liveFramePage } from './live-frame-page';

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

/** The directives of the page's policy. */
const directivesOf = (html: string) =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]?.split('; ') ?? [];

test('the page runs only its own script and what that evaluates', () => {
  const directives = directivesOf(liveFramePage('go()', 'a{}'));
  expect(directives).toContain("default-src 'none'");
  expect(directives).toContain(`script-src 'sha256-${hash('go()')}' 'unsafe-eval'`);
});

test('no directive allows a host', () => {
  const sources = directivesOf(liveFramePage('go()', 'a{}')).flatMap((text) => text.split(' ').slice(1));
  expect(sources).not.toHaveLength(0);
  expect(sources.filter((source) => !/^('.*'|data:|blob:)$/.test(source))).toEqual([]);
});

test('a script that writes markup ends where its element ends', () => {
  const html = liveFramePage('a = "<!--<script>"', '');
  const script = /<script>(.*)<\/script>/.exec(html)?.[1] ?? '';
  expect(script).not.toContain('<!--');
  expect(html).toContain(hash(script));
});
