import { screen, within } from '@testing-library/react';
import fc from 'fast-check';
import type { JsonSchema } from '../json/json-schema';
import { expectAccessible, objectSchema, renderScreen, renderTable } from '../testing/render-screen';
import { german } from '../translations/german';
import { DisplayTable } from './DisplayTable';
import { EditableTable } from './EditableTable';
import { totalOf } from './Total';

const schema: JsonSchema = objectSchema({
  lines: {
    type: 'array',
    title: 'Lines',
    items: objectSchema({
      item: { type: 'string', title: 'Item', 'x-eidos': { total: 'count' } },
      price: { type: 'number', title: 'Price', 'x-eidos': { total: 'sum' } },
      weight: { type: 'number', title: 'Weight', 'x-eidos': { total: 'average' } },
      note: { type: 'string', title: 'Note' },
    }),
  },
});
const lines = [
  { item: 'Paper', price: 1200.1, weight: 1 },
  { item: 'Ink', price: 0.2, weight: 2 },
  { note: 'x' },
];
const totals = () => screen.getByRole('row', { name: /^Total/ });
const texts = () =>
  within(totals())
    .getAllByRole('gridcell')
    .map((cell) => cell.textContent);

describe('the totals of a table', () => {
  it('are the last row of the grid, in a group of their own', async () => {
    const { container } = renderTable(<EditableTable pointer="/lines" />, lines, schema);
    expect(texts()).toEqual(['Count 2', 'Sum 1,200.3', 'Average 1.5', '', '']);
    expect(totals()).toHaveAttribute('aria-rowindex', '5');
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '5');
    expect(screen.getAllByRole('rowgroup').at(-1)).toContainElement(totals());
    await expectAccessible(container);
  });

  it('have the decimals of the column’s step', () => {
    const priced = JSON.parse(JSON.stringify(schema)) as {
      properties: { lines: { items: { properties: { price: object } } } };
    };
    Object.assign(priced.properties.lines.items.properties.price, { multipleOf: 0.01 });
    renderTable(<EditableTable pointer="/lines" />, lines, priced);
    expect(texts()[1]).toBe('Sum 1,200.30');
  });

  it('have the unit of the column, as its cells do', () => {
    const priced = JSON.parse(
      JSON.stringify(schema).replace('"total":"sum"', '"total":"sum","currency":"EUR"'),
    ) as JsonSchema;
    renderTable(<EditableTable pointer="/lines" />, lines, priced);
    expect(texts()[1]).toBe('Sum €1,200.30');
    expect(screen.getByRole('gridcell', { name: '€1,200.10' })).toBeVisible();
  });

  it('follow what is typed, and rows that are deleted', async () => {
    const { user } = renderTable(<EditableTable pointer="/lines" />, lines, schema);
    await user.tab();
    await user.keyboard('{ArrowRight}10{Enter}');
    expect(texts()[1]).toBe('Sum 10.2');
    await user.click(screen.getByRole('button', { name: 'Delete row 1' }));
    expect(texts()).toEqual(['Count 1', 'Sum 0.2', 'Average 2', '', '']);
    await user.keyboard('{Control>}{End}{/Control}');
    expect(screen.getByRole('button', { name: 'Delete row 2' })).toHaveFocus();
  });

  it('are reached by the arrow keys, and left again', async () => {
    const { user, controller } = renderTable(<EditableTable pointer="/lines" />, lines, schema);
    await user.tab();
    await user.keyboard('{ArrowRight}{Control>}{ArrowDown}{/Control}{ArrowDown}');
    expect(within(totals()).getByRole('gridcell', { name: 'Sum 1,200.3' })).toHaveFocus();
    await user.keyboard('{Delete}x{ArrowRight}');
    expect(within(totals()).getByRole('gridcell', { name: 'Average 1.5' })).toHaveFocus();
    await user.paste('9');
    expect(controller.get('/lines')).toEqual(lines);
    await user.keyboard('{ArrowUp}5{Enter}');
    expect(controller.get('/lines/2/weight')).toBe(5);
  });

  it('are those of the rows that a filter shows, and say so', async () => {
    const { user } = renderTable(<EditableTable pointer="/lines" filterable />, lines, schema);
    await user.type(screen.getByRole('searchbox'), 'ink');
    expect(texts()).toEqual(['Count 1', 'Sum 0.2', 'Average 2', '', '']);
    expect(screen.getByRole('rowheader', { name: 'Total of the rows shown' })).toBeVisible();
  });

  it('are the last row of a table to read', async () => {
    const { user, container } = renderTable(<DisplayTable pointer="/lines" filterable />, lines, schema);
    const cells = () => screen.getAllByRole('row').at(-1)!;
    expect(cells()).toHaveTextContent('Total Count 2Sum 1,200.3Average 1.5');
    await expectAccessible(container);
    await user.type(screen.getByRole('searchbox'), 'paper');
    expect(cells()).toHaveTextContent('Total of the rows shown Count 1Sum 1,200.1Average 1');
  });

  it('are written as the reader writes numbers', () => {
    renderScreen(schema, {
      children: <EditableTable pointer="/lines" />,
      data: { lines },
      translations: { locale: 'de', catalogue: german },
    });
    const row = screen.getByRole('row', { name: /^Gesamt/ });
    expect(row).toHaveTextContent(
      'Gesamt Anzahl 2 Summe 1.200,3 Durchschnitt 1,5'.replaceAll(/ (?=Anz|Sum|Dur)/g, ''),
    );
  });

  it('are not shown without rows or without the hint', () => {
    const { unmount } = renderTable(<EditableTable pointer="/lines" />, [], schema);
    expect(screen.queryByRole('row', { name: /^Total/ })).toBeNull();
    unmount();
    renderTable(<EditableTable pointer="/lines" columns={['note']} />, lines, schema);
    expect(screen.queryByRole('row', { name: /^Total/ })).toBeNull();
  });
});

describe('totalOf', () => {
  it('adds prices without the noise of binary fractions', () => {
    const cents = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 50 });
    fc.assert(
      fc.property(cents, (list) => {
        const sum = list.reduce((left, right) => left + right, 0) / 100;
        expect(
          totalOf(
            'sum',
            list.map((cent) => cent / 100),
          ),
        ).toBeCloseTo(sum, 10);
        expect(
          String(
            totalOf(
              'sum',
              list.map((cent) => cent / 100),
            ),
          ),
        ).toBe(String(sum + 0));
      }),
    );
  });

  it.each([
    [100_000, 99_999.99, 9_999_999_000],
    [100_000, 12.345678, 1_234_567.8],
  ])('adds %d times %d to the last decimal place', (count, value, sum) => {
    expect(totalOf('sum', Array<number>(count).fill(value))).toBe(sum);
    expect(totalOf('average', Array<number>(count).fill(value))).toBe(value);
  });

  it.each([
    ['sum', [9e15, 0.5, -9e15], 0.5],
    ['sum', [1e308, 1e308], Infinity],
    ['min', [3, undefined, 1e-7, 2], 1e-7],
    ['max', [3, null, 1e21], 1e21],
    ['average', [1, 2, 2], 1.67],
    ['average', [], undefined],
    ['min', ['x'], undefined],
    ['sum', ['x', true], 0],
    ['count', ['', null, 0, false, 'a'], 3],
  ] as const)('finds the %s of %j', (total, values, result) => {
    expect(totalOf(total, values)).toBe(result);
  });
});
