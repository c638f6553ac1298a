import { readDate } from './read-date';

const locales =
  'ar bg bn ca cs da de de-CH el en en-GB en-AU es et eu fa fi fr fr-CA gl he hi hr hu id is it ja ko lt lv mr ms nb nl pl pt pt-PT ro ru sk sl sr sv ta te th tr uk ur vi zh zh-TW'.split(
    ' ',
  );

it.each(locales)('a date is read as %s writes it in digits', (locale) => {
  const name = `${new Intl.Locale(locale).baseName}-u-ca-gregory`;
  const form = new Intl.DateTimeFormat(name, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  for (const day of ['2026-03-09', '2025-12-31', '2000-02-29', '1987-01-01']) {
    expect(readDate(form.format(new Date(`${day}T00:00Z`)), 'date', locale)).toBe(day);
    expect(readDate(day, 'date', locale)).toBe(day);
  }
});

it.each([
  ['9.3.2026', 'date', 'de', '2026-03-09'],
  ['12/31/2025', 'date', 'en-US', '2025-12-31'],
  ['31/12/2025', 'date', 'en-GB', '2025-12-31'],
  ['2026-5-6', 'date', 'de', '2026-05-06'],
  ['2026\u201103\u201109\u200b', 'date', 'en-US', '2026-03-09'],
  ['2026\u201303\u201309', 'date', 'de', '2026-03-09'],
  ['２０２６／３／９', 'date', 'ja', '2026-03-09'],
  ['10:00\u201311:00', 'time', 'de', undefined],
  ['12/31/2025', 'date', 'de', undefined],
  ['12/31/2025', 'date', 'en-GB', undefined],
  ['9.3.2026', 'date', 'en-US', undefined],
  ['9.3.26', 'date', 'de', undefined],
  ['30.2.2024', 'date', 'de', undefined],
  ['2026-03-09T10:00:00Z', 'date', 'de', undefined],
  ['', 'date', 'de', undefined],
  ['9.3.2026', undefined, 'de', undefined],
])('%j as %s in %s is %j', (text, format, locale, expected) => {
  expect(readDate(text, format, locale)).toBe(expected);
});

it('a time without a zone gets that of this machine on its date', () => {
  expect(readDate('9.3.2026 14:30', 'date-time', 'de')).toMatch(/^2026-03-09T14:30:00[+-]\d\d:\d\d$/);
  expect(readDate('3/9/2026, 2:30 PM', 'date-time', 'en-US')).toMatch(/^2026-03-09T14:30:00[+-]/);
  expect(readDate('2026-03-09 9:05', 'date-time', 'de')).toMatch(/^2026-03-09T09:05:00[+-]/);
  expect(readDate('14:30', 'time', 'de')).toMatch(/^14:30:00[+-]/);
  expect(readDate('25:30', 'time', 'de')).toBeUndefined();
  expect(readDate('2026-03-09T10:00:00Z', 'date-time', 'de')).toBeUndefined();
});
