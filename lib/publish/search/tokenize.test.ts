import { MAX_QUERY_LENGTH, tokenize, tokenizeQuery } from './tokenize';

test.each([
  ['a composed and a decomposed letter', 'cafe\u0301', ['café']],
  ['full-width letters', 'ＥＩＤＯＳ', ['eidos']],
  ['a word with marks between its letters', 'हिन्दी', ['हिन्दी']],
  ['a word from right to left', 'مرحبا، عالم', ['مرحبا', 'عالم']],
  ['words around an emoji', 'save 👩‍👩‍👧❤️ now', ['save', 'now']],
  ['words around control characters', 'x\u0000b\u202ec', ['x', 'b', 'c']],
  ['half of a character', '\ud83d', []],
  ['characters with a meaning in patterns', '(.*)+[b-z]$', ['b', 'z', '$']],
  ['names that every object has', '__proto__ constructor', ['__proto__', 'constructor']],
])('%s', (_, text, words) => {
  expect(tokenizeQuery(text)).toEqual(words);
  expect(tokenize(text)).toEqual(expect.arrayContaining(words));
});

test('a name with hyphens is one word too', () => {
  expect(tokenize('not-json')).toEqual(['not', 'json', 'notjson']);
});

test('a name in code counts whole and in its parts, in a query whole', () => {
  expect(tokenize('BooleanField')).toEqual(['booleanfield', 'boolean', 'field']);
  expect(tokenizeQuery('BooleanField')).toEqual(['booleanfield']);
});

test.each([
  ['one word', 'x'.repeat(1_000_000)],
  ['many words', 'word '.repeat(200_000)],
  ['many different words', Array.from({ length: 100_000 }, (_, n) => n.toString(36)).join(' ')],
])('a megabyte of %s is cut to a query that a person may have typed', (_, query) => {
  const words = tokenizeQuery(query);
  expect(words.length).toBeLessThanOrEqual(10);
  expect(words.join('').length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
});

test.each([
  ['C#', ['c#']],
  ['C++ and C', ['c++', 'c']],
  ['page#anchor', ['page', 'anchor']],
  ['how do we save the data', ['save', 'data']],
  ["why doesn't the user's field show", ['user', 'field', 'show']],
  ['not-json', ['not', 'json']],
  ['how to auto-save', ['auto', 'save']],
  ['what hides a property', ['hides', 'property']],
  ['to do', ['to', 'do']],
])('a query of %j has the words %j', (query, words) => {
  expect(tokenizeQuery(query)).toEqual(words);
});
