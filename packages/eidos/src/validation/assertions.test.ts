import fc from 'fast-check';
import type { JsonValue } from '../json/json-schema';
import { createValidator } from './create-validator';
import { isMultipleOf, quickCheckOf } from './assertions';

describe('isMultipleOf', () => {
  it.each([
    [0.3, 0.1],
    [1.15, 0.01],
    [-4.5, 1.5],
    [0, 0.01],
    [1e21, 7e3 / 7],
    [1e-7, 1e-8],
    [1e300, 1e-300],
  ])('finds %d to be a multiple of %d', (number, divisor) => {
    expect(isMultipleOf(number, divisor)).toBe(true);
  });

  it.each([
    [0.35, 0.1],
    [1e-8, 1e-7],
    [5, 2],
    [Infinity, 2],
    [NaN, 2],
    [4, 0],
  ])('finds %d to be no multiple of %d', (number, divisor) => {
    expect(isMultipleOf(number, divisor)).toBe(false);
  });

  it('agrees with whole numbers of cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 500 }), (cents, step) => {
        expect(isMultipleOf(cents / 100, step / 100)).toBe(cents % step === 0);
      }),
    );
  });
});

const limit = fc.integer({ min: -2, max: 4 });
const schema = fc.record(
  {
    type: fc.oneof(
      fc.constantFrom('string', 'boolean', 'number', 'integer', 'null', 'object'),
      fc.constantFrom(['string', 'null'], ['integer', 'boolean']),
    ),
    minLength: fc.nat(4),
    maxLength: fc.nat(4),
    minimum: limit,
    maximum: limit,
    title: fc.constant('Title'),
  },
  { requiredKeys: [] },
);
const value: fc.Arbitrary<JsonValue> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 5 }),
  fc.constantFrom('😀', '😀😀', 'é'),
  fc.integer({ min: -3, max: 5 }),
  fc.constantFrom(0.5, 1.5),
  fc.boolean(),
  fc.constant(null),
);

describe('the quick check', () => {
  it('never accepts an invalid value', () => {
    fc.assert(
      fc.property(schema, value, (keywords, one) => {
        fc.pre(quickCheckOf(keywords)?.(one) === true);
        // A pattern that matches everything keeps the validator from using its own quick check.
        const thorough = { ...keywords, pattern: '' };
        expect(createValidator(thorough).fits(thorough, one)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('accepts plain values within their limits', () => {
    expect(quickCheckOf({ type: 'string', minLength: 1, maxLength: 9 })?.('Ada')).toBe(true);
    expect(quickCheckOf({ type: 'integer', minimum: 0 })?.(3)).toBe(true);
  });

  it('leaves every other keyword to the validator', () => {
    expect(quickCheckOf({ type: 'string', format: 'date' })).toBeUndefined();
  });
});
