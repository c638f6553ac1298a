import { act, screen, within } from '@testing-library/react';
import {
  expectAccessible,
  linesSchema,
  objectSchema,
  renderScreen,
  renderTable,
} from '../testing/render-screen';
import { german } from '../translations/german';
import { EditableTable } from './EditableTable';
import { OrderedTable } from './OrderedTable';

const lines = [
  { name: 'Ada', amount: 1 },
  { name: 'Bob', amount: 2 },
  { name: 'Cy', amount: 3 },
];
const named = (...names: string[]) =>
  names.map((name): unknown => (name ? expect.objectContaining({ name }) : {}));
const status = () => screen.getAllByRole('status').map((each) => each.textContent);
const setUp = () => renderTable(<EditableTable pointer="/lines" />, lines);
const press = (name: RegExp) => screen.getByRole('button', { name });

describe('inserting a row', () => {
  it('puts it below with Control and Enter, above with Shift too, and focuses it', async () => {
    const { user, controller } = setUp();
    await user.tab();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(controller.get('/lines')).toEqual(named('Ada', '', 'Bob', 'Cy'));
    expect(status()).toContain('Row 2 added.');
    await user.keyboard('New{Tab}');
    expect(controller.get('/lines/1/name')).toBe('New');
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    expect(controller.get('/lines')).toEqual(named('Ada', '', 'New', 'Bob', 'Cy'));
    expect(screen.getAllByRole('row')[2]).toContainElement(document.activeElement as HTMLElement);
    act(() => controller.undo());
    expect(controller.get('/lines')).toEqual(named('Ada', 'New', 'Bob', 'Cy'));
  });

  it('works from the menu and from the handle of an ordered row', async () => {
    const { user, controller } = renderTable(<OrderedTable pointer="/lines" />, lines);
    await user.click(screen.getByRole('gridcell', { name: 'Bob' }));
    await user.click(press(/^Insert row above/));
    expect(controller.get('/lines')).toEqual(named('Ada', '', 'Bob', 'Cy'));
    await user.keyboard('{Home}{Control>}{Enter}{/Control}');
    expect(controller.get('/lines')).toEqual(named('Ada', '', '', 'Bob', 'Cy'));
  });

  it('reports that the table is full', async () => {
    const schema = objectSchema({ lines: { type: 'array', maxItems: 2, items: { type: 'string' } } });
    const { user, controller } = renderTable(<EditableTable pointer="/lines" />, ['a', 'b'], schema);
    await user.tab();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(controller.get('/lines')).toEqual(['a', 'b']);
    expect(status()).toContain('No more rows: the limit is 2.');
    await user.keyboard('{Control>}{Shift>}d{/Shift}{/Control}');
    expect(controller.get('/lines')).toEqual(['a', 'b']);
  });
});

describe('duplicating rows', () => {
  it('copies the selected ones below them, as one step, with text that is not a value', async () => {
    const { user, controller } = setUp();
    await user.tab();
    await user.keyboard('{ArrowRight}many{Enter}{Shift>}{ArrowUp}{/Shift}');
    await user.keyboard('{Control>}{Shift>}d{/Shift}{/Control}');
    expect(controller.get('/lines')).toEqual(named('Ada', 'Bob', 'Ada', 'Bob', 'Cy'));
    expect(controller.getField('/lines/2/amount').text).toBe('many');
    expect(status()).toContain('2 rows duplicated.');
    await user.click(press(/^Undo/));
    expect(controller.get('/lines')).toEqual(lines);
  });

  it('leaves out what nobody can change', async () => {
    const schema = objectSchema({
      lines: {
        type: 'array',
        items: objectSchema({ id: { type: 'string', readOnly: true }, name: { type: 'string' } }),
      },
    });
    const rows = [{ id: 'x1', name: 'Ada' }];
    const { user, controller } = renderTable(<EditableTable pointer="/lines" />, rows, schema);
    await user.tab();
    await user.click(press(/^Duplicate row/));
    expect(controller.get('/lines')).toEqual([{ id: 'x1', name: 'Ada' }, { name: 'Ada' }]);
  });

  it('copies a row that holds a constant', async () => {
    const items = { type: 'array', items: { const: 'k' } };
    const schema = { type: 'object', properties: { lines: items } };
    const { user, controller } = renderTable(<EditableTable pointer="/lines" />, ['k'], schema);
    await user.tab();
    await user.click(press(/^Duplicate row/));
    expect(controller.get('/lines')).toEqual(['k', 'k']);
  });

  it('fills in defaults only where nobody can change them', async () => {
    const text = (value: string) => ({ type: 'string', default: value });
    const place = { type: 'object', properties: { city: text('Bern'), zip: { type: 'string' } } };
    const properties = { unit: text('kg'), state: { ...text('new'), readOnly: true }, place };
    const items = { type: ['object', 'null'], properties, default: { unit: 'g' } };
    const schema = { type: 'object', properties: { lines: { type: 'array', items } } };
    const rows = [null, { state: 'old', place: { zip: '3000' } }];
    const { user, controller } = renderTable(<EditableTable pointer="/lines" />, rows, schema);
    await user.tab();
    await user.keyboard('{Control>}a{/Control}');
    await user.click(press(/^Duplicate row/));
    expect(controller.get('/lines')).toEqual([...rows, null, { state: 'new', place: { zip: '3000' } }]);
  });
});

describe('filling down', () => {
  it('copies the first selected cell of each column, as one step', async () => {
    const { user, controller } = setUp();
    await user.tab();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}{Control>}d{/Control}');
    expect(controller.get('/lines')).toEqual([lines[0], lines[0], lines[0]]);
    expect(status()).toContain('4 cells filled.');
    act(() => controller.undo());
    expect(controller.get('/lines')).toEqual(lines);
  });

  it('copies the cell above without a selection, and text that is not a value with its error', async () => {
    const { user, controller } = setUp();
    await user.tab();
    await user.keyboard('{ArrowRight}many{Enter}');
    await user.click(press(/^Fill down/));
    expect(controller.getField('/lines/1/amount').text).toBe('many');
    expect(screen.getAllByRole('gridcell', { name: /^many/ })[1]).toHaveAccessibleDescription(/number/);
  });

  it('does nothing in the first row', async () => {
    const { user, controller } = setUp();
    await user.tab();
    await user.keyboard('{Control>}d{/Control}');
    expect(controller.get('/lines')).toEqual(lines);
    expect(status()).not.toContain('1 cell filled.');
  });
});

describe('the menu of rows', () => {
  it('is accessible, and says its keys', async () => {
    const { container } = setUp();
    await expectAccessible(container);
    const menu = screen.getByRole('group', { name: 'Row actions' });
    expect(press(/^Row actions/)).toHaveAttribute('popovertarget', menu.id);
    const keys = within(menu)
      .getAllByRole('button')
      .map((each) => each.getAttribute('aria-keyshortcuts'));
    expect(keys).toEqual(['Control+Shift+Enter', 'Control+Enter', 'Control+Shift+D', 'Control+D']);
  });

  it('is written in the language of the reader', async () => {
    const { user } = renderScreen(linesSchema, {
      children: <EditableTable pointer="/lines" />,
      data: { lines },
      translations: { locale: 'de', catalogue: german },
    });
    await user.tab();
    await user.click(press(/^Zeile duplizieren/));
    expect(status()).toContain('1 Zeile dupliziert.');
  });

  it('does not exist where nothing can be changed', async () => {
    const schema = objectSchema({ lines: { type: 'array', readOnly: true, items: { type: 'string' } } });
    const { user, controller } = renderTable(<EditableTable pointer="/lines" />, ['a'], schema);
    expect(screen.queryByRole('button', { name: /^Row actions/ })).toBeNull();
    await user.tab();
    await user.keyboard('{Control>}{Enter}d{/Control}');
    expect(controller.get('/lines')).toEqual(['a']);
  });
});
