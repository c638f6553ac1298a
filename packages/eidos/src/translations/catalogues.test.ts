import type { Message } from './english-core';
import { english } from './catalogue';
import { german } from './german';
import { countOf } from './translator';

const forms = (message: Message) =>
  typeof message === 'string'
    ? [message]
    : Object.entries(message).flatMap(([form, text]) => (form === 'plural' ? [] : [String(text)]));

const placeholders = (message: Message) =>
  [...new Set(forms(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

describe('the German catalogue', () => {
  it('has the same keys as the English one', () => {
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
  });

  it.each(Object.keys(english) as (keyof typeof english)[])('fills the same placeholders in %s', (key) => {
    expect(placeholders(german[key])).toEqual(placeholders(english[key]));
  });
});

describe.each([
  ['en', english],
  ['de', german],
])('plural forms in %s', (locale, catalogue) => {
  const plurals = Object.entries<Message>(catalogue).flatMap(([key, message]) =>
    typeof message === 'string' ? [] : [{ key, message }],
  );

  it.each(plurals)('$key has a form for each category and is counted by one of its values', ({ message }) => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    expect(Object.keys(message)).toEqual(expect.arrayContaining(pluralCategories));
    expect(placeholders(message)).toContain(`{${countOf(message)}}`);
  });
});
