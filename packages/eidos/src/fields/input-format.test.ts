import { formatFor, inputFormat } from './input-format';

describe('native inputs for formats', () => {
  const moment = inputFormat('date-time');
  const time = inputFormat('time');

  it('show a moment in its own time zone and keep that zone', () => {
    const stored = '2031-05-01T12:30:00+02:00';
    expect(moment.toInput(stored)).toBe('2031-05-01T12:30:00');
    expect(moment.fromInput('2031-05-01T13:45', stored)).toBe('2031-05-01T13:45:00+02:00');
    expect(moment.offset?.(stored)).toBe('+02:00');
  });

  it('keep a foreign zone that was pasted, and that of what is saved where it is also that of this machine', () => {
    const here = inputFormat('date-time').fromInput('2031-05-01T13:45', '');
    expect(moment.fromInput('2031-01-01T13:45', '2031-05-01T12:30:00+11:45', '')).toBe(
      '2031-01-01T13:45:00+11:45',
    );
    expect(moment.fromInput('2031-01-01T13:45', here, here)).toBe(here.replace('05-01', '01-01'));
  });

  it('add the local time zone to a new value, in the form of RFC 3339', () => {
    expect(moment.fromInput('2031-05-01T13:45', '')).toMatch(/^2031-05-01T13:45:00[+-]\d{2}:\d{2}$/);
    expect(time.fromInput('13:45', '')).toMatch(/^13:45:00[+-]\d{2}:\d{2}$/);
  });

  it('keep the spelling of what is stored', () => {
    expect(moment.fromInput('2031-05-01T13:45', '2031-05-01t12:30:00.000z')).toBe('2031-05-01t13:45:00.000z');
    expect(moment.fromInput('2031-05-01T13:45:01.1', '2031-05-01 12:30:00.100Z')).toBe(
      '2031-05-01 13:45:01.100Z',
    );
    expect(moment.fromInput('2032-05-01T12:30:00.120', '2031-05-01T12:30:00.12-00:00')).toBe(
      '2032-05-01T12:30:00.12-00:00',
    );
    expect(time.fromInput('13:30:00.500', '12:30:00.5z')).toBe('13:30:00.5z');
    expect(moment.offset?.('2031-05-01T12:30:00Z')).toBe('');
  });

  it('are text areas for several lines', () => {
    expect(formatFor(undefined, 'one\ntwo')).toBeUndefined();
    expect(formatFor('tel', 'one\rtwo')).toBeUndefined();
    expect(formatFor('password', 'one\ntwo')?.type).toBe('password');
  });

  it('keep seconds that were entered', () => {
    expect(time.fromInput('13:45:10', '08:00:00Z')).toBe('13:45:10Z');
  });

  it.each([
    ['date', 'tomorrow'],
    ['date-time', '2031-05-01'],
    ['time', '8 o’clock'],
    ['date', '2024-02-30'],
    ['date', '0000-01-01'],
    ['time', '23:59:60Z'],
    ['time', '24:00:00Z'],
    ['date-time', '2026-05-01T10:00:00.123456+00:00'],
    ['date-time', '2016-12-31T23:59:60Z'],
    ['date-time', '2026-02-29T10:00:00Z'],
    ['date-time', '2026-05-01T10:00:00+25:00'],
    ['time', '10:00:00-01:60'],
  ])('of a %s become text inputs for the stored value %j', (format, stored) => {
    expect(formatFor(format, stored)?.type).toBe('text');
    expect(formatFor(format, '')?.type).not.toBe('text');
  });

  it.each(['email', 'idn-email', 'uri', 'iri', 'tel'])(
    'of the kind %s are text inputs, because a native one changes what is typed',
    (format) => {
      for (const stored of ['', ' ada@example.com', 'ada@bücher.example', 'https://example.com '])
        expect(formatFor(format, stored)).toBe(inputFormat(format));
      expect(inputFormat(format).type).toBe('text');
    },
  );

  it('are text inputs for formats without a native input, whatever their names', () => {
    expect(inputFormat('uuid').type).toBe('text');
    expect(inputFormat('constructor').type).toBe('text');
  });
});
