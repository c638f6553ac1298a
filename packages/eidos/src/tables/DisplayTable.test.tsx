import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { HUD } from '../hud/HUD';
import type { JsonSchema } from '../json/json-schema';
import { Cards } from '../lists/Cards';
import { DisplayTable } from './DisplayTable';
import { EditableTable } from './EditableTable';
import { LargeTable } from './LargeTable';
import { expectAccessible, lines, objectSchema, renderScreen, renderTable } from '../testing/render-screen';

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]!.textContent);

describe('DisplayTable', () => {
  it('shows a captioned table with booleans, choices and numbers as text', () => {
    renderTable(<DisplayTable pointer="/lines" />, [
      { name: 'Ada', amount: 12345, paid: true, state: 'open' },
    ]);
    const table = screen.getByRole('table', { name: 'Lines' });
    const cells = within(table).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['Ada', '12,345', 'Yes', 'open']);
    expect(cells[1]).toHaveAttribute('data-align', 'end');
  });

  it.each(['kg', 'new year', 'jan 1'])('filters by the whole text that a cell shows: %s', (text) => {
    const day = { type: 'string', format: 'date' };
    const items = objectSchema({
      name: { type: 'string' },
      weight: { type: 'number', 'x-eidos': { unit: 'kilogram' } },
      party: { ...day, oneOf: [{ const: '2026-01-01', title: 'New Year' }, { const: '2026-05-01' }] },
      day,
    });
    const schema = objectSchema({ lines: { type: 'array', items } });
    const rows = [{ name: 'A', weight: 5, party: '2026-01-01', day: '2026-01-01' }, { name: 'B' }];
    renderTable(<DisplayTable pointer="/lines" filterable />, rows, schema);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
    expect(names()).toEqual(['A']);
  });

  it('sorts by a press on a header, and announces it', async () => {
    const { user } = renderTable(<DisplayTable pointer="/lines" />, lines);
    await user.click(screen.getByRole('button', { name: 'Amount' }));
    expect(names()).toEqual(['Ärger', 'Zoë', 'Bob']);
    expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Amount' }));
    expect(names()).toEqual(['Bob', 'Zoë', 'Ärger']);
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(names()).toEqual(['Ärger', 'Bob', 'Zoë']);
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(names()).toEqual(['Zoë', 'Ärger', 'Bob']);
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'none');
  });

  it.each([DisplayTable, LargeTable])(
    'stays when it is sorted by a column that is shown no longer',
    async (Table) => {
      function Columns() {
        const [columns, setColumns] = useState(['name', 'amount']);
        return (
          <>
            <button onClick={() => setColumns(['name'])}>Fewer columns</button>
            <Table pointer="/lines" columns={columns} />
          </>
        );
      }
      const { user } = renderTable(<Columns />, lines);
      await user.click(screen.getByRole('button', { name: 'Amount' }));
      expect(names()).toEqual(['Ärger', 'Zoë', 'Bob']);
      await user.click(screen.getByRole('button', { name: 'Fewer columns' }));
      expect(names()).toEqual(['Zoë', 'Ärger', 'Bob']);
    },
  );

  it('filters over all columns, shows the number of matches, and can clear a filter without matches', async () => {
    const { user } = renderTable(<DisplayTable pointer="/lines" filterable />, lines);
    const box = screen.getByRole('searchbox', { name: 'Filter Lines' });
    await user.type(box, 'arger shut');
    expect(names()).toEqual(['Ärger']);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 3 rows');
    await user.type(box, 'x');
    expect(screen.getByText('No row matches “arger shutx”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(screen.getByRole('region', { name: 'Lines' })).toHaveFocus();
    expect(names()).toHaveLength(3);
  });

  it('keeps its search box, which hides rows, when rows are removed', async () => {
    const many = Array.from({ length: 11 }, (_, index) => ({ name: `Row ${index}` }));
    const { user, controller } = renderTable(<DisplayTable pointer="/lines" />, many);
    await user.type(screen.getByRole('searchbox'), '10');
    act(() => controller.removeRow('/lines', 0));
    expect(names()).toEqual(['Row 10']);
    await user.clear(screen.getByRole('searchbox'));
    expect(names()).toHaveLength(10);
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('says that there are no rows', () => {
    renderTable(<DisplayTable pointer="/lines" />, []);
    expect(screen.getByRole('cell', { name: 'No rows yet' })).toBeVisible();
  });

  it('opens a row by pointer and by keyboard, whatever the order', async () => {
    const onRowClick = jest.fn();
    const sort = { column: 'amount', direction: 'ascending' } as const;
    const { user } = renderTable(
      <DisplayTable pointer="/lines" onRowClick={onRowClick} defaultSort={sort} />,
      lines,
    );
    await user.click(screen.getByRole('button', { name: 'Ärger' }));
    expect(onRowClick).toHaveBeenLastCalledWith({ index: 1, pointer: '/lines/1', value: lines[1] });
    screen.getByRole('button', { name: 'Bob' }).focus();
    await user.keyboard('{Enter}');
    expect(onRowClick).toHaveBeenLastCalledWith({ index: 2, pointer: '/lines/2', value: lines[2] });
  });

  it('links a row with a native link', () => {
    renderTable(<DisplayTable pointer="/lines" rowHref={({ index }) => `/line/${index}`} />, lines);
    expect(screen.getByRole('link', { name: 'Bob' })).toHaveAttribute('href', '/line/2');
  });

  it('shows the listed columns, in that order', () => {
    renderTable(<DisplayTable pointer="/lines" columns={['amount', 'name']} />, lines);
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Amount',
      'Name',
    ]);
  });

  it.each([
    ['a column that does not exist, with those that do', ['nmae'], /no field "nmae".*"name", "amount"/],
    ['an empty list', [], /columns of the table "Lines" is an empty list. Name a field, or leave it out./],
  ])('reports as the columns %s', (_, columns, message) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderTable(<DisplayTable pointer="/lines" columns={columns} />, lines)).toThrow(message);
  });

  it('searches many rows in steps, and shows those that it found before meanwhile', async () => {
    const many = Array.from({ length: 1200 }, (_, index) => ({ name: `Row ${index}` }));
    renderTable(<DisplayTable pointer="/lines" />, many);
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 100));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '1199' } });
    expect(screen.getByText('Row 3')).toBeVisible();
    expect(await screen.findByText('Row 1199')).toBeVisible();
    expect(screen.queryByText('Row 3')).toBeNull();
    jest.restoreAllMocks();
  });

  it('does not say that no row matches before a search has ended', async () => {
    const many = Array.from({ length: 1200 }, (_, index) => ({ name: `Row ${index}` }));
    renderTable(<DisplayTable pointer="/lines" />, many);
    const search = screen.getByRole('searchbox');
    fireEvent.change(search, { target: { value: 'none' } });
    expect(await screen.findByText('No row matches “none”')).toBeVisible();
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 100));
    fireEvent.change(search, { target: { value: '1199' } });
    expect(screen.queryByText(/^No row matches|table\./)).toBeNull();
    expect(await screen.findByText('Row 1199')).toBeVisible();
    jest.restoreAllMocks();
  });

  it('keeps only the rows in view in the document when there are many', () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({ name: `Row ${index}` }));
    renderTable(<DisplayTable pointer="/lines" />, many);
    const rows = screen.getAllByRole('row');
    expect(rows.length).toBeLessThan(60);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
    expect(rows[1]).toHaveAttribute('aria-rowindex', '2');
  });
});

describe('DisplayTable with what is not a value of a field', () => {
  const table = (items: JsonSchema) => objectSchema({ lines: { type: 'array', title: 'Lines', items } });
  const cells = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      );

  it('finds a text that was typed and is not a value', async () => {
    const { controller, user } = renderTable(<DisplayTable pointer="/lines" filterable />, lines);
    act(() => controller.setText('/lines/1/amount', 'a dozen'));
    await user.type(screen.getByRole('searchbox'), 'dozen');
    expect(names()).toEqual(['Ärger']);
    act(() => controller.setText('/lines/2/amount', 'dozens'));
    expect(names()).toEqual(['Ärger', 'Bob']);
  });

  it.each([
    ['in the data', { text: '' }],
    ['that the filter hides', { text: 'row 1' }],
  ])('brings a row out of view %s into the document when an error leads there', async (_, { text }) => {
    const many = Array.from({ length: 500 }, (_row, index) => ({
      name: `Row ${index}`,
      amount: index === 400 ? -1 : 0,
    }));
    const { user } = renderTable(
      <>
        <DisplayTable pointer="/lines" />
        <HUD />
      </>,
      many,
    );
    if (text) await user.type(screen.getByRole('searchbox'), text);
    expect(screen.queryByText('Row 400')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(document.activeElement).toHaveTextContent('-1Enter 0 or more.');
    expect(screen.getByText('Row 400')).toBeVisible();
  });

  it('focuses the table for an error that no cell shows', async () => {
    const { user } = renderTable(
      <>
        <DisplayTable pointer="/lines" columns={['name']} />
        <HUD />
      </>,
      [{ name: 'Ada', amount: -1 }],
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('region', { name: 'Lines' })).toHaveFocus();
  });

  it('has a column for further items of tuples, and for values under added names', () => {
    const { unmount } = renderTable(
      <DisplayTable pointer="/lines" />,
      [
        ['a', 1],
        ['b', 2, 'more', { x: [1] }],
      ],
      table({
        type: 'array',
        prefixItems: [
          { type: 'string', title: 'Key' },
          { type: 'number', title: 'Value' },
        ],
      }),
    );
    expect(screen.getByRole('columnheader', { name: 'Details' })).toBeVisible();
    expect(cells()).toEqual([
      ['a', '1', ''],
      ['b', '2', 'more, {"x":[1]}'],
    ]);
    unmount();
    renderTable(
      <DisplayTable pointer="/lines" filterable />,
      [
        { name: 'Ada', age: 1 },
        { name: 'Bob', height: 1.5 },
      ],
      table({
        type: 'object',
        properties: { name: { type: 'string' } },
        additionalProperties: { type: 'number' },
      }),
    );
    expect(cells()).toEqual([
      ['Ada', 'age: 1'],
      ['Bob', 'height: 1.5'],
    ]);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'height 1.5' } });
    expect(names()).toEqual(['Bob']);
  });

  it('shows conditional fields in it while they apply', () => {
    const { controller } = renderTable(
      <DisplayTable pointer="/lines" />,
      [
        { kind: 'cash', account: 'hidden' },
        { kind: 'bank', account: 'CH12' },
      ],
      table({
        type: 'object',
        properties: { kind: { enum: ['cash', 'bank'] } },
        if: { properties: { kind: { const: 'bank' } }, required: ['kind'] },
        then: { properties: { account: { type: 'string', title: 'Account' } } },
      }),
    );
    expect(cells()).toEqual([
      ['cash', ''],
      ['bank', 'Account: CH12'],
    ]);
    act(() => controller.set('/lines/0/kind', 'bank'));
    expect(cells()).toEqual([
      ['bank', 'Account: hidden'],
      ['bank', 'Account: CH12'],
    ]);
  });

  it('has no such column where the columns are chosen or no row has such values', () => {
    const schema = table({ type: 'array', prefixItems: [{ type: 'string', title: 'Key' }] });
    const { unmount } = renderTable(<DisplayTable pointer="/lines" columns={['0']} />, [['a', 1]], schema);
    expect(screen.getAllByRole('columnheader')).toHaveLength(1);
    unmount();
    renderTable(<DisplayTable pointer="/lines" />, [['a']], schema);
    expect(screen.getAllByRole('columnheader')).toHaveLength(1);
  });

  it('shows the items of a tuple in a cell', () => {
    const pair = { type: 'array', prefixItems: [{ type: 'string' }, { type: 'boolean' }] };
    renderTable(<DisplayTable pointer="/lines" />, [{ pair: ['a', true] }], table(objectSchema({ pair })));
    expect(cells()).toEqual([['a, Yes']]);
  });

  it('shows the values of lists in a cell, at any depth', () => {
    const text = { type: 'string' };
    const parts = { type: 'array', items: { type: ['string', 'number'] } };
    const phones = { type: 'array', items: objectSchema({ kind: text, number: text }) };
    const people = { type: 'array', items: objectSchema({ name: text, phones }) };
    const row = {
      parts: ['nut', 1.5],
      people: [
        {
          name: 'Ann',
          phones: [
            { kind: 'home', number: '1' },
            { kind: 'work', number: '2' },
          ],
        },
        { name: 'Bob', phones: [] },
      ],
      team: { people: [{ name: 'Cy' }] },
    };
    const schema = table(objectSchema({ parts, people, team: objectSchema({ people }) }));
    renderTable(<DisplayTable pointer="/lines" />, [row], schema);
    expect(cells()).toEqual([['nut, 1.5', 'Ann, home, 1; work, 2; Bob', 'Cy']]);
  });
});

describe('a whole screen without a title', () => {
  const properties = { name: { type: 'string', title: 'Name' } };

  it.each([
    ['a table to read', <DisplayTable key="" pointer="" />, 'table'],
    ['a table', <EditableTable key="" pointer="" />, 'grid'],
  ])('names %s', async (_, children, role) => {
    const items = objectSchema(properties);
    const { container } = renderScreen({ type: 'array', items }, { data: [{ name: 'Ada' }], children });
    expect(await screen.findByRole(role, { name: 'Table' })).toBeVisible();
    await expectAccessible(container);
  });

  it('names the column of single values', () => {
    renderScreen(
      { type: 'array', items: { type: 'string' } },
      { data: ['a'], children: <DisplayTable pointer="" /> },
    );
    expect(screen.getByRole('columnheader', { name: 'Table' })).toBeVisible();
  });

  it('names the items and the button of a list of cards', async () => {
    const { user } = renderScreen(
      { type: 'array', items: objectSchema(properties) },
      { data: [], children: <Cards pointer="" /> },
    );
    await user.click(screen.getByRole('button', { name: 'Add Item' }));
    expect(screen.getByRole('group', { name: 'Item 1' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove Item 1' })).toBeVisible();
  });
});
