import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compileEidos } from '../compiler/compile-eidos';
import type { JsonSchema } from '../json/json-schema';
import { expectAccessible, objectSchema, renderScreen } from '../testing/render-screen';
import { EidosScreen } from './EidosScreen';
import { preloadScreen } from './lazy-registry';
import { standardRegistry } from './standard-registry';

beforeAll(() => preloadScreen());

function open(schema: JsonSchema, data?: object) {
  const onSubmit = jest.fn();
  render(<EidosScreen eidos={compileEidos<JsonSchema>(schema)} data={data} onSubmit={onSubmit} />);
  return { user: userEvent.setup(), onSubmit };
}
const text = { type: 'string' } as const;
const show = (properties: Record<string, JsonSchema>, data?: object) =>
  renderScreen(objectSchema(properties), { data, registry: standardRegistry });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('a required value that may be null', () => {
  const nullable = { type: ['string', 'null'] } as const;

  it('can be left empty, and is not marked as required', async () => {
    const { user, onSubmit } = open(objectSchema({ note: nullable, name: text }, 'note'));
    expect(screen.getByRole('textbox', { name: 'Note' })).not.toBeRequired();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
    await user.click(button('Save'));
    expect(onSubmit).toHaveBeenCalledWith({ note: null, name: 'Ada' });
  });

  it('can be left empty when it is required only later', async () => {
    const schema = { type: 'object', properties: { phone: text, note: nullable } };
    const { user, onSubmit } = open({ ...schema, dependentRequired: { phone: ['note'] } });
    await user.type(screen.getByRole('textbox', { name: 'Phone' }), '1');
    await user.click(button('Save'));
    expect(onSubmit).toHaveBeenCalledWith({ phone: '1', note: null });
  });
});

describe('an optional value that was loaded as null is null again', () => {
  const kind = (name: string) => objectSchema({ kind: { const: name } }, 'kind');
  const loaded = (a: object) => show({ a: a as JsonSchema }, { a: null });

  it.each([
    ['text', { type: ['string', 'null'] }],
    ['lines', { type: ['string', 'null'], maxLength: 500 }],
    ['number', { type: ['number', 'null'] }],
    ['email', { type: ['string', 'null'], format: 'email' }],
  ])('after a %s was typed and removed', async (_, schema) => {
    const { user, controller } = loaded(schema);
    await user.type(screen.getByRole('textbox'), '5');
    expect(controller.getSnapshot().changed).toEqual(['/a']);
    await user.clear(screen.getByRole('textbox'));
    expect(controller.getSnapshot()).toMatchObject({ data: { a: null }, dirty: false });
  });

  it.each([
    ['choice', { enum: ['x', 'y', null] }],
    ['constant', { oneOf: [{ const: 5 }, { type: 'null' }] }],
    ['option', { oneOf: [{ type: 'null' }, kind('x'), kind('y')] }],
  ])('after another %s was selected, and then none', async (_, schema) => {
    const { user, controller } = loaded(schema);
    await user.click(screen.getAllByRole('radio').at(-1)!);
    expect(controller.getSnapshot().changed).toEqual(['/a']);
    await user.click(screen.getByRole('radio', { name: 'None' }));
    expect(controller.getSnapshot()).toMatchObject({ data: { a: null }, dirty: false });
    expect(screen.getByRole('radio', { name: 'None' })).toBeChecked();
  });

  it('after a group was added and removed', async () => {
    const { user, controller } = loaded({
      anyOf: [objectSchema({ x: text }), { type: 'null' }],
    });
    await user.click(button('Add A'));
    expect(controller.get('/a')).toEqual({});
    await user.click(button('Remove A'));
    expect(controller.getSnapshot()).toMatchObject({ data: { a: null }, dirty: false });
  });
});

it('an empty row is reported and not stored as an empty text', async () => {
  const { user, onSubmit } = open(objectSchema({ tags: { type: 'array', items: text } }));
  await user.click(button(/Add/));
  await user.click(button('Save'));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getAllByText('Fill in this field.').length).toBeGreaterThan(0);
});

it('an optional group requires nothing before it has a value', async () => {
  const rating = { enum: ['good', 'bad'] };
  const address = objectSchema({ street: text, rating, note: text }, 'street', 'rating');
  const { user } = open(objectSchema({ address }));
  const box = screen.getByRole('textbox', { name: /Street/ });
  expect(box).not.toBeRequired();
  expect(screen.queryByRole('radio', { name: 'None' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /Note/ }), 'x');
  expect(box).toBeRequired();
  await user.clear(screen.getByRole('textbox', { name: /Note/ }));
  expect(box).not.toBeRequired();
});

describe('an optional group', () => {
  it('is removed with everything in it by a button, and comes back with undo', async () => {
    const data = { address: { street: 'Elm 1', city: 'Bern' } };
    const { user, controller, container } = show(
      { address: objectSchema({ street: text, city: text }) },
      data,
    );
    await user.click(button('Remove Address'));
    expect(controller.getSnapshot().data).toEqual({});
    expect(screen.getByRole('textbox', { name: 'Street' })).toHaveValue('');
    act(() => controller.undo());
    expect(screen.getByRole('textbox', { name: 'Street' })).toHaveValue('Elm 1');
    await expectAccessible(container);
  });

  it('is added by a button where nothing in it has to be entered, and otherwise by typing', async () => {
    const { user, controller } = show({
      extras: objectSchema({ note: text }),
      address: objectSchema({ street: text }, 'street'),
    });
    await user.click(button('Add Extras'));
    expect(controller.getSnapshot().data).toEqual({ extras: {} });
    await user.click(button('Remove Extras'));
    expect(controller.getSnapshot().data).toEqual({});
    expect(screen.queryByRole('button', { name: 'Add Address' })).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /Street/ }), 'x');
    expect(button('Remove Address')).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: /Street/ }));
    expect(controller.getSnapshot()).toMatchObject({ data: {}, errors: [] });
  });

  it('that a loaded record lacks is added with its default', async () => {
    const list = { type: 'array', prefixItems: [text, { type: 'integer' }], items: false };
    const map = { type: 'object', additionalProperties: text };
    const { user, controller, container } = show(
      {
        address: { ...(objectSchema({ city: text }, 'city') as object), default: { city: 'Bern' } },
        pair: { ...list, default: ['a', 1] },
        words: { ...map, default: { de: 'Ja' } },
        extras: { ...(objectSchema({ note: text }) as object), default: {} },
      },
      { name: 'Ada' },
    );
    expect(controller.getSnapshot()).toMatchObject({ data: { name: 'Ada' }, dirty: false });
    await expectAccessible(container);
    for (const name of ['Address', 'Pair', 'Words', 'Extras']) await user.click(button(`Add ${name}`));
    const added = { address: { city: 'Bern' }, pair: ['a', 1], words: { de: 'Ja' }, extras: {} };
    expect(controller.getSnapshot().data).toEqual({ name: 'Ada', ...added });
    await user.click(button('Remove Address'));
    expect(controller.get('/address')).toBeUndefined();
  });

  it('is not there because a checkbox in it was ticked and unticked', async () => {
    const { user, controller } = show({
      address: objectSchema({ street: text, gift: { type: 'boolean' } }, 'street'),
    });
    const gift = screen.getByRole('checkbox', { name: 'Gift' });
    await user.click(gift);
    expect(controller.getSnapshot().data).toEqual({ address: { gift: true } });
    await user.click(gift);
    expect(controller.getSnapshot()).toMatchObject({ data: {}, errors: [], dirty: false });
  });

  it('that is read-only or required has no such button', () => {
    renderScreen(
      objectSchema(
        {
          fixed: { ...(objectSchema({ note: text }) as object), readOnly: true },
          own: objectSchema({ note: text }),
        },
        'own',
      ),
      { data: { fixed: { note: 'x' }, own: {} } },
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

it('an optional table with a least number of rows can be emptied again', async () => {
  const lines = { type: 'array', minItems: 2, items: objectSchema({ name: text }, 'name') };
  const { user, controller } = show({ lines });
  await user.click(button('Add row'));
  await user.click(button('Add row'));
  await user.click(button('Delete row 2'));
  await user.click(button('Delete row 1'));
  expect(controller.getSnapshot()).toMatchObject({ data: {}, errors: [], dirty: false });
});

describe('a stored value that is not the constant', () => {
  it('is shown with its error, is corrected by one press, and comes back with undo', async () => {
    const { user, controller, container } = show({ ver: { const: 2, title: 'Version' } }, { ver: 1 });
    const shown = () => screen.getByRole('group', { name: 'Version' });
    expect(shown()).toHaveTextContent('1');
    act(() => controller.touch('/ver'));
    expect(screen.getByText('This must be 2.')).toBeVisible();
    await expectAccessible(container);
    await user.click(button('Use 2'));
    expect(controller.get('/ver')).toBe(2);
    expect(shown()).toHaveTextContent('2');
    expect(controller.getSnapshot().errors).toEqual([]);
    act(() => controller.undo());
    expect(shown()).toHaveTextContent('1');
  });

  it('may be an unknown discriminator, whose union shows it with a message and takes another option', async () => {
    const option = (kind: string) => objectSchema({ kind: { const: kind }, name: text }, 'kind');
    const { user, controller } = show(
      { shape: { oneOf: [option('a'), option('b')] } },
      { shape: { kind: 'old', name: 'x' } },
    );
    act(() => controller.touch('', 'within'));
    expect(controller.getSnapshot().errors.length).toBeGreaterThan(0);
    const union = screen.getByRole('group', { name: 'Shape' });
    expect(within(union).getByRole('radio', { name: 'old' })).toBeChecked();
    expect(screen.getByRole('radiogroup', { name: /Shape/ })).toBeInvalid();
    await user.click(within(union).getByRole('radio', { name: 'B' }));
    expect(controller.getSnapshot().data).toEqual({ shape: { kind: 'b', name: 'x' } });
    expect(controller.getSnapshot().errors).toEqual([]);
    act(() => controller.undo());
    expect(controller.get('/shape')).toEqual({ kind: 'old', name: 'x' });
  });
});

it('a default is offered at the empty field of a loaded record, and written when it is accepted', async () => {
  const { user, controller } = show({ size: { type: 'integer', default: 3 } }, {});
  expect(screen.getByRole('textbox', { name: 'Size' })).toHaveValue('');
  await user.click(button('Use 3'));
  expect(controller.getSnapshot().data).toEqual({ size: 3 });
  expect(screen.queryByRole('button', { name: 'Use 3' })).not.toBeInTheDocument();
});
