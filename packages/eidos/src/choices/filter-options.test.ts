import { filterOptions, optionNamed } from './filter-options';

const optionsOf = (...labels: string[]) => labels.map((label, at) => ({ key: String(at), label }));

it.each([
  [['New York City', 'New York'], 'New York', 'New York'],
  [['mW', 'MW'], 'MW', 'MW'],
  [['Straße'], 'strasse', 'Straße'],
  [['Łódź'], 'lodz', 'Łódź'],
  [['Zürich', 'Zurich'], 'Zurich', 'Zurich'],
])('of %j, %s means %s and comes first', (labels, text, expected) => {
  const options = optionsOf(...labels);
  expect(filterOptions(options, text, 'en')[0]!.label).toBe(expected);
  expect(optionNamed(options, text, 'en')!.label).toBe(expected);
});

it.each([
  [['दिन'], 'दान'],
  [['mW', 'MW'], 'mw'],
])('of %j, %s means none', (labels, text) => {
  expect(optionNamed(optionsOf(...labels), text, 'en')).toBeUndefined();
});

it('vowel signs are not skipped', () => {
  expect(filterOptions(optionsOf('दिन'), 'दान', 'hi')).toEqual([]);
});
