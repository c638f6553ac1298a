import { createTranslator, english } from './catalogue';
import { german } from './german';
import type { MessageValues } from './translator';

const error = (code: string, values = {}, message?: string) => ({ pointer: '/a', code, values, message });

describe('createTranslator', () => {
  it('uses English by default', () => {
    expect(createTranslator().t('hud.save')).toBe('Save');
  });

  it('picks the plural form of its locale and formats the number for it', () => {
    const polish = createTranslator({
      locale: 'pl',
      catalogue: {
        ...english,
        'table.rows': {
          plural: 'count',
          one: '{count} wiersz',
          few: '{count} wiersze',
          other: '{count} wierszy',
        },
      },
    });
    const rows = (count: number) => polish.t('table.rows', { count });
    expect([rows(1), rows(3), rows(5)]).toEqual(['1 wiersz', '3 wiersze', '5 wierszy']);
    expect(rows(12345)).toBe('12\u00a0345 wierszy');
  });

  it('inserts values literally, whatever they look like', () => {
    const { t } = createTranslator();
    expect(t('table.noMatches', { filter: '{filter} $& <b>' })).toBe('No row matches “{filter} $& <b>”');
    expect(t('table.noMatches')).toBe('No row matches “{filter}”');
  });

  it('does not mistake inherited properties for texts', () => {
    jest.spyOn(console, 'warn').mockImplementation();
    const inherited = Object.create({ filter: 'x' }) as MessageValues;
    expect(createTranslator().t('constructor')).toBe('constructor');
    expect(createTranslator().t('table.noMatches', inherited)).toContain('{filter}');
  });

  it('throws a clear error for a locale that is not a language tag', () => {
    expect(() => createTranslator({ locale: 'en_GB' })).toThrow('Write a tag such as "en" or "de-CH"');
  });
});

describe('a missing key', () => {
  const warn = jest.spyOn(console, 'warn');
  beforeEach(() => warn.mockReset().mockImplementation());

  it('falls back to the fallback catalogue, then to the key, and warns once for each', () => {
    const { t } = createTranslator({ locale: 'fr', catalogue: { 'hud.undo': 'Annuler' }, fallback: german });
    expect([t('hud.undo'), t('hud.save'), t('hud.save'), t('my.word')]).toEqual([
      'Annuler',
      'Speichern',
      'Speichern',
      'my.word',
    ]);
    expect(warn.mock.calls).toEqual([
      ['The catalogue for "fr" has no text for "hud.save". Add that key to the catalogue.'],
      ['The catalogue for "fr" has no text for "my.word". Add that key to the catalogue.'],
    ]);
  });

  it('does not require the built-in texts in an English catalogue', () => {
    const { t, label } = createTranslator({ locale: 'en-GB', catalogue: { 'hud.save': 'Keep' } });
    expect([t('hud.save'), t('hud.undo'), t('my.other.word')]).toEqual(['Keep', 'Undo', 'my.other.word']);
    expect(label({ label: 'Street', labelKey: 'person.street' })).toBe('Street');
    expect(warn.mock.calls).toEqual([
      ['The catalogue for "en-GB" has no text for "my.other.word". Add that key to the catalogue.'],
    ]);
  });

  it('is silent in production', () => {
    const environment = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    createTranslator({ locale: 'it', catalogue: {} }).t('hud.save');
    environment.restore();
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('label keys', () => {
  const { label, wordsOf } = createTranslator({
    locale: 'de',
    catalogue: { ...german, 'person.name': 'Name der Person', 'person.name.help': 'Wie im Ausweis' },
  });

  it('translate a label, its help and its placeholder', () => {
    expect(label({ label: 'Name', labelKey: 'person.name' })).toBe('Name der Person');
    expect(wordsOf({ label: 'Name', labelKey: 'person.name', help: 'As in the passport' }, 'help')).toBe(
      'Wie im Ausweis',
    );
    expect(wordsOf({ label: 'Name', labelKey: 'person.name', placeholder: 'Ada' }, 'placeholder')).toBe(
      'Ada',
    );
  });

  it('keep the label of the schema when there is no key or no text', () => {
    jest.spyOn(console, 'warn').mockImplementation();
    expect(label({ label: 'Age' })).toBe('Age');
    expect(label({ label: 'Age', labelKey: 'person.age' })).toBe('Age');
  });

  it('cause no warning without a catalogue: the labels of the schema are intended', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    warn.mockClear();
    expect(createTranslator().label({ label: 'City', labelKey: 'person.city' })).toBe('City');
    expect(warn).not.toHaveBeenCalled();
    label({ label: 'City', labelKey: 'person.city' });
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('errors', () => {
  it.each([
    ['en', 'Enter a number, such as 1,234.5.'],
    ['de', 'Geben Sie eine Zahl ein, etwa 1.234,5.'],
  ])('show in %s the format of a number', (locale, sentence) => {
    const catalogue = locale === 'de' ? german : english;
    expect(createTranslator({ locale, catalogue }).error(error('number'))).toBe(sentence);
  });

  it.each([
    [error('required'), 'Fill in this field.'],
    [error('minLength', { limit: 1 }), 'Enter at least 1 character.'],
    [error('minLength', { limit: 1200 }), 'Enter at least 1,200 characters.'],
    [error('format', { format: 'email' }), 'Enter an email address such as name@example.com.'],
    [error('format', { format: 'iban' }), 'Use the format “iban”.'],
    [error('const', { expected: { a: 1 } }), 'This must be {"a":1}.'],
    [error('uniqueItems', { first: 0, second: 2 }), 'Rows 1 and 3 are the same. Change or delete one.'],
    [error('server', {}, 'Taken already.'), 'Taken already.'],
    [error('neverHeardOf'), 'This value is not valid.'],
  ])('%j reads “%s”', (fieldError, sentence) => {
    expect(createTranslator().error(fieldError)).toBe(sentence);
  });
});
