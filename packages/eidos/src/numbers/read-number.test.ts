import { readNumber } from './parse-number';

const read = (text: string, locale = 'en') => {
  const reading = readNumber(text, locale);
  return reading.ok ? reading.value : reading.code;
};

it.each([
  ['1.234,50 €', 'de', 1234.5],
  ['€ 1.234,50', 'de', 1234.5],
  ['-€5', 'en', -5],
  ['\u2212\u00a05', 'en', -5],
  ['€-5', 'en', -5],
  ['$1,234.50', 'en', 1234.5],
  ['US$ 5', 'en', 5],
  ['1.234,50 EUR', 'de', 1234.5],
  ["CHF 1'234.50", 'de-CH', 1234.5],
  ['5 kr', 'sv', 5],
  ['5 kr.', 'da', 5],
  ['12,50 zł', 'pl', 12.5],
  ['R$ 10', 'pt', 10],
  ['₹12,34,567', 'en-IN', 1234567],
  ['1234.5', 'en', 1234.5],
])('an amount is read from %j in %s', (text, locale, expected) => {
  expect(read(text, locale)).toBe(expected);
});

it.each(['12 %', '12%', '%12', '-12 %', '5‰', '12٪', '5 K', '5 m', '5 ABC', '5 kg'])(
  'the unit of %j is refused',
  (text) => expect(read(text)).toBe('unit'),
);

it.each(['EUR', '€', '5 € 6', '€5€', 'U5SD', '-€-5', '1.234,50 €', 'abc %', '%'])(
  'nothing is guessed from %j',
  (text) => expect(read(text)).toBe('number'),
);

it('an amount that cannot be stored exactly is refused as such', () => {
  expect(read('€ 12345678901234567890')).toBe('inexact');
});
