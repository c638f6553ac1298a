import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mergeRegistries } from '../parts/registry';
import { listRegistry } from '../screen/list-registry';
import { standardRegistry } from '../screen/standard-registry';
import { expectAccessible, objectSchema, renderScreen } from '../testing/render-screen';

const registry = mergeRegistries(standardRegistry, listRegistry);
const contacts = {
  type: 'array',
  items: {
    type: 'object',
    title: 'Contact',
    required: ['name'],
    properties: {
      name: { type: 'string', minLength: 1 },
      phones: { type: 'array', items: { type: 'object', properties: { number: { type: 'string' } } } },
    },
  },
  'x-eidos': { widget: 'cards' },
};
const data = { contacts: [{ name: 'Ada' }, { name: 'Bob' }, { name: 'Cleo' }] };
const card = (name: string) => within(screen.getByRole('group', { name }));
const button = (name: string) => screen.getByRole('button', { name });
const nameIn = (label: string) => card(label).getByRole('textbox', { name: /Name/ });

it('each item is a card with its fields, tables inside included', async () => {
  const { container } = renderScreen(objectSchema({ contacts }), { registry, data });
  expect(nameIn('Contact 2')).toHaveValue('Bob');
  expect(card('Contact 1').getByRole('grid', { name: 'Phones' })).toBeVisible();
  await expectAccessible(container);
});

it('adding focuses the first field of the new card, and is announced', async () => {
  const { user, controller } = renderScreen(objectSchema({ contacts }), { registry });
  expect(screen.getByText('Nothing here yet')).toBeVisible();
  await user.click(button('Add Contact'));
  await waitFor(() => expect(nameIn('Contact 1')).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent('Contact 1 added.');
  await user.keyboard('Dora');
  expect(controller.get('/contacts')).toEqual([{ name: 'Dora' }]);
  act(() => controller.undo());
  act(() => controller.undo());
  expect(screen.queryByRole('group', { name: 'Contact 1' })).not.toBeInTheDocument();
});

it('the second press of a double click on the button that adds leaves the focus in the new card', async () => {
  const { user } = renderScreen(objectSchema({ contacts }), { registry });
  await import('../parts/lost-focus').then(({ watchFocus }) => watchFocus(document.body));
  await user.click(button('Add Contact'));
  const press = (target: Element, detail: number) => fireEvent.mouseDown(target, { detail });
  // The card is where the button was.
  expect(press(screen.getByText('Contact 1'), 2)).toBe(false);
  expect(press(screen.getByText('Contact 1'), 1)).toBe(true);
  expect(press(screen.getByText('Contact 1'), 2)).toBe(true);
  expect(press(button('Add Contact'), 1)).toBe(true);
  expect(press(button('Add Contact'), 2)).toBe(true);
});

it('keys right after a card was added, as a scanner sends them, go to its first field', () => {
  const { controller } = renderScreen(objectSchema({ contacts }), { registry });
  fireEvent.click(button('Add Contact'));
  fireEvent.change(document.activeElement!, { target: { value: 'Dora' } });
  expect(controller.get('/contacts')).toEqual([{ name: 'Dora' }]);
});

it('removing focuses the card after it, and in the end the button that adds', async () => {
  const { user, controller } = renderScreen(objectSchema({ contacts }), { registry, data });
  await user.click(button('Remove Contact 2'));
  expect(controller.get('/contacts')).toEqual([{ name: 'Ada' }, { name: 'Cleo' }]);
  await waitFor(() => expect(nameIn('Contact 2')).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent('Contact 2 removed.');
  await user.click(button('Remove Contact 2'));
  await waitFor(() => expect(button('Add Contact')).toHaveFocus());
  act(() => controller.undo());
  expect(nameIn('Contact 2')).toHaveValue('Cleo');
});

it('the keyboard moves a card, and the button keeps the focus', async () => {
  const { user, controller } = renderScreen(objectSchema({ contacts }), { registry, data });
  button('Move Contact 3 up').focus();
  await user.keyboard('{Enter}');
  expect(controller.get('/contacts')).toEqual([{ name: 'Ada' }, { name: 'Cleo' }, { name: 'Bob' }]);
  expect(button('Move Contact 2 up')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Moved to position 2 of 3.');
  await user.keyboard('{Enter}{Enter}');
  expect(nameIn('Contact 1')).toHaveValue('Cleo');
  expect(button('Move Contact 1 up')).toHaveAttribute('aria-disabled', 'true');
});

it('limits block the buttons, which say why', async () => {
  const schema = objectSchema({ contacts: { ...contacts, minItems: 1, maxItems: 2 } });
  const { user, controller } = renderScreen(schema, { registry, data: { contacts: [{ name: 'Ada' }] } });
  await user.click(button('Remove Contact 1'));
  expect(screen.getByRole('status')).toHaveTextContent('Add rows: at least 1 is required.');
  expect(button('Add Contact')).not.toHaveAccessibleDescription();
  await user.click(button('Add Contact'));
  expect(button('Add Contact')).toHaveAccessibleDescription('Keep at most 2 rows.');
  await user.click(button('Add Contact'));
  expect(controller.getRowKeys('/contacts')).toHaveLength(2);
});

it('errors are shown in their card and for the list, and a refused save focuses the field', async () => {
  const schema = objectSchema({ contacts: { ...contacts, minItems: 2 } }, 'contacts');
  const { controller, container } = renderScreen(schema, { registry, data: { contacts: [{}] } });
  await act(() => controller.submit());
  expect(card('Contact 1').getByText('Fill in this field.')).toBeVisible();
  expect(screen.getByText('Add rows: at least 2 are required.')).toBeVisible();
  await expectAccessible(container);
});

it('items of a single value have a card too, and a read-only list has no buttons', () => {
  const schema = objectSchema({
    notes: { type: 'array', items: { type: 'string' }, 'x-eidos': { widget: 'cards' } },
    old: { ...contacts, readOnly: true },
  });
  renderScreen(schema, { registry, data: { notes: ['one'], old: data.contacts } });
  expect(screen.getByRole('textbox', { name: 'Notes 1' })).toHaveValue('one');
  expect(screen.getByRole('group', { name: 'Contact 1' })).toHaveTextContent('Ada');
  expect(screen.queryByRole('button', { name: 'Remove Contact 1' })).not.toBeInTheDocument();
});

it('new data above an item takes neither the focus nor what is being typed in it', async () => {
  const tags = { type: 'array', items: { type: 'string' }, 'x-eidos': { widget: 'tags' } };
  const items = {
    type: 'object',
    title: 'Contact',
    properties: { tags },
  };
  const schema = objectSchema({ contacts: { ...contacts, items } });
  const rows = [{ tags: ['first'] }, { tags: ['second'] }];
  const { user, controller } = renderScreen(schema, { registry, data: { contacts: rows } });
  const input = card('Contact 2').getByRole('textbox', { name: 'Tags' });
  await user.type(input, 'thi');
  act(() => controller.receive({ contacts: [{ tags: ['new'] }, ...rows] }));
  expect(input).toHaveFocus();
  await user.keyboard('rd{Enter}');
  expect(controller.get('/contacts/2/tags')).toEqual(['second', 'third']);
});

it('focuses the first field of a card, also where another one is checked', async () => {
  const { user } = renderScreen(
    {
      type: 'array',
      'x-eidos': { widget: 'cards' },
      items: objectSchema({
        name: { type: 'string', title: 'Name' },
        state: { enum: ['open', 'shut'], title: 'State', 'x-eidos': { widget: 'radio' } },
        paid: { type: 'boolean', title: 'Paid' },
      }),
    },
    {
      data: [
        { name: 'Ada', state: 'open', paid: true },
        { name: 'Bob', state: 'shut', paid: true },
      ],
      registry,
    },
  );
  await user.click(screen.getByRole('button', { name: 'Remove Item 1' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
});
