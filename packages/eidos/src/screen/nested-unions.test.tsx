import { screen } from '@testing-library/react';
import type { JsonSchema, JsonValue } from '../json/json-schema';
import { objectSchema, renderScreen } from '../testing/render-screen';

const kind = (name: string): JsonSchema => ({
  title: name.toUpperCase(),
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: name }, text: { type: 'string' } },
});
const letters = { oneOf: [kind('a'), kind('b')] };
const others = { oneOf: [kind('c'), kind('d')] };
const text = { title: 'Text', type: 'string' };

it.each<[string, JsonSchema, string, JsonValue]>([
  ['a reference to a union', { oneOf: [{ $ref: '#/$defs/letters' }, text] }, 'B', { kind: 'b' }],
  [
    'two lists with titles',
    {
      oneOf: [
        { title: 'First', ...letters },
        { title: 'Second', ...others },
      ],
    },
    'Second: D',
    { kind: 'd' },
  ],
  [
    'three levels',
    { anyOf: [{ oneOf: [{ anyOf: [kind('a'), kind('b')] }, kind('c')] }, kind('d')] },
    'B',
    { kind: 'b' },
  ],
  [
    'a nullable list',
    { anyOf: [{ oneOf: [kind('a'), { oneOf: [kind('b'), { type: 'null' }] }] }, kind('c')] },
    'B',
    { kind: 'b' },
  ],
])('one chooser shows the options that an option lists: %s', async (_, union, label, value) => {
  const schema = { ...(objectSchema({ union }) as object), $defs: { letters } };
  const { user, controller } = renderScreen(schema, { data: {} });
  await user.click(screen.getByRole('radio', { name: label }));
  expect(controller.get('/union')).toEqual(value);
  expect(screen.getByRole('radio', { name: label })).toBeChecked();
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'x');
  expect(controller.get('/union')).toEqual({ ...(value as object), text: 'x' });
  expect(controller.getSnapshot().errors).toEqual([]);
});

it('stored data opens with its option', () => {
  const union = { oneOf: [{ $ref: '#/$defs/letters' }, text] };
  const data = { union: { kind: 'b', text: 'x' } };
  const { controller } = renderScreen(
    { ...(objectSchema({ union }) as object), $defs: { letters } },
    { data },
  );
  expect(screen.getByRole('radio', { name: 'B' })).toBeChecked();
  expect(controller.getSnapshot()).toMatchObject({ data, dirty: false, errors: [] });
});

it.each<[string, JsonSchema, readonly string[]]>([
  ['a list of types', { anyOf: [{ type: ['string', 'integer'] }, kind('a')] }, ['Text', 'Whole number', 'A']],
  [
    'one with a title',
    { anyOf: [{ title: 'Size', type: ['string', 'integer'] }, kind('a')] },
    ['Size: Text', 'Size: Whole number', 'A'],
  ],
  [
    'one that has null',
    { anyOf: [{ type: ['string', 'integer', 'null'] }, kind('a')] },
    ['Text', 'Whole number', 'A'],
  ],
  ['a reference to one', { anyOf: [{ $ref: '#/$defs/size' }, kind('a')] }, ['Text', 'Whole number', 'A']],
])('an option with several types is an option for each: %s', async (_, union, labels) => {
  const $defs: JsonSchema = { size: { type: ['string', 'integer'], minLength: 2, minimum: 3 } };
  const { user, controller } = renderScreen({ ...(objectSchema({ union }) as object), $defs }, { data: {} });
  const radios = screen
    .getAllByRole('radio')
    .map((one) => (one as HTMLInputElement).labels?.[0]?.textContent);
  expect(radios).toEqual(['None', ...labels]);
  await user.click(screen.getByRole('radio', { name: labels[1] }));
  await user.type(screen.getByRole('textbox', { name: labels[1] }), '12');
  expect(controller.get('/union')).toBe(12);
  await user.click(screen.getByRole('radio', { name: labels[0] }));
  await user.type(screen.getByRole('textbox', { name: labels[0] }), '12');
  expect(controller.get('/union')).toBe('12');
  expect(controller.getSnapshot().errors).toEqual([]);
});
