import { fireEvent, screen, within } from '@testing-library/react';
import { DisplayTable } from './DisplayTable';
import { lines, renderTable } from '../testing/render-screen';

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

  it('filters over all columns, shows the number of matches, and can clear a filter without matches', async () => {
    const { user } = renderTable(<DisplayTable pointer="/lines" filterable />, lines);
    const box = screen.getByRole('searchbox', { name: 'Filter Lines' });
    await user.type(box, 'arger shut');
    expect(names()).toEqual(['Ärger']);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 3 rows');
    await user.type(box, 'x');
    expect(screen.getByText('No row matches “arger shutx”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(names()).toHaveLength(3);
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

  it('reports a column that does not exist, with those that do', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderTable(<DisplayTable pointer="/lines" columns={['nmae']} />, lines)).toThrow(
      /no field "nmae".*"name", "amount"/,
    );
  });

  it('reports an empty list of columns', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderTable(<DisplayTable pointer="/lines" columns={[]} />, lines)).toThrow(
      'columns of the table "Lines" is an empty list. Name a field, or leave it out.',
    );
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
