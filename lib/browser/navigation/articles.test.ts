/** @jest-environment jsdom */
import {
  differsInArticleOnly,
  fetchArticle,
  isArticlePath,
  storeArticle,
  knownArticle,
  noteSidebar,
} from './articles';

const article = { path: '/docs/a b', contentHash: 'x', head: [], sidebar: 'current/api', html: '<p>a</p>' };
const respond = (body: object, status = 200) =>
  jest.fn(() =>
    Promise.resolve({ ok: status === 200, status, json: () => Promise.resolve(body) } as Response),
  );

beforeEach(() => {
  document.documentElement.dataset.build = 'one';
});

test('an article is fetched once, however its path is written', async () => {
  globalThis.fetch = respond({ ...article, build: 'one' });
  await Promise.all([fetchArticle('/docs/a%20b'), fetchArticle('/docs/a%20b')]);
  expect(await fetchArticle('/docs/A b/')).toMatchObject({ html: '<p>a</p>' });
  expect(jest.mocked(fetch).mock.calls).toEqual([['/articles/docs/a%20b.json']]);
  expect(knownArticle('/docs/a%20b')?.html).toBe('<p>a</p>');
});

test.each([
  ['is not there', respond({}, 404), /status 404/],
  ['is from another build', respond({ ...article, path: '/docs/c', build: 'two' }), /another build/],
  ['cannot be reached', jest.fn(() => Promise.reject(new TypeError('Failed to fetch'))), /Failed to fetch/],
])('a file that %s is not kept, and is requested again', async (_, fetchFile, message) => {
  globalThis.fetch = fetchFile;
  await expect(fetchArticle('/docs/c')).rejects.toThrow(message);
  await expect(fetchArticle('/docs/c')).rejects.toThrow(message);
  expect(fetchFile).toHaveBeenCalledTimes(2);
  expect(knownArticle('/docs/c')).toBeUndefined();
});

test('a page with the same sidebar differs in its article only', () => {
  noteSidebar('current/api');
  expect(differsInArticleOnly(article)).toBe(true);
  noteSidebar('2.0/api');
  expect(differsInArticleOnly(article)).toBe(false);
  noteSidebar(undefined);
  expect(differsInArticleOnly(article)).toBe(false);
});

test('pages below the docs have an article, the URL that leads to the main page has none', () => {
  const paths = ['/docs/types', '/docs', '/docs/', '/docs2/x', '/'];
  expect(paths.filter((path) => isArticlePath(path))).toEqual(['/docs/types']);
  storeArticle({ ...article, path: '/docs/kept' });
  expect(knownArticle('/docs/kept/')).toBeDefined();
});
