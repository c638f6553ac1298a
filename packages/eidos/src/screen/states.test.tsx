import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compileEidos } from '../compiler/compile-eidos';
import { createController } from '../controller/create-controller';
import { expectAccessible, objectSchema, renderScreen } from '../testing/render-screen';
import { mergeRegistries } from '../parts/registry';
import { EidosScreen } from './EidosScreen';
import { listRegistry } from './list-registry';
import { standardRegistry } from './standard-registry';

const off = { 'x-eidos': { disabled: true } };
const isSwiss = { properties: { country: { const: 'CH' } }, required: ['country'] };
const registry = mergeRegistries(standardRegistry, listRegistry);
const options = { registry };

describe('disabled fields', () => {
  it('of every kind cannot be entered, and keep what they have', async () => {
    const schema = objectSchema({
      word: { type: 'string', ...off },
      text: { type: 'string', 'x-eidos': { disabled: true, widget: 'text' } },
      count: { type: 'integer', ...off },
      yes: { type: 'boolean', ...off },
      size: { enum: ['S', 'M'], 'x-eidos': { disabled: true, widget: 'radio' } },
      long: { enum: ['a', 'b'], 'x-eidos': { disabled: true, widget: 'select' } },
      group: { ...(objectSchema({ inner: { type: 'string' } }) as object), ...off },
    });
    const data = { word: 'a', text: 'b', count: 1, yes: true, size: 'S', long: 'a', group: { inner: 'c' } };
    const { user, controller, container } = renderScreen(schema, { ...options, data });
    const controls = ['textbox', 'checkbox', 'radio', 'combobox'].flatMap((role) =>
      screen.getAllByRole(role),
    );
    expect(controls).toHaveLength(9);
    for (const control of controls) {
      expect(control).toBeDisabled();
      await user.click(control);
      await user.keyboard('x ');
    }
    expect(controller.getSnapshot().data).toEqual(data);
    act(() => controller.set('/word', 'from code'));
    expect(controller.get('/word')).toBe('from code');
    await expectAccessible(container);
  });

  it('of a union cannot change their option', () => {
    const either = { oneOf: [{ type: 'string' }, { type: 'number' }], ...off };
    renderScreen(objectSchema({ either }), { ...options, data: { either: 'x' } });
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
    expect(screen.getByRole('textbox')).toBeDisabled();
  });
});

describe('fields whose state follows another field', () => {
  const schema = objectSchema(
    {
      country: { type: 'string' },
      vat: { type: 'string', 'x-eidos': { hidden: isSwiss } },
      rate: { type: 'number', 'x-eidos': { readOnly: isSwiss } },
      note: { type: 'string', 'x-eidos': { disabled: isSwiss } },
    },
    'vat',
  );

  it('change as soon as it is typed', async () => {
    const { user, container } = renderScreen(schema, { ...options, data: { rate: 5 } });
    expect(screen.getByRole('textbox', { name: 'Vat' })).toBeRequired();
    await user.type(screen.getByRole('textbox', { name: 'Country' }), 'CH');
    expect(screen.queryByRole('textbox', { name: /Vat/ })).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Rate' })).toHaveTextContent('5');
    expect(screen.getByRole('textbox', { name: 'Note' })).toBeDisabled();
    await expectAccessible(container);
    await user.type(screen.getByRole('textbox', { name: 'Country' }), '-');
    expect(screen.getByRole('textbox', { name: 'Rate' })).toHaveValue('5');
    expect(screen.getByRole('textbox', { name: 'Note' })).toBeEnabled();
  });
});

describe('cells', () => {
  const row = objectSchema({
    locked: { type: 'boolean' },
    item: {
      type: 'string',
      'x-eidos': { readOnly: { properties: { locked: { const: true } }, required: ['locked'] } },
    },
    fixed: { type: 'string', ...off },
  });
  const schema = objectSchema({ lines: { type: 'array', items: row } });
  const data = {
    lines: [
      { locked: true, item: 'Pen', fixed: 'x' },
      { locked: false, item: 'Ink', fixed: 'y' },
    ],
  };

  it('that are read-only in their row are skipped when pasting and clearing', async () => {
    const { user, controller } = renderScreen(schema, { ...options, data });
    await user.click(screen.getByRole('gridcell', { name: 'Pen' }));
    await user.paste('A\tB\nC\tD');
    expect(controller.get('/lines')).toEqual([
      { locked: true, item: 'Pen', fixed: 'x' },
      { locked: false, item: 'C', fixed: 'y' },
    ]);
    await user.keyboard('{Delete}');
    expect(controller.get('/lines/0/item')).toBe('Pen');
    expect(controller.get('/lines/1')).toEqual({ locked: false, fixed: 'y' });
  });

  it('that are read-only in their row do not open', async () => {
    const { user } = renderScreen(schema, { ...options, data });
    await user.click(screen.getByRole('gridcell', { name: 'Pen' }));
    await user.keyboard('{Enter}');
    expect(within(screen.getByRole('grid')).queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('gridcell', { name: 'Ink' }));
    await user.keyboard('{Enter}');
    expect(within(screen.getByRole('grid')).getByRole('textbox')).toHaveFocus();
  });
});

it('a text that is typed into the combobox of a cell is gone once the server locks the cell, which nothing shows', async () => {
  const when = { properties: { done: { const: true } }, required: ['done'] };
  const city = { enum: ['Bern', 'Bonn'], 'x-eidos': { widget: 'combobox', readOnly: when } };
  const items = objectSchema({ city, done: { type: 'boolean' } });
  const lines = { type: 'array', items };
  const data = { lines: [{ city: 'Bern' }] };
  const { user, controller } = renderScreen(objectSchema({ lines }), { registry, data });
  await user.click(screen.getByRole('gridcell', { name: 'Bern' }));
  await user.keyboard('{Enter}');
  await user.type(screen.getByRole('combobox'), 'x');
  expect(controller.getSnapshot().dirty).toBe(true);
  act(() => controller.receive({ lines: [{ city: 'Bern', done: true }] }));
  expect(screen.getByRole('gridcell', { name: 'Bern' })).toHaveFocus();
  expect(controller.getSnapshot().dirty).toBe(false);
});

it.each([{ readOnly: true }, { disabled: true }])(
  'a text that is typed into the combobox of a cell is read once the screen is locked: %j',
  async (lock) => {
    const city = { enum: ['Bern', 'Bonn'], 'x-eidos': { widget: 'combobox' } } as const;
    const lines = { type: 'array', items: { type: 'object', properties: { city } } } as const;
    const eidos = compileEidos({ type: 'object', properties: { lines } });
    const controller = createController(eidos, { data: { lines: [{ city: 'Bern' }, { city: 'Bern' }] } });
    const { rerender } = render(<EidosScreen {...{ controller, registry }} />);
    for (const text of ['bonn', 'x']) {
      await userEvent.click(screen.getAllByRole('gridcell', { name: 'Bern' })[0]!);
      await userEvent.keyboard(text);
      rerender(<EidosScreen {...{ controller, registry, ...lock }} />);
      rerender(<EidosScreen {...{ controller, registry }} />);
    }
    expect(controller.get('/lines')).toEqual([{ city: 'Bonn' }, { city: 'Bern' }]);
    expect(screen.getByRole('gridcell', { name: 'x' })).toBeInvalid();
  },
);

it('a recursive group that is read-only and missing has no button to add it', () => {
  const schema = objectSchema({ name: { type: 'string' }, parent: { $ref: '#', readOnly: true } });
  renderScreen(schema, { ...options, data: { name: 'a' } });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Parent' })).toHaveTextContent('Not set');
});

it('the hint autocomplete reaches the input', () => {
  renderScreen(
    objectSchema({
      city: { type: 'string', 'x-eidos': { autocomplete: 'address-level2' } },
      street: { type: 'string', 'x-eidos': { autocomplete: 'street-address', widget: 'text' } },
      year: { type: 'integer', 'x-eidos': { autocomplete: 'bday-year' } },
      country: { enum: ['DE', 'FR'], 'x-eidos': { autocomplete: 'country', widget: 'combobox' } },
      size: { enum: ['S', 'M'], 'x-eidos': { widget: 'combobox' } },
    }),
    { registry },
  );
  const of = (name: string) => screen.getByLabelText(name, { selector: 'input, textarea' });
  const hints = {
    City: 'address-level2',
    Street: 'street-address',
    Year: 'bday-year',
    Country: 'country',
    Size: 'off',
  };
  for (const [name, hint] of Object.entries(hints)) expect(of(name)).toHaveAttribute('autocomplete', hint);
});

it.each([
  ['a table', { type: 'array', items: objectSchema({ a: { type: 'string' } }) }],
  ['a table to read', { type: 'array', readOnly: true, items: objectSchema({ a: { type: 'string' } }) }],
  ['a list of cards', { type: 'array', items: { type: 'string' }, 'x-eidos': { widget: 'cards' } }],
  ['a group', { type: 'object', properties: { a: { type: 'string' } } }],
  [
    'a group that can be collapsed',
    { ...(objectSchema({ a: {} }) as object), 'x-eidos': { collapsible: true } },
  ],
  ['an array of tags', { type: 'array', uniqueItems: true, items: { type: 'string' } }],
])('%s that is deprecated says so', async (_, schema) => {
  renderScreen(objectSchema({ it: { ...schema, title: 'Fax', deprecated: true } }), { registry });
  expect(await screen.findByText('no longer used')).toBeVisible();
  expect(document.body).toHaveTextContent('Fax no longer used');
});

it.each([false, true])('a column that is deprecated says so (to read: %s)', (readOnly) => {
  const fax = { type: 'string', title: 'Fax', deprecated: true };
  const lines = { type: 'array', readOnly, items: objectSchema({ fax }) };
  renderScreen(objectSchema({ lines }), { registry, data: { lines: [{ fax: '1' }] } });
  expect(screen.getByRole('columnheader', { name: 'Fax no longer used' })).toBeVisible();
});

const automatic = { oneOf: [{ const: 'auto', title: 'Automatic' }, { type: 'integer' }] };
const contact = {
  oneOf: ['mail', 'phone'].map((via) => objectSchema({ via: { const: via }, to: { type: 'string' } }, 'via')),
};

it.each([
  ['a null', { type: 'null' }, null, '/it'],
  ['a constant that is an option', automatic, 'auto', '/it'],
  ['what tells options apart', contact, { via: 'mail' }, '/it/via'],
  ['a tag', { type: 'array', uniqueItems: true, items: { type: 'string' } }, ['a', 'b'], '/it/1'],
  ['a checkbox', { type: 'array', uniqueItems: true, items: { enum: ['a', 'b'] } }, ['b'], '/it/0'],
])('the message of a server about %s is shown, though nobody has touched it', (_, schema, it, pointer) => {
  const { controller } = renderScreen(objectSchema({ it: schema }), { registry, data: { it } });
  act(() => controller.setErrors({ [pointer]: 'Not on Sundays.' }));
  expect(document.body).toHaveTextContent('Not on Sundays.');
});
