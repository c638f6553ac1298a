import { getSearchRecords } from '@/lib/publish/search-records';
import { createSearchIndex, type SearchIndex } from '@/lib/search/search-index';

/** What developers type, and the page, or the section of it, that answers it best. */
const queries: readonly (readonly [query: string, page: string, heading: string])[] = [
  ['compileEidos', 'Compiler', 'compileEidos'],
  ['createController', 'Controller', ''],
  ['useValue', 'Data hooks', 'useValue'],
  ['BooleanField', 'BooleanField', ''],
  ['BooleanField keyboard', 'BooleanField', 'Keyboard'],
  ['undo', 'Controller', ''],
  ['server errors', 'Server errors', ''],
  ['paste', 'EditableTable', ''],
  ['copy paste spreadsheet', 'EditableTable', ''],
  ['reorder rows', 'OrderedTable', ''],
  ['virtual rows', 'DisplayTable', ''],
  ['union discriminator', 'UnionField', ''],
  ['oneOf', 'UnionField', ''],
  ['multiline text', 'TextField', ''],
  ['dropdown', 'StringField', ''],
  ['minLenght', 'Types', ''],
  ['infer types', 'Types', ''],
  ['custom field', 'Customize fields', ''],
  ['translate', 'Translations', 'Translate your schema'],
  ['css variables', 'CSS guide', ''],
  ['dark mode', 'CSS guide', ''],
  ['install', 'Installation', ''],
  ['unsaved changes', 'HUD', ''],
  ['changelog', 'Releases', ''],
];

let index: SearchIndex;

beforeAll(async () => {
  index = await createSearchIndex(await getSearchRecords());
}, 60_000);

test.each(queries)('searching “%s” finds %s first', (query, page, heading) => {
  const [group] = index.search(query);
  expect([group?.page, group?.hits[0]?.record.heading]).toEqual([page, heading]);
});

test('a key that every part has is listed on the page of the parts, at its heading', () => {
  const groups = index.search('keyboard').slice(0, 3);
  expect(groups.map(({ hits }) => hits[0]?.record.heading)).toEqual(['Keyboard', 'Keyboard', 'Keyboard']);
});
