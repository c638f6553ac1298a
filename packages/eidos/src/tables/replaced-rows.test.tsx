import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { HUD } from '../hud/HUD';
import { EidosPart } from '../parts/EidosPart';
import { listRegistry } from '../screen/list-registry';
import { standardRegistry } from '../screen/standard-registry';
import { objectSchema, renderScreen } from '../testing/render-screen';
import { toCsv } from './csv';
import { DisplayTable } from './DisplayTable';
import { EditableTable } from './EditableTable';
import { LargeTable } from './LargeTable';
import { OrderedTable } from './OrderedTable';

const row = objectSchema({ a: { type: 'string', title: 'A' }, b: { type: 'boolean', title: 'B' } });
const schema = objectSchema({ lines: { type: 'array', title: 'Lines', items: row } });
const numbers = objectSchema({
  lines: { type: 'array', items: objectSchema({ a: { type: 'integer' }, b: { type: 'string' } }) },
});
const stored = ['TEXT', ['LIST'], 7];

function show(table: ReactElement, lines: readonly unknown[] = [{ a: '1' }, ...stored], rows = schema) {
  const children = (
    <>
      {table}
      <HUD />
    </>
  );
  return renderScreen(rows, { data: { lines }, registry: listRegistry, children });
}

const rowWith = (text: string) => screen.getByText(text).closest('tr')!;
const cellWith = (text: string) => screen.getByText(text).closest('td')!;

it.each([
  ['an editable table', <EditableTable key="" pointer="/lines" />],
  ['an ordered table', <OrderedTable key="" pointer="/lines" />],
  ['a table to read', <DisplayTable key="" pointer="/lines" />],
  ['a large table', <LargeTable key="" pointer="/lines" />],
])('%s shows in the first cell what is stored in place of a row', (_, table) => {
  show(table);
  for (const text of ['TEXT', '["LIST"]', '7']) {
    const cells = [...rowWith(text).querySelectorAll('td')].map((cell) => cell.textContent);
    expect(cells.slice(0, 2)).toEqual([text, '']);
  }
});

it('cards show what is stored in place of one', () => {
  const cards = { type: 'array', title: 'Lines', items: row, 'x-eidos': { widget: 'cards' } };
  show(<EidosPart pointer="/lines" />, stored, objectSchema({ lines: cards }));
  for (const text of ['TEXT', '["LIST"]', '7']) expect(screen.getByText(text)).toBeVisible();
});

describe('another value stored in place of a row', () => {
  it.each([
    ['typing', 'x{Enter}'],
    ['typing into the next cell', '{ArrowRight}x{Enter}'],
    ['toggling a boolean', '{ArrowRight}{Enter}'],
    ['the Delete key', '{Delete}'],
    ['deleting all cells', '{Control>}a{/Control}{Delete}'],
    ['filling it from above', '{Control>}d{/Control}'],
  ])('stays after %s', async (_, keys) => {
    const { controller, user } = show(<EditableTable pointer="/lines" />, [{ a: '1', b: true }, ...stored]);
    for (const text of ['TEXT', '["LIST"]', '7']) {
      await user.click(cellWith(text));
      await user.keyboard(keys);
    }
    expect(controller.get('/lines')).toEqual([expect.anything(), ...stored]);
  });

  it('is copied, stays after a cut and a paste, and is not filled into other rows', async () => {
    const { controller, user } = show(<EditableTable pointer="/lines" />, ['TEXT', { a: '1', b: true }]);
    await user.click(cellWith('TEXT'));
    const setData = jest.fn();
    fireEvent.cut(document.body, { clipboardData: { setData } });
    expect(setData).toHaveBeenCalledWith('text/plain', 'TEXT');
    await user.paste('x\tyes\ny\tno');
    expect(controller.get('/lines')).toEqual(['TEXT', { a: 'y', b: false }]);
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}');
    expect(controller.get('/lines')).toEqual(['TEXT', { a: 'y', b: false }]);
  });

  it('has its error after a save, and goes with its row until undo restores it', async () => {
    const { controller, user } = show(<EditableTable pointer="/lines" />, [{ a: '1' }, 'TEXT']);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(cellWith('TEXT')).toHaveAccessibleDescription('This value has the wrong type.');
    expect(cellWith('TEXT')).toHaveFocus();
    await user.click(within(rowWith('TEXT')).getByRole('button', { name: 'Delete row 2' }));
    expect(controller.get('/lines')).toEqual([{ a: '1' }]);
    act(() => controller.undo());
    expect(cellWith('TEXT')).toBeVisible();
  });

  it('is found by the filter, and is in a CSV file', async () => {
    const { controller, user } = show(<EditableTable pointer="/lines" filterable />);
    await user.type(screen.getByRole('searchbox'), 'list');
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(rowWith('["LIST"]')).toBeVisible();
    expect(toCsv(controller, '/lines')).toBe('A,B\r\n1,\r\nTEXT,\r\n"[""LIST""]",\r\n7,\r\n');
  });
});

it.each(['x{Escape}', 'x{Backspace}{Escape}', '{Enter}{Enter}', '{Delete}', '{Control>}a{/Control}{Delete}'])(
  'a row that is null stays null after %s',
  async (keys) => {
    const { controller, user } = show(<EditableTable pointer="/lines" />, [{}, null]);
    await user.click(screen.getAllByRole('row')[2]!.querySelector('td')!);
    await user.keyboard(keys);
    expect(controller.get('')).toEqual({ lines: [{}, null] });
  },
);

it('Escape makes a row null again that got a default with the entry', async () => {
  const items = objectSchema({ a: { type: 'string' }, c: { type: 'integer', default: 1 } });
  const { controller, user } = show(
    <EditableTable pointer="/lines" />,
    [null],
    objectSchema({ lines: { type: 'array', items } }),
  );
  await user.click(screen.getAllByRole('gridcell')[0]!);
  await user.keyboard('x');
  expect(controller.get('')).toEqual({ lines: [{ a: 'x', c: 1 }] });
  await user.keyboard('{Escape}');
  expect(controller.get('')).toEqual({ lines: [null] });
});

it('Escape in a row that was null keeps the text that was typed in another cell', async () => {
  const { controller, user } = show(<EditableTable pointer="/lines" />, [{}, null], numbers);
  await user.click(screen.getAllByRole('row')[2]!.querySelector('td')!);
  await user.keyboard('abc{Tab}x{Escape}');
  expect(cellWith('abc')).toBeVisible();
  expect(controller.getSnapshot().errors).not.toEqual([]);
});

it('Escape restores a row that was null with the text that its cell had', async () => {
  const { controller, user } = show(<EditableTable pointer="/lines" />, [{}, null], numbers);
  await user.click(screen.getAllByRole('row')[2]!.querySelector('td')!);
  await user.keyboard('abc{Enter}');
  await user.click(cellWith('abc'));
  await user.keyboard('7{Escape}');
  expect(cellWith('abc')).toBeVisible();
  expect(controller.get('')).toEqual({ lines: [{}, null] });
});

it('Escape in a row that was null keeps what the server sent for it meanwhile', async () => {
  const { controller, user } = show(<EditableTable pointer="/lines" />, [{}, null], numbers);
  await user.click(screen.getAllByRole('row')[2]!.querySelectorAll('td')[1]!);
  await user.keyboard('x');
  act(() => controller.receive({ lines: [{}, { a: 5 }] }));
  await user.keyboard('{Escape}');
  expect(controller.get('')).toEqual({ lines: [{}, { a: 5 }] });
});

const firstCells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((line) => within(line).queryAllByRole('cell')[0]!.textContent);

it.each([
  ['a table to read', <DisplayTable key="" pointer="/lines" />],
  ['a large table', <LargeTable key="" pointer="/lines" />],
])('%s sorts what is stored in place of a row by its text', async (_, table) => {
  const { user } = show(table, [{ a: 'U' }, ...stored, { a: 'A' }]);
  await user.click(screen.getByRole('button', { name: 'A' }));
  expect(firstCells()).toEqual(['["LIST"]', '7', 'A', 'TEXT', 'U']);
});

it('the filter of the first column of a large table finds what is stored in place of a row', async () => {
  show(<LargeTable pointer="/lines" />);
  const filter = within(screen.getByRole('group', { name: 'Filter A' }));
  fireEvent.change(filter.getByLabelText('Contains'), { target: { value: 'tex' } });
  await waitFor(() => expect(firstCells()).toEqual(['TEXT']));
});

it('a table shows the items of rows that are tuples', () => {
  const tuple = { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }] };
  show(
    <DisplayTable pointer="/lines" />,
    [['x', 1], 'TEXT'],
    objectSchema({ lines: { type: 'array', items: tuple } }),
  );
  const texts = screen.getAllByRole('row').map((line) => within(line).queryAllByRole('cell'));
  expect(texts.slice(1).map((cells) => cells.map((cell) => cell.textContent))).toEqual([
    ['x', '1'],
    ['TEXT', ''],
  ]);
});

it.each([
  ['an editable table', <EditableTable key="" pointer="/lines" />],
  ['an ordered table', <OrderedTable key="" pointer="/lines" />],
])('the details of %s show a stored value that is not allowed, and remove it', async (_, table) => {
  const closed = { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false };
  const rows = objectSchema({ lines: { type: 'array', items: closed } });
  const { user, controller } = show(table, [{ a: 'x' }, { a: 'y', extra: 'LEFT' }], rows);
  await user.click(screen.getByRole('button', { name: 'Details of row 2' }));
  expect(screen.getByText('LEFT')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove extra' }));
  expect(controller.get('/lines')).toEqual([{ a: 'x' }, { a: 'y' }]);
  expect(screen.getByRole('button', { name: 'Details of row 2' })).toHaveAttribute('aria-expanded', 'true');
});

it.each([
  ['item', { type: 'array', prefixItems: [{ type: 'integer' }] }, [[1], [2, 'LEFT']], '1', [[1], [2]]],
  [
    'value',
    { type: 'object', properties: { n: { type: 'integer' } }, additionalProperties: true },
    [{ n: 1 }, { n: 2, more: 'LEFT' }],
    'more',
    [{ n: 1 }, { n: 2 }],
  ],
])('the details of a row show a stored %s that no schema describes', async (_, row, lines, name, left) => {
  const rows = objectSchema({ lines: { type: 'array', items: row } });
  const { user, controller } = renderScreen(rows, { data: { lines }, registry: standardRegistry });
  await user.click(screen.getByRole('button', { name: 'Details of row 2' }));
  expect(screen.getByRole('textbox', { name })).toHaveValue('"LEFT"');
  await user.click(screen.getByRole('button', { name: `Remove ${name}` }));
  expect(controller.get('/lines')).toEqual(left);
});

it('rows without values that are not allowed need no details', () => {
  show(<EditableTable pointer="/lines" />, [{ a: 'x' }]);
  expect(screen.queryByRole('button', { name: /^Details/ })).not.toBeInTheDocument();
});

const closed = {
  type: 'object',
  properties: {
    n: { type: 'integer', title: 'N' },
    kind: { const: 'a', title: 'Kind' },
    address: { ...(objectSchema({ zip: { type: 'string', maxLength: 2 } }) as object), title: 'Address' },
  },
  additionalProperties: false,
};

describe.each([
  ['a table to read', <DisplayTable key="" pointer="/lines" />],
  ['a large table', <LargeTable key="" pointer="/lines" />],
])('%s', (_, table) => {
  const rows = objectSchema({ lines: { type: 'array', title: 'Lines', items: closed, maxItems: 2 } });
  const show2 = (lines: readonly unknown[]) => show(table, lines, rows);
  const save = async ({ user }: ReturnType<typeof show>) =>
    user.click(screen.getByRole('button', { name: 'Save' }));

  it('shows a text that is not a value in its cell, with its error after a save, which leads there', async () => {
    const view = show2([{ n: 1 }, { n: 2 }]);
    act(() => view.controller.setText('/lines/1/n', 'two'));
    expect(cellWith('two')).toBeVisible();
    expect(screen.queryByText('2')).not.toBeInTheDocument();
    await save(view);
    expect(cellWith('two')).toHaveTextContent('Enter a whole number');
    expect(cellWith('two')).toHaveFocus();
    act(() => view.controller.undo());
    expect(cellWith('2')).not.toHaveTextContent('Enter a whole number');
  });

  it('shows a stored value of another kind with its error after a save', async () => {
    const view = show2([{ n: ['x'] }, 'TEXT', { address: { zip: 'LONG' } }]);
    expect(cellWith('["x"]')).not.toHaveAttribute('data-invalid');
    await save(view);
    expect(cellWith('["x"]')).toHaveTextContent('wrong type');
    expect(cellWith('TEXT')).toHaveTextContent('wrong type');
    expect(cellWith('LONG')).toHaveTextContent('at most 2');
  });

  it('shows after a save what is wrong without a cell: a constant, an unknown value, too many rows', async () => {
    const view = show2([{}, { kind: 'other', extra: 'LEFT' }, {}]);
    await save(view);
    const texts = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(texts).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Kind, row 2: other – ./),
        expect.stringMatching(/^extra, row 2: LEFT – ./),
        expect.stringMatching(/at most 2/),
      ]),
    );
    expect(texts).toHaveLength(3);
  });
});

it('a large table shows the rows of a source without the errors of its data', async () => {
  const load = () => Promise.resolve({ rows: [{ a: 'SENT' }], total: 1 });
  const view = show(<LargeTable pointer="/lines" rows={{ load }} />, [7]);
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('SENT')).toBeVisible();
  expect(cellWith('SENT')).not.toHaveAttribute('data-invalid');
  expect(screen.queryByText(/wrong type/, { selector: 'li' })).not.toBeInTheDocument();
});
