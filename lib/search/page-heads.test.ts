import { numberPages } from './in-memory-source';
import { pageHeads } from './page-heads';
import type { SearchRecord } from './record';
import { PlaceCollector } from './word-places';

const record = (href: string, more: Partial<SearchRecord>): SearchRecord => ({
  href,
  page: 'Page',
  heading: '',
  text: '',
  code: '',
  sidebar: 'api',
  ...more,
});

function headsOf(records: readonly SearchRecord[]): SearchRecord[] | undefined {
  const collector = new PlaceCollector();
  records.forEach((each, section) => collector.add(each, section));
  const heads = pageHeads(records, [...collector.places], numberPages(records).pageOfSection);
  return heads === undefined ? undefined : (JSON.parse(heads) as SearchRecord[]);
}

test('a head has the words that count most on its page, except for those of its title', () => {
  const heads = headsOf([
    record('/a', { page: 'Tables', text: 'Rows of tables.' }),
    record('/a#sort', { page: 'Tables', heading: 'Sorting', text: 'By column.' }),
    record('/b', { page: 'Lists', text: 'Sorting of rows, rows and more rows.', summary: 'Items.' }),
    record('/b#none', { page: 'Lists' }),
  ]);
  expect(heads?.map(({ href, text, code }) => [href, text, code.split(' ').sort()])).toEqual([
    ['/a', '', ['by', 'column', 'of', 'rows', 'sorting']],
    ['/b', '', ['and', 'more']],
  ]);
  expect(heads?.[1]?.summary).toBe('Items.');
});

const many = (summary: string, text: (page: number) => string) =>
  Array.from({ length: 2000 }, (_, page) => record(`/${page}`, { summary, text: text(page) }));

test('where they would be too long to fetch first, heads have no such words, and then there are none', () => {
  const wordy = headsOf(many('Short.', (page) => 'x'.repeat(300) + page));
  expect(wordy?.every(({ code }) => code === '')).toBe(true);
  expect(headsOf(many('x'.repeat(300), () => ''))).toBeUndefined();
});
