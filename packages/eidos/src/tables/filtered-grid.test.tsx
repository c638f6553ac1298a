import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { HUD } from '../hud/HUD';
import { expectAccessible, objectSchema, renderScreen, renderTable } from '../testing/render-screen';
import { EditableTable } from './EditableTable';
import { OrderedTable } from './OrderedTable';

/** The number of a row, without the marks of what is not settled in it. */
const numberOf = (header: HTMLElement) => header.querySelector('.eidos-table__row-number')?.textContent;

const lines = [
  { name: 'Red pen', amount: 10, paid: true },
  { name: 'Ink', amount: 1234, paid: false },
  { name: 'Blue pen', amount: 2 },
  { name: 'Paper', amount: 3 },
];
const setUp = () => renderTable(<EditableTable pointer="/lines" filterable sortable />, lines);
const box = () => screen.getByRole('searchbox', { name: 'Filter Lines' });
const numbers = () => screen.queryAllByRole('rowheader').map(numberOf);
const cell = (row: number, column: number) =>
  within(screen.getAllByRole('rowheader')[row]!.closest('tr')!).getAllByRole('gridcell')[column]!;
const names = (value: unknown) => (value as { name?: string }[]).map(({ name }) => name);
const spoken = () => screen.getAllByRole('status').map((region) => region.textContent?.trim());

describe('a filtered grid', () => {
  it('leaves undo in its box to the browser', () => {
    const table = <EditableTable pointer="/lines" filterable />;
    const { controller } = renderTable(
      <form>
        {table}
        <HUD />
      </form>,
      lines,
    );
    act(() => controller.set('/lines/0/amount', 11));
    expect(fireEvent.keyDown(box(), { key: 'z', ctrlKey: true })).toBe(true);
    expect(controller.get('/lines/0/amount')).toBe(11);
  });

  it('shows the rows that match, counts them, and announces the number', async () => {
    const { user, container } = setUp();
    await user.type(box(), 'pen');
    expect(numbers()).toEqual(['1', '3']);
    expect(box().parentElement).toHaveTextContent('2 of 4 rows');
    expect(spoken()).toContain('2 of 4 rows');
    await expectAccessible(container);
    await user.clear(box());
    await user.type(box(), '1,234');
    expect(numbers()).toEqual(['2']);
    await user.keyboard('{Escape}');
    expect(numbers()).toEqual(['1', '2', '3', '4']);
  });

  it('says that no row matches, and clears the filter by a button', async () => {
    const { user, container } = setUp();
    await user.type(box(), 'xyz');
    expect(screen.getByText('No row matches “xyz”')).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(numbers()).toHaveLength(4);
    expect(box()).toHaveValue('');
  });

  it('keeps a row that is edited or added, until Enter applies the filter again', async () => {
    const { user } = setUp();
    await user.type(box(), 'pen');
    await user.click(cell(0, 0));
    await user.keyboard('Chalk{Enter}');
    await user.click(screen.getByRole('button', { name: 'Add row' }));
    expect(numbers()).toEqual(['1', '3', '5']);
    expect(cell(2, 0)).toHaveFocus();
    await user.keyboard('Eraser{Enter}');
    expect(numbers()).toEqual(['1', '3', '5']);
    await user.click(box());
    await user.keyboard('{Enter}');
    expect(numbers()).toEqual(['3']);
  });

  it('keeps a sorted row that is added where it was inserted', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await user.type(box(), 'pen');
    expect(numbers()).toEqual(['3', '1']);
    await user.click(cell(0, 0));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(numbers()).toEqual(['3', '4', '1']);
  });

  it('changes only the rows that it shows', async () => {
    const { user, controller } = setUp();
    await user.type(box(), 'pen');
    await user.click(cell(0, 0));
    await user.keyboard('{Control>}a{/Control}');
    const setData = jest.fn();
    fireEvent.copy(document.body, { clipboardData: { setData } });
    expect(setData).toHaveBeenCalledWith('text/plain', 'Red pen\t10\tYes\t\nBlue pen\t2\t\t');
    await user.keyboard('{Control>}d{/Control}');
    expect(names(controller.get('/lines'))).toEqual(['Red pen', 'Ink', 'Red pen', 'Paper']);
    await user.click(cell(1, 0));
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await user.click(screen.getByRole('button', { name: 'Delete 2 rows' }));
    expect(names(controller.get('/lines'))).toEqual(['Ink', 'Paper']);
    expect(screen.getByText('No row matches “pen”')).toBeVisible();
    act(() => controller.undo());
    expect(numbers()).toEqual(['1', '3']);
  });

  it('is cleared to show the row of an error that it hides', async () => {
    const { user, controller } = renderTable(
      <>
        <HUD />
        <EditableTable pointer="/lines" filterable />
      </>,
      lines,
    );
    act(() => controller.set('/lines/1/name', undefined));
    await user.type(box(), 'pen');
    expect(numbers()).toEqual(['1', '3']);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(numbers()).toHaveLength(4);
    expect(cell(1, 0)).toHaveFocus();
    expect(box()).toHaveValue('');
    await user.type(box(), 'pen');
    await user.click(screen.getByRole('button', { name: /1 error/ }));
    expect(numbers()).toHaveLength(4);
    expect(spoken().join(' ')).toContain('Filter cleared to show row 2.');
  });

  it('is filtered while a part of a chosen object is not valid', async () => {
    const size = { enum: [{ cm: 'x' }, { cm: 2 }], properties: { cm: { type: 'integer' } } };
    const schema = objectSchema({ lines: { type: 'array', items: objectSchema({ size }) } });
    const { user } = renderTable(
      <EditableTable pointer="/lines" filterable />,
      [{ size: { cm: 'x' } }, { size: { cm: 2 } }],
      schema,
    );
    await user.type(box(), '2');
    expect(numbers()).toEqual(['2']);
  });

  it('finds text that is not a value', async () => {
    const { user } = setUp();
    await user.click(cell(0, 1));
    await user.keyboard('Lots{Enter}');
    await user.type(box(), 'lots');
    expect(numbers()).toHaveLength(1);
    expect(cell(0, 0)).toHaveTextContent('Red pen');
  });

  it('does not move rows', async () => {
    const { user, controller } = renderTable(<OrderedTable pointer="/lines" filterable />, lines);
    await user.type(box(), 'pen');
    await user.click(cell(0, 0));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(names(controller.get('/lines'))).toEqual(['Red pen', 'Ink', 'Blue pen', 'Paper']);
  });

  it('starts empty for another table at its place, and not for the same table at another pointer', async () => {
    const list = { type: 'array', items: objectSchema({ name: { type: 'string' } }) };
    const groups = { type: 'array', items: objectSchema({ list }) };
    function Group() {
      const [index, setIndex] = useState(0);
      return (
        <>
          <button onClick={() => setIndex(1 - index)}>Other</button>
          <EditableTable pointer={`/groups/${index}/list`} filterable caption="Lines" />
        </>
      );
    }
    const data = { groups: [{ list: lines }, { list: [{ name: 'Pen' }, { name: 'Cap' }] }] };
    const { user, controller } = renderScreen(objectSchema({ groups }), { children: <Group />, data });
    await user.type(box(), 'ink');
    expect(numbers()).toEqual(['2']);
    await user.click(screen.getByRole('button', { name: 'Other' }));
    expect(box()).toHaveValue('');
    expect(numbers()).toEqual(['1', '2']);
    await user.type(box(), 'pen');
    const other = screen.getByRole('button', { name: 'Other' });
    act(() => {
      controller.moveRow('/groups', 1, 0);
      other.click();
    });
    expect(box()).toHaveValue('pen');
    expect(numbers()).toEqual(['1']);
  });
});
