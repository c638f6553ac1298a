import { delayScripts } from './late-scripts';

const page =
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/x/_next/static/chunks/a.js"/><script src="/x/_next/static/chunks/b.js" async=""></script></head>' +
  '<body><p>Text</p><script src="/x/_next/static/chunks/a.js" id="_R_" async=""></script><script src="/old.js" noModule=""></script></body></html>';

test('the framework’s scripts are no longer part of the page’s loading', () => {
  const html = delayScripts(page, 'flight/1.js');
  expect(html).not.toMatch(/<script src="[^"]*[ab]\.js"/);
  expect(html).not.toContain('rel="preload"');
  expect(html).toContain('["/x/_next/static/chunks/b.js","/x/_next/static/chunks/a.js"]');
  expect(html).toContain('"/x/_next/static/flight/1.js"');
});

test('scripts for browsers without modules stay where they are', () => {
  expect(delayScripts(page, 'flight/1.js')).toContain('<script src="/old.js" noModule="">');
});

test('a page in an unknown shape is refused rather than left without scripts', () => {
  expect(() => delayScripts('<html><body></body></html>', 'flight/1.js')).toThrow('no async script');
});
