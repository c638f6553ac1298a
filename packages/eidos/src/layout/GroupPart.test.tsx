import { screen, within } from '@testing-library/react';
import { expectAccessible, objectSchema, renderScreen } from '../testing/render-screen';
import { standardRegistry } from '../screen/standard-registry';

describe('groups', () => {
  it('label their fields as a group', async () => {
    const address = {
      ...(objectSchema({ street: { type: 'string' } }) as object),
      description: 'Where you live.',
    };
    const { container } = renderScreen(objectSchema({ address }));
    const group = screen.getByRole('group', { name: 'Address' });
    expect(within(group).getByRole('textbox', { name: 'Street' })).toBeVisible();
    expect(group).toHaveAccessibleDescription('Where you live.');
    await expectAccessible(container);
  });

  it('show fields only while their condition holds', async () => {
    const schema = {
      ...(objectSchema({ member: { type: 'boolean' } }) as object),
      if: { properties: { member: { const: true } }, required: ['member'] },
      then: objectSchema({ since: { type: 'string' } }, 'since'),
    };
    const { user } = renderScreen(schema);
    expect(screen.queryByRole('textbox', { name: 'Since' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Member' }));
    expect(screen.getByRole('textbox', { name: 'Since' })).toBeRequired();
    await user.click(screen.getByRole('checkbox', { name: 'Member' }));
    expect(screen.queryByRole('textbox', { name: 'Since' })).not.toBeInTheDocument();
  });

  it('show a constant as text', () => {
    renderScreen(objectSchema({ version: { const: 2 } }), { data: { version: 2 } });
    expect(screen.getByRole('group', { name: 'Version' })).toHaveTextContent('2');
  });

  it('that contain themselves are rendered one level at a time', async () => {
    const schema = objectSchema({ name: { type: 'string' }, parent: { $ref: '#' } });
    const { controller, user, container } = renderScreen(schema);
    await user.click(screen.getByRole('button', { name: 'Add Parent' }));
    const parent = screen.getByRole('group', { name: 'Parent' });
    await user.type(within(parent).getByRole('textbox', { name: 'Name' }), 'Ada');
    expect(controller.get('/parent/name')).toBe('Ada');
    expect(within(parent).getByRole('button', { name: 'Add Parent' })).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Remove Parent' }));
    expect(controller.get('/parent')).toBeUndefined();
  });
});

describe('a group that the first key creates', () => {
  it('gets no other element in its fieldset, where Chromium would take the focus from a field', async () => {
    const schema = { ...(objectSchema({ street: { type: 'string' } }) as object), required: ['street'] };
    const { user } = renderScreen(objectSchema({ address: schema }));
    const group = screen.getByRole('group', { name: 'Address' });
    const before = [...group.children];
    await user.type(within(group).getByRole('textbox', { name: 'Street' }), 'W');
    expect(within(group).getByRole('button', { name: 'Remove Address' })).toBeVisible();
    expect([...group.children]).toEqual(before);
  });
});

describe('a read-only group', () => {
  it('makes everything inside it read-only', async () => {
    const inside = objectSchema({
      street: { type: 'string' },
      kind: {
        oneOf: [
          { type: 'string', title: 'Word' },
          { type: 'integer', title: 'Number' },
        ],
      },
      lines: { type: 'array', items: { type: 'string' } },
    }) as object;
    const { container } = renderScreen(objectSchema({ address: { ...inside, readOnly: true } }), {
      data: { address: { street: 'Main Street', kind: 'home', lines: ['one'] } },
      registry: standardRegistry,
    });
    expect(screen.getByRole('group', { name: 'Street' })).toHaveTextContent('Main Street');
    expect(screen.getByRole('group', { name: 'Word' })).toHaveTextContent('home');
    expect(screen.getByRole('table', { name: 'Lines' })).toBeVisible();
    for (const role of ['textbox', 'radio', 'combobox', 'grid']) {
      expect(screen.queryByRole(role)).not.toBeInTheDocument();
    }
    await expectAccessible(container);
  });
});

describe('a part that cannot be rendered', () => {
  it('shows the reason and does not affect the rest of the screen', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const schema = objectSchema({
      color: { type: 'string', 'x-eidos': { widget: 'swach' } },
      name: { type: 'string' },
    });
    const { controller, user } = renderScreen(schema);
    expect(screen.getByRole('alert')).toHaveTextContent(
      /"\/color" names the widget "swach".*Use one of "input"/,
    );
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
    expect(controller.get('/name')).toBe('Ada');
  });
});

it('a list of fixed items that need no entry is added as a list', async () => {
  const pair = { type: 'array', prefixItems: [{ type: ['string', 'null'] }], items: false };
  const { controller, user } = renderScreen(objectSchema({ pair }));
  await user.click(screen.getByRole('button', { name: /^Add/ }));
  expect(controller.getSnapshot().data).toEqual({ pair: [] });
  expect(controller.getSnapshot().errors).toEqual([]);
});

it.each([
  ['a group', objectSchema({ note: { type: 'string' } })],
  ['a map', { type: 'object', additionalProperties: { type: 'string' } }],
  ['a group without fields', { type: 'object', properties: {}, additionalProperties: false }],
])('%s that a loaded record lacks is added without an entry', async (_, more) => {
  const schema = objectSchema({ more }, 'more');
  const { user, controller } = renderScreen(schema, { data: {}, registry: standardRegistry });
  await user.click(screen.getByRole('button', { name: 'Add More' }));
  expect(controller.getSnapshot()).toMatchObject({ data: { more: {} }, errors: [] });
  expect(screen.queryByRole('button', { name: /(?:Add|Remove) More/ })).not.toBeInTheDocument();
});
