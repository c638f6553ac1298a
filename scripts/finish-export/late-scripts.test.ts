import { delayScripts } from './late-scripts';

const page =
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/a.js"/><script src="/b.js" async=""></script></head>' +
  '<body><p>Text</p><script src="/a.js" id="_R_" async=""></script><script src="/old.js" noModule=""></script></body></html>';

test('the framework’s scripts are no longer part of the page’s loading', () => {
  const html = delayScripts(page);
  expect(html).not.toMatch(/<script src="\/[ab]\.js"/);
  expect(html).not.toContain('rel="preload"');
  expect(html).toContain('["/b.js","/a.js"]');
});

test('scripts for browsers without modules stay where they are', () => {
  expect(delayScripts(page)).toContain('<script src="/old.js" noModule="">');
});

test('a page in an unknown shape is refused rather than left without scripts', () => {
  expect(() => delayScripts('<html><body></body></html>')).toThrow('no async script');
});
