import { compileEidos } from '../compiler/compile-eidos';
import { gridOf } from '../testing/grid-of';
import { foldText } from '../translations/fold-text';
import { arrange } from './arrange-rows';
import { createTextTest, sortTexts } from './cell-text';
import { finish, nextSortOrder, sortRows } from './sort-rows';

const sorted = (values: readonly (string | number | undefined)[], direction = 'ascending' as const) =>
  finish(
    sortRows(
      values.map((_, row) => row),
      (row) => values[row],
      direction,
      'de',
    ),
  ).map((row) => values[row]);

describe('sortRows', () => {
  it('orders numbers by size, not by their digits', () => {
    expect(sorted([10, 9, -1, 1e3])).toEqual([-1, 9, 10, 1e3]);
  });

  it('orders numbers before texts', () => {
    expect(sorted(['b', 2, 'a', 1])).toEqual([1, 2, 'a', 'b']);
  });

  it('orders texts by the locale, with numbers inside them by size', () => {
    expect(sorted(['Zoo', 'Äpfel', 'Apfel', 'Teil 10', 'Teil 9'])).toEqual([
      'Apfel',
      'Äpfel',
      'Teil 9',
      'Teil 10',
      'Zoo',
    ]);
  });

  it('puts empty cells last in both directions', () => {
    expect(sorted([undefined, 2, 1])).toEqual([1, 2, undefined]);
    expect(sorted([undefined, 2, 1], 'descending' as never)).toEqual([2, 1, undefined]);
  });

  it('sorts a value with a title by it, also null and an empty text', () => {
    const choices = [
      { const: '', title: 'None' },
      { const: 'z', title: 'All' },
    ];
    const limit = { anyOf: [{ type: 'number' }, { const: null, title: 'Unlimited' }] };
    const schema = { type: 'object', properties: { limit, choice: { oneOf: choices } } };
    const rows = [{ limit: null, choice: '' }, {}, { limit: 5, choice: 'z' }];
    const grid = gridOf(compileEidos({ properties: { lines: { type: 'array', items: schema } } }), rows);
    for (const column of ['limit', 'choice']) {
      arrange(grid, { sort: { column, direction: 'ascending' } });
      expect(grid.shownKeys()).toEqual(['row3', 'row1', 'row2']);
      arrange(grid, { sort: { column, direction: 'descending' } });
      expect(grid.shownKeys()).toEqual(['row1', 'row3', 'row2']);
    }
  });

  it('keeps the order of equal rows in both directions', () => {
    const keyOf = () => 1;
    expect(finish(sortRows([2, 0, 1], keyOf, 'ascending', 'en'))).toEqual([2, 0, 1]);
    expect(finish(sortRows([2, 0, 1], keyOf, 'descending', 'en'))).toEqual([2, 0, 1]);
  });
});

describe('nextSortOrder', () => {
  it('goes ascending, descending and back to the order of the data', () => {
    const first = nextSortOrder(undefined, 'a');
    const second = nextSortOrder(first, 'a');
    expect([first?.direction, second?.direction, nextSortOrder(second, 'a')]).toEqual([
      'ascending',
      'descending',
      undefined,
    ]);
    expect(nextSortOrder(second, 'b')).toEqual({ column: 'b', direction: 'ascending' });
  });
});

describe('createTextTest', () => {
  const texts = ['Über Berg', 'Tal und Berg', 'See'].map((text) => foldText(text, 'de'));
  const typed = sortTexts([[2, 'name', 'Unsinn']]);
  const testOf = (filter: string) => createTextTest(filter, texts, String, typed, 'de');
  const find = (filter: string) => [0, 1, 2].filter((row) => testOf(filter)?.(row));

  it('ignores case and accents', () => {
    expect(find('uber')).toEqual([0]);
  });

  it('requires every word, in any order', () => {
    expect(find('berg tal')).toEqual([1]);
  });

  it('finds what was typed and is not a value', () => {
    expect(find('see unsinn')).toEqual([2]);
  });

  it('keeps all rows for a filter of spaces', () => {
    expect(testOf('  ')).toBeUndefined();
  });
});
