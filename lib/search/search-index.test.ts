import type { SearchRecord } from './record';
import { createSearchIndex } from './search-index';

const record = (
  page: string,
  heading: string,
  text: string,
  more: Partial<SearchRecord> = {},
): SearchRecord => ({
  url: `/docs/${page.toLowerCase().replaceAll(' ', '-')}${heading ? `#${heading.toLowerCase()}` : ''}`,
  page,
  heading,
  text,
  code: '',
  sidebar: 'tutorial',
  ...more,
});

const index = createSearchIndex([
  record('BooleanField', '', 'A checkbox for a value that is true or false.', { sidebar: 'api' }),
  record('BooleanField', 'Keyboard', 'Space toggles the checkbox.', { sidebar: 'api' }),
  record('NumberField', '', 'Reads a number in the locale of the reader.', { sidebar: 'api' }),
  record('Translations', '', 'Every word comes from a catalogue.'),
  record('Translations', 'Numbers', 'A number is read and shown in the reader’s locale.'),
  record('Data flow', 'Undo', 'Every change can be undone.', { code: 'createController undo redo' }),
]);

const pages = (query: string, sidebar?: string) => index.search(query, sidebar).map(({ page }) => page);

test('a title outranks a mention', () => {
  expect(pages('translations')[0]).toBe('Translations');
  expect(pages('number')[0]).toBe('NumberField');
});

test.each([
  ['a prefix', 'transl', 'Translations'],
  ['a typo', 'catalouge', 'Translations'],
  ['a part of a name', 'boolean', 'BooleanField'],
  ['a whole name', 'BooleanField', 'BooleanField'],
  ['a name in code', 'createController', 'Data flow'],
  ['part of a name in code', 'controller', 'Data flow'],
])('%s finds the page', (_, query, page) => {
  expect(pages(query)[0]).toBe(page);
});

test('sections of one page stand together', () => {
  const [group] = index.search('checkbox');
  expect(group?.hits.map(({ record: { heading } }) => heading).sort()).toEqual(['', 'Keyboard']);
});

test('the section being read comes first among good matches', () => {
  expect(pages('locale', 'tutorial')[0]).toBe('Translations');
  expect(pages('locale', 'api')[0]).toBe('NumberField');
});

test('a much better match elsewhere keeps its place before a weak one of this section', () => {
  expect(pages('boolean', 'tutorial')[0]).toBe('BooleanField');
});

test('when no section has every word, those with some are shown', () => {
  expect(pages('checkbox catalogue').sort()).toEqual(['BooleanField', 'Translations']);
});

test.each(['', '   ', '?!', 'zzzzzzz'])('“%s” finds nothing', (query) => {
  expect(pages(query)).toEqual([]);
});
