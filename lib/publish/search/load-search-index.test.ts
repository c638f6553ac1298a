import { loadSearchIndex } from './search-index';

const record = { href: '/docs/x', page: 'X', heading: '', text: 'Text.' };
const sound = JSON.stringify({ records: [record], synonyms: {} });

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
  ['that is a page', () => answer('<!doctype html><title>Home</title>')],
  ['that is cut off', () => answer(sound.slice(0, 20))],
  ['of another shape', () => answer('[]')],
  ['that is gone', () => answer('gone', 404)],
  ['of a failing server', () => answer('', 503)],
  ['that never comes', () => Promise.reject(new TypeError('Failed to fetch'))],
])('an answer %s is not an index, and the next call requests it again', async (_, failure) => {
  answers = [failure, () => answer(sound)];
  const url = newUrl();
  await expect(loadSearchIndex(url)).rejects.toThrow();
  await expect(loadSearchIndex(url)).resolves.toBeDefined();
});
