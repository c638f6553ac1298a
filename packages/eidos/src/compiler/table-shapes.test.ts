import { compileEidos } from './compile-eidos';
import type { JsonSchema } from '../json/json-schema';

function shapeOf(items: JsonSchema, rest: object = { uniqueItems: true }) {
  const { root } = compileEidos({ type: 'array', items, ...rest });
  return root.kind === 'table' ? root.shape : root.kind;
}

const fruits = { enum: ['apple', 'pear'] };
const constants = {
  oneOf: [
    { const: 1, title: 'One' },
    { const: 2, title: 'Two' },
  ],
};

it('unique rows with choices, or of short text, have a shape of their own', () => {
  expect(shapeOf(fruits)).toBe('choices');
  expect(shapeOf(constants)).toBe('choices');
  expect(shapeOf({ type: 'string' })).toBe('tags');
  expect(shapeOf({ type: 'string', format: 'email' })).toBe('tags');
});

it.each([
  ['rows that may be equal', fruits, {}],
  ['a hint', fruits, { uniqueItems: true, 'x-eidos': { widget: 'editable-table' } }],
  ['write-only rows', fruits, { uniqueItems: true, writeOnly: true }],
  ['rows that may be null', { type: ['string', 'null'] }, { uniqueItems: true }],
  ['dates', { type: 'string', format: 'date' }, { uniqueItems: true }],
  ['long text', { type: 'string', maxLength: 500 }, { uniqueItems: true }],
  ['rows with a widget', { type: 'string', 'x-eidos': { widget: 'color' } }, { uniqueItems: true }],
  ['numbers', { type: 'integer' }, { uniqueItems: true }],
])('%s are a table', (_, items, rest) => {
  expect(shapeOf(items, rest)).toBeUndefined();
});
