import fc from 'fast-check';
import { runsOf, seed } from '../testing/property-runs';
import { type AmountStyle, createAmount } from './amount';

const euros: AmountStyle = { currency: 'EUR' };
const dollars: AmountStyle = { currency: 'USD' };
const fraction: AmountStyle = { percent: 'fraction' };
const whole: AmountStyle = { percent: 'whole' };
const kilograms: AmountStyle = { unit: 'kilogram' };

function read(style: AmountStyle, text: string, locale: string) {
  const reading = createAmount(style).read(text, locale);
  return reading.ok ? reading.value : reading.code;
}

/** With plain spaces and without marks for the direction of text. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u061c\u200e\u200f]/g, '');
}

it.each([
  [euros, 1234.5, 'de', '1.234,50 €', '1234,50'],
  [euros, 1.005, 'en', '€1.005', '1.005'],
  [{ ...euros, isWhole: true }, 12, 'en', '€12', '12'],
  [{ currency: 'JPY' }, 1200, 'en', '¥1,200', '1200'],
  [fraction, 0.07, 'en', '7%', '7'],
  [fraction, 0.12, 'de', '12 %', '12'],
  [fraction, -1.797e308, 'en', '-1.797E310%', '-1.797E310'],
  [fraction, 2e307, 'ar-EG', '٢أس٣٠٩٪', '٢أس٣٠٩'],
  [whole, 12, 'de', '12 %', '12'],
  [whole, 0.12, 'de', '0,12 %', '0,12'],
  [{ ...fraction, decimals: 1 }, 0.12, 'en', '12.0%', '12.0'],
  [{ ...fraction, step: 0.005 }, 0.12, 'en', '12.0%', '12.0'],
  [kilograms, -2.5, 'en', '-2.5 kg', '-2.5'],
  [{ unit: 'kilometer-per-hour' }, 80, 'en', '80 km/h', '80'],
  [{ unit: 'day' }, 2, 'ar-EG', '٢ يومان', '٢'],
  [{ decimals: 2 }, 1.005, 'en', '1.005', '1.005'],
  [{ decimals: 2 }, 1e-7, 'en', '1E-7', '1E-7'],
  [{ decimals: 2 }, 1.5, 'en', '1.50', '1.50'],
])('%j writes %p in %s as %s, and edits it as %s', (style, value, locale, full, edited) => {
  const amount = createAmount(style);
  expect(plain(amount.format(value, locale))).toBe(full);
  expect(amount.edit(value, locale)).toBe(edited);
});

it.each([
  [euros, '1.234,50 €', 'de', 1234.5],
  [euros, 'EUR 12', 'de', 12],
  [euros, '5 eur', 'en', 5],
  [euros, '12', 'de', 12],
  [euros, '(12,50)', 'de', -12.5],
  [euros, '1.234,50 €', 'de-AT', 1234.5],
  [dollars, '$1,200.50', 'en', 1200.5],
  [dollars, '($12.50)', 'en', -12.5],
  [dollars, '$ (12.50)', 'en', -12.5],
  [{ currency: 'XOF' }, 'F CFA 5', 'en', 5],
  [euros, '5 €', 'hu', 5],
  [{ currency: 'GBP' }, '£5', 'es', 5],
  [{ currency: 'PLN' }, '5 zł', 'de', 5],
  [{ currency: 'DKK' }, '5 kr', 'da', 5],
  [{ unit: 'hour' }, '5 Std', 'de', 5],
  [dollars, '$5', 'en-GB', 5],
  [euros, '5 €', 'de-CH', 5],
  [fraction, '12 %', 'en', 0.12],
  [fraction, '7', 'en', 0.07],
  [fraction, '0.1', 'en', 0.001],
  [whole, '12 %', 'de', 12],
  [whole, '%12', 'tr', 12],
  [kilograms, '5 kg', 'en', 5],
  [kilograms, '1 kilogram', 'en', 1],
  [kilograms, '5 kilograms', 'en', 5],
  [{ ...euros, decimals: 2 }, '1.500', 'en', 1.5],
  [{ decimals: 2 }, '5 €', 'de', 5],
])('%j reads %j in %s', (style, text, locale, expected) => {
  expect(read(style, text, locale)).toBe(expected);
});

it.each([
  [euros, '$5', 'en', 'unit'],
  [euros, '12 %', 'en', 'unit'],
  [{ currency: 'CAD' }, '$5', 'en', 'unit'],
  [dollars, '$5', 'en-CA', 'unit'],
  [{ currency: 'SEK' }, '5 kr', 'nb', 'unit'],
  [fraction, '5 €', 'en', 'unit'],
  [fraction, '5 ‰', 'en', 'unit'],
  [kilograms, '5 g', 'en', 'unit'],
  [kilograms, '(5)', 'en', 'number'],
  [kilograms, '5 KG', 'en', 'unit'],
  [euros, '(-5)', 'en', 'number'],
  [euros, '(5) 300', 'fr', 'number'],
  [euros, '1.234,50 €', 'en', 'number'],
  [euros, '€', 'en', 'number'],
  [{ ...euros, decimals: 2 }, '1.005', 'en', 'multipleOf'],
  [{ ...fraction, decimals: 0 }, '12.5%', 'en', 'multipleOf'],
])('%j refuses %j in %s', (style, text, locale, code) => {
  expect(read(style, text, locale)).toBe(code);
});

it('reads what it writes where amounts have another decimal sign than numbers', () => {
  const amount = createAmount(euros);
  const written = plain(amount.format(1234.5, 'fr-CH'));
  // The sign between thousands is another one in each version of Unicode's data.
  expect(written).toMatch(/^1.234\.50 €$/);
  expect(read(euros, written, 'fr-CH')).toBe(1234.5);
  expect(amount.edit(1234.5, 'fr-CH')).toBe('1234,50');
});

it('writes the limit of an error with its unit', () => {
  expect(createAmount(fraction).withLimit({ limit: 0.05 }, 'en')).toEqual({ limit: '5%' });
  expect(createAmount({ ...euros, decimals: 2 }).read('1.005', 'en')).toMatchObject({
    values: { limit: 0.01 },
  });
});

it.each([
  [euros, 'en', { text: '€', isBefore: true }],
  [euros, 'de', { text: '€', isBefore: false }],
  [{ currency: 'CHF' }, 'de-CH', { text: 'CHF', isBefore: true }],
  [whole, 'tr', { text: '%', isBefore: true }],
  [{ decimals: 2 }, 'en', undefined],
])('%j has its unit in %s at %j', (style, locale, unit) => {
  expect(createAmount(style).unit(12, locale)).toEqual(unit);
});

describe(`with the seed ${seed}`, () => {
  const locales = [
    'en',
    'de',
    'de-AT',
    'de-CH',
    'fr',
    'fr-CH',
    'es',
    'pl',
    'sv',
    'hi',
    'en-IN',
    'ar-EG',
    'fa',
    'he',
    'tr',
  ];
  const styles: readonly AmountStyle[] = [
    ...['EUR', 'USD', 'JPY', 'CHF', 'XOF', 'KWD'].map((currency) => ({ currency })),
    ...['kilogram', 'celsius', 'kilometer-per-hour', 'day', 'fluid-ounce'].map((unit) => ({ unit })),
    fraction,
    whole,
    { decimals: 2 },
    { ...euros, decimals: 3 },
    { ...fraction, decimals: 1 },
  ];
  const numbers = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (number === 0 ? 0 : number)),
    fc.tuple(fc.integer(), fc.nat(12)).map(([digits, places]) => Number(`${digits}e-${places}`)),
  );

  it('the shown text is read as the same number, or refused for its decimals', () => {
    fc.assert(
      fc.property(
        numbers,
        fc.constantFrom(...styles),
        fc.constantFrom(...locales),
        (number, style, locale) => {
          const amount = createAmount(style);
          for (const text of [amount.format(number, locale), amount.edit(number, locale)]) {
            const reading = amount.read(text, locale);
            if (reading.ok) expect(reading.value).toBe(number);
            else expect([style.decimals === undefined, reading.code]).toEqual([false, 'multipleOf']);
          }
        },
      ),
      { seed, numRuns: runsOf(200) },
    );
  });
});
