import fc from 'fast-check';
import { compileEidos } from '../compiler/compile-eidos';
import type { TableNode } from '../compiler/node';
import type { JsonValue } from '../json/json-schema';
import { german } from '../translations/german';
import { createTranslator } from '../translations/catalogue';
import { createController } from '../controller/create-controller';
import { cellText } from './cell-text';
import { deriveColumns } from './columns';
import { plainCellText, readCell, readWordsIn } from './read-cell';

const locales =
  'ar ar-EG bg bn ca cs da de de-CH el en en-GB en-IN es et eu fa fi fr fr-CA gl he hi hr hu id is it ja ko lt lv mr nb nl pl pt ro ru sk sl sv ta te th tr uk ur vi zh'.split(
    ' ',
  );

const choices = [
  'mW',
  'MW',
  'x',
  'x ',
  '1',
  1,
  true,
  'true',
  'null',
  '',
  1.5,
  '1.5',
  { w: 1, h: [2] },
  [1],
  '[1]',
];
const schema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      text: { type: 'string' },
      long: { type: 'string', maxLength: 1000 },
      count: { type: 'integer' },
      amount: { type: 'number' },
      price: { type: 'number', multipleOf: 0.01 },
      cost: { type: 'number', 'x-eidos': { currency: 'EUR' } },
      share: { type: 'number', 'x-eidos': { percent: 'fraction' } },
      rate: { type: 'number', 'x-eidos': { percent: 'whole' } },
      weight: { type: 'number', 'x-eidos': { unit: 'kilogram' } },
      paid: { type: 'boolean' },
      day: { type: 'string', format: 'date' },
      sent: { type: 'string', format: 'date-time' },
      at: { type: 'string', format: 'time' },
      choice: { enum: choices },
    },
  },
};
const columns = deriveColumns(compileEidos(schema).root as TableNode).shown;

const digits = (value: number) => String(value).padStart(2, '0');
const time = fc
  .tuple(fc.nat(23), fc.nat(59), fc.nat(59), fc.constantFrom('Z', 'z', '+05:30', '-03:00'))
  .map(([hour, minute, second, zone]) => `${digits(hour)}:${digits(minute)}:${digits(second)}${zone}`);
const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
// An empty text means no value, so it is not unique.
const text = fc.string({ minLength: 1 });

// No double holds the percentage of a larger fraction.
const number = fc.double({ noNaN: true, min: -1e306, max: 1e306 }).map((value) => value + 0);

/** The values of a column, as far as their text is unique. */
const values: Readonly<Record<string, fc.Arbitrary<JsonValue>>> = {
  text,
  long: text,
  count: fc.integer(),
  amount: number,
  price: fc.integer({ min: -1e9, max: 1e9 }).map((value) => value / 100 + 0),
  cost: number,
  share: number,
  rate: number,
  weight: number,
  paid: fc.boolean(),
  day,
  sent: fc.tuple(day, time).map(([date, clock]) => `${date}T${clock}`),
  at: time,
  choice: fc.constantFrom<JsonValue>(...choices.filter((value) => value !== '')),
};

const minutes = fc
  .tuple(fc.nat(23), fc.nat(59), fc.constantFrom('Z', '+05:30', '-03:00'))
  .map(([hour, minute, zone]) => `${digits(hour)}:${digits(minute)}:00${zone}`);
const recent = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2120-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/**
 * The values whose shown text is unique: a screen shows no seconds, a year of another century may be one of another
 * calendar, and labels that differ in their case or type alone are told apart by what is copied.
 */
const shownValues: Readonly<Record<string, fc.Arbitrary<JsonValue>>> = {
  ...values,
  day: recent,
  sent: fc.tuple(recent, minutes).map(([date, clock]) => `${date}T${clock}`),
  at: minutes,
  choice: fc.constantFrom<JsonValue>('mW', 'MW', 'x', 'x ', 'null', { w: 1, h: [2] }),
};

it.each(locales)('the text shown in %s is read as the same value', (locale) => {
  const words = createTranslator({ locale });
  for (const { name, node } of columns) {
    const property = fc.property(shownValues[name]!, (value) => {
      expect(readCell(node, cellText(node, value, words), words)).toEqual({ kind: 'value', value });
    });
    fc.assert(property, { numRuns: 20 });
  }
});

it('typed text is read as a pasted one is', () => {
  for (const locale of ['en', 'de', 'fr']) {
    const words = createTranslator({ locale });
    const controller = createController(compileEidos(schema), { locale, data: [{}] });
    readWordsIn(controller);
    for (const text of [
      '12 %',
      '5 €',
      '9.3.26',
      '9 mars 2026',
      '9. März 2026',
      'WAHR',
      'VRAI',
      'mw',
      'x',
      '7,5',
      '0012',
      'MW',
    ]) {
      for (const { name, node } of columns) {
        const pointer = `/0/${name}`;
        controller.set(pointer, undefined);
        controller.setText(pointer, text);
        const input = readCell(node, text, words);
        const { value, errors } = controller.getField(pointer);
        expect([name, text, value]).toEqual([name, text, input.kind === 'value' ? input.value : undefined]);
        if (input.kind === 'text') expect(errors).toHaveLength(1);
        controller.set(pointer, undefined);
      }
    }
  }
});

it.each(locales)('the text for a spreadsheet in %s is read as the same value', (locale) => {
  const words = createTranslator({ locale });
  for (const { name, node } of columns) {
    const property = fc.property(values[name]!, (value) => {
      const input = readCell(node, plainCellText(node, value, words), words);
      expect(input).toEqual({ kind: 'value', value });
    });
    fc.assert(property, { numRuns: 40 });
  }
});

it('typed text is read with the words of the screen too', () => {
  const labeled = (value: string, labelKey: string) => ({
    const: value,
    title: value,
    'x-eidos': { labelKey },
  });
  const unit = {
    oneOf: [labeled('o', 'one'), labeled('t', 'two'), labeled('u', 'both'), labeled('v', 'both')],
  };
  const controller = createController(compileEidos({ type: 'object', properties: { unit } }));
  const catalogue = { ...german, one: 'Eins', two: 'Zwei', both: 'Drei' };
  controller.setLocale(createTranslator({ locale: 'de', catalogue }));
  controller.setText('/unit', 'zwei');
  expect(controller.get('/unit')).toBe('t');
  controller.setText('/unit', 'Drei');
  expect(controller.getField('/unit')).toMatchObject({
    value: 't',
    text: 'Drei',
    errors: [{ code: 'ambiguous' }],
  });
});
