import { readBoolean } from './read-boolean';

it.each([
  ['WAHR', 'de', true],
  ['falsch', 'de-CH', false],
  ['VRAI', 'fr', true],
  ['FAŁSZ', 'pl', false],
  ['doğru', 'tr', true],
  ['YANLIŞ', 'tr', false],
  ['ИСТИНА', 'ru', true],
  ['TRUE', 'de', true],
  [' false ', 'ja', false],
  ['\u200eTRUE\u200b', 'de', true],
  ['1', 'de', true],
  ['✓', 'de', true],
  ['WAHR', 'en', undefined],
  ['falso', 'de', undefined],
  ['ja', 'de', undefined],
  ['', 'de', undefined],
  ['constructor', 'constructor', undefined],
])('%j in %s is %j', (text, locale, expected) => {
  expect(readBoolean(text, locale, undefined)).toBe(expected);
});

it('the words of the screen come first', () => {
  expect(readBoolean('Ja', 'de', ['Ja', 'Nein'])).toBe(true);
  expect(readBoolean('x', 'de', ['o', 'x'])).toBe(false);
});
