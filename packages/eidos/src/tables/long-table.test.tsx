import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { compileEidos } from '../compiler/compile-eidos';
import { gridOf } from '../testing/grid-of';
import { linesSchema, renderTable } from '../testing/render-screen';
import { clearSelected, deleteRows } from './edit-commands';
import { EditableTable } from './EditableTable';
import type { Grid } from './grid';
import { runRowShortcut } from './row-commands';
import { paste } from './paste-command';
import type { CellContent } from './table-props';

const lines = Array.from({ length: 1000 }, (_, row) => ({ name: `Name ${row + 1}` }));

/** Scrolls the table so far that other rows are in view; jsdom has no layout, so rows have the assumed height. */
function scrollToRow(row: number): void {
  const scroller = screen.getByRole('grid').parentElement!;
  scroller.scrollTop = row * 37;
  fireEvent.scroll(scroller);
}

const cell = (name: string) => screen.getByRole('gridcell', { name });

describe('a long table', () => {
  it('keeps the focus in its row, and follows it there', async () => {
    const { user } = renderTable(<EditableTable pointer="/lines" />, lines);
    await user.click(cell('Name 9'));
    const focused = document.activeElement;
    scrollToRow(500);
    expect(document.activeElement).toBe(focused);
    expect(focused).toHaveTextContent('Name 9');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('Name 10');
  });

  it('keeps the rows in view where they are when those above them turn out to be taller', () => {
    const spy = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
    spy.mockImplementation(function (this: Element) {
      return this.localName === 'tr' ? 57 : 0;
    });
    renderTable(<EditableTable pointer="/lines" />, lines);
    const scroller = screen.getByRole('grid').parentElement!;
    // The first 21 rows were measured, so that this is 10 px into row 101.
    scroller.scrollTop = 21 * 57 + 79 * 37 + 10;
    fireEvent.scroll(scroller);
    expect(scroller.scrollTop).toBe(29 * 57 + 71 * 37 + 10);
    spy.mockRestore();
  });

  it('stays where a program scrolls it just before the end of another scroll is noticed', () => {
    jest.useFakeTimers();
    renderTable(<EditableTable pointer="/lines" />, lines);
    scrollToRow(500);
    const scroller = screen.getByRole('grid').parentElement!;
    scroller.scrollTop = 0;
    act(() => jest.advanceTimersByTime(1000));
    expect(scroller.scrollTop).toBe(0);
    jest.useRealTimers();
  });

  it('keeps its rows while it is hidden, where it has no position, and gets others', () => {
    const { controller } = renderTable(<EditableTable pointer="/lines" />, lines);
    scrollToRow(500);
    const scroller = screen.getByRole('grid').parentElement!;
    scroller.checkVisibility = () => false;
    scroller.scrollTop = 0;
    act(() => controller.insertRow('/lines', 1000));
    expect(cell('Name 505')).toBeInTheDocument();
  });

  it('never shows the state of a custom cell in another row', () => {
    function Remembering({ text }: CellContent) {
      const [first] = useState(text);
      return <b>{first}</b>;
    }
    const renderCell = (content: CellContent) => <Remembering {...content} />;
    renderTable(<EditableTable pointer="/lines" columns={['name']} renderCell={renderCell} />, lines);
    scrollToRow(500);
    const row = screen.getByRole('row', { name: /^505\b/ });
    expect(within(row).getByText('Name 505')).toBeInTheDocument();
  });
});

describe('a change of many rows', () => {
  const eidos = compileEidos(linesSchema);
  const rows = Array.from({ length: 200 }, (_, row) => ({ name: `Name ${row}`, amount: row, state: 'open' }));
  const shortcut = (grid: Grid, key: string, shiftKey: boolean) =>
    runRowShortcut(grid, new KeyboardEvent('keydown', { key, ctrlKey: true, shiftKey }));
  const commands: readonly (readonly [string, (grid: Grid) => void, (row: number) => unknown])[] = [
    ['clear', (grid) => clearSelected(grid), () => ({})],
    ['fill down', (grid) => shortcut(grid, 'd', false), () => rows[0]],
    [
      'paste',
      (grid) => paste(grid, rows.map((_, row) => `New ${row}`).join('\n')),
      (row) => ({ ...rows[row], name: `New ${row}` }),
    ],
  ];

  it.each(commands)('copies the table a few times: %s', (_, run, expected) => {
    const grid = gridOf(eidos, rows);
    const { controller } = grid;
    const keys = controller.getRowKeys('/lines');
    grid.selectRows(0, rows.length - 1);
    const freeze = jest.spyOn(Object, 'freeze');
    run(grid);
    const copies = freeze.mock.calls.filter(
      ([value]) => Array.isArray(value) && value.length === rows.length,
    );
    freeze.mockRestore();
    expect(copies.length).toBeLessThan(20);
    expect(controller.get('/lines')).toEqual(rows.map((_row, at) => expected(at)));
    expect(controller.getRowKeys('/lines')).toEqual(keys);
    expect(controller.getSnapshot().canUndo).toBe(true);
    controller.undo();
    expect(controller.getSnapshot().data).toEqual({ lines: rows });
    expect(controller.getSnapshot().canUndo).toBe(false);
  });

  it.each([
    ['duplicate', (grid: Grid) => shortcut(grid, 'D', true), [...rows, ...rows]],
    ['delete', (grid: Grid) => deleteRows(grid, 0, rows.length - 1), []],
  ])('copies the table a few times: %s', (_, run, expected) => {
    const grid = gridOf(eidos, rows);
    grid.selectRows(0, rows.length - 1);
    const freeze = jest.spyOn(Object, 'freeze');
    run(grid);
    const copies = freeze.mock.calls.filter(([value]) => Array.isArray(value) && value.length > 50);
    freeze.mockRestore();
    expect(copies.length).toBeLessThan(20);
    expect(grid.controller.get('/lines')).toEqual(expected);
    grid.controller.undo();
    expect(grid.controller.get('/lines')).toEqual(rows);
  });

  it('keeps the texts, errors and keys of the other rows', () => {
    const grid = gridOf(eidos, rows);
    const { controller } = grid;
    controller.setText('/lines/7/amount', 'seven');
    controller.setText('/lines/150/amount', 'many');
    controller.setErrors({ '/lines/9/name': 'Taken' });
    const keys = controller.getRowKeys('/lines');
    grid.selectRows(5, 100);
    clearSelected(grid);
    expect(controller.getField('/lines/7/amount')).toMatchObject({ value: undefined, text: undefined });
    expect(controller.getField('/lines/150/amount')).toMatchObject({ value: 150, text: 'many' });
    expect(controller.get('/lines')).toEqual(rows.map((row, at) => (at < 5 || at > 100 ? row : {})));
    deleteRows(grid, 2, 99);
    expect(controller.getRowKeys('/lines')).toEqual(keys.toSpliced(2, 98));
    expect(controller.getField('/lines/52/amount')).toMatchObject({ value: 150, text: 'many' });
    controller.undo();
    controller.undo();
    expect(controller.getField('/lines/7/amount')).toMatchObject({ value: 7, text: 'seven' });
    expect(controller.get('/lines')).toEqual(rows);
  });
});
