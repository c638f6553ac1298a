import { loadSearchIndex, UnreadableIndexError } from './load-search-index';

const record = { href: '/docs/x', page: 'X', heading: '', text: 'Text.', code: '', sidebar: 'api' };
const sound = JSON.stringify({ records: [record], synonyms: {}, kinds: [] });

const requests: (RequestCache | undefined)[] = [];
let answers: (() => Promise<Response>)[];
let count = 0;

/** A URL that no other test has requested. */
const newUrl = () => `/index-${(count += 1)}.json`;

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
  const url = newUrl();
  expect((await loadSearchIndex(url)).search('text')).toHaveLength(1);
  expect(await loadSearchIndex(url)).toBe(await loadSearchIndex(url));
  expect(requests).toEqual(['no-cache']);
});

test.each([
  ['of another shape', JSON.stringify([record]), 200],
  ['with entries of another shape', '{"records":[{"u":"/docs/x"}],"synonyms":{},"kinds":[]}', 200],
  ['with an empty entry', '{"records":[null],"synonyms":{},"kinds":[]}', 200],
  ['without records', '{"synonyms":{},"kinds":[]}', 200],
  ['that is a page', '<!doctype html><title>Home</title>', 200],
  ['that is cut off', sound.slice(0, 20), 200],
  ['that is empty', '', 200],
  ['that is gone', 'gone', 404],
])('an answer %s is not an index, and the next call requests it again', async (_, body, status) => {
  answers = [() => answer(body, status), () => answer(sound)];
  const url = newUrl();
  await expect(loadSearchIndex(url)).rejects.toThrow(UnreadableIndexError);
  await expect(loadSearchIndex(url)).resolves.toBeDefined();
});

test('a failing server and an unavailable network say nothing about the index', async () => {
  answers = [() => answer('', 503), () => Promise.reject(new TypeError('Failed to fetch'))];
  const url = newUrl();
  await expect(loadSearchIndex(url)).rejects.not.toThrow(UnreadableIndexError);
  await expect(loadSearchIndex(url)).rejects.not.toThrow(UnreadableIndexError);
});

test('a retry goes past the caches and past a request that never ends', async () => {
  answers = [() => new Promise(() => undefined), () => answer(sound)];
  const url = newUrl();
  void loadSearchIndex(url);
  await expect(loadSearchIndex(url, { isRetry: true })).resolves.toBeDefined();
  expect(requests).toEqual(['no-cache', 'reload']);
  await expect(loadSearchIndex(url)).resolves.toBeDefined();
  expect(requests).toHaveLength(2);
});
