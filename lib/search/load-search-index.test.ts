import { loadSearchIndex, UnreadableIndexError } from './load-search-index';
import type { SearchGroup } from './search-index';
import { splitIndex } from './split-index';

const record = { href: '/docs/x', page: 'X', heading: '', text: 'Text.', code: '', sidebar: 'api' };
const sound = JSON.stringify({ records: [record], synonyms: {}, kinds: [] });

const requests: (RequestCache | undefined)[] = [];
let answers: (() => Promise<Response>)[];
let address = 0;

/** An address that no other test has requested. */
const newAddress = () => `/index-${(address += 1)}.json`;

const answer = (body: string, status = 200) => Promise.resolve(new Response(body, { status }));

beforeEach(() => {
  requests.length = 0;
  globalThis.fetch = (_, options) => {
    requests.push(options?.cache);
    return answers.shift()!();
  };
});

test('an index is fetched once, and a copy in a cache has to be confirmed', async () => {
  answers = [() => answer(sound)];
  const url = newAddress();
  expect(await (await loadSearchIndex(url)).search('text')).toHaveLength(1);
  expect(await loadSearchIndex(url)).toBe(await loadSearchIndex(url));
  expect(requests).toEqual(['no-cache']);
});

test.each([
  ['of another shape', JSON.stringify([record]), 200],
  ['with entries of another shape', '{"records":[{"u":"/docs/x"}],"synonyms":{},"kinds":[]}', 200],
  ['with an empty entry', '{"records":[null],"synonyms":{},"kinds":[]}', 200],
  ['that names no parts', '{"parts":"/parts","synonyms":{},"kinds":[]}', 200],
  ['that is a page', '<!doctype html><title>Home</title>', 200],
  ['that is cut off', sound.slice(0, 20), 200],
  ['that is empty', '', 200],
  ['that is gone', 'gone', 404],
])('an answer %s is not an index, and the next call requests it again', async (_, body, status) => {
  answers = [() => answer(body, status), () => answer(sound)];
  const url = newAddress();
  await expect(loadSearchIndex(url)).rejects.toThrow(UnreadableIndexError);
  await expect(loadSearchIndex(url)).resolves.toBeDefined();
});

test('a failing server and an unavailable network say nothing about the index', async () => {
  answers = [() => answer('', 503), () => Promise.reject(new TypeError('Failed to fetch'))];
  const url = newAddress();
  await expect(loadSearchIndex(url)).rejects.not.toThrow(UnreadableIndexError);
  await expect(loadSearchIndex(url)).rejects.not.toThrow(UnreadableIndexError);
});

test('a retry goes past the caches and past a request that never ends', async () => {
  answers = [() => new Promise(() => undefined), () => answer(sound)];
  const url = newAddress();
  void loadSearchIndex(url);
  await expect(loadSearchIndex(url, { isRetry: true })).resolves.toBeDefined();
  expect(requests).toEqual(['no-cache', 'reload']);
  await expect(loadSearchIndex(url)).resolves.toBeDefined();
  expect(requests).toHaveLength(2);
});

test('an index in parts fetches the heads of all pages and what a query needs, each once', async () => {
  const { directory, files } = splitIndex({ records: [record], synonyms: {}, kinds: [] });
  const text = (name: string) => () => answer(files.get(name) ?? '');
  answers = [
    () => answer(JSON.stringify({ ...directory, parts: '/parts' })),
    text('heads.json'),
    text('words-0.json'),
    text('records-0.json'),
  ];
  const index = await loadSearchIndex(newAddress());
  expect(requests).toHaveLength(2);
  expect((await index.search('text'))[0]?.page).toBe('X');
  expect((await index.search('text'))[0]?.page).toBe('X');
  expect(requests).toEqual(['no-cache', 'default', 'default', 'default']);
});

test('the heads of pages answer while the words of a query are being fetched, and correct no word', async () => {
  const titled = { ...record, page: 'Tables', summary: 'Rows and columns.' };
  const { directory, files } = splitIndex({ records: [titled], synonyms: {}, kinds: [] });
  const never = () => new Promise<Response>(() => undefined);
  answers = [
    () => answer(JSON.stringify({ ...directory, parts: '/parts' })),
    () => answer(files.get('heads.json') ?? ''),
    never,
    never,
  ];
  const index = await loadSearchIndex(newAddress());
  const shownFor = (query: string) =>
    new Promise<string[]>((resolve) => {
      const onProgress = (groups: readonly SearchGroup[]) =>
        resolve(groups.flatMap(({ hits }) => hits.map(({ record: { page, code } }) => page + code)));
      void index.search(query, { onProgress });
      setTimeout(() => resolve([]), 200);
    });
  expect(await shownFor('table')).toEqual(['Tables']);
  expect(await shownFor('text')).toEqual(['Tables']);
  expect(await shownFor('table text')).toEqual(['Tables']);
  expect(await shownFor('table more')).toEqual([]);
  expect(await shownFor('tabel')).toEqual([]);
});

test('a part that is gone with its deployment is an index that cannot be read', async () => {
  const { directory } = splitIndex({ records: [record], synonyms: {}, kinds: [] });
  answers = [
    () => answer(JSON.stringify({ ...directory, parts: '/parts' })),
    () => answer('gone', 404),
    () => answer('gone', 404),
    () => answer('', 503),
  ];
  const index = await loadSearchIndex(newAddress());
  await expect(index.search('text')).rejects.toThrow(UnreadableIndexError);
  await expect(index.search('text')).rejects.not.toThrow(UnreadableIndexError);
});
