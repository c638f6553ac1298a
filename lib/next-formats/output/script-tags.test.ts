import { documentWith, scriptAddresses } from './fixtures';
import { takeScripts } from './script-tags';

const page = documentWith('<p>Text</p>', []);

test('the framework’s scripts and their preloads leave the document', () => {
  const { html, addresses, staticFolder } = takeScripts(page);
  expect(html).not.toMatch(/async|preload/);
  expect(html).toContain('<p>Text</p>');
  expect(html).toContain('noModule');
  expect(addresses).toEqual(scriptAddresses);
  expect(staticFolder).toBe('/x/_next/static/');
});

const inHead = (tag: string) => page.replace('</head>', `${tag}</head>`);

test('the preload of a part that is loaded by itself leaves the document too', () => {
  const preload = '<link rel="preload" href="/x/_next/static/d.js" as="script" fetchPriority="low"/>';
  expect(takeScripts(inHead(preload)).html).not.toContain('/d.js');
});

test.each([
  ['no script', '<html><body></body></html>'],
  ['a script elsewhere', page.replaceAll('/_next/static/', '/assets/')],
  ['a deferred script', inHead('<script src="/x/_next/static/chunks/c.js" defer=""></script>')],
  ['a module', inHead('<script type="module" src="/x/_next/static/chunks/c.js"></script>')],
  ['a preload in another form', inHead('<link as="script" rel="preload" href="/x/c.js"/>')],
  ['a preload of a module', inHead('<link rel="modulepreload" href="/x/c.js"/>')],
  [
    'a script of another site',
    inHead('<script src="https://cdn.example.org/_next/static/c.js" async=""></script>'),
  ],
])('a document with %s is refused', (_, document) => {
  expect(() => takeScripts(document)).toThrow('and nothing else that loads a script');
});
