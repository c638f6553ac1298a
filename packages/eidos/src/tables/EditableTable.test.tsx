import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { Controller } from '../controller/controller';
import { EditableTable } from './EditableTable';
import { renderTable } from '../testing/render-screen';

const lines = [
  { name: 'Ada', amount: 1, paid: true, state: 'open' },
  { name: 'Bob', amount: 2, paid: false, state: 'shut' },
  { name: 'Cy', amount: 3 },
];

function cell(row: number, column: number) {
  const line = screen.getAllByRole('row')[row]!;
  return line.querySelector<HTMLElement>(`[aria-colindex="${column + 1}"]`)!;
}

const setUp = () => renderTable(<EditableTable pointer="/lines" />, lines);

describe('EditableTable', () => {
  it('tells the style sheet when the numbers of rows have four digits and more', () => {
    const rows = Array.from({ length: 999 }, () => ({ name: 'Ada' }));
    const { controller } = renderTable(<EditableTable pointer="/lines" />, rows);
    expect(screen.getByRole('grid')).not.toHaveAttribute('data-long');
    act(() => controller.insertRow('/lines', 999));
    expect(screen.getByRole('grid')).toHaveAttribute('data-long');
  });

  it('is one tab stop, before the button that adds a row', async () => {
    const { user } = setUp();
    await user.tab();
    expect(cell(1, 1)).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Add row' })).toHaveFocus();
  });

  it.each([
    ['a cell', () => cell(2, 5)],
    ['a header', () => screen.getByRole('button', { name: 'State' })],
  ])('stays a tab stop when the last column goes, which had its tab stop: %s', async (_, find) => {
    function Columns() {
      const [columns, setColumns] = useState(['name', 'amount', 'paid', 'state']);
      return (
        <>
          <button onClick={() => setColumns(['name'])}>Fewer columns</button>
          <EditableTable pointer="/lines" columns={columns} sortable />
        </>
      );
    }
    const { user } = renderTable(<Columns />, lines);
    await user.click(cell(1, 1));
    act(() => (find().querySelector('button') ?? find()).focus());
    await user.click(screen.getByRole('button', { name: 'Fewer columns' }));
    await user.tab();
    expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
  });

  it('reports its size and the position of its rows and cells', () => {
    setUp();
    const grid = screen.getByRole('grid', { name: 'Lines' });
    expect(grid).toHaveAttribute('aria-rowcount', '4');
    expect(grid).toHaveAttribute('aria-colcount', '6');
    expect(within(grid).getAllByRole('row')[2]).toHaveAttribute('aria-rowindex', '3');
  });

  it('counts the line that stands for rows where there are none', () => {
    renderTable(<EditableTable pointer="/lines" />, []);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '2');
    expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2');
  });

  it('moves with arrows, Home, End and with Control to the corners', async () => {
    const { user } = setUp();
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(cell(2, 2)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(cell(2, 0)).toHaveFocus();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(screen.getByRole('button', { name: 'Delete row 3' })).toHaveFocus();
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(cell(1, 0)).toHaveFocus();
  });

  it.each<[string, string, object, [number, number]]>([
    [
      'edits on Enter, keeps the value, and moves down on Enter',
      '{Enter} Lovelace{Enter}',
      { name: 'Ada Lovelace' },
      [2, 1],
    ],
    ['begins to edit when the user types, replacing the value', 'Eve{Tab}', { name: 'Eve' }, [1, 2]],
    ['restores the cell on Escape', 'Eve{Escape}', {}, [1, 1]],
  ])('%s', async (_, keys, entered, place) => {
    const { user, controller } = setUp();
    await user.tab();
    await user.keyboard(keys);
    expect(controller.get('/lines/0')).toEqual({ ...lines[0], ...entered });
    expect(cell(...place)).toHaveFocus();
  });

  it('toggles a boolean with Space', async () => {
    const { user, controller } = setUp();
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight} ');
    expect(controller.get('/lines/0/paid')).toBe(false);
  });

  it('extends the selection to a box that is pressed with Shift, and does not toggle it', async () => {
    const { user, controller } = setUp();
    await user.click(cell(1, 2));
    await user.keyboard('{Shift>}');
    await user.click(within(cell(2, 3)).getByRole('checkbox'));
    await user.keyboard('{/Shift}');
    expect(within(cell(2, 3)).getByRole('checkbox')).not.toBeChecked();
    expect(controller.get('/lines')).toEqual(lines);
    await user.keyboard('{Delete}');
    expect(controller.get('/lines')).toEqual([
      { name: 'Ada', state: 'open' },
      { name: 'Bob', state: 'shut' },
      lines[2],
    ]);
  });

  it('opens a cell by a second press', async () => {
    const { user } = setUp();
    await user.click(cell(2, 1));
    expect(cell(2, 1)).toHaveFocus();
    await user.click(cell(2, 1));
    expect(within(cell(2, 1)).getByRole('textbox')).toHaveFocus();
  });

  it('adds a row and focuses its first field', async () => {
    const { user, controller } = setUp();
    await user.click(screen.getByRole('button', { name: 'Add row' }));
    expect(controller.getRowKeys('/lines')).toHaveLength(4);
    expect(cell(4, 1)).toHaveFocus();
  });

  it('deletes a row, keeps the focus, and restores the row on request', async () => {
    const { user, controller } = setUp();
    await user.click(screen.getByRole('button', { name: 'Delete row 2' }));
    expect(controller.get('/lines')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Delete row 2' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(controller.get('/lines')).toEqual(lines);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('no longer offers to undo a deletion once something else was changed', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('button', { name: 'Delete row 3' }));
    await user.click(cell(1, 1));
    await user.keyboard('x');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('pastes a spreadsheet: adds rows, reads labels and numbers, keeps text that does not fit', async () => {
    const { user, controller } = setUp();
    await user.click(cell(3, 1));
    await user.paste('Dan\t7\tYes\topen\n"two\nlines"\tmany\tmaybe\tajar\n');
    expect(controller.get('/lines/2')).toEqual({ name: 'Dan', amount: 7, paid: true, state: 'open' });
    expect(controller.get('/lines/3')).toEqual({ name: 'two\nlines' });
    expect(cell(4, 3)).toHaveTextContent('maybe');
    expect(cell(4, 4)).toHaveTextContent('ajar');
    expect(cell(4, 2)).toHaveTextContent('many');
    expect(cell(4, 2)).toHaveAttribute('aria-invalid', 'true');
    expect(cell(4, 2)).toHaveAccessibleDescription(/number/);
    expect(cell(4, 0)).toHaveTextContent('3 errors in this row');
    act(() => controller.undo());
    expect(controller.get('/lines')).toEqual(lines);
  });

  it('copies the selected cells in the format of a spreadsheet', async () => {
    const { user } = setUp();
    await user.click(cell(1, 1));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    const setData = jest.fn();
    fireEvent.copy(document.body, { clipboardData: { setData } });
    expect(setData).toHaveBeenCalledWith('text/plain', 'Ada\t1\nBob\t2');
  });

  it.each([
    ['comes above the selected ones', (rows: object[]) => [{ name: 'New' }, ...rows], ['New', 'Ada', '', '']],
    ['goes above the selected ones', (rows: object[]) => rows.slice(1), ['', '']],
    ['that was selected goes', (rows: object[]) => rows.slice(0, 2), ['Ada', '']],
    [
      'comes between them',
      (rows: object[]) => rows.toSpliced(2, 0, { name: 'New' }),
      ['Ada', 'Bob', 'New', ''],
    ],
  ])('empties no other cells than the selected ones when a row %s', async (_, change, names) => {
    const { user, controller } = setUp();
    await user.click(cell(2, 1));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    act(() => controller.receive({ lines: change(lines) }));
    await user.keyboard('{Delete}');
    const rows = controller.get('/lines') as { name?: string }[];
    expect(rows.map(({ name = '' }) => name)).toEqual(names);
  });

  it.each<[string, (controller: Controller) => void, object[]]>([
    [
      'the server removes its row',
      (one) => one.receive({ lines: [lines[0], lines[2]] }),
      [lines[0]!, lines[2]!],
    ],
    [
      'another record is loaded',
      (one) => one.reset({ lines: [{ name: 'X' }, { name: 'Y' }] }),
      [{ name: 'X' }, { name: 'Y' }],
    ],
  ])('changes no other row by what is typed on when %s', async (_, change, rows) => {
    const { user, controller } = setUp();
    await user.click(cell(2, 1));
    await user.keyboard('{Enter}');
    act(() => change(controller));
    await user.keyboard('x{Delete}{Escape}');
    expect(controller.get('/lines')).toEqual(rows);
  });

  it('takes the focus for a box in the place of a text only if the text had it', async () => {
    const { user, controller } = renderTable(<EditableTable pointer="/lines" />, [{ paid: 'maybe' }]);
    await user.click(cell(1, 3));
    await user.click(document.body);
    act(() => controller.set('/lines/0/paid', true));
    expect(document.body).toHaveFocus();
    await user.keyboard(' ');
    act(() => controller.undo());
    await user.click(cell(1, 3));
    act(() => controller.set('/lines/0/paid', true));
    expect(screen.getByRole('checkbox')).toHaveFocus();
    act(() => controller.undo());
    expect(cell(1, 3)).toHaveFocus();
    expect(controller.get('/lines')).toEqual([{ paid: 'maybe' }]);
  });

  it('takes no key after the focus has left it and the server removes the row that had it', async () => {
    const { user, controller } = setUp();
    await user.click(cell(2, 1));
    await user.click(document.body);
    act(() => controller.receive({ lines: [lines[0], lines[2]] }));
    expect(document.body).toHaveFocus();
    await user.keyboard(' ');
    expect(controller.get('/lines')).toEqual([lines[0], lines[2]]);
  });

  it.each([
    [
      'takes what the server has saved since the cell was opened',
      [lines[0], { ...lines[1], name: 'Bo' }],
      'Bo',
    ],
    ['takes the text from before where the server has removed the row', [lines[0], lines[2]], 'Bob'],
  ])('Escape %s', async (_, theirs, name) => {
    const { user, controller } = setUp();
    await user.click(cell(2, 1));
    await user.keyboard('x');
    act(() => controller.receive({ lines: theirs }));
    await user.keyboard('{Escape}');
    expect(controller.get('/lines/1')).toEqual({ ...lines[1], name });
  });

  it('shows the error of a cell that is edited while something is dropped on another one', async () => {
    const { user, controller } = setUp();
    await user.click(cell(1, 2));
    await user.keyboard('many');
    fireEvent.drop(cell(2, 1), { dataTransfer: { types: ['text/plain'], getData: () => 'Eve' } });
    expect(controller.get('/lines/1/name')).toBe('Eve');
    expect(cell(1, 2)).toHaveAccessibleDescription(/whole number/);
  });

  it('announces how many cells were cleared, and shows the errors of the active one below the grid', async () => {
    const { user } = setUp();
    await user.click(cell(1, 1));
    await user.keyboard('{Delete}');
    expect(screen.getByText('1 cell cleared. 1 cell needs your attention.')).toBeInTheDocument();
    expect(screen.getByText('Name, row 1: Fill in this field.')).toBeVisible();
    await user.keyboard('{ArrowDown}');
    expect(screen.queryByText(/Fill in this field/, { selector: 'p' })).toBeNull();
  });

  it('says that there is no row, and how to add one', async () => {
    const { user } = renderTable(<EditableTable pointer="/lines" />, []);
    const empty = screen.getByRole('gridcell', { name: /^No rows yet/ });
    await user.tab();
    expect(empty).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Add row' })).toHaveFocus();
  });

  it('offers to undo a deletion until another entry is the last step, also one that is not a value', async () => {
    const { user, controller } = setUp();
    await user.click(screen.getByRole('button', { name: 'Delete row 3' }));
    const undo = () => screen.queryByRole('button', { name: 'Undo' });
    act(() => controller.receive({ lines: lines.map((line) => ({ ...line, amount: 5 })) }));
    expect(undo()).toBeVisible();
    act(() => controller.setText('/lines/0/amount', 'many'));
    expect(undo()).toBeNull();
    expect(controller.getField('/lines/0/amount').text).toBe('many');
  });

  it.each([
    [1, '1'],
    [null, ''],
    ['yes', 'yes'],
  ])('shows %j in place of a boolean as it is stored, and not as a box', (paid, shown) => {
    const { controller } = renderTable(<EditableTable pointer="/lines" />, [{ name: 'Ada', paid }]);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(cell(1, 3).querySelector('.eidos-table__text')).toHaveTextContent(shown);
    act(() => controller.set('/lines/0/paid', false));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it.each([
    ['after the last field of a row', [1, 4], '{F2}{Tab}', [2, 1]],
    ['before the first field of a row', [2, 1], '{F2}{Shift>}{Tab}{/Shift}', [1, 4]],
  ] as const)('Tab leads from an edited cell to the other row, %s', async (_, [row, column], keys, to) => {
    const { user } = setUp();
    await user.click(cell(row, column));
    await user.keyboard(keys);
    expect(cell(to[0], to[1])).toHaveFocus();
  });

  it.each([
    ['the last field', [3, 4], '{F2}{Tab}'],
    ['the first field', [1, 1], '{F2}{Shift>}{Tab}{/Shift}'],
  ] as const)('Tab leaves the grid from %s', async (_, [row, column], keys) => {
    const { user } = setUp();
    await user.click(cell(row, column));
    await user.keyboard(keys);
    expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
  });

  it('does not say that something is undone where there is nothing to undo', async () => {
    const { user } = setUp();
    await user.click(cell(1, 1));
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.queryByText('Undone.')).toBeNull();
    await user.keyboard('{Delete}{Control>}z{/Control}');
    expect(screen.getByText('Undone.')).toBeInTheDocument();
  });

  it('keeps its selection when a menu is opened in it, and ends it elsewhere', async () => {
    const { user } = setUp();
    await user.click(cell(1, 1));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await user.pointer({ keys: '[MouseRight]', target: cell(1, 1) });
    expect(cell(2, 1)).toHaveAttribute('aria-selected', 'true');
    await user.pointer({ keys: '[MouseRight]', target: cell(3, 1) });
    expect(cell(2, 1)).not.toHaveAttribute('aria-selected');
  });

  it('extends the selection from the active cell, also after its row was moved or another one was deleted', async () => {
    const { user, controller } = setUp();
    await user.click(cell(2, 1));
    act(() => controller.receive({ lines: [{ name: 'New' }, ...lines] }));
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}{Delete}');
    const rows = controller.get('/lines') as { name?: string }[];
    expect(rows.map(({ name }) => name)).toEqual(['New', undefined, undefined, lines[2]!.name]);
    act(() => controller.undo());
    act(() => controller.insertRow('/lines', 4));
    await user.click(cell(5, 1));
    act(() => controller.undo());
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(screen.getByRole('button', { name: 'Delete 2 rows' })).toBeVisible();
  });

  it('offers no undo after a command that changes nothing, which would undo the entry before it', async () => {
    const { user, controller } = renderTable(<EditableTable pointer="/lines" />, [
      { name: 'A' },
      { name: 'A' },
    ]);
    const undo = () => screen.queryByRole('button', { name: 'Undo' });
    act(() => controller.set('/lines/0/amount', 7));
    await user.click(cell(2, 1));
    await user.keyboard('{Control>}d{/Control}');
    expect(screen.getAllByText('1 cell filled.')[0]).toBeVisible();
    expect(undo()).toBeNull();
    await user.paste('A');
    expect(screen.getAllByText('1 cell pasted.')[0]).toBeVisible();
    expect(undo()).toBeNull();
    await user.paste('B');
    expect(undo()).toBeVisible();
  });

  it('keeps the focus when nothing is pasted where the browser blocks the clipboard of a touch screen', async () => {
    const { user } = setUp();
    await user.pointer({ keys: '[TouchA]', target: cell(1, 1) });
    jest.spyOn(navigator.clipboard, 'read').mockRejectedValue(new Error('blocked'));
    await user.click(screen.getByRole('button', { name: 'Paste' }));
    await user.click(screen.getByRole('textbox'));
    await user.paste('');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(cell(1, 1)).toHaveFocus();
  });

  it('has no button that copies nothing, where a button of a row was touched', async () => {
    const { user } = renderTable(<EditableTable pointer="/lines" columns={['name']} />, lines);
    const copy = () => screen.queryByRole('button', { name: 'Copy' });
    await user.pointer({ keys: '[TouchA]', target: cell(1, 1) });
    expect(copy()).toBeVisible();
    await user.pointer({
      keys: '[TouchA]',
      target: screen.getByRole('button', { name: 'Details of row 1' }),
    });
    expect(copy()).toBeNull();
  });

  it('opens the details of a summary by Enter and Space, and not by letters', async () => {
    const address = { type: 'object', title: 'Address', properties: { street: { type: 'string' } } };
    const items = { type: 'object', properties: { address } };
    const schema = { type: 'object', properties: { lines: { type: 'array', items } } };
    const { user } = renderTable(<EditableTable pointer="/lines" />, [{}], schema);
    const details = screen.getByRole('button', { name: /details/i });
    await user.click(cell(1, 1));
    for (const [key, expanded] of [
      ['a', 'false'],
      ['{Enter}', 'true'],
      ['b', 'true'],
      [' ', 'false'],
    ] as const) {
      await user.keyboard(key);
      expect(details).toHaveAttribute('aria-expanded', expanded);
    }
  });

  it.each([false, true])('announces a refused text once (details of its row open: %s)', async (isOpen) => {
    const { user } = renderTable(<EditableTable pointer="/lines" columns={['amount']} />, lines);
    if (isOpen) await user.click(screen.getByRole('button', { name: 'Details of row 1' }));
    const heard: (string | null)[] = [];
    const status = screen.getByRole('status');
    new MutationObserver(() => heard.push(status.textContent)).observe(status, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    await user.click(cell(1, 1));
    await user.keyboard('x{Enter}');
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(heard).toEqual([expect.stringContaining('number')]);
  });
});
