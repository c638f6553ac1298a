import { act, fireEvent, screen, within } from '@testing-library/react';
import { expectAccessible, objectSchema, renderScreen, renderTable } from '../testing/render-screen';
import { german } from '../translations/german';
import { EditableTable } from './EditableTable';
import { OrderedTable } from './OrderedTable';

/** The number of a row, without the marks of what is not settled in it. */
const numberOf = (header: HTMLElement) => header.querySelector('.eidos-table__row-number')?.textContent;

const lines = [
  { name: 'Cy', amount: 10 },
  { name: 'Ada', amount: 9 },
  { name: 'Bob' },
  { name: 'Dan', amount: 100 },
];
const setUp = () => renderTable(<EditableTable pointer="/lines" sortable />, lines);
const body = () => within(screen.getAllByRole('rowgroup')[1]!).getAllByRole('row');
/** The number and the name in each row. */
const shown = () =>
  body().map((row) => {
    const [cell] = within(row).getAllByRole('gridcell');
    return `${numberOf(within(row).getByRole('rowheader'))} ${cell!.textContent}`;
  });
const header = (name: string) => screen.getByRole('columnheader', { name });
const sorter = (name: string) => within(header(name)).getByRole('button', { name });
const cell = (row: number, column: number) => within(body()[row]!).getAllByRole('gridcell')[column]!;
const names = (value: unknown) => (value as { name?: string }[]).map(({ name }) => name);
const spoken = () => screen.getAllByRole('status').map((region) => region.textContent?.trim());

describe('a sorted grid', () => {
  it('sorts what is shown and keeps the data and the row numbers', async () => {
    const { user, controller, container } = setUp();
    expect(header('Name')).toHaveAttribute('aria-sort', 'none');
    await user.click(sorter('Name'));
    expect(shown()).toEqual(['2 Ada', '3 Bob', '1 Cy', '4 Dan']);
    expect(header('Name')).toHaveAttribute('aria-sort', 'ascending');
    expect(spoken()).toContain('Sorted by Name, ascending.');
    expect(body().map((row) => row.getAttribute('aria-rowindex'))).toEqual(['2', '3', '4', '5']);
    await expectAccessible(container);
    await user.click(sorter('Name'));
    expect(shown()).toEqual(['4 Dan', '1 Cy', '3 Bob', '2 Ada']);
    await user.click(sorter('Name'));
    expect(shown()).toEqual(['1 Cy', '2 Ada', '3 Bob', '4 Dan']);
    expect(spoken()).toContain('No longer sorted.');
    expect(names(controller.get('/lines'))).toEqual(['Cy', 'Ada', 'Bob', 'Dan']);
    expect(controller.getSnapshot().dirty).toBe(false);
  });

  it('is sorted by keyboard, from the header that the arrow keys reach', async () => {
    const { user } = setUp();
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowUp}');
    expect(sorter('Amount')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(shown()).toEqual(['2 Ada', '1 Cy', '4 Dan', '3 Bob']);
    expect(sorter('Amount')).toHaveFocus();
    await user.keyboard('{ArrowLeft} ');
    expect(header('Name')).toHaveAttribute('aria-sort', 'ascending');
    await user.keyboard('{Home}');
    expect(header('Row')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(cell(0, 0)).toHaveFocus();
    expect(cell(0, 0)).toHaveTextContent('Ada');
  });

  it('is one tab stop, also from its header', async () => {
    const { user } = setUp();
    await user.tab();
    await user.keyboard('{ArrowUp}');
    expect(sorter('Name')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Add row' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(sorter('Name')).toHaveFocus();
  });

  it('keeps a row in its place while it is edited, until it is sorted again', async () => {
    const { user, controller } = setUp();
    await user.click(sorter('Name'));
    await user.click(cell(0, 0));
    await user.keyboard('Zoe{Enter}');
    expect(shown()).toEqual(['2 Zoe', '3 Bob', '1 Cy', '4 Dan']);
    expect(controller.get('/lines/1/name')).toBe('Zoe');
    expect(cell(1, 0)).toHaveFocus();
    await user.click(sorter('Name'));
    expect(shown()).toEqual(['2 Zoe', '4 Dan', '1 Cy', '3 Bob']);
  });

  it('inserts and duplicates rows next to the selected ones, and undo takes them out', async () => {
    const { user, controller } = setUp();
    await user.click(sorter('Name'));
    await user.click(cell(1, 0));
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    expect(shown()).toEqual(['2 Ada', '3 ', '4 Bob', '1 Cy', '5 Dan']);
    expect(cell(1, 0)).toHaveFocus();
    await user.keyboard('Abe{Enter}');
    expect(names(controller.get('/lines'))).toEqual(['Cy', 'Ada', 'Abe', 'Bob', 'Dan']);
    await user.click(cell(3, 0));
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}{Control>}{Shift>}d{/Shift}{/Control}');
    expect(shown().map((text) => text.split(' ')[1])).toEqual([
      'Ada',
      'Abe',
      'Bob',
      'Cy',
      'Bob',
      'Cy',
      'Dan',
    ]);
    act(() => controller.undo());
    expect(shown().map((text) => text.split(' ')[1])).toEqual(['Ada', 'Abe', 'Bob', 'Cy', 'Dan']);
  });

  it('adds a row at the end, and a deleted row comes back to its place', async () => {
    const { user, controller } = setUp();
    await user.click(sorter('Name'));
    await user.click(screen.getByRole('button', { name: 'Add row' }));
    expect(shown()).toEqual(['2 Ada', '3 Bob', '1 Cy', '4 Dan', '5 ']);
    await user.click(screen.getByRole('button', { name: 'Delete row 3' }));
    expect(shown()).toEqual(['2 Ada', '1 Cy', '3 Dan', '4 ']);
    expect(spoken()).toContain('Row 3 deleted.');
    expect(cell(1, 0).closest('tr')).toContainElement(document.activeElement as HTMLElement);
    act(() => controller.undo());
    expect(shown()).toEqual(['2 Ada', '3 Bob', '1 Cy', '4 Dan', '5 ']);
  });

  it('copies, pastes, fills and empties the rows as they are shown', async () => {
    const { user, controller } = setUp();
    await user.click(sorter('Name'));
    await user.click(cell(0, 0));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    const setData = jest.fn();
    fireEvent.copy(document.body, { clipboardData: { setData } });
    expect(setData).toHaveBeenCalledWith('text/plain', 'Ada\nBob');
    await user.keyboard('{ArrowDown}');
    await user.paste('X\nY');
    expect(names(controller.get('/lines'))).toEqual(['X', 'Ada', 'Bob', 'Y']);
    await user.click(cell(0, 0));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}');
    expect(names(controller.get('/lines'))).toEqual(['X', 'Ada', 'Ada', 'Y']);
    await user.click(cell(3, 0));
    await user.paste('P\nQ');
    expect(names(controller.get('/lines'))).toEqual(['X', 'Ada', 'Ada', 'P', 'Q']);
    expect(shown().at(-1)).toBe('5 Q');
    await user.click(cell(0, 0));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Delete}');
    expect(names(controller.get('/lines'))).toEqual(['X', undefined, undefined, 'P', 'Q']);
  });

  it('starts in the order of defaultSort: by date, by the label of a choice, and in German', () => {
    const schema = {
      type: 'object',
      properties: {
        lines: {
          type: 'array',
          title: 'Lines',
          items: objectSchema({
            day: { type: 'string', format: 'date', title: 'Day' },
            size: {
              title: 'Size',
              oneOf: [
                { const: 1, title: 'small' },
                { const: 2, title: 'medium' },
              ],
            },
          }),
        },
      },
    } as const;
    const data = {
      lines: [
        { day: '2025-12-31', size: 1 },
        { day: '2026-01-01', size: 2 },
        { size: 1 },
        { day: '2024-02-01', size: 2 },
      ],
    };
    const translations = { locale: 'de', catalogue: german };
    const numbers = () => screen.getAllByRole('rowheader').map(numberOf);
    const { unmount } = renderScreen(schema, {
      children: <EditableTable pointer="/lines" defaultSort={{ column: 'day', direction: 'descending' }} />,
      data,
      translations,
    });
    expect(numbers()).toEqual(['2', '1', '4', '3']);
    unmount();
    renderScreen(schema, {
      children: <EditableTable pointer="/lines" defaultSort={{ column: 'size', direction: 'ascending' }} />,
      data,
      translations,
    });
    expect(numbers()).toEqual(['2', '4', '1', '3']);
  });

  it('refuses an initial order by a column that it does not have', () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() =>
      renderTable(
        <EditableTable pointer="/lines" defaultSort={{ column: 'nam', direction: 'ascending' }} />,
        lines,
      ),
    ).toThrow('there is no column "nam"');
    silent.mockRestore();
  });

  it('sorts the rows of other data when all of them are replaced', async () => {
    const { user, controller } = setUp();
    await user.click(sorter('Name'));
    act(() => controller.reset({ lines: [{ name: 'Zed' }, { name: 'Yan' }] }));
    expect(shown()).toEqual(['2 Yan', '1 Zed']);
  });

  it('finds the row of an error', async () => {
    const { user, controller } = setUp();
    await user.click(sorter('Name'));
    act(() => controller.set('/lines/3/name', undefined));
    act(() => controller.touch('/lines/3/name'));
    await user.click(cell(3, 0));
    expect(screen.getByText('Name, row 4: Fill in this field.')).toBeVisible();
    expect(within(body()[3]!).getByText('1 error in this row')).toBeInTheDocument();
  });

  it('does not move rows, and says why', async () => {
    const { user, controller } = renderTable(<OrderedTable pointer="/lines" sortable />, lines);
    await user.click(sorter('Name'));
    const handle = screen.getByRole('button', { name: 'Move row 2' });
    expect(handle).toHaveAccessibleDescription('Rows cannot be moved while the table is sorted or filtered.');
    expect(handle).toHaveAttribute('aria-disabled', 'true');
    await user.click(cell(0, 0));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(spoken()).toContain('Rows cannot be moved while the table is sorted or filtered.');
    await user.keyboard('{Home} ');
    expect(names(controller.get('/lines'))).toEqual(['Cy', 'Ada', 'Bob', 'Dan']);
    await user.click(sorter('Name'));
    await user.click(sorter('Name'));
    await user.click(cell(0, 0));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(names(controller.get('/lines'))).toEqual(['Ada', 'Cy', 'Bob', 'Dan']);
  });
});
