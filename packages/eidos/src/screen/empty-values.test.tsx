import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compileEidos } from '../compiler/compile-eidos';
import type { JsonSchema } from '../json/json-schema';
import { objectSchema, renderScreen } from '../testing/render-screen';
import { EidosScreen } from './EidosScreen';
import { preloadScreen } from './lazy-registry';
import { standardRegistry } from './standard-registry';

beforeAll(() => preloadScreen());

function open(schema: JsonSchema, data?: object) {
  const onSubmit = jest.fn();
  render(<EidosScreen eidos={compileEidos<JsonSchema>(schema)} data={data} onSubmit={onSubmit} />);
  return { user: userEvent.setup(), onSubmit };
}
const save = () => screen.getByRole('button', { name: 'Save' });

describe('a required value that may be null', () => {
  const nullable = { type: ['string', 'null'] } as const;

  it('can be left empty, and is not marked as required', async () => {
    const { user, onSubmit } = open(objectSchema({ note: nullable, name: { type: 'string' } }, 'note'));
    expect(screen.getByRole('textbox', { name: 'Note' })).not.toBeRequired();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
    await user.click(save());
    expect(onSubmit).toHaveBeenCalledWith({ note: null, name: 'Ada' });
  });

  it('can be left empty when it is required only later', async () => {
    const schema = { type: 'object', properties: { phone: { type: 'string' }, note: nullable } };
    const { user, onSubmit } = open({ ...schema, dependentRequired: { phone: ['note'] } });
    await user.type(screen.getByRole('textbox', { name: 'Phone' }), '1');
    await user.click(save());
    expect(onSubmit).toHaveBeenCalledWith({ phone: '1', note: null });
  });
});

describe('an optional value that was loaded as null is null again', () => {
  const kind = (name: string) => objectSchema({ kind: { const: name } }, 'kind');
  const loaded = (a: object) => {
    const schema = objectSchema({ a: a as JsonSchema });
    return renderScreen(schema, { registry: standardRegistry, data: { a: null } });
  };

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
      anyOf: [objectSchema({ x: { type: 'string' } }), { type: 'null' }],
    });
    await user.click(screen.getByRole('button', { name: 'Add A' }));
    expect(controller.get('/a')).toEqual({});
    await user.click(screen.getByRole('button', { name: 'Remove A' }));
    expect(controller.getSnapshot()).toMatchObject({ data: { a: null }, dirty: false });
  });
});

it('an empty row is reported and not stored as an empty text', async () => {
  const { user, onSubmit } = open(objectSchema({ tags: { type: 'array', items: { type: 'string' } } }));
  await user.click(screen.getByRole('button', { name: /Add/ }));
  await user.click(save());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getAllByText('Fill in this field.').length).toBeGreaterThan(0);
});

it('an optional group requires nothing before it has a value', async () => {
  const street = { type: 'string' } as const;
  const rating = { enum: ['good', 'bad'] };
  const address = objectSchema({ street, rating, note: street }, 'street', 'rating');
  const { user } = open(objectSchema({ address }));
  const box = screen.getByRole('textbox', { name: /Street/ });
  expect(box).not.toBeRequired();
  expect(screen.queryByRole('radio', { name: 'None' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /Note/ }), 'x');
  expect(box).toBeRequired();
  await user.clear(screen.getByRole('textbox', { name: /Note/ }));
  expect(box).not.toBeRequired();
});
