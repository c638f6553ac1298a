import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, objectSchema, renderScreen, renderTable } from '../testing/render-screen';
import { DisplayTable } from './DisplayTable';
import { EditableTable } from './EditableTable';

const lines = [{ name: 'Ada', amount: 1 }];
const handle = (name = 'Name') => screen.getByRole('separator', { name: `Width of ${name}` });

/** Widths of cells, which jsdom does not lay out. */
function layOut(width: number) {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
}

afterEach(() => jest.restoreAllMocks());

it.each([EditableTable, DisplayTable])(
  'a column that becomes the first one is measured to stay in view',
  async (Table) => {
    const observed = new Set<Element>();
    const observe = (element: Element) => observed.add(element);
    const disconnect = () => observed.clear();
    Object.assign(globalThis, { ResizeObserver: jest.fn(() => ({ observe, disconnect })) });
    function Columns() {
      const [columns, setColumns] = useState(['name']);
      return (
        <>
          <button onClick={() => setColumns(['amount'])}>Other columns</button>
          <Table pointer="/lines" columns={columns} />
        </>
      );
    }
    const { user } = renderTable(<Columns />, lines);
    await user.click(screen.getByRole('button', { name: 'Other columns' }));
    expect(observed).toContain(screen.getByRole('columnheader', { name: 'Amount' }));
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
  },
);

it.each([EditableTable, DisplayTable])('a column may have any name', async (Table) => {
  const names = ['#row', '#details', 'delete'];
  const number = { type: 'number' };
  const items = {
    ...(objectSchema(Object.fromEntries(names.map((title) => [title, { ...number, title }]))) as object),
    additionalProperties: number,
  };
  const onWidthsChange = jest.fn();
  const table = <Table pointer="/lines" sortable resizable onWidthsChange={onWidthsChange} />;
  const rows = [{ '#row': 1, '#details': 2, other: 3 }];
  const { user } = renderTable(table, rows, objectSchema({ lines: { type: 'array', items } }));
  for (const name of names) {
    layOut(100);
    act(() => handle(name).focus());
    await user.keyboard('{ArrowRight}');
    expect(onWidthsChange).toHaveBeenLastCalledWith(expect.objectContaining({ [name]: 110 }));
    await user.click(screen.getByRole('button', { name }));
    const sorted = screen
      .getAllByRole('columnheader')
      .filter((one) => one.getAttribute('aria-sort') === 'ascending');
    expect(sorted).toHaveLength(1);
  }
});

describe.each([
  ['EditableTable', EditableTable],
  ['DisplayTable', DisplayTable],
])('the width of a column of %s', (_, Table) => {
  it('follows the arrow keys, Home and End, and is reported', async () => {
    const onWidthsChange = jest.fn();
    const { user, container } = renderTable(
      <Table pointer="/lines" resizable defaultWidths={{ name: 200 }} onWidthsChange={onWidthsChange} />,
      lines,
    );
    expect(handle()).toHaveAttribute('aria-valuenow', '200');
    expect(handle()).toHaveAccessibleDescription(/arrow keys change the width/);
    expect(screen.getByRole('columnheader', { name: 'Name' })).toBeInTheDocument();
    act(() => handle().focus());
    await user.keyboard('{ArrowRight}');
    expect(handle()).toHaveAttribute('aria-valuenow', '210');
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(onWidthsChange).toHaveBeenLastCalledWith({ name: 209 });
    await user.keyboard('{Home}{ArrowLeft}');
    expect(handle()).toHaveAttribute('aria-valuenow', '48');
    await user.keyboard('{End}');
    expect(handle()).toHaveAttribute('aria-valuenow', '1200');
    expect(handle()).toHaveFocus();
    await expectAccessible(container);
  });

  it('is that of its hint in a column that is shown later', async () => {
    const properties = { name: { type: 'string' }, amount: { type: 'integer', 'x-eidos': { width: 120 } } };
    function Columns() {
      const [columns, setColumns] = useState(['name']);
      return (
        <>
          <button onClick={() => setColumns(['name', 'amount'])}>More columns</button>
          <Table pointer="/lines" columns={columns} resizable />
        </>
      );
    }
    const schema = objectSchema({ lines: { type: 'array', items: objectSchema(properties) } });
    const { user } = renderTable(<Columns />, lines, schema);
    await user.click(screen.getByRole('button', { name: 'More columns' }));
    expect(handle('Amount')).toHaveAttribute('aria-valuenow', '120');
  });

  it('returns to what it was when Escape cancels a drag, and the key goes no further', async () => {
    layOut(100);
    const onKey = jest.fn();
    document.addEventListener('keydown', onKey, true);
    const { user } = renderTable(<Table pointer="/lines" resizable />, lines);
    await user.pointer([
      { keys: '[MouseLeft>]', target: handle(), coords: { clientX: 100 } },
      { target: handle(), coords: { clientX: 150 } },
    ]);
    expect(handle()).toHaveAttribute('aria-valuenow', '150');
    await user.keyboard('{Escape}');
    await user.pointer({ target: handle(), coords: { clientX: 180 } });
    expect(handle()).toHaveAttribute('aria-valuenow', '100');
    expect(onKey).not.toHaveBeenCalled();
    await user.pointer({ keys: '[/MouseLeft]', target: handle() });
    await user.keyboard('{Escape}');
    expect(onKey).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', onKey, true);
  });

  it('follows the pointer, and the others keep theirs', async () => {
    layOut(100);
    const onWidthsChange = jest.fn();
    const { user } = renderTable(
      <Table pointer="/lines" columns={['name', 'amount']} resizable onWidthsChange={onWidthsChange} />,
      lines,
    );
    await user.pointer([
      { keys: '[MouseLeft>]', target: handle(), coords: { clientX: 300 } },
      { target: handle(), coords: { clientX: 340 } },
    ]);
    expect(handle()).toHaveAttribute('aria-valuenow', '140');
    expect(onWidthsChange).not.toHaveBeenCalled();
    await user.pointer({ keys: '[/MouseLeft]', target: handle() });
    expect(onWidthsChange).toHaveBeenCalledWith({ name: 140, amount: 100 });
    await user.pointer({ target: handle(), coords: { clientX: 400 } });
    expect(handle()).toHaveAttribute('aria-valuenow', '140');
  });

  it('grows to the left in text that runs to the left', async () => {
    const style = window.getComputedStyle.bind(window);
    // jsdom does not inherit the direction.
    jest
      .spyOn(window, 'getComputedStyle')
      .mockImplementation(
        (element) => Object.create(style(element), { direction: { value: 'rtl' } }) as CSSStyleDeclaration,
      );
    const { user } = renderTable(<Table pointer="/lines" resizable />, lines);
    await user.pointer([
      { keys: '[MouseLeft>]', target: handle(), coords: { clientX: 300 } },
      { target: handle(), coords: { clientX: 280 } },
      { keys: '[/MouseLeft]', target: handle() },
    ]);
    expect(handle()).toHaveAttribute('aria-valuenow', '180');
    act(() => handle().focus());
    await user.keyboard('{ArrowRight}');
    expect(handle()).toHaveAttribute('aria-valuenow', '170');
  });

  it('fits its content after a double press, and after Enter', () => {
    layOut(120);
    renderTable(<Table pointer="/lines" resizable />, lines);
    fireEvent.doubleClick(handle());
    const fit = Number(handle().getAttribute('aria-valuenow'));
    expect(fit).toBeGreaterThanOrEqual(120);
    expect(fit).toBeLessThan(130);
    fireEvent.keyDown(handle(), { key: 'End' });
    fireEvent.keyDown(handle(), { key: 'Enter' });
    expect(handle()).toHaveAttribute('aria-valuenow', String(fit));
  });

  it('is reported with those of columns that are not shown now', () => {
    const onWidthsChange = jest.fn();
    const defaultWidths = { name: 200, amount: 90 };
    renderTable(
      <Table pointer="/lines" columns={['name']} resizable {...{ defaultWidths, onWidthsChange }} />,
      lines,
    );
    fireEvent.keyDown(handle(), { key: 'ArrowRight' });
    expect(onWidthsChange).toHaveBeenCalledWith({ name: 210, amount: 90 });
  });

  it('cannot be changed unless the table is resizable', () => {
    renderTable(<Table pointer="/lines" />, lines);
    expect(screen.queryByRole('separator')).toBeNull();
  });
});

describe('the hints of a table', () => {
  it('make it sortable, filterable and resizable, and set a width', () => {
    const schema = {
      type: 'object',
      properties: {
        lines: {
          type: 'array',
          title: 'Lines',
          'x-eidos': { sortable: true, filterable: true, resizable: true },
          items: objectSchema({ name: { type: 'string', title: 'Name', 'x-eidos': { width: 320 } } }),
        },
      },
    } as const;
    renderScreen(schema, { children: <EditableTable pointer="/lines" />, data: { lines } });
    expect(screen.getByRole('button', { name: 'Name' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Filter Lines' })).toBeInTheDocument();
    expect(handle()).toHaveAttribute('aria-valuenow', '320');
  });
});

it('the handle of a column is the next tab stop after its header', async () => {
  const { user } = renderTable(<EditableTable pointer="/lines" sortable resizable />, lines);
  await user.tab();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('button', { name: 'Name' })).toHaveFocus();
  await user.tab();
  expect(handle()).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(screen.getByRole('gridcell', { name: 'Ada' })).toHaveFocus();
});
