import type { SearchRecord } from './record';
import { inMemorySource } from './in-memory-source';
import type { SearchContent } from './search-content';
import { searchIndexOf, type SearchIndex } from './search-index';
import { splitIndex } from './split-index';
import { splitSource } from './split-source';

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
  code: '',
  sidebar: 'tutorial',
  ...more,
});

const records = [
  record('BooleanField', '', 'A checkbox for a value that is true or false.', { sidebar: 'api' }),
  record('BooleanField', 'Keyboard', 'Space toggles the checkbox.', { sidebar: 'api' }),
  record('NumberField', '', 'Reads a number in the locale of the reader.', { sidebar: 'api' }),
  record('Translations', '', 'Every word comes from a catalogue.'),
  record('Translations', 'Numbers', 'A number is read and shown in the reader’s locale.'),
  record('Data flow', 'Undo', 'Every change can be undone.', { code: 'createController undo redo' }),
];

const content: SearchContent = {
  records,
  synonyms: { 'check mark': 'checkbox' },
  kinds: [
    { sidebar: 'tutorial', label: 'Tutorial', href: '/docs/tutorial/' },
    { sidebar: 'api', label: 'API', href: '/docs/api/' },
  ],
};

const createSearchIndex = async (all: readonly SearchRecord[]) =>
  searchIndexOf(await inMemorySource({ ...content, records: all }));

function splitSearchIndex(all: SearchContent) {
  const { directory, files } = splitIndex(all);
  const fetchPart = (address: string) =>
    Promise.resolve<unknown>(JSON.parse(files.get(address.slice('/parts/'.length)) ?? 'null'));
  return searchIndexOf(splitSource({ ...directory, parts: '/parts' }, fetchPart));
}

it('hands over the first groups as soon as they are loaded, and never one before those above it', async () => {
  const long = (page: string) =>
    record(page, '', `checkbox ${Array.from({ length: 900 }, (_, place) => `word${place}`).join(' ')}`);
  const { directory, files } = splitIndex({ ...content, records: ['A', 'B', 'C'].map(long) });
  const waiting = new Map<string, () => void>();
  const index = searchIndexOf(
    splitSource({ ...directory, parts: '/parts' }, async (address) => {
      const name = address.slice('/parts/'.length);
      if (name.startsWith('records')) await new Promise<void>((resolve) => waiting.set(name, resolve));
      return JSON.parse(files.get(name) ?? 'null') as unknown;
    }),
  );
  const shown: string[][] = [];
  const arrive = async (name: string) => {
    waiting.get(name)?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const answer = index.search('checkbox', {
    onProgress: (groups) => shown.push(groups.map(({ page }) => page)),
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(waiting.size).toBe(3);
  await arrive('records-1.json');
  expect(shown).toEqual([]);
  await arrive('records-0.json');
  expect(shown).toEqual([['A'], ['A', 'B']]);
  await arrive('records-2.json');
  expect((await answer).map(({ page }) => page)).toEqual(['A', 'B', 'C']);
  expect(shown).toHaveLength(2);
});

describe.each([
  ['in memory', () => createSearchIndex(records)],
  ['in parts', () => Promise.resolve(splitSearchIndex(content))],
])('an index %s', (_, create) => {
  let index: SearchIndex;

  beforeAll(async () => {
    index = await create();
  });

  const pages = async (query: string, options?: Parameters<SearchIndex['search']>[1]) =>
    (await index.search(query, options)).map(({ page }) => page);

  test('a title outranks a mention', async () => {
    expect((await pages('translations'))[0]).toBe('Translations');
    expect((await pages('number'))[0]).toBe('NumberField');
  });

  test.each([
    ['a prefix', 'transl', 'Translations'],
    ['a typo', 'catalouge', 'Translations'],
    ['a typo in the beginning of a word', 'tarnsla', 'Translations'],
    ['a part of a name', 'boolean', 'BooleanField'],
    ['the parts of a name', 'boolean field', 'BooleanField'],
    ['a whole name', 'BooleanField', 'BooleanField'],
    ['a name in code', 'createController', 'Data flow'],
    ['part of a name in code', 'controller', 'Data flow'],
    ['two words as one', 'dataflow', 'Data flow'],
    ['one word as two', 'check box', 'BooleanField'],
    ['a plural', 'checkboxes', 'BooleanField'],
    ['a synonym', 'check mark', 'BooleanField'],
  ])('%s finds the page', async (_name, query, page) => {
    expect((await pages(query))[0]).toBe(page);
  });

  test('a word finds no word that it is only a part of, and no misspelling while it is there itself', async () => {
    const own = searchIndexOf(
      await inMemorySource({
        ...content,
        records: [record('Stable', '', 'Not changing.'), record('EditableTable', '', 'Cells.')],
      }),
    );
    expect((await own.search('table')).map(({ page }) => page)).toEqual(['EditableTable']);
  });

  test('sections of one page are listed together', async () => {
    const [group] = await index.search('checkbox');
    expect(group?.hits.map(({ record: { heading } }) => heading).sort()).toEqual(['', 'Keyboard']);
  });

  test('the section that a further word names comes first on its page', async () => {
    const [group] = await index.search('booleanfield keyboard');
    expect(group?.hits.map(({ record: { heading } }) => heading)).toEqual(['Keyboard', '']);
  });

  test('the sidebar being read decides between equally good pages, and only between them', async () => {
    const equal = [record('One', '', 'Save.'), record('Two', '', 'Save.', { sidebar: 'api' })];
    const both = await createSearchIndex([...equal, record('Save', '', '')]);
    const order = async (near: string) => (await both.search('save', { near })).map(({ page }) => page);
    expect(await order('tutorial')).toEqual(['Save', 'One', 'Two']);
    expect(await order('api')).toEqual(['Save', 'Two', 'One']);
  });

  test('a reader can search one kind of page', async () => {
    expect((await pages('locale')).sort()).toEqual(['NumberField', 'Translations']);
    expect(await pages('locale', { only: 'api' })).toEqual(['NumberField']);
    expect(index.kinds.map(({ label }) => label)).toEqual(['Tutorial', 'API']);
  });

  test('when no section has every word, those with some are shown', async () => {
    expect((await pages('checkbox catalogue')).sort()).toEqual(['BooleanField', 'Translations']);
  });

  test.each(['', '   ', '?!', 'zzzzzzz'])('“%s” finds nothing', async (query) => {
    expect(await pages(query)).toEqual([]);
  });
});

describe('an unusual query', () => {
  const words = Array.from({ length: 4000 }, (_, n) => `word${n.toString(36)}`);
  const sections = Array.from({ length: 1000 }, (_, n) =>
    record(`Page ${n}`, '', words.slice(n, n + 60).join(' ')),
  );
  let large: SearchIndex;

  beforeAll(async () => {
    large = await createSearchIndex(sections);
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
  ])('is answered at once: %s', async (_, query) => {
    const start = process.cpuUsage();
    await large.search(query);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000);
  });

  test.each([
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'toString __proto__',
    '(',
    '[a-',
    '\\',
    '$&',
    '\u0000',
    '\ud83d',
    '\u202e',
  ])('is harmless: %j', async (query) => {
    await expect(large.search(query)).resolves.toBeDefined();
  });
});

test('names that every object inherits are ordinary words', async () => {
  const names = ['__proto__', 'constructor', 'hasOwnProperty'];
  const found = await createSearchIndex(names.map((name) => record(`On ${name}`, '', `About ${name} only.`)));
  for (const name of names) expect((await found.search(name))[0]?.page).toBe(`On ${name}`);
});

test('words of other scripts are found, in the middle of a text without spaces too', async () => {
  const found = await createSearchIndex([
    record('Japanese', '', '入力画面は日本語でも表示されます。'),
    record('Arabic', '', 'مرحبا بالعالم'),
  ]);
  expect((await found.search('日本語')).map(({ page }) => page)).toEqual(['Japanese']);
  expect((await found.search('مرحبا')).map(({ page }) => page)).toEqual(['Arabic']);
});
