import { makeExcerpt, markMatches } from './excerpt';

test('matches are marked whatever their case', () => {
  expect(markMatches('Undo and undo', ['undo'])).toEqual([
    { text: 'Undo', isMatch: true },
    { text: ' and ', isMatch: false },
    { text: 'undo', isMatch: true },
  ]);
});

test('a stop word is marked as a whole word alone', () => {
  const all = markMatches('Is this item in its list? It is.', ['is', 'it']).filter(({ isMatch }) => isMatch);
  expect(all.map(({ text }) => text)).toEqual(['Is', 'It', 'is']);
});

test.each([
  ['stable tables', ['table'], ['table']],
  ['EditableTable', ['table'], ['Table']],
  ['sortable, --eidos-table-row', ['table'], ['table']],
  ['120 or 20px', ['20'], ['20']],
  ['Ländern, Ankündern', ['ländern', 'ündern'], ['Ländern']],
])('in %j, %j marks words from their beginning: %j', (text, terms, expected) => {
  const marked = markMatches(text, terms).filter(({ isMatch }) => isMatch);
  expect(marked.map((part) => part.text)).toEqual(expected);
});

test('a text without a match is one part', () => {
  expect(markMatches('stable', ['table'])).toEqual([{ text: 'stable', isMatch: false }]);
  expect(markMatches('stable', [])).toEqual([{ text: 'stable', isMatch: false }]);
});

test('characters with a meaning in patterns are matched literally', () => {
  expect(markMatches('a.b', ['.'])).toContainEqual({ text: '.', isMatch: true });
});

test('an excerpt shows the surroundings of the first match, cut at words', () => {
  const text = `${'word '.repeat(50)}needle ${'more '.repeat(50)}`;
  const shown = makeExcerpt(text, ['needle'])
    .map((part) => part.text)
    .join('');
  expect(shown).toMatch(/^… word .*needle more .* …$/);
  expect(shown.length).toBeLessThan(200);
});

test('a short text is shown whole', () => {
  expect(makeExcerpt('Every word.', ['word']).map((part) => part.text)).toEqual(['Every ', 'word', '.']);
});
