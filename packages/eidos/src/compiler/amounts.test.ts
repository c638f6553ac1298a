import { checkSchema } from './compile-eidos';

const number = { type: 'number' } as const;

it.each([
  [{ ...number, 'x-eidos': { currency: 'EURO' } }, 'wrong-hint', 'currency', 'Did you mean "EUR"?'],
  [{ ...number, 'x-eidos': { currency: 'eur' } }, 'wrong-hint', 'currency', 'Did you mean "EUR"?'],
  [{ ...number, 'x-eidos': { unit: 'kilogramm' } }, 'wrong-hint', 'unit', 'Did you mean "kilogram"?'],
  [
    { ...number, 'x-eidos': { unit: 'meter-per-second-per-second' } },
    'wrong-hint',
    'unit',
    expect.stringContaining('that Intl.NumberFormat knows'),
  ],
  [
    { ...number, 'x-eidos': { unit: 'percent' } },
    'wrong-hint',
    'unit',
    expect.stringContaining('"percent", which is a hint'),
  ],
  [{ ...number, 'x-eidos': { percent: true } }, 'wrong-hint', 'percent', 'Write "fraction" or "whole".'],
  [
    { ...number, 'x-eidos': { decimals: 21 } },
    'wrong-hint',
    'decimals',
    'Write a whole number from 0 to 20.',
  ],
  [
    { ...number, 'x-eidos': { currency: 'EUR', percent: 'whole' } },
    'wrong-hint',
    'percent',
    'Remove "percent".',
  ],
  [{ type: 'string', 'x-eidos': { currency: 'EUR' } }, 'misplaced-hint', 'currency', 'Move or remove it.'],
  [{ enum: [1, 2], 'x-eidos': { decimals: 2 } }, 'misplaced-hint', 'decimals', 'Move or remove it.'],
])('%j is a problem', (schema, code, hint, fix) => {
  const pointer = `/x-eidos/${hint}`;
  expect(checkSchema(schema)).toMatchObject([{ code, pointer, fix }]);
});

it.each([
  { ...number, 'x-eidos': { unit: 'kilometer-per-hour', decimals: 0 } },
  { type: ['number', 'null'], 'x-eidos': { currency: 'EUR' } },
  { oneOf: [number, { const: null, title: 'Unlimited' }], 'x-eidos': { percent: 'fraction' } },
])('%j has no problem', (schema) => {
  expect(checkSchema(schema)).toEqual([]);
});
