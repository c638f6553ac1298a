import { addRecentSearch, parseRecentSearches } from './recent-searches';

test.each([null, '', '{', '3', '{"url":"x"}', '[1,null,{"url":2}]'])('%j counts as none', (stored) => {
  expect(parseRecentSearches(stored)).toEqual([]);
});

const foreign = ['javascript:alert(1)', '//example.org/', 'https://example.org/', '', '__proto__'];

test.each(foreign)('a URL that is none of this site’s is left out: %j', (url) => {
  expect(parseRecentSearches(JSON.stringify([{ url, label: 'Elsewhere' }]))).toEqual([]);
});

test('below a base path, pages opened outside it are left out', () => {
  const stored = JSON.stringify([
    { url: '/docs/x', label: 'Beside' },
    { url: '/preview/x/docs/x', label: 'Below' },
  ]);
  expect(parseRecentSearches(stored, '/preview/x').map(({ label }) => label)).toEqual(['Below']);
});

test('the newest comes first, once, and five are kept', () => {
  const entry = (n: number) => ({ url: `/${n}`, label: `${n}` });
  const recent = [1, 2, 3, 4, 5].map(entry);
  expect(addRecentSearch(recent, entry(3)).map(({ url }) => url)).toEqual(['/3', '/1', '/2', '/4', '/5']);
  expect(addRecentSearch(recent, entry(6)).map(({ url }) => url)).toEqual(['/6', '/1', '/2', '/3', '/4']);
});
