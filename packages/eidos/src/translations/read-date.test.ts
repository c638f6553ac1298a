import { formatDate } from './format';
import { hasShortYear, readDate } from './read-date';

const locales =
  'ar ar-EG bg bn ca cs da de de-CH el en en-GB en-AU en-IN es et eu fa fi fr fr-CA gl he hi hr hu id is it ja ko lt lv mr ms nb nl pl pt pt-PT ro ru sk sl sr sv ta te th tr uk ur vi zh zh-TW'.split(
    ' ',
  );
const days = Array.from(
  { length: 12 },
  (_, month) => `2026-${String(month + 1).padStart(2, '0')}-${String(month + 9).padStart(2, '0')}`,
);

describe.each(locales)('in %s', (locale) => {
  it('a date is read as it is written in digits, and in the order of ISO 8601', () => {
    const form = new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      calendar: 'gregory',
      timeZone: 'UTC',
    });
    for (const day of ['2026-03-09', '2025-12-31', '2000-02-29', '1987-01-01']) {
      expect(readDate(form.format(new Date(`${day}T00:00Z`)), 'date', locale)).toBe(day);
      expect(readDate(day, 'date', locale)).toBe(day);
    }
  });

  it('a date is read as it is shown', () => {
    for (const day of days) expect(readDate(formatDate(day, 'date', locale)!, 'date', locale)).toBe(day);
  });

  it.each(['long', 'full'] as const)('a date is read in its %s form', (dateStyle) => {
    const form = new Intl.DateTimeFormat(locale, { dateStyle, calendar: 'gregory', timeZone: 'UTC' });
    for (const day of days)
      expect([day, readDate(form.format(new Date(`${day}T00:00Z`)), 'date', locale)]).toEqual([day, day]);
  });

  it('a moment is read as it is shown', () => {
    for (const zone of ['Z', '+05:30'])
      for (const clock of ['09:05:00', '14:30:00', '00:15:00', '12:00:00', '14:30:07', '00:15:59']) {
        const moment = `2026-03-09T${clock}${zone}`;
        expect(readDate(formatDate(moment, 'date-time', locale)!, 'date-time', locale)).toBe(moment);
        const time = `${clock}${zone}`;
        expect(readDate(formatDate(time, 'time', locale)!, 'time', locale)).toBe(time);
      }
  });

  it('a year of two digits is not read', () => {
    const form = new Intl.DateTimeFormat(locale, {
      year: '2-digit',
      month: 'numeric',
      day: 'numeric',
      calendar: 'gregory',
      timeZone: 'UTC',
    });
    const text = form.format(new Date('2031-12-25T00:00Z'));
    expect(readDate(text, 'date', locale)).toBeUndefined();
    expect([text, hasShortYear(text, 'date', locale)]).toEqual([text, true]);
  });
});

it.each([
  ['9/3/2569', 'th'],
  ['1404/12/18', 'fa'],
])('%s in %s is of another calendar, so it is not read', (text, locale) => {
  expect(readDate(text, 'date', locale)).toBeUndefined();
});

it.each([
  ['9. März 2026', 'date', 'de', '2026-03-09'],
  ['Mo., 9. Mär. 2026', 'date', 'de', '2026-03-09'],
  ['Montag, 9. MÄRZ 2026', 'date', 'de', '2026-03-09'],
  ['9. Mrz 2026', 'date', 'de-CH', '2026-03-09'],
  ['March 9, 2026', 'date', 'en', '2026-03-09'],
  ['9 Mar 2026', 'date', 'en', '2026-03-09'],
  ['9-Mar-2026', 'date', 'en-US', '2026-03-09'],
  ['Sept 9, 2026', 'date', 'en-US', '2026-09-09'],
  ['9 juil. 2026', 'date', 'fr', '2026-07-09'],
  ['9 jui 2026', 'date', 'fr', undefined],
  ['Mar 9, 2026', 'date', 'pl', '2026-03-09'],
  ['Mar 9, 2026', 'date', 'cs', undefined],
  ['31. Juni 2026', 'date', 'de', undefined],
  ['9. März', 'date', 'de', undefined],
  ['9. März 2026 Brot', 'date', 'de', undefined],
  ['2026', 'date', 'de', undefined],
  ['9. März 2026 um 14:30 UTC+01:00', 'date-time', 'de', '2026-03-09T14:30:00+01:00'],
  ['9.3.2026 14:30:15.5Z', 'date-time', 'de', '2026-03-09T14:30:15.5Z'],
  ['9.3.2026 14.30Z', 'date-time', 'da', '2026-03-09T14:30:00Z'],
  ['14:30 15:30', 'time', 'de', undefined],
  ['2:30 PM UTC', 'time', 'en', '14:30:00Z'],
  ['13:30 PM', 'time', 'en', undefined],
  ['9.3.2026', 'date', 'de', '2026-03-09'],
  ['12/31/2025', 'date', 'en-US', '2025-12-31'],
  ['31/12/2025', 'date', 'en-GB', '2025-12-31'],
  ['2026-5-6', 'date', 'de', '2026-05-06'],
  ['2026\u201103\u201109\u200b', 'date', 'en-US', '2026-03-09'],
  ['2026\u201303\u201309', 'date', 'de', '2026-03-09'],
  ['2026/03/09', 'date', 'en', '2026-03-09'],
  ['2026.3.9', 'date', 'de', '2026-03-09'],
  ['2026/3.9', 'date', 'de', undefined],
  ['2569/3/9', 'date', 'th', undefined],
  ['2026-03-09 00:00:00', 'date', 'de', '2026-03-09'],
  ['2026-03-09T00:00', 'date', 'de', '2026-03-09'],
  ['3/9/2026 12:00 AM', 'date', 'en', '2026-03-09'],
  ['2026-03-09 00:00Z', 'date', 'de', undefined],
  ['2026-03-09 00:01', 'date', 'de', undefined],
  ['2026-03-09 24:00', 'date', 'de', undefined],
  ['２０２６／３／９', 'date', 'ja', '2026-03-09'],
  ['2026年3月4日(水)', 'date', 'ja', '2026-03-04'],
  ['2026/3/4（水）', 'date', 'ja', '2026-03-04'],
  ['2026/3/4(水) 9:05Z', 'date-time', 'ja', '2026-03-04T09:05:00Z'],
  ['2026. 3. 4. (수)', 'date', 'ko', '2026-03-04'],
  ['4.3.2026 (Mi.)', 'date', 'de', '2026-03-04'],
  ['4.3.2026 (ca.)', 'date', 'de', undefined],
  ['2026/3/4(予定)', 'date', 'ja', undefined],
  ['Tuesday, March 3, 2026 at 2:30 PM UTC', 'date-time', 'en-US', '2026-03-03T14:30:00Z'],
  ['Thu, 5 Mar 2026 14:30:00 GMT', 'date-time', 'en-GB', '2026-03-05T14:30:00Z'],
  ['torsdag 5 mars 2026 kl. 14:30 UTC', 'date-time', 'sv', '2026-03-05T14:30:00Z'],
  ['14:30 UTC Thursday, 5 March 2026', 'date-time', 'en-GB', '2026-03-05T14:30:00Z'],
  ['9 Mawrth 2026 am 12:30Z', 'date-time', 'cy', '2026-03-09T12:30:00Z'],
  ['2026-03-05 t 14:30Z', 'date-time', 'de', '2026-03-05T14:30:00Z'],
  ['T14:30Z', 'time', 'de', '14:30:00Z'],
  ['2026-03-09 10:00:00+01', 'date-time', 'de', '2026-03-09T10:00:00+01:00'],
  ['2026-03-09T10:00:00.123\u22120330', 'date-time', 'en', '2026-03-09T10:00:00.123-03:30'],
  ['Mon, 9 Mar 2026 10:00:00 +0530', 'date-time', 'en-GB', '2026-03-09T10:00:00+05:30'],
  ['Mon Mar 09 2026 10:00:00 GMT-0800', 'date-time', 'en', '2026-03-09T10:00:00-08:00'],
  ['10:00:00+0200', 'time', 'de', '10:00:00+02:00'],
  ['10:00:00+0160', 'time', 'de', undefined],
  ['10:00 +01:60', 'time', 'de', undefined],
  ['10:00 +24:00', 'time', 'de', undefined],
  ['10:00-11', 'time', 'de', undefined],
  ['2026-03-09 10:00:00-2026', 'date-time', 'de', undefined],
  ['10:00\u201311:00', 'time', 'de', undefined],
  ['3 pm Z', 'time', 'en', '15:00:00Z'],
  ['12AM UTC', 'time', 'en', '00:00:00Z'],
  ['3/9/2026 10 a.m. Z', 'date-time', 'en', '2026-03-09T10:00:00Z'],
  ['3/9/2026, 12 AM', 'date', 'en', '2026-03-09'],
  ['13 am Z', 'time', 'en', undefined],
  ['9-10 am Z', 'time', 'en', undefined],
  ['10.30 am Z', 'time', 'en', undefined],
  ['9 Mawrth 2026 am 3pm Z', 'date-time', 'cy', '2026-03-09T15:00:00Z'],
  ['9th March 2026', 'date', 'en-GB', '2026-03-09'],
  ['Monday, March 2nd, 2026', 'date', 'en', '2026-03-02'],
  ['1er mars 2026', 'date', 'fr', '2026-03-01'],
  ['1.º de março de 2026', 'date', 'pt', '2026-03-01'],
  ['9there March 2026', 'date', 'en', undefined],
  ['March 9th', 'date', 'en', undefined],
  ['12/31/2025', 'date', 'de', undefined],
  ['12/31/2025', 'date', 'en-GB', undefined],
  ['9.3.2026', 'date', 'en-US', undefined],
  ['9.3.26', 'date', 'de', undefined],
  ['30.2.2024', 'date', 'de', undefined],
  ['2026-03-09T10:00:00Z', 'date', 'de', undefined],
  ['', 'date', 'de', undefined],
  ['9.3.2026', undefined, 'de', undefined],
])('%j as a %s in %s is %j', (text, format, locale, expected) => {
  expect(readDate(text, format, locale)).toBe(expected);
});

it.each([
  ['9.3.26', 'date', 'de'],
  ['3/9/26', 'date', 'en-US'],
  ['9-Mar-26', 'date', 'en-US'],
  ['14-Mar-24', 'date', 'en'],
  ['March 9th, 26', 'date', 'en'],
  ['3/9/26 3 pm', 'date-time', 'en'],
  ['9. März 26', 'date', 'de'],
  ['9.3.26 14:30', 'date-time', 'de'],
])('the year of %j as a %s in %s has two digits', (text, format, locale) => {
  expect([readDate(text, format, locale), hasShortYear(text, format, locale)]).toEqual([undefined, true]);
});

it.each(['30.2.26', '99.99.99', 'abc', '14:30', ''])('%j has no year of two digits', (text) => {
  expect(hasShortYear(text, 'date', 'de')).toBe(false);
});

it('a time without a zone gets that of this machine on its date', () => {
  expect(readDate('9.3.2026 14:30', 'date-time', 'de')).toMatch(/^2026-03-09T14:30:00[+-]\d\d:\d\d$/);
  expect(readDate('3/9/2026, 2:30 PM', 'date-time', 'en-US')).toMatch(/^2026-03-09T14:30:00[+-]/);
  expect(readDate('2026-03-09 9:05', 'date-time', 'de')).toMatch(/^2026-03-09T09:05:00[+-]/);
  expect(readDate('14:30', 'time', 'de')).toMatch(/^14:30:00[+-]/);
  expect(readDate('25:30', 'time', 'de')).toBeUndefined();
  expect(readDate('2026-03-09T10:00:00Z', 'date-time', 'de')).toBeUndefined();
});
