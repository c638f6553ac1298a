import { documentWith, scriptUrls } from './fixtures';
import { delayScripts } from './late-scripts';

const page = documentWith('<p>Text</p>');
const inHead = (tag: string) => page.replace('</head>', `${tag}</head>`);

test('Next’s scripts are no longer part of the page’s loading', () => {
  const html = delayScripts(page);
  expect(html).not.toMatch(/<script src="[^"]*[ab]\.js"/);
  expect(html).not.toContain('rel="preload"');
  expect(html).toContain('<p>Text</p>');
  expect(html).toContain(JSON.stringify(scriptUrls));
});

test('scripts for browsers without modules stay where they are', () => {
  expect(delayScripts(page)).toMatch(/<script src="[^"]*old\.js" noModule="">/);
});

test('the preload of a part that is loaded by itself leaves the page too', () => {
  const preload = '<link rel="preload" href="/x/_next/static/d.js" as="script" fetchPriority="low"/>';
  expect(delayScripts(inHead(preload))).not.toContain('/d.js');
});

test.each([
  ['no script', '<html><body></body></html>'],
  ['no body', page.replace('</body>', '')],
  ['a script elsewhere', page.replaceAll('/_next/static/', '/assets/')],
  ['a deferred script', inHead('<script src="/x/_next/static/chunks/c.js" defer=""></script>')],
  ['a module', inHead('<script type="module" src="/x/_next/static/chunks/c.js"></script>')],
  ['a preload in another form', inHead('<link as="script" rel="preload" href="/x/c.js"/>')],
  ['a preload of a module', inHead('<link rel="modulepreload" href="/x/c.js"/>')],
])('a page with %s is of an unknown shape', (_, document) => {
  expect(() => delayScripts(document)).toThrow('and nothing else that loads a script');
});
