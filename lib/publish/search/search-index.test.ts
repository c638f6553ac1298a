import MiniSearch from 'minisearch';
import type { SearchContent, SearchRecord } from './search-content';
import { createSearchIndex, type SearchIndex } from './search-index';

const record = (
  page: string,
  heading: string,
  text: string,
  more: Partial<SearchRecord> = {},
): SearchRecord => ({
  href: `/docs/${page.toLowerCase().replaceAll(' ', '-')}${heading ? `#${heading.toLowerCase()}` : ''}`,
  page,
  heading,
  text,
  ...more,
});

const records = [
  record('BooleanField', '', 'A checkbox for a value that is true or false.'),
  record('BooleanField', 'Keyboard', 'Space toggles the checkbox, and a drag does.'),
  record('NumberField', '', 'Reads a number in the locale of the reader.'),
  record('Translations', '', 'Every word comes from a catalogue.'),
  record('Translations', 'Numbers', 'A number is read and shown in the reader’s locale.'),
  record('Data flow', 'Undo', 'Every change can be undone.', { code: 'createController undo redo' }),
];

const content: SearchContent = { records, synonyms: { checkbox: 'tick, check mark', undo: 'not right' } };

const indexOf = (all: readonly SearchRecord[]) => createSearchIndex({ ...content, records: all });

describe('a query', () => {
  let index: SearchIndex;

  beforeAll(async () => {
    index = await createSearchIndex(content);
  });

  const pages = (query: string) => index.search(query).map(({ page }) => page);

  test('a title outranks a mention', () => {
    expect(pages('translations')[0]).toBe('Translations');
    expect(pages('number')[0]).toBe('NumberField');
  });

  test.each([
    ['a prefix', 'transl', 'Translations'],
    ['a typo', 'catalouge', 'Translations'],
    ['a part of a name', 'boolean', 'BooleanField'],
    ['the parts of a name', 'boolean field', 'BooleanField'],
    ['a whole name', 'BooleanField', 'BooleanField'],
    ['a name in code', 'createController', 'Data flow'],
    ['part of a name in code', 'controller', 'Data flow'],
    ['two words as one', 'dataflow', 'Data flow'],
    ['two words of a text as one', 'everychange', 'Data flow'],
    ['one word as two', 'check box', 'BooleanField'],
    ['a plural', 'checkboxes', 'BooleanField'],
    ['a synonym', 'check mark', 'BooleanField'],
    ['a synonym without its space', 'checkmark', 'BooleanField'],
    ['another form of a synonym', 'ticked', 'BooleanField'],
    ['a synonym with a word in between', 'check this mark', 'BooleanField'],
    ['a synonym with a word that says little', "this isn't right", 'Data flow'],
    ['another form of a word', 'toggling', 'BooleanField'],
    ['a form with a doubled letter', 'dragged', 'BooleanField'],
    ['a question', 'why does my checkbox not work?', 'BooleanField'],
  ])('%s finds the page', (_name, query, page) => {
    expect(pages(query)[0]).toBe(page);
  });

  const inPart = ['right', 'right, not that', 'not here, where it should be right'];

  test.each(inPart)('“%s” is not a synonym of two words: in part, in another order or far apart', (query) => {
    expect(pages(query)).toEqual([]);
  });

  test.each([
    ['setting', 'set'],
    ['reply', 'rep'],
    ['during', 'dur'],
    ['apply', 'app'],
    ['validates', 'valid'],
  ])('%j finds its page before one with words that begin with %j', async (word, start) => {
    const others = Array.from({ length: 3 }, (_, n) => record(`${start}x${n}`, '', `${start}x ${start}y`));
    const own = await indexOf([...others, record('Own', '', `Text about ${word}.`)]);
    expect(own.search(word).map(({ page }) => page)).toEqual(['Own']);
  });

  test('a synonym of several words counts no more than the words as typed', async () => {
    const own = await createSearchIndex({
      records: [record('Typed', '', 'Pin the head row.'), record('Meant', '', '', { keywords: 'frozen' })],
      synonyms: { frozen: 'pin head row' },
    });
    expect(own.search('pin head row')[0]?.page).toBe('Typed');
  });

  const mentioned = record('Prices', '', 'How a currency is chosen.');
  const typed = record('Money', 'Input', 'How a currency is typed.');
  const written = record('Money', 'Output', 'How a currency is written.');

  const slip = [record('A', '', 'A typeahead.'), record('B', '', 'Every type and head.')];
  const singular = [record('A', '', 'Many values.'), record('B', '', 'A default value.')];

  test.each<[what: string, query: string, first: string, records: SearchRecord[]]>([
    ['several sections, not one', 'currency', 'Money', [mentioned, typed, written]],
    ['one word with a slip, not two', 'typehead', 'A', slip],
    ['the singular', 'default values', 'B', singular],
  ])('the first page has %s', async (_, query, first, own) => {
    expect((await indexOf(own)).search(query)[0]?.page).toBe(first);
  });

  test.each<[what: string, query: string, found: string[]]>([
    ['a library with a version', 'zod4', ['Schemas of zod']],
    ['no word similar to a name with digits', 'base64', []],
    ['no word that it is a part of', 'table', ['EditableTable']],
  ])('a query finds %s', async (_, query, found) => {
    const texts = { 'Schemas of zod': 'Based on types.', Stable: 'Zones.', EditableTable: 'Cells.' };
    const own = await indexOf(Object.entries(texts).map(([page, text]) => record(page, '', text)));
    expect(own.search(query).map(({ page }) => page)).toEqual(found);
  });

  test('a synonym counts more than the other words, if no page has the word that was typed', async () => {
    const synonyms = { currency: 'monetary' };
    const others = ['Rules', 'Checks'].map((page) => record(page, '', 'Values.'));
    const own = await createSearchIndex({
      records: [...others, record('Money', '', 'How to choose a currency.')],
      synonyms,
    });
    expect(own.search('monetary values')[0]?.page).toBe('Money');
  });

  test('sections of one page are listed together', () => {
    const [group] = index.search('checkbox');
    expect(group?.hits.map(({ record: { heading } }) => heading).sort()).toEqual(['', 'Keyboard']);
  });

  test('the section that a further word names comes first on its page', () => {
    const [group] = index.search('booleanfield keyboard');
    expect(group?.hits.map(({ record: { heading } }) => heading)).toEqual(['Keyboard', '']);
  });

  test('when no section has every word, those with some are shown', () => {
    expect(pages('checkbox catalogue').sort()).toEqual(['BooleanField', 'Translations']);
  });

  test.each(['', '   ', '?!', 'zzzzzzz'])('“%s” finds nothing', (query) => {
    expect(pages(query)).toEqual([]);
  });
});

describe('an unusual query', () => {
  const words = Array.from({ length: 4000 }, (_, n) => `word${n.toString(36)}`);
  const sections = Array.from({ length: 1000 }, (_, n) =>
    record(`Page ${n}`, '', words.slice(n, n + 60).join(' ')),
  );
  let large: SearchIndex;

  beforeAll(async () => {
    large = await indexOf(sections);
  });

  // Uncut, the long ones take from seconds to minutes.
  test.each([
    ['one word of 20,000 characters', 'x'.repeat(20_000)],
    ['one word of a megabyte', 'word'.repeat(250_000)],
    ['20,000 words', words.join(' ').repeat(5)],
    ['a megabyte of single letters', 'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(20_000)],
    ['a megabyte of spaces', ' '.repeat(1_000_000)],
    ['a megabyte of emoji', '👩‍👩‍👧'.repeat(125_000)],
    ['a megabyte without spaces', '日本語'.repeat(330_000)],
  ])('is cut to what a page can hold: %s', (_, query) => {
    const search = jest.spyOn(MiniSearch.prototype, 'search').mockClear();
    large.search(query);
    expect(JSON.stringify(search.mock.calls).length).toBeLessThan(60_000);
  });
});

test('names that every object inherits are ordinary words', async () => {
  const names = ['__proto__', 'constructor', 'hasOwnProperty'];
  const found = await indexOf(names.map((name) => record(`On ${name}`, '', `About ${name} only.`)));
  for (const name of names) expect(found.search(name)[0]?.page).toBe(`On ${name}`);
});

test('words of other scripts are found', async () => {
  const found = await indexOf([record('Arabic', '', 'مرحبا بالعالم')]);
  expect(found.search('مرحبا').map(({ page }) => page)).toEqual(['Arabic']);
});

test('a word with a plural is not a form of a shorter word', async () => {
  const index = await indexOf([
    record('Tables', 'Set columns', 'Set a width.'),
    record('Settings', '', 'An example.'),
    record('Tests', '', 'A setting of the runner.'),
  ]);
  expect(index.search('setting').map(({ page }) => page)).not.toContain('Tables');
});
