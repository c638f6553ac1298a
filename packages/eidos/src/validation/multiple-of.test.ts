import fc from 'fast-check';
import { isMultipleOf } from './multiple-of';

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
