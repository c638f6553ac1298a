import { act, screen } from '@testing-library/react';
import { JsonField } from './JsonField';
import { standardRegistry } from '../screen/standard-registry';
import { expectAccessible, objectSchema, renderScreen } from '../testing/render-screen';

const registry = standardRegistry;
const field = (name: string) => screen.getByRole('textbox', { name });

it('a value that the schema leaves open is entered as JSON, and undone in one step', async () => {
  const { user, controller, container } = renderScreen(objectSchema({ extra: {} }), {
    registry,
    data: { extra: { a: 1 } },
  });
  expect(field('Extra')).toHaveValue('{\n  "a": 1\n}');
  await user.clear(field('Extra'));
  await user.type(field('Extra'), '[[1, "two"]');
  expect(controller.get('/extra')).toEqual([1, 'two']);
  await expectAccessible(container);
  act(() => controller.undo());
  expect(controller.get('/extra')).toEqual({ a: 1 });
});

it('valid text is written in lines once what was pressed to leave it has been released', async () => {
  const { user } = renderScreen(objectSchema({ extra: {}, paid: { type: 'boolean' } }), { registry });
  await user.type(field('Extra'), '{{"a":1}');
  const target = screen.getByRole('checkbox', { name: 'Paid' });
  await user.pointer({ keys: '[MouseLeft>]', target });
  expect(target).toHaveFocus();
  expect(field('Extra')).toHaveValue('{"a":1}');
  await user.pointer({ keys: '[/MouseLeft]', target });
  expect(field('Extra')).toHaveValue('{\n  "a": 1\n}');
});

it('text that is not JSON is kept, with an error, and nothing is saved', async () => {
  const { user, controller } = renderScreen(objectSchema({ extra: { type: 'object' } }), { registry });
  await user.type(field('Extra'), '{{"a": ');
  await user.tab();
  expect(field('Extra')).toHaveValue('{"a": ');
  expect(field('Extra')).toHaveAccessibleDescription(/^Enter JSON: text in double quotes/);
  expect(await act(() => controller.submit())).toMatchObject({ status: 'invalid' });
});

it('errors inside the value are shown at the field, with their place', async () => {
  const other = { contains: { const: 'x' }, minContains: 0, unevaluatedItems: { type: 'integer' } };
  const schema = objectSchema({ pairs: { type: 'array', ...other } });
  const { user, controller } = renderScreen(schema, { registry });
  await user.type(field('Pairs'), '[[1, "b"]');
  await act(() => controller.submit());
  expect(await screen.findByText(/^At \/1: /)).toBeVisible();
  await user.clear(field('Pairs'));
  await user.type(field('Pairs'), '[[1, 2]');
  expect(await act(() => controller.submit())).toMatchObject({ status: 'submitted' });
});

it('the schema has the message of its error', async () => {
  const list = { type: 'array', 'x-eidos': { errors: { required: 'Which ones?' } } };
  const { controller } = renderScreen(objectSchema({ list }, 'list'), { registry, data: {} });
  await act(() => controller.submit());
  expect(field('List')).toHaveAccessibleErrorMessage('Which ones?');
});

it('rows of any kind are edited as JSON', () => {
  renderScreen(objectSchema({ list: { type: 'array' } }), { registry, data: { list: [1, { a: 2 }] } });
  expect(field('List')).toHaveValue('[\n  1,\n  {\n    "a": 2\n  }\n]');
});

it.each(['{"a": 1, "a": 2}', '[{"x": {"y:": 1, "y:": 1}}]'])(
  'a name that occurs twice is an error, because one of its values would be lost: %s',
  (text) => {
    const { controller } = renderScreen(objectSchema({ extra: {} }), { registry });
    act(() => {
      controller.setText('/extra', text);
      controller.touch('/extra');
    });
    expect(field('Extra')).toHaveValue(text);
    expect(field('Extra')).toHaveAccessibleDescription(/^A name occurs twice/);
    expect(controller.get('')).toEqual({});
    act(() => controller.setText('/extra', '{"a": {"a": ":"}, "b": [{"a": 1}, {"a": 1}]}'));
    expect(controller.get('/extra')).toEqual({ a: { a: ':' }, b: [{ a: 1 }, { a: 1 }] });
  },
);

describe.each([
  ['a tuple', {}],
  ['a tuple that can be collapsed', { 'x-eidos': { collapsible: true } }],
  ['a tuple that other keywords evaluate', { unevaluatedItems: false, contains: {} }],
])('the stored items of %s that nothing describes', (_, more) => {
  const pair = { type: 'array', prefixItems: [{ title: 'X', type: 'integer' }], ...more };
  const open = (data: object) => renderScreen(objectSchema({ pair }), { registry, data });

  it('are shown, edited and removed', async () => {
    const { user, controller, container } = open({ pair: [1, ['a'], true] });
    expect(field('1')).toHaveValue('[\n  "a"\n]');
    await user.clear(field('2'));
    await user.type(field('2'), '5');
    expect(controller.get('/pair')).toEqual([1, ['a'], 5]);
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Remove 1' }));
    expect(controller.get('/pair')).toEqual([1, 5]);
    expect(field('1')).toHaveValue('5');
    act(() => controller.undo());
    expect(field('1')).toHaveValue('[\n  "a"\n]');
  });

  it('cannot be added', () => {
    open({ pair: [1] });
    expect(screen.getByRole('textbox', { name: 'X' })).toHaveValue('1');
    expect(screen.queryByRole('button', { name: /^(Add|Remove \d)/ })).not.toBeInTheDocument();
  });
});

describe.each([
  ['additionalProperties: true', { additionalProperties: true }],
  ['additionalProperties: {}', { additionalProperties: {} }],
  ['unevaluatedProperties: true', { unevaluatedProperties: true }],
  ['sections', { additionalProperties: true, 'x-eidos': { order: ['x'], density: 'compact' } }],
  ['a group that can be collapsed', { additionalProperties: true, 'x-eidos': { collapsible: true } }],
])('the values under names that are not listed, with %s', (_, more) => {
  const group = { type: 'object', properties: { x: { title: 'X', type: 'integer' } }, ...more };
  const open = (data: object) => renderScreen(objectSchema({ group }), { registry, data });

  it('are shown, edited and removed', async () => {
    const { user, controller, container } = open({ group: { a: ['b'], x: 1 } });
    expect(field('a')).toHaveValue('[\n  "b"\n]');
    await user.clear(field('a'));
    await user.type(field('a'), '5');
    expect(controller.get('/group')).toEqual({ a: 5, x: 1 });
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Remove a' }));
    expect(controller.get('/group')).toEqual({ x: 1 });
    act(() => controller.undo());
    expect(field('a')).toHaveValue('5');
  });

  it('are not offered', () => {
    open({ group: { x: 1 } });
    expect(screen.getByRole('textbox', { name: 'X' })).toHaveValue('1');
    expect(screen.queryByRole('button', { name: /^(Add|Remove [ax])/ })).not.toBeInTheDocument();
  });
});

it.each([
  ['on tabs, which have no place for it', { 'x-eidos': { tab: 'First' } }, { 'x-eidos': { layout: 'tabs' } }],
  ['in a group that is never shown again', {}, { writeOnly: true }],
])('a value that nothing describes has no field %s', (_, ofField, ofGroup) => {
  const properties = { x: { title: 'X', type: 'integer', ...ofField } };
  const group = { type: 'object', properties, additionalProperties: true, ...ofGroup };
  const data = { group: { a: 'SECRET', x: 1 } };
  const { controller } = renderScreen(objectSchema({ group }), { registry, data });
  expect(screen.queryByRole('textbox', { name: 'a' })).not.toBeInTheDocument();
  expect(controller.get('')).toEqual(data);
});

it('names that no pattern matches can be added where the schema takes any', async () => {
  const patternProperties = { '^n': { type: 'integer' } };
  const group = { title: 'G', type: 'object', patternProperties, additionalProperties: true };
  const { user, controller } = renderScreen(objectSchema({ group }), {
    registry,
    data: { group: { a: ['b'] } },
  });
  expect(field('a')).toHaveValue('[\n  "b"\n]');
  await user.type(field('New name in G'), 'z{Enter}');
  expect(controller.get('/group')).toEqual({ a: ['b'], z: null });
});

it('a locked item that nothing describes cannot be removed', () => {
  const pair = { type: 'array', prefixItems: [{ type: 'integer' }], readOnly: true };
  renderScreen(objectSchema({ pair }), { registry, data: { pair: [1, ['a']] } });
  expect(screen.getByText('["a"]')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Remove \d/ })).not.toBeInTheDocument();
});

it('has at least the lines that it is given', () => {
  renderScreen(objectSchema({ extra: {} }), { children: <JsonField pointer="/extra" rows={30} /> });
  expect(field('Extra')).toHaveAttribute('rows', '30');
});
