import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { compileEidos } from '../compiler/compile-eidos';
import type { JsonSchema } from '../json/json-schema';
import { TagsField } from '../lists/TagsField';
import { createRegistry, type PartProps } from '../parts/registry';
import { EidosScreen } from '../screen/EidosScreen';
import { preloadScreen } from '../screen/lazy-registry';
import { listRegistry } from '../screen/list-registry';
import { linesSchema, objectSchema } from '../testing/render-screen';
import { offsetAt } from '../translations/format';
import {
  createScreenTester,
  type FieldInput,
  type FieldPlace,
  type PageElement,
  type TestPage,
} from './create-screen-tester';

beforeAll(() => preloadScreen());

/** Renders a screen and a tester that waits so long for an element. */
function renderTested(
  schema: JsonSchema,
  data?: Record<string, unknown>,
  timeout = 1000,
  registry = listRegistry,
) {
  const onSubmit = jest.fn<void, [unknown]>();
  const eidos = compileEidos(schema);
  render(<EidosScreen eidos={eidos} data={data} onSubmit={onSubmit} registry={registry} />);
  const tester = createScreenTester({
    user: userEvent.setup(),
    waitFor: (find) => waitFor(find, { timeout }),
  });
  async function save() {
    await tester.submit();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    return onSubmit.mock.calls[0]![0];
  }
  return { tester, save };
}

const oneLine = { lines: [{ name: 'Pen' }] };
const countries = Array.from({ length: 30 }, (_each, at) => `Country ${at}`);

/** Fields with what a test fills them with, and the value that this gives. */
const inputs: Record<string, readonly [JsonSchema, string | boolean | readonly string[], unknown]> = {
  text: [{ type: 'string' }, 'Ada {x} [y]', 'Ada {x} [y]'],
  lines: [{ type: 'string', 'x-eidos': { widget: 'text' } }, 'One', 'One'],
  date: [{ type: 'string', format: 'date' }, '1990-02-03', '1990-02-03'],
  time: [{ type: 'string', format: 'time' }, '10:30', `10:30:00${offsetAt()}`],
  moment: [
    { type: 'string', format: 'date-time' },
    '2026-03-09T10:30',
    `2026-03-09T10:30:00${offsetAt('2026-03-09T10:30')}`,
  ],
  number: [{ type: 'number' }, '1,200.5', 1200.5],
  checkbox: [{ type: 'boolean' }, true, true],
  'unchecked box of three states': [{ type: ['boolean', 'null'] }, false, false],
  'radio buttons': [{ enum: ['S', 'M'] }, 'M', 'M'],
  select: [{ enum: countries.slice(0, 12) }, 'Country 7', 'Country 7'],
  combobox: [{ enum: countries }, 'Country 7', 'Country 7'],
  checkboxes: [{ type: 'array', uniqueItems: true, items: { enum: ['Mon', 'Tue'] } }, ['Tue'], ['Tue']],
  'one of the checkboxes': [{ type: 'array', uniqueItems: true, items: { enum: ['A', 'B'] } }, 'B', ['B']],
  tags: [{ type: 'array', uniqueItems: true, items: { type: 'string' } }, ['ink', 'pens'], ['ink', 'pens']],
};

it.each(Object.entries(inputs))('fills a field: %s', async (_kind, [schema, input, value]) => {
  const { tester, save } = renderTested(
    objectSchema({ one: { ...(schema as object), title: 'One' } }, 'one'),
  );
  await tester.fill('One', input);
  expect(await save()).toEqual({ one: value });
});

it('unchecks what is not among the labels', async () => {
  const items = { enum: ['Mon', 'Tue', 'Wed'] };
  const days = { type: 'array', title: 'Days', uniqueItems: true, items };
  const { tester, save } = renderTested(objectSchema({ days }), { days: ['Mon', 'Wed'] });
  await tester.fill('Days', ['Tue', 'Wed']);
  expect(await save()).toEqual({ days: ['Tue', 'Wed'] });
});

const street = { type: 'string', title: 'Street' };
const twoAddresses = objectSchema({
  home: { type: 'object', title: 'Home', properties: { street } },
  work: { type: 'object', title: 'Work', properties: { street } },
});

it('finds a field by the group around it', async () => {
  const { tester, save } = renderTested(twoAddresses);
  await tester.fill(['Work', 'Street'], 'Main Street 1');
  expect(await save()).toEqual({ work: { street: 'Main Street 1' } });
});

it('chooses an option and fills its fields', async () => {
  const option = (title: string, name: string) => ({
    type: 'object',
    title,
    required: ['via', name],
    properties: { via: { const: name }, [name]: { type: 'string', title } },
  });
  const contact = { title: 'Contact', oneOf: [option('E-mail', 'mail'), option('Phone', 'phone')] };
  const { tester, save } = renderTested(objectSchema({ contact }, 'contact'));
  await tester.fill('Contact', 'Phone');
  await tester.fill(['Contact', 'Phone'], '123');
  expect(await save()).toEqual({ contact: { via: 'phone', phone: '123' } });
});

it('pastes into an empty table and from a cell on, and fills cells', async () => {
  const { tester, save } = renderTested(linesSchema);
  await tester.paste('Lines', [
    ['Pen "A"', '2'],
    ['Ink\nred', '3'],
  ]);
  await tester.fill(['Lines', 2, 'Amount'], '4');
  await tester.fill(['Lines', 1, 'Paid'], true);
  await tester.fill(['Lines', 2, 'State'], 'shut');
  await tester.paste(['Lines', 1, 'Amount'], [['5']]);
  expect(await save()).toEqual({
    lines: [
      { name: 'Pen "A"', amount: 5, paid: true },
      { name: 'Ink\nred', amount: 4, state: 'shut' },
    ],
  });
});

it('adds choices to a list, and leaves its combobox, which would cover what is below it', async () => {
  const list = { type: 'array', uniqueItems: true, items: { enum: countries } };
  const places = { ...list, title: 'Places', 'x-eidos': { widget: 'combobox' } };
  const { tester, save } = renderTested(objectSchema({ places }));
  await tester.fill('Places', ['Country 7', 'Country 2']);
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(await save()).toEqual({ places: ['Country 7', 'Country 2'] });
});

it('chooses a radio button in a cell', async () => {
  const size = { title: 'Size', enum: ['S', 'M'], 'x-eidos': { widget: 'radio' } };
  const lines = { type: 'array', title: 'Lines', items: objectSchema({ size, note: { type: 'string' } }) };
  const { tester, save } = renderTested(objectSchema({ lines }), oneLine);
  await tester.fill(['Lines', 1, 'Size'], 'M');
  expect(await save()).toMatchObject({ lines: [{ size: 'M' }] });
});

it('finds what a test asserts on', async () => {
  const { tester } = renderTested(objectSchema({ name: { type: 'string', title: 'Name', minLength: 3 } }));
  await tester.fill('Name', 'A');
  expect(await tester.find('Name')).toHaveAccessibleErrorMessage();
  expect(await tester.find('Name')).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

it.each<[FieldPlace, FieldInput, string]>([
  [
    'Nmae',
    'x',
    'There is no field "Nmae". The fields here are: Home, Street, Work, Size, Lines, Paid, row 1, Row actions, Form status, Save.',
  ],
  ['Street', 'x', '2 fields are named "Street". Name the group or row around the one that you mean first.'],
  ['Size', 'x', '"Size" has no choice "x": None, S, M.'],
  [['Work', 'City'], 'x', 'There is no field "City" in "Work". The fields here are: Street.'],
  [['Lines', 3, 'Name'], 'x', 'There is no row 3 in "Lines", or it is not in view.'],
  [
    ['Lines', 1, 'Price'],
    'x',
    'There is no column "Price" in "Lines", "1": Row, Name, Amount, Paid, State, Actions.',
  ],
  [['Lines', 1, 'Name'], true, '"Lines", "1", "Name" takes a text.'],
  [['Lines', 1, 'Paid'], 'yes', '"Lines", "1", "Paid" takes true or false.'],
  ['Lines', 'x', '"Lines" takes a row and a column after its name.'],
])('says what it does not find, and what a field does not take: %j', async (place, input, message) => {
  const size = objectSchema({ size: { title: 'Size', enum: ['S', 'M'] } });
  const { tester } = renderTested({ allOf: [twoAddresses, size, linesSchema] }, oneLine, 50);
  await expect(tester.fill(place, input)).rejects.toThrow(message);
});

it('pastes over rows only from a cell that the test names', async () => {
  const { tester } = renderTested(linesSchema, oneLine);
  await expect(tester.paste('Lines', [['Ink']])).rejects.toThrow(
    '"Lines" takes a row and a column after its name',
  );
});

it('says that a field is read-only', async () => {
  const name = { type: 'string', title: 'Name', readOnly: true };
  const items = objectSchema({ name, note: { type: 'string' } });
  const { tester } = renderTested(objectSchema({ lines: { type: 'array', title: 'Lines', items } }), oneLine);
  await expect(tester.fill(['Lines', 1, 'Name'], 'x')).rejects.toThrow('"Lines", "1", "Name" is read-only.');
});

const note = { type: 'string', title: 'Note' };

/** Fields that take nothing, or not this input, and what a test is told. */
const refused: Record<string, readonly [JsonSchema, string, FieldInput?, unknown?]> = {
  'a disabled text': [{ ...note, 'x-eidos': { disabled: true } }, 'is disabled.'],
  'a disabled list': [{ enum: countries.slice(0, 9), 'x-eidos': { disabled: true } }, 'is disabled.'],
  'disabled radio buttons': [{ enum: ['x', 'y'], 'x-eidos': { disabled: true } }, 'is disabled.'],
  'a read-only text': [{ ...note, readOnly: true }, 'is read-only.'],
  'a select without the choice': [
    { enum: countries.slice(0, 3), 'x-eidos': { widget: 'select' } },
    'has no choice "x": None, Country 0',
  ],
  'a group': [{ type: 'object', properties: { note } }, 'takes the label of a field in it after its own.'],
  'a time with an offset': [{ type: 'string', format: 'time' }, 'takes a text such as', '10:30:00Z'],
};

it.each(Object.entries(refused))(
  'says why it fills in nothing: %s',
  async (_kind, [schema, message, input = 'x']) => {
    const { tester } = renderTested(objectSchema({ one: { ...(schema as object), title: 'One' } }), {}, 50);
    await expect(tester.fill('One', input)).rejects.toThrow(`"One" ${message}`);
  },
);

it.each([
  ['tab', { layout: 'tabs' }, { tab: 'First' }, { tab: 'Other' }],
  ['section', {}, {}, { section: { label: 'Other', collapsible: 'closed' } }],
])('does not find a field in a closed %s', async (_, hints, first, second) => {
  const one = { type: 'string', 'x-eidos': first };
  const fields = objectSchema({ one, note: { ...note, 'x-eidos': second } });
  const { tester } = renderTested({ ...(fields as object), 'x-eidos': hints }, {}, 50);
  await expect(tester.fill('Note', 'x')).rejects.toThrow(
    '"Note" is hidden. Open its tab, step or section first.',
  );
});

it('finds the rows of a list and of a table to read by their numbers', async () => {
  const lines = { type: 'array', title: 'Lines', items: objectSchema({ note }) };
  const cards = { ...lines, title: 'Cards', 'x-eidos': { widget: 'cards' } };
  const data = { lines: [{ note: 'a' }, { note: 'b' }], cards: [{}, {}] };
  const { tester, save } = renderTested(objectSchema({ lines: { ...lines, readOnly: true }, cards }), data);
  await tester.fill(['Cards', 2, 'Note'], 'c');
  expect(await tester.find(['Lines', 2, 'Note'])).toHaveTextContent('b');
  await expect(tester.fill(['Lines', 2, 'Note'], 'x')).rejects.toThrow('is read-only.');
  expect(await save()).toMatchObject({ cards: [{}, { note: 'c' }] });
});

it('fills in what the details of a row have', async () => {
  const days = { type: 'array', title: 'Days', uniqueItems: true, items: { enum: ['Mon', 'Tue'] } };
  const lines = {
    type: 'array',
    title: 'Lines',
    items: objectSchema({ note, days, parts: { type: 'array', items: objectSchema({ note }) } }),
  };
  const { tester, save } = renderTested(objectSchema({ lines }), {
    lines: [{ note: 'a', parts: [{}, {}] }, { note: 'b' }],
  });
  await tester.fill(['Lines', 1, 'Days'], ['Tue']);
  await tester.fill(['Lines', 1, 'Parts', 2, 'Note'], 'inner');
  await tester.fill(['Lines', 2, 'Note'], 'outer');
  const first = { note: 'a', days: ['Tue'], parts: [{}, { note: 'inner' }] };
  expect(await save()).toEqual({ lines: [first, { note: 'outer' }] });
});

it('opens the details of a row for what is inside a group or list there', async () => {
  const address = { type: 'object', title: 'Address', properties: { note } };
  const parts = { type: 'array', title: 'Parts', items: objectSchema({ note }) };
  const lines = { type: 'array', title: 'Lines', items: objectSchema({ note, address, parts }) };
  const { tester, save } = renderTested(objectSchema({ lines }), { lines: [{}, { parts: [{}] }] });
  await expect(tester.find(['Lines', 1, 'Address', 'Note'])).rejects.toThrow(
    '"Note" in "Lines", "1", "Address" is in the details of its row. Open them first.',
  );
  await tester.fill(['Lines', 1, 'Address', 'Note'], 'a');
  await tester.fill(['Lines', 2, 'Parts', 1, 'Note'], 'b');
  expect(await save()).toEqual({ lines: [{ address: { note: 'a' } }, { parts: [{ note: 'b' }] }] });
});

it('pastes only where something is pasted, and checks no box', async () => {
  const { tester, save } = renderTested(objectSchema({ paid: { type: 'boolean', title: 'Paid' } }));
  await expect(tester.paste('Paid', [['x']])).rejects.toThrow('"Paid" takes nothing that is pasted.');
  expect(await save()).toEqual({});
});

/** A part that is there some time after it was first needed, as one that is loaded. */
function LateTags({ pointer }: PartProps) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 50);
    return () => clearTimeout(timer);
  }, []);
  return isThere && <TagsField pointer={pointer} />;
}

it('waits for the field of a list in the details of its row', async () => {
  const tags = { type: 'array', title: 'Tags', items: { type: 'string' }, 'x-eidos': { widget: 'late' } };
  const lines = { type: 'array', title: 'Lines', items: objectSchema({ tags, note }) };
  const registry = createRegistry({ widgets: { late: LateTags } });
  const { tester, save } = renderTested(objectSchema({ lines }), { lines: [{}] }, 1000, registry);
  await tester.fill(['Lines', 1, 'Tags'], ['a']);
  expect(await save()).toEqual({ lines: [{ tags: ['a'] }] });
});

it('pastes text into a field in Playwright, whose events insert none', async () => {
  Object.assign(globalThis, {
    DataTransfer: class {
      setData = jest.fn();
    },
    ClipboardEvent: Event,
  });
  const onSubmit = jest.fn();
  const day = { type: 'string', format: 'date', title: 'Day' };
  render(<EidosScreen eidos={compileEidos(objectSchema({ note, day }))} onSubmit={onSubmit} />);
  const user = userEvent.setup();
  const elementOf = (element: HTMLElement): PageElement => ({
    click: () => user.click(element),
    fill: (text) => user.type(element, text),
    press: (key) => user.keyboard(`{${key}}`),
    selectOption: ({ label }) => user.selectOptions(element, label),
    evaluate: (run, input) => act(() => Promise.resolve(run(element, input))),
  });
  const page: TestPage = {
    evaluateHandle(run, query) {
      const found = run(query);
      const asElement = () => (found instanceof HTMLElement ? elementOf(found) : null);
      return Promise.resolve({ asElement, jsonValue: () => Promise.resolve(found) });
    },
  };
  const tester = createScreenTester(page);
  await tester.paste('Note', [['a', 'b']]);
  await expect(tester.paste('Day', [['2026-03-09']])).rejects.toThrow('takes nothing that is pasted.');
  await tester.submit();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ note: 'a\tb' }));
});
