import { documentWith, styleLinks } from './fixtures';
import { inlineStyleLinks } from './style-links';

const page = documentWith('<p>Text</p>', []);
const inline = (document: string) => inlineStyleLinks(document, (address) => `/*${address}*/`);

test('stylesheets are in the document, in their order, before links that fetch nothing', () => {
  const [first, second] = styleLinks.addresses;
  const disabled = styleLinks.head.replaceAll('/>', ' disabled=""/>');
  expect(inline(page)).toContain(`<style>/*${first}*//*${second}*/</style>${disabled}`);
});

test('the stylesheet of a part that is loaded by itself is in the document too', () => {
  const link = '<link href="/x/_next/static/d.css" rel="stylesheet" as="style" data-precedence="dynamic"/>';
  const html = inline(page.replace('</head>', `${link}</head>`));
  expect(html).toContain('/*/x/_next/static/d.css*/</style>');
  expect(html).toContain(
    '<link rel="stylesheet" href="/x/_next/static/d.css" data-precedence="dynamic" disabled=""/>',
  );
});

const inHead = (tag: string) => page.replace('</head>', `${tag}</head>`);

test.each([
  ['no stylesheet', page.replaceAll('rel="stylesheet"', 'rel="icon"')],
  ['a stylesheet in another form', inHead('<link href="/x/_next/static/c.css" rel="stylesheet"/>')],
  ['a preload', inHead('<link rel="preload" as="style" href="/x/_next/static/c.css"/>')],
])('a document with %s is refused', (_, document) => {
  expect(() => inline(document)).toThrow('and nothing else that loads one');
});
