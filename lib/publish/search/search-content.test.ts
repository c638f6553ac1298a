import { isSearchRecord } from './search-content';

const record = { href: '/docs/x', page: 'X', heading: '', text: 'Text.', code: '', sidebar: 'api' };

test('a record is one with and without what only the head of a page has', () => {
  expect(isSearchRecord(record)).toBe(true);
  expect(isSearchRecord({ ...record, summary: 'Short.', keywords: 'word' })).toBe(true);
});

test.each([
  ['nothing', null],
  ['a text', 'x'],
  ['a list', []],
  ['a record without a text', { ...record, text: undefined }],
  ['a record whose URL is not a string', { ...record, href: 1 }],
  ['a record whose keywords are a list', { ...record, keywords: ['word'] }],
])('%s is not one', (_, value) => {
  expect(isSearchRecord(value)).toBe(false);
});
