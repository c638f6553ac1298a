import { act, screen } from '@testing-library/react';
import { expectAccessible, linesSchema, renderScreen, renderTable } from '../testing/render-screen';
import { german } from '../translations/german';
import { EditableTable } from './EditableTable';
import { OrderedTable } from './OrderedTable';

const notice = () => screen.getByRole('button', { name: 'Undo' }).parentElement;

describe('an empty table', () => {
  it.each([
    ['EditableTable', <EditableTable key="" pointer="/lines" />],
    ['OrderedTable', <OrderedTable key="" pointer="/lines" />],
  ])('takes a paste where its rows would be (%s)', async (_, table) => {
    const { user, controller, container } = renderTable(table, []);
    await expectAccessible(container);
    await user.tab();
    expect(screen.getByRole('gridcell', { name: /Paste some here/ })).toHaveFocus();
    await user.paste('Ada\t1\nBob\t2');
    expect(controller.get('/lines')).toEqual([
      { name: 'Ada', amount: 1 },
      { name: 'Bob', amount: 2 },
    ]);
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain('4 cells pasted.');
    expect(screen.getByRole('gridcell', { name: 'Ada' })).toHaveFocus();
    act(() => controller.undo());
    expect(controller.get('/lines')).toEqual([]);
  });

  it('takes a paste after its last row was deleted', async () => {
    const { user, controller } = renderTable(<EditableTable pointer="/lines" />, [{ name: 'Ada' }]);
    await user.click(screen.getByRole('button', { name: 'Delete row 1' }));
    expect(screen.getByRole('button', { name: 'Add row' })).toHaveFocus();
    await user.paste('Bob');
    expect(controller.get('/lines')).toEqual([{ name: 'Bob' }]);
  });

  it('gets its first row on Enter', async () => {
    const { user } = renderTable(<EditableTable pointer="/lines" />, []);
    await user.tab();
    await user.keyboard('{Enter}Ada{Enter}');
    expect(screen.getByRole('gridcell', { name: 'Ada' })).toBeVisible();
  });

  it('takes nothing while it is read-only', async () => {
    const schema = {
      type: 'object',
      properties: { lines: { type: 'array', readOnly: true, items: { type: 'string' } } },
    };
    const { user, controller } = renderTable(<EditableTable pointer="/lines" />, [], schema);
    const empty = screen.getByRole('gridcell', { name: 'No rows yet' });
    expect(empty).not.toHaveAttribute('tabindex');
    await user.click(empty);
    await user.paste('Ada\nBob');
    expect(controller.get('/lines')).toEqual([]);
  });

  it('has no rows to delete after a paste that none of its columns takes', async () => {
    const row = { properties: { who: { properties: { name: { type: 'string' } } } } };
    const schema = { type: 'object', properties: { lines: { type: 'array', items: row } } };
    const { user } = renderTable(<EditableTable pointer="/lines" />, [], schema);
    await user.tab();
    await user.paste('Ada\t1\nBob\t2');
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toContainEqual(
      expect.stringContaining('4 cells were not pasted'),
    );
    expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(['Add row']);
  });

  it('takes as many rows as its limit', async () => {
    const schema = {
      type: 'object',
      properties: { lines: { type: 'array', maxItems: 2, items: { type: 'string' } } },
    };
    const { user, controller } = renderTable(<EditableTable pointer="/lines" />, [], schema);
    await user.tab();
    await user.paste('a\nb\nc');
    expect(controller.get('/lines')).toEqual(['a', 'b']);
    expect(notice()).toHaveTextContent('No more rows: the limit is 2.');
  });
});

describe('a first line with the names of columns', () => {
  it('decides which cell belongs to which column, and names those without one', async () => {
    const { user, controller } = renderTable(<EditableTable pointer="/lines" />, []);
    await user.tab();
    await user.paste('AMOUNT\tSupplier\tname\n3\tAcme\tAda\n4\tAcme\tBob');
    expect(controller.get('/lines')).toEqual([
      { name: 'Ada', amount: 3 },
      { name: 'Bob', amount: 4 },
    ]);
    expect(notice()).toHaveTextContent(
      '4 cells pasted. The first line was used as column headers. ' +
        'Not pasted, because no column has this name: Supplier.',
    );
  });

  it('is read in a table with rows too, from the row of the active cell on', async () => {
    const { user, controller } = renderTable(<EditableTable pointer="/lines" />, [
      { name: 'Ada', amount: 1 },
      { name: 'Bob', amount: 2 },
    ]);
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    await user.paste('State\tName\nopen\tCy\nshut\tDan');
    expect(controller.get('/lines')).toEqual([
      { name: 'Ada', amount: 1 },
      { name: 'Cy', amount: 2, state: 'open' },
      { name: 'Dan', state: 'shut' },
    ]);
  });

  it('is a value where it names fewer than two columns of a table with rows', async () => {
    const { user, controller } = renderTable(<EditableTable pointer="/lines" />, [{ name: 'Ada' }]);
    await user.tab();
    await user.paste('Name\nBob');
    expect(controller.get('/lines')).toEqual([{ name: 'Name' }, { name: 'Bob' }]);
  });

  it('is read in the language of the reader, or by the names of the properties', async () => {
    const { user, controller } = renderScreen(linesSchema, {
      children: <EditableTable pointer="/lines" />,
      data: { lines: [] },
      translations: { locale: 'de', catalogue: german },
    });
    await user.tab();
    expect(screen.getByRole('gridcell', { name: /^Noch keine Zeilen. Hier einfügen/ })).toHaveFocus();
    await user.paste('paid\tName\nja\tAda');
    expect(controller.get('/lines')).toEqual([{ paid: true, name: 'Ada' }]);
    expect(screen.getByRole('status')).toHaveTextContent('Die erste Zeile benannte die Spalten.');
  });
});

describe('a long paste', () => {
  it('may have more rows than a call may have arguments', async () => {
    const schema = { type: 'object', properties: { lines: { type: 'array', items: { type: 'string' } } } };
    const { user, controller } = renderTable(<EditableTable pointer="/lines" />, [], schema);
    await user.tab();
    await user.paste(Array.from({ length: 130_000 }, (_, row) => `Row ${row}`).join('\n'));
    expect(controller.getRowKeys('/lines')).toHaveLength(130_000);
    expect(controller.get('/lines/129999')).toBe('Row 129999');
    act(() => controller.undo());
    expect(controller.get('/lines')).toEqual([]);
  }, 30_000);

  it('is one step to undo, and shows the errors of all its cells', async () => {
    const { user, controller } = renderTable(<EditableTable pointer="/lines" />, []);
    const text = Array.from({ length: 2000 }, (_, row) => `Name ${row}\t${row}\tYes\tajar`).join('\n');
    await user.tab();
    await user.paste(text);
    expect(controller.getRowKeys('/lines')).toHaveLength(2000);
    expect(notice()).toHaveTextContent('8,000 cells pasted. 2,000 pasted cells need your attention.');
    expect(controller.getErrors('/lines', 'shown')).toHaveLength(2000);
    act(() => controller.undo());
    expect(controller.get('/lines')).toEqual([]);
    expect(controller.getSnapshot().canUndo).toBe(false);
    // Marking each cell by itself would take longer than this.
  }, 15_000);
});
