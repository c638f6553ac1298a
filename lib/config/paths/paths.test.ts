import {
  canonicalPath,
  decodePath,
  encodePath,
  hrefOf,
  isBelowPath,
  isSamePath,
  normalizePath,
  stripHtmlSuffix,
} from './paths';

describe('normalizePath', () => {
  it.each([
    '/docs/tutorial/getting started',
    '/docs/tutorial/getting%20started',
    '/docs/tutorial/getting%20started/',
    '/DOCS/Tutorial/Getting%20Started',
    '/docs/tutorial/getting started.html',
    '/docs/tutorial/getting%20started/index.html',
    ' /docs/tutorial/getting%20started.html ',
    '/docs/tutorial/getting started?x=1#part',
  ])('reads %s as the same page', (path) => {
    expect(normalizePath(path)).toBe('/docs/tutorial/getting started');
  });

  it.each(['/', '', '/index.html', '/?x', '#part', '//'])('reads %s as the home page', (path) => {
    expect(normalizePath(path)).toBe('/');
  });

  it('does not change a malformed escape', () => {
    expect(normalizePath('/docs/%E0%A4%A')).toBe('/docs/%e0%a4%a');
  });
});

it('strips only the suffix of a twin', () => {
  expect(stripHtmlSuffix('/docs/x.html')).toBe('/docs/x');
  expect(stripHtmlSuffix('/docs/x/index.html')).toBe('/docs/x');
  expect(stripHtmlSuffix('/docs/html')).toBe('/docs/html');
  expect(stripHtmlSuffix('/docs/index')).toBe('/docs/index');
});

it.each([
  ['//', '/'],
  ['///', '/'],
  ['//docs/tutorial/types', '/docs/tutorial/types'],
  ['/docs//tutorial///types//', '/docs/tutorial/types/'],
  ['//docs/tutorial/types.html', '/docs/tutorial/types'],
  ['//index.html', '/'],
  ['//.html', '/'],
  ['/preview/x//', '/preview/x/'],
  ['/docs/getting%20started', '/docs/getting%20started'],
])('writes %s as %s', (path, expected) => expect(canonicalPath(path)).toBe(expected));

it('encodes a path once, however it is written', () => {
  expect(encodePath('/docs/getting started')).toBe('/docs/getting%20started');
  expect(encodePath('/docs/getting%20started')).toBe('/docs/getting%20started');
  expect(encodePath('/docs/ü/a@b')).toBe('/docs/%C3%BC/a@b');
  expect(encodePath('/docs/a&b')).toBe('/docs/a&b');
  expect(encodePath('/docs/a%26b')).toBe('/docs/a&b');
  expect(decodePath(encodePath('/docs/100% sure'))).toBe('/docs/100% sure');
});

it('compares whole segments', () => {
  expect(isSamePath('/docs/releases', '/docs/releases/')).toBe(true);
  expect(isSamePath('/docs/releases', '/docs/release')).toBe(false);
  expect(isBelowPath('/docs/api/controller', '/docs/api')).toBe(true);
  expect(isBelowPath('/docs/API/', '/docs/api')).toBe(true);
  expect(isBelowPath('/docs/apis', '/docs/api')).toBe(false);
  expect(isBelowPath('/anything', '/')).toBe(true);
});

it.each([
  ['/docs/getting started', '/preview/docs/getting%20started'],
  ['/docs/getting%20started?x=1#y', '/preview/docs/getting%20started?x=1#y'],
  ['pathname:///img/a b.svg', '/preview/img/a%20b.svg'],
  ...['#top', 'https://example.org/a b', '//cdn.example.org', 'mailto:a@b.org'].map((same) => [same, same]),
])('writes a link to %s as %s', (link, href) => expect(hrefOf(link, '/preview')).toBe(href));
