import { compileEidos } from '../compiler/compile-eidos';
import { validate } from './standard-schema';

const eidos = compileEidos({
  type: 'object',
  required: ['plan', 'kind'],
  properties: {
    plan: { enum: ['basic', 'pro'], default: 'basic' },
    kind: { const: 'order' },
    gift: { type: 'boolean' },
    pay: {
      oneOf: [
        {
          type: 'object',
          required: ['by'],
          properties: { by: { const: 'card' }, number: { type: 'string' } },
        },
        {
          type: 'object',
          required: ['by'],
          properties: { by: { const: 'bank' } },
          additionalProperties: false,
        },
      ],
    },
  },
  if: { properties: { gift: { const: true } }, required: ['gift'] },
  then: { properties: { message: { type: 'string', maxLength: 3 } } },
});

const violations = (data: unknown) => validate(eidos, data).map(({ pointer, code }) => `${pointer} ${code}`);

test('a missing required value is an error, even with a default or a constant', () => {
  expect(violations({})).toEqual(['/plan required', '/kind required']);
  expect(violations({ plan: 'basic', kind: 'order' })).toEqual([]);
});

test('hidden values are validated like any other', () => {
  const closed = { plan: 'pro', kind: 'order', pay: { by: 'bank', number: '1' } };
  expect(violations(closed)).toEqual(['/pay/number additionalProperties']);
});

test('a value that is not a record is an error, and one that is not JSON throws', () => {
  expect(violations(undefined)).toEqual([' required']);
  expect(violations('text')).toEqual([' type']);
  expect(() => validate(eidos, { plan: new Date(0) })).toThrow('The data at "/plan" is not JSON.');
});

test('the data is not changed, and the same data has the same result', () => {
  const data = { kind: 'order' };
  expect(validate(eidos, data)).toEqual(validate(eidos, data));
  expect(data).toEqual({ kind: 'order' });
  expect(Object.isFrozen(data)).toBe(false);
});

test('data that is nested more than 500 levels deep is rejected, because it would exhaust the stack', () => {
  const nested = (levels: number): unknown => JSON.parse('{"a":'.repeat(levels) + '1' + '}'.repeat(levels));
  const open = compileEidos({ type: 'object' });
  expect(validate(open, nested(500))).toEqual([]);
  expect(() => validate(open, nested(502))).toThrow(TypeError);
});
