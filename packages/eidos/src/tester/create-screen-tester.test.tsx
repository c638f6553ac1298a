import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compileEidos } from '../compiler/compile-eidos';
import type { JsonSchema } from '../json/json-schema';
import { EidosScreen } from '../screen/EidosScreen';
import { preloadScreen } from '../screen/lazy-registry';
import { listRegistry } from '../screen/list-registry';
import { linesSchema, objectSchema } from '../testing/render-screen';
import { createScreenTester, type FieldInput, type FieldPlace } from './create-screen-tester';

beforeAll(() => preloadScreen());

/** Renders a screen and a tester that waits so long for an element. */
function renderTested(schema: JsonSchema, data?: Record<string, unknown>, timeout = 1000) {
  const onSubmit = jest.fn<void, [unknown]>();
  const eidos = compileEidos(schema);
  render(<EidosScreen eidos={eidos} data={data} onSubmit={onSubmit} registry={listRegistry} />);
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
  number: [{ type: 'number' }, '1,200.5', 1200.5],
  checkbox: [{ type: 'boolean' }, true, true],
  'unchecked box of three states': [{ type: ['boolean', 'null'] }, false, false],
  'radio buttons': [{ enum: ['S', 'M'] }, 'M', 'M'],
  select: [{ enum: countries.slice(0, 12) }, 'Country 7', 'Country 7'],
  combobox: [{ enum: countries }, 'Country 7', 'Country 7'],
  checkboxes: [{ type: 'array', uniqueItems: true, items: { enum: ['Mon', 'Tue'] } }, ['Tue'], ['Tue']],
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
