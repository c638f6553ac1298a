import fc from 'fast-check';
import { stepNumber } from './NumberField';

describe('stepNumber', () => {
  it.each([
    [5, 1, {}, 6],
    [5, -1, {}, 4],
    [undefined, 1, {}, 1],
    [undefined, 1, { minimum: 18 }, 18],
    [0.2, 1, { multipleOf: 0.1 }, 0.3],
    [0.7, 1, { multipleOf: 0.1 }, 0.8],
    [7, 1, { multipleOf: 5 }, 10],
    [7, -1, { multipleOf: 5 }, 5],
    [9.5, 1, {}, 10],
    [10, 1, { maximum: 10 }, 10],
    [1, -1, { exclusiveMinimum: 0 }, 1],
    [9, 1, { exclusiveMaximum: 10 }, 9],
    [1, 1, { multipleOf: 1e-7 }, 1.0000001],
    [100, 10, { multipleOf: 25 }, 350],
  ])('moves %p by %p within %j to %p', (value, count, limits, expected) => {
    expect(stepNumber(value, count, limits)).toBe(expected);
  });

  it('returns to where it was, however small the step', () => {
    const steps = fc.constantFrom(1, 5, 0.5, 0.1, 0.01, 0.001);
    fc.assert(
      fc.property(steps, fc.integer({ min: -10_000, max: 10_000 }), (multipleOf, at) => {
        const start = stepNumber(0, at, { multipleOf });
        expect(stepNumber(stepNumber(start, 1, { multipleOf }), -1, { multipleOf })).toBe(start);
      }),
    );
  });
});

it.each([
  [0.2, 1, { multipleOf: 0.1, maximum: 0.3 }, 0.3],
  [0.3, 1, { multipleOf: 0.1, maximum: 0.3 }, 0.3],
  [0.4, -1, { multipleOf: 0.1, minimum: 0.3 }, 0.3],
  [0.2, 1, { multipleOf: 0.1, exclusiveMaximum: 0.3 }, 0.2],
  [0.25, 1, { multipleOf: 0.1, maximum: 0.25 }, 0.25],
  [5, 1, { maximum: 3 }, 5],
  [-5, -1, { minimum: 0 }, -5],
  [0.7, 10, { multipleOf: 0.1, maximum: 0.9 }, 0.9],
])('from %d by %d within %j is %d', (value, count, limits, expected) => {
  expect(stepNumber(value, count, limits)).toBe(expected);
});

it.each([
  [1.5, 1, {}, 2.5],
  [1.5, -1, {}, 0.5],
  [0.1, 10, {}, 10.1],
  [-0.3, 1, {}, 0.7],
  [undefined, 1, {}, 1],
  [undefined, 1, { minimum: 18.5 }, 18.5],
  [1.5, 1, { maximum: 2 }, 2],
  [2, 1, { maximum: 2 }, 2],
  [2.5, 1, { maximum: 2 }, 2.5],
  [1.5, 1, { exclusiveMaximum: 2 }, 1.5],
  [0.5, -1, { exclusiveMinimum: 0 }, 0.5],
  [0.5, -1, { minimum: 0 }, 0],
  [1e-7, 1, {}, 1.0000001],
  [1e300, 1, {}, 1e300],
])(
  'without a step, a number keeps its fraction: from %p by %p within %j to %p',
  (value, count, limits, expected) => {
    expect(stepNumber(value, count, { ...limits, kind: 'number' })).toBe(expected);
  },
);

it.each([
  [undefined, -1, { kind: 'number', minimum: 5 }, 5],
  [undefined, 1, { kind: 'number', maximum: -5 }, -5],
  [undefined, 1, { kind: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }, undefined],
  [undefined, -1, { kind: 'number', exclusiveMinimum: 0 }, undefined],
  [undefined, 1, { multipleOf: 10, minimum: 1, maximum: 9 }, undefined],
  [5, 1, { multipleOf: 10, minimum: 1, maximum: 9 }, 5],
] as const)(
  'never leads to an invalid number: from %p by %p within %j to %p',
  (value, count, limits, expected) => {
    expect(stepNumber(value, count, limits)).toBe(expected);
  },
);
