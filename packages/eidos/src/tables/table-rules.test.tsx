import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { compileEidos } from '../compiler/compile-eidos';
import { createController } from '../controller/create-controller';
import { standardRegistry } from '../screen/standard-registry';
import type { JsonSchema } from '../json/json-schema';
import { objectSchema, renderScreen, renderTable } from '../testing/render-screen';
import { german } from '../translations/german';
import { FieldLock } from '../parts/FieldLock';
import type { Part } from '../parts/registry';
import { useScreen } from '../parts/screen-context';
import { DisplayTable } from './DisplayTable';
import { EditableTable } from './EditableTable';
import { LargeTable } from './LargeTable';
import { insertCsv } from './csv';
import { OrderedTable } from './OrderedTable';

function renderNames(names: readonly string[], rules: object = {}, Table: Part = EditableTable) {
  const lines = { type: 'array', title: 'Names', items: { type: 'string', title: 'Name' }, ...rules };
  return renderTable(<Table pointer="/lines" />, names, objectSchema({ lines }));
}

it.each([EditableTable, DisplayTable, LargeTable])(
  '%p shows its description, and its help on demand',
  (Table) => {
    renderNames(['a'], { description: 'In any order.', 'x-eidos': { help: 'As in the passport.' } }, Table);
    expect(screen.getByText('In any order.')).toBeVisible();
    expect(screen.getByText('As in the passport.')).not.toBeVisible();
    act(() => screen.getByText('Help with Names').click());
    expect(screen.getByText('As in the passport.')).toBeVisible();
  },
);

it.each([
  [{ default: ['Ada'] }, 'Use ["Ada"]', ['Ada']],
  [{}, 'Leave empty', []],
])('offers the rows that a loaded record lacks: %j', async (rules, name, rows) => {
  const lines = { type: 'array', items: { type: 'string' }, ...rules };
  const { user, controller } = renderScreen(objectSchema({ lines }, 'lines'), {
    children: <EditableTable pointer="/lines" />,
    data: {},
  });
  await user.click(screen.getByRole('button', { name }));
  expect(controller.getSnapshot()).toMatchObject({ data: { lines: rows }, errors: [] });
  expect(screen.queryByRole('button', { name })).toBeNull();
});

it('shows the message of a rule about a row below the table, and says it with the header of the row', async () => {
  const number = { type: 'integer' };
  const row = { type: 'object', minProperties: 2, properties: { from: number, to: number } };
  const schema = objectSchema({ lines: { type: 'array', items: row } });
  const { user, controller } = renderTable(
    <EditableTable pointer="/lines" />,
    [{ from: 1, to: 2 }, { to: 3 }],
    schema,
  );
  await act(() => controller.submit());
  const message = 'Fill in at least 2 fields.';
  expect(screen.getByRole('rowheader', { name: `2 1 error in this row: ${message}` })).toBeVisible();
  expect(screen.queryByText(`Row 2: ${message}`)).toBeNull();
  await user.click(screen.getByRole('gridcell', { name: '3' }));
  expect(screen.getByText(`Row 2: ${message}`)).toBeVisible();
});

describe('the limits of a table', () => {
  it('reports that it is full, and adds no row', async () => {
    const { user, controller } = renderNames(['a', 'b'], { maxItems: 2 });
    const add = screen.getByRole('button', { name: 'Add row' });
    expect(add).toHaveAccessibleDescription('No more rows: the limit is 2.');
    await user.click(add);
    expect(controller.get('/lines')).toEqual(['a', 'b']);
  });

  it('pastes as many rows as fit, and reports that some were left out', async () => {
    const { user, controller } = renderNames(['a'], { maxItems: 2 });
    await user.tab();
    await user.paste('x\ny\nz');
    expect(controller.get('/lines')).toEqual(['x', 'y']);
    expect(
      screen.getByText('2 cells pasted. No more rows: the limit is 2.', { selector: 'p > span' }),
    ).toBeVisible();
  });

  it('keeps the minimum number of rows, and reports it', async () => {
    const { user, controller } = renderNames(['a'], { minItems: 1 });
    const remove = screen.getByRole('button', { name: 'Delete row 1' });
    expect(remove).toHaveAttribute('aria-disabled', 'true');
    await user.click(remove);
    expect(controller.get('/lines')).toEqual(['a']);
    expect(screen.getByRole('status')).toHaveTextContent('This table keeps at least 1 row.');
  });

  it('reports duplicate rows', async () => {
    const { user } = renderNames(['a', 'b'], { uniqueItems: true });
    await user.tab();
    await user.keyboard('{ArrowDown}a{Enter}');
    await user.click(document.body);
    expect(await screen.findByText('Rows 1 and 2 are the same. Change or delete one.')).toBeVisible();
  });
});

describe('a table in another language', () => {
  it('reads pasted numbers and labels in that language', async () => {
    const { user, controller } = renderScreen(
      objectSchema({
        lines: {
          type: 'array',
          items: objectSchema({ amount: { type: 'number' }, paid: { type: 'boolean' } }),
        },
      }),
      {
        children: <EditableTable pointer="/lines" />,
        data: { lines: [{}] },
        translations: { locale: 'de', catalogue: german },
      },
    );
    await user.tab();
    await user.paste('1.234,5\tja');
    expect(controller.get('/lines')).toEqual([{ amount: 1234.5, paid: true }]);
  });
});

describe('a paste', () => {
  it('keeps what was typed in cells next to it', async () => {
    const schema = objectSchema({
      lines: {
        type: 'array',
        items: { type: 'object', properties: { name: { type: 'string' }, amount: { type: 'integer' } } },
      },
    });
    const { user, controller } = renderTable(<EditableTable pointer="/lines" />, [{ name: 'a' }], schema);
    await user.tab();
    await user.keyboard('{ArrowRight}many{Tab}');
    act(() => screen.getAllByRole('gridcell')[0]!.focus());
    await user.paste('b');
    expect(controller.get('/lines/0/name')).toBe('b');
    expect(controller.getField('/lines/0/amount').text).toBe('many');
  });

  it('fills every selected cell with one copied cell', async () => {
    const { user, controller } = renderNames(['a', 'b', 'c']);
    await user.tab();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await user.paste('x');
    expect(controller.get('/lines')).toEqual(['x', 'x', 'c']);
  });
});

describe('rendering', () => {
  it('renders one cell again for a change of its value', () => {
    const renderCell = jest.fn(({ text }: { text: string }) => text);
    const lines = Array.from({ length: 50 }, (_, index) => ({ name: `Name ${index}`, amount: index }));
    const { controller } = renderTable(<EditableTable pointer="/lines" renderCell={renderCell} />, lines);
    renderCell.mockClear();
    act(() => controller.set('/lines/7/name', 'Ada'));
    expect(renderCell.mock.calls.map(([{ text }]) => text)).toEqual(['Ada']);
  });
});

function GoTo({ pointer }: { pointer: string }) {
  const { navigator } = useScreen();
  return <button onClick={() => navigator.focus(pointer)}>Go</button>;
}

describe('going to a field in a row out of view', () => {
  it('brings the row into the document and focuses its cell', async () => {
    const lines = Array.from({ length: 1000 }, (_, index) => ({ name: `Name ${index}` }));
    const table = (
      <>
        <EditableTable pointer="/lines" />
        <GoTo pointer="/lines/900/name" />
      </>
    );
    const { user } = renderTable(table, lines);
    await user.click(screen.getByRole('button', { name: 'Go' }));
    expect(document.activeElement).toHaveTextContent('Name 900');
  });
});

describe('a table inside the rows of a table', () => {
  const schema = objectSchema({
    lines: {
      type: 'array',
      title: 'Orders',
      items: objectSchema({
        name: { type: 'string', title: 'Name' },
        parts: { type: 'array', title: 'Parts', items: { type: 'string', title: 'Part' } },
      }),
    },
  });
  const lines = [{ name: 'first', parts: ['nut', 'bolt'] }, { name: 'second' }];

  it('is summarized, opened with Enter and edited separately', async () => {
    const { user, controller } = renderScreen(schema, { data: { lines }, registry: standardRegistry });
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveTextContent('2 rows');
    await user.keyboard('{Enter}');
    const inner = screen.getByRole('grid', { name: 'Parts' });
    act(() => within(inner).getByRole('gridcell', { name: 'bolt' }).focus());
    await user.keyboard('screw{Enter}');
    expect(controller.get('/lines/0')).toEqual({ name: 'first', parts: ['nut', 'screw'] });
    await user.paste('a\nb');
    expect(controller.get('/lines/0/parts')).toEqual(['nut', 'a', 'b']);
    await user.keyboard('{Escape}');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Details of row 1' })).toHaveFocus();
  });
});

describe('undo by keyboard', () => {
  it('undoes and redoes while no cell is edited', async () => {
    const { user, controller } = renderNames(['a']);
    await user.tab();
    await user.keyboard('b{Enter}');
    await user.keyboard('{Control>}z{/Control}');
    expect(controller.get('/lines')).toEqual(['a']);
    await user.keyboard('{Control>}y{/Control}');
    expect(controller.get('/lines')).toEqual(['b']);
  });
});

describe('a table that is read only', () => {
  it('can be navigated and copied, but not changed', async () => {
    const { user, controller } = renderNames(['a', 'b'], { readOnly: true }, OrderedTable);
    expect(screen.getByRole('grid')).not.toHaveAccessibleDescription(/Enter edits/);
    expect(screen.queryByRole('button')).toBeNull();
    await user.tab();
    await user.keyboard('x{Delete}{Alt>}{ArrowDown}{/Alt}');
    await user.paste('y\nz\nw');
    expect(controller.get('/lines')).toEqual(['a', 'b']);
  });
});

describe('emptying the selected cells', () => {
  it('is one undo step for all of them', async () => {
    const lines = [
      { name: 'a', amount: 1 },
      { name: 'b', amount: 2 },
    ];
    const { user, controller } = renderTable(<EditableTable pointer="/lines" />, lines);
    await user.tab();
    await user.keyboard('{Control>}a{/Control}{Delete}');
    expect(controller.get('/lines')).toEqual([{}, {}]);
    expect(screen.getAllByText('1 error in this row')).toHaveLength(2);
    act(() => controller.undo());
    expect(controller.get('/lines')).toEqual(lines);
  });
});

it('a cell with several choices shows their labels, and its row has a checkbox for each', async () => {
  const items = {
    oneOf: [
      { const: 'a', title: 'Air' },
      { const: 's', title: 'Sea' },
    ],
  };
  const schema = objectSchema({
    lines: {
      type: 'array',
      items: { type: 'object', properties: { ways: { type: 'array', uniqueItems: true, items } } },
    },
  });
  const { user, controller } = renderScreen(schema, {
    registry: standardRegistry,
    data: { lines: [{ ways: ['s'] }] },
  });
  expect(screen.getByRole('gridcell', { name: 'Sea' })).toBeVisible();
  await user.click(screen.getByRole('gridcell', { name: 'Sea' }));
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('checkbox', { name: 'Air' }));
  expect(controller.get('/lines/0/ways')).toEqual(['a', 's']);
  expect(screen.getByRole('gridcell', { name: 'Air, Sea' })).toBeVisible();
});

describe('conflicts in the details of a row', () => {
  const schema = objectSchema({
    lines: {
      type: 'array',
      title: 'Lines',
      'x-eidos': { rowKey: 'name' },
      items: objectSchema({
        name: { type: 'string' },
        address: objectSchema({
          street: { type: 'string' },
          geo: objectSchema({ place: { type: 'string' } }),
        }),
        note: { type: 'string' },
      }),
    },
  });
  const line = { name: 'Ada', address: { street: 'A', geo: { place: 'x' } }, note: 'n' };

  it.each([
    ['a group', '/lines/0/address/street', { ...line, address: { ...line.address, street: 'C' } }],
    [
      'a nested group',
      '/lines/0/address/geo/place',
      { ...line, address: { ...line.address, geo: { place: 'z' } } },
    ],
    ['a column that is not shown', '/lines/0/note', { ...line, note: 'z' }],
  ])('count in the row and in the table: %s', (_, pointer, theirs) => {
    const { controller } = renderTable(
      <EditableTable pointer="/lines" columns={['name', 'address']} />,
      [line],
      schema,
    );
    act(() => {
      controller.set(pointer, 'mine');
      controller.receive({ lines: [theirs] });
    });
    expect(screen.getByRole('rowheader')).toHaveTextContent('1 conflict');
    expect(screen.getByTitle('1 conflict')).toBeVisible();
    act(() => controller.resolveConflict(pointer, 'mine'));
    expect(screen.queryByTitle('1 conflict')).toBeNull();
  });
});

it.each(['Keep mine', 'Use theirs'])(
  '“%s” of a conflict between rows leads the focus to a cell',
  async (choice) => {
    const rows = (...names: string[]) => ({ lines: names.map((name) => ({ name })) });
    const { controller, user } = renderTable(<EditableTable pointer="/lines" />, rows('A', 'B').lines);
    act(() => {
      controller.set('/lines/0/name', 'mine');
      controller.receive(rows('C', 'D'));
    });
    await user.click(screen.getByRole('button', { name: choice }));
    expect(screen.queryByRole('button', { name: choice })).toBeNull();
    expect(screen.getAllByRole('gridcell')).toContain(document.activeElement);
  },
);

it('a table to read shows a conflict between its rows, and leads the focus to its rows', async () => {
  const rows = (...names: string[]) => ({ lines: names.map((name) => ({ name })) });
  const { controller, user } = renderTable(<DisplayTable pointer="/lines" />, rows('A', 'B').lines);
  act(() => {
    controller.set('/lines/0/name', 'mine');
    controller.receive(rows('C', 'D'));
  });
  await user.click(screen.getByRole('button', { name: 'Use theirs' }));
  expect(controller.get('')).toEqual(rows('C', 'D'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('region', { name: 'Lines' })).toHaveFocus();
});

it('a conflict between rows leads the focus to the checkbox of the active cell', async () => {
  const rows = (...names: string[]) => ({ lines: names.map((name) => ({ name, paid: true })) });
  const { controller, user } = renderTable(<EditableTable pointer="/lines" />, rows('A', 'B').lines);
  await user.click(screen.getAllByRole('checkbox')[0]!);
  act(() => controller.receive(rows('C', 'D')));
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(screen.getAllByRole('checkbox')).toContain(document.activeElement);
});

describe('a wrong constant of a row', () => {
  const properties = { name: { type: 'string', title: 'Name' }, version: { const: 2, title: 'Version' } };
  const constant = (items: JsonSchema) => objectSchema({ lines: { type: 'array', items } });

  it.each([
    [
      'without a column',
      constant(objectSchema(properties, 'version')),
      undefined,
      { version: 1 },
      { version: 2 },
    ],
    ['in a column', constant(objectSchema(properties)), ['name', 'version'], { version: 1 }, { version: 2 }],
    [
      'of a condition',
      constant({
        ...(objectSchema({ name: properties.name }) as object),
        then: objectSchema({ version: properties.version }, 'version'),
        if: { required: ['name'] },
      }),
      undefined,
      { name: 'a' },
      { name: 'a', version: 2 },
    ],
    ['that is the row', constant({ const: 2, title: 'Version' }), undefined, 1, 2],
    [
      'whose name has two lines',
      constant(objectSchema({ name: properties.name, 'the\nversion': properties.version })),
      ['name', 'the\nversion'],
      { 'the\nversion': 1 },
      { 'the\nversion': 2 },
    ],
  ])(
    'is corrected in the details of its row, and comes back with Undo: %s',
    async (_, schema, columns, wrong, right) => {
      const { controller, user } = renderTable(
        <EditableTable pointer="/lines" columns={columns} />,
        [right, wrong],
        schema,
      );
      await user.click(screen.getByRole('button', { name: 'Details of row 2' }));
      await user.click(screen.getByRole('button', { name: 'Use 2' }));
      expect(controller.get('/lines')).toEqual([right, right]);
      expect(screen.queryByRole('button', { name: 'Use 2' })).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Details of row 1' }));
      expect(screen.queryByRole('button', { name: 'Use 2' })).toBeNull();
      await user.click(screen.getAllByRole('gridcell')[0]!);
      await user.keyboard('{Control>}z{/Control}');
      expect(controller.get('/lines')).toEqual([right, wrong]);
      expect(screen.getByRole('status')).toHaveTextContent('Undone.');
    },
  );
});

it('ends the edit of a cell that the server locks, so that keys move in the table again', async () => {
  const items = {
    ...(objectSchema({ name: { type: 'string' }, done: { type: 'boolean' } }) as object),
    if: { properties: { done: { const: true } }, required: ['done'] },
    then: objectSchema({ name: { readOnly: true } }),
  };
  const schema = objectSchema({ lines: { type: 'array', items } });
  const rows = [{ name: 'Ada' }, { name: 'Bob' }];
  const { user, controller } = renderTable(<EditableTable pointer="/lines" />, rows, schema);
  await user.tab();
  await user.keyboard('{F2}');
  act(() => controller.receive({ lines: [{ name: 'Ada', done: true }, { name: 'Bob' }] }));
  expect(screen.getByRole('gridcell', { name: 'Ada' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{F2}!');
  expect(controller.get('/lines/1/name')).toBe('Bob!');
});

it('leaves the focus in the table that had it when two tables lose columns', async () => {
  const items = objectSchema({ name: { type: 'string' } });
  const table = { type: 'array', items };
  const schema = objectSchema({ one: table, two: table });
  const data = { one: [{ name: 'Ada' }], two: [{ name: 'Bob' }, { name: 'Cy' }] };
  function Tables() {
    const [readOnly, setReadOnly] = useState(false);
    return (
      <FieldLock readOnly={readOnly}>
        <button onClick={() => setReadOnly(true)}>Lock</button>
        <EditableTable pointer="/one" />
        <EditableTable pointer="/two" />
      </FieldLock>
    );
  }
  const { user } = renderScreen(schema, { children: <Tables />, data });
  await user.click(screen.getAllByRole('button', { name: 'Delete row 1' })[1]!);
  await user.click(screen.getByRole('gridcell', { name: 'Ada' }));
  await user.keyboard('{F2}');
  // Unlike a user's, this click leaves the focus where it is.
  act(() => screen.getByRole('button', { name: 'Lock' }).click());
  expect(screen.getByRole('gridcell', { name: 'Ada' })).toHaveFocus();
});

it('shows a boolean that a condition locks in one row as text, and the others as boxes', async () => {
  const items = {
    ...(objectSchema({ done: { type: 'boolean' }, paid: { type: 'boolean' } }) as object),
    if: objectSchema({ done: { const: true } }, 'done'),
    then: objectSchema({ paid: { readOnly: true } }),
  };
  const { controller, user } = renderTable(
    <EditableTable pointer="/lines" />,
    [{ done: false, paid: true }],
    objectSchema({ lines: { type: 'array', items } }),
  );
  await user.click(screen.getAllByRole('checkbox')[0]!);
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  const locked = screen.getByRole('gridcell', { name: 'Yes' });
  expect(locked).toHaveAttribute('aria-readonly', 'true');
  await user.click(locked);
  expect(controller.get('/lines/0')).toEqual({ done: true, paid: true });
});

describe('cells that cannot be pasted', () => {
  const text = { type: 'string' };
  const lines = (items: JsonSchema) => objectSchema({ lines: { type: 'array', items } });
  const locked = { ...text, readOnly: true };

  it.each([
    [
      'more columns than the table has',
      lines(objectSchema({ a: text, b: text })),
      'x\ty\tz',
      { a: 'x', b: 'y' },
    ],
    ['a read-only column', lines(objectSchema({ a: text, b: locked })), 'x\ty', { a: 'x', b: 'b' }],
    [
      'a column with groups',
      lines(objectSchema({ a: text, c: objectSchema({ d: text }) })),
      'x\ty',
      { a: 'x', b: 'b' },
    ],
    [
      'a column that the first line names',
      lines(objectSchema({ a: text, c: text, b: locked })),
      'b\ta\tc\ny\tx\tz',
      { a: 'x', b: 'b', c: 'z' },
    ],
    [
      'a cell that a condition locks',
      lines({
        ...(objectSchema({ a: text, b: text }) as object),
        if: objectSchema({ a: { const: 'a' } }),
        then: objectSchema({ b: { readOnly: true } }),
      }),
      'a\ty',
      { a: 'a', b: 'b' },
    ],
  ])('are counted in the message: %s', async (_, schema, clipboard, row) => {
    const { controller, user } = renderTable(
      <EditableTable pointer="/lines" />,
      [{ a: 'a', b: 'b' }],
      schema,
    );
    await user.tab();
    await user.paste(clipboard);
    expect(controller.get('/lines')).toEqual([row]);
    expect(screen.getByText(/1 cell was not pasted/, { selector: 'p > span' })).toBeVisible();
    act(() => controller.undo());
    expect(controller.get('/lines')).toEqual([{ a: 'a', b: 'b' }]);
  });

  it('are left out of a new row too, where a condition locks them', () => {
    const schema = lines({
      ...(objectSchema({ a: text, b: text }) as object),
      if: objectSchema({ a: { const: 'x' } }, 'a'),
      then: objectSchema({ b: { readOnly: true } }),
    });
    const controller = createController<unknown>(compileEidos(schema), { data: { lines: [] } });
    expect(insertCsv(controller, '/lines', 'x,1,2\ny,3')).toMatchObject({ rows: 2, skipped: 2 });
    expect(controller.get('/lines')).toEqual([{ a: 'x' }, { a: 'y', b: '3' }]);
  });
});
