import { documentWith, styleLinks } from './fixtures';
import { createStyleInliner, styleText } from './inline-styles';
import { writeFiles } from '../../lib/config/fixtures/write-content';

test.each([
  ['url(../media/a.woff2)', 'url(/x/assets/media/a.woff2)'],
  ['url("a.svg")', 'url("/x/assets/chunks/a.svg")'],
  ...['url(/a.svg)', 'url(#a)', `url("data:image/svg+xml,%3Csvg fill='url(#a)'")`].map((url) => [url, url]),
])('%s of a stylesheet is %s in a document', (written, expected) => {
  expect(styleText(`a{src:${written}}`, '/x/assets/chunks/a.css')).toBe(`a{src:${expected}}`);
});

test('a stylesheet that would end its element is refused, with its URL', () => {
  expect(() => styleText('a{content:"</style>"}', '/a.css')).toThrow('/a.css holds');
});

const page = documentWith('<p>Text</p>');
const inHead = (tag: string) => page.replace('</head>', `${tag}</head>`);
const inline = (document: string) => {
  const names = [...styleLinks.urls, '/x/_next/static/d.css'].map((url) => url.slice('/x/'.length));
  const folder = writeFiles(Object.fromEntries(names.map((name) => [name, `/*${name.at(-5)}*/`])));
  return createStyleInliner(folder, '/x')(document);
};

test('stylesheets are in the document, in their order, before links that fetch nothing', () => {
  const disabled = styleLinks.head.replaceAll('/>', ' disabled=""/>');
  expect(inline(page)).toContain(`<style>/*a*//*b*/</style>${disabled}`);
});

test('the stylesheet of a part that is loaded by itself is in the document too', () => {
  const href = 'href="/x/_next/static/d.css"';
  const html = inline(inHead(`<link ${href} rel="stylesheet" as="style" data-precedence="dynamic"/>`));
  expect(html).toContain('/*d*/</style>');
  expect(html).toContain(`<link rel="stylesheet" ${href} data-precedence="dynamic" disabled=""/>`);
});

test.each([
  ['no stylesheet', page.replaceAll('rel="stylesheet"', 'rel="icon"')],
  ['a stylesheet in another form', inHead('<link href="/x/_next/static/c.css" rel="stylesheet"/>')],
  ['a preload', inHead('<link rel="preload" as="style" href="/x/_next/static/c.css"/>')],
])('a document with %s is of an unknown shape', (_, document) => {
  expect(() => inline(document)).toThrow('and nothing else that loads one');
});
