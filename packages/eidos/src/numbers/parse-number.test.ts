import fc from 'fast-check';
import { formatNumber } from '../translations/format';
import { type NumberReading, parseNumber, readNumber } from './parse-number';

const LOCALES = [
  'en',
  'de',
  'de-CH',
  'fr',
  'es',
  'pl',
  'sv',
  'hi',
  'en-IN',
  'ar-EG',
  'fa',
  'he',
  'bn',
  'ja',
  'my',
];

const meaningOf = (reading: NumberReading) => (reading.ok ? reading.value : reading.code);
const value = (text: string, locale = 'en') => meaningOf(parseNumber(text, locale));
const read = (text: string, locale = 'en') => meaningOf(readNumber(text, locale));

describe('parseNumber', () => {
  it.each([
    ['1234.5', 'en', 1234.5],
    ['1,234.5', 'en', 1234.5],
    ['-.5', 'en', -0.5],
    ['5.', 'en', 5],
    ['+7', 'en', 7],
    ['1e3', 'en', 1000],
    ['  12 ', 'en', 12],
    ['0,5', 'de', 0.5],
    ['1.234,5', 'de', 1234.5],
    ['\u22125', 'de', -5],
    ['\u20135', 'en', -5],
    ['\uff0d1.5', 'en', -1.5],
    ['\uff0d１，２３４．５', 'ja', -1234.5],
    ['\uff0b５', 'ja', 5],
    ["1'234.5", 'de-CH', 1234.5],
    ['1 234,5', 'fr', 1234.5],
    ['1\u00a0234,5', 'fr', 1234.5],
    ['1\u202f234,5', 'fr', 1234.5],
    ['12,34,567', 'en-IN', 1234567],
    ['١٬٢٣٤٫٥', 'ar-EG', 1234.5],
    ['1,234.5', 'ar-EG', 1234.5],
    ['۱۲۳', 'fa', 123],
    ['१२३', 'hi', 123],
    ['１２３', 'ja', 123],
    ['٥', 'en', 5],
    ['\u200b5\u2060', 'en', 5],
    ['1\u00ad234', 'en', 1234],
  ])('reads %j in %s', (text, locale, expected) => {
    expect(value(text, locale)).toBe(expected);
  });

  it.each([
    ['0,5', 'en'],
    ['1,23', 'en'],
    ['1,234,5', 'en'],
    ['1.5', 'de'],
    ['1.5', 'fr'],
    ['1,234,567', 'en-IN'],
    ['1.2.3', 'en'],
    ['abc', 'en'],
    ['10²', 'en'],
    ['0x10', 'en'],
    ['Infinity', 'en'],
    ['NaN', 'en'],
    ['-', 'en'],
    ['.', 'en'],
    ['1e', 'en'],
    ['1e5.5', 'en'],
    ['e5', 'en'],
    ['1 2', 'en'],
    ['--1', 'en'],
    ['1٢', 'en'],
    ['5\u201310', 'en'],
    ['1\uff0e5', 'de'],
    ['\u2014', 'en'],
  ])('does not guess the meaning of %j in %s', (text, locale) => {
    expect(value(text, locale)).toBe('number');
  });

  it('refuses leading zeros instead of dropping them', () => {
    expect(value('007')).toBe('leadingZeros');
    expect(value('-00.5')).toBe('leadingZeros');
    expect(value('0.07')).toBe(0.07);
  });

  it.each(['12345678901234567890', '9007199254740993', '0.12345678901234567890', '1e-400'])(
    'refuses %s, which a double would change',
    (text) => expect(value(text)).toBe('inexact'),
  );

  it('refuses numbers that are too large and keeps large but exact ones', () => {
    expect(value('1e400')).toBe('overflow');
    expect(value('100000000000000000000')).toBe(1e20);
    expect(value('0e999')).toBe(0);
  });

  it('returns zero for minus zero', () => {
    expect(Object.is(value('-0'), 0)).toBe(true);
  });

  it('reports an invalid language tag', () => {
    expect(() => parseNumber('1', 'en_GB')).toThrow('"en_GB" is not a BCP 47 language tag.');
  });

  it('reads back every number that formatNumber shows, in every locale', () => {
    const numbers = fc
      .double({ noNaN: true, noDefaultInfinity: true })
      .map((number) => (number === 0 ? 0 : number));
    fc.assert(
      fc.property(numbers, fc.constantFrom(...LOCALES), fc.boolean(), (number, locale, grouping) => {
        expect(value(formatNumber(number, locale, { grouping }), locale)).toBe(number);
      }),
    );
  });

  it('never throws and never changes the typed text', () => {
    const anything = fc.oneof(fc.string(), fc.stringMatching(/^[-+0-9.,eE ]{0,12}$/));
    fc.assert(
      fc.property(anything, fc.constantFrom(...LOCALES), (text, locale) => {
        const reading = parseNumber(text, locale);
        expect(reading.ok ? Number.isFinite(reading.value) : reading.code).toBeTruthy();
      }),
    );
  });
});

describe('readNumber', () => {
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
});
