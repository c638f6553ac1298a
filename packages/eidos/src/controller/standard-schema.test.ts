import type { $ZodType } from 'zod/v4/core';
import { compileEidos } from './standard-schema';

/** Standard Schema as another library declares it. */
type Standard<Data> = Pick<$ZodType<Data>, '~standard'>;

const order = compileEidos({
  type: 'object',
  required: ['plan'],
  additionalProperties: false,
  properties: {
    plan: { type: 'string', enum: ['basic', 'pro'], default: 'basic' },
    '0': { type: 'integer' },
    rows: {
      type: 'array',
      items: {
        type: 'object',
        properties: { size: { type: 'integer', 'x-eidos': { errors: { type: 'Enter a whole size.' } } } },
      },
    },
  },
});
const { validate } = order['~standard'];

test('a valid value is returned as it is, without the default of what is missing inside', () => {
  const value = { plan: 'pro', rows: [{}] };
  const result = validate(value);
  expect(result).toEqual({ value: { plan: 'pro', rows: [{}] } });
  expect('value' in result && result.value).toBe(value);
});

test('an error is an issue with the message of the field, and indexes are numbers in rows alone', () => {
  const { issues } = validate({ '0': 1.5, rows: [{ size: 1 }, { size: 2.5 }] });
  expect(issues?.map(({ message, path }) => [path.join('.'), message])).toEqual([
    ['0', 'This value has the wrong type.'],
    ['plan', 'Fill in this field.'],
    ['rows.1.size', 'Enter a whole size.'],
  ]);
  expect(issues?.map(({ path }) => path)).toEqual([['0'], ['plan'], ['rows', 1, 'size']]);
  expect(issues?.[1]?.error).toMatchObject({ pointer: '/plan', code: 'required' });
});

test.each([[undefined], [1n], [{ plan: new Date(0) }], [Symbol('plan')]])(
  '%p is an issue, never thrown',
  (value) => {
    expect(validate(value).issues).toHaveLength(1);
  },
);

test('an eidos lists its tree alone, and cannot be changed', () => {
  expect(Object.keys(order)).toEqual(['schema', 'root', 'warnings']);
  expect(Object.isFrozen(order)).toBe(true);
  expect(order['~standard']).toMatchObject({ version: 1, vendor: 'eidos' });
});

test('a library that takes a Standard Schema knows the type of the data', () => {
  const person = compileEidos({ type: 'object', properties: { age: { type: 'integer' } } });
  const standard: Standard<{ age?: number }> = person;
  expect(standard['~standard'].version).toBe(1);
});
