import type { Choice } from '../compiler/node';
import { translatorOf } from '../translations/translator';
import { filterOptions, findNamedIn } from './use-choices';

const choicesOf = (...labels: string[]): Choice[] => labels.map((label, at) => ({ value: at, label }));
const namedIn = (choices: readonly Choice[], text: string) =>
  findNamedIn(choices, translatorOf())(text).map(({ label }) => label);

it.each([
  [['New York City', 'New York'], 'New York', 'New York'],
  [['mW', 'MW'], 'MW', 'MW'],
  [['Straße'], 'strasse', 'Straße'],
  [['Łódź'], 'lodz', 'Łódź'],
  [['Zürich', 'Zurich'], 'Zurich', 'Zurich'],
  [['Zürich', 'Zurich'], 'zurich', 'Zurich'],
])('of %j, %s means %s and comes first', (labels, text, expected) => {
  const choices = choicesOf(...labels);
  const options = labels.map((label, at) => ({ key: String(at), label }));
  expect(namedIn(choices, text)).toEqual([expected]);
  const named = String(labels.indexOf(expected));
  expect(filterOptions(options, text, 'en', (key) => key === named)[0]!.label).toBe(expected);
});

it.each([
  [['दिन'], 'दान', []],
  [['mW', 'MW'], 'mw', ['mW', 'MW']],
  [['Łódź', 'Lódz'], 'lodz', ['Łódź', 'Lódz']],
])('of %j, %s means %j', (labels, text, expected) => {
  expect(namedIn(choicesOf(...labels), text)).toEqual(expected);
});

it('the exact value wins over the label of another choice', () => {
  const choices = [
    { value: 'DE', label: 'Delaware' },
    { value: 'de-at', label: 'DE' },
  ];
  expect(namedIn(choices, 'DE')).toEqual(['Delaware']);
  expect(namedIn(choices, 'delaware')).toEqual(['Delaware']);
  expect(namedIn(choices, 'de-AT')).toEqual(['DE']);
});

it('vowel signs are not skipped', () => {
  expect(filterOptions([{ key: '0', label: 'दिन' }], 'दान', 'hi', () => false)).toEqual([]);
});
