import type { translate as Translate, translateCount as TranslateCount } from './translate';

async function load(texts: object | undefined, language = 'en') {
  jest.resetModules();
  process.env.NEXT_PUBLIC_TRANSLATED_TEXTS = texts === undefined ? '' : JSON.stringify(texts);
  process.env.NEXT_PUBLIC_LANGUAGE = language;
  return (await import('./translate')) as {
    translate: typeof Translate;
    translateCount: typeof TranslateCount;
  };
}

afterEach(() => {
  delete process.env.NEXT_PUBLIC_TRANSLATED_TEXTS;
  delete process.env.NEXT_PUBLIC_LANGUAGE;
});

it('returns English where there is no translation', async () => {
  const { translate, translateCount } = await load(undefined);
  expect(translate('Search docs')).toBe('Search docs');
  expect(translate('Version: {label}', { label: '1.0' })).toBe('Version: 1.0');
  const counted = [0, 1, 2].map((count) => translateCount('{count} results', count));
  expect(counted).toEqual(['0 results', '1 result', '2 results']);
});

it('fills in the placeholders of a translation in any order', async () => {
  const { translate } = await load({ "Expand sidebar category '{label}'": '„{label}“ aufklappen' }, 'de');
  expect(translate("Expand sidebar category '{label}'", { label: '$&' })).toBe('„$&“ aufklappen');
});

it('chooses the plural form that the language has for a number', async () => {
  const forms = { one: '{count} wynik', few: '{count} wyniki', other: '{count} wyników' };
  const { translateCount } = await load({ '{count} results': forms }, 'pl');
  const counted = [1, 3, 5].map((count) => translateCount('{count} results', count));
  expect(counted).toEqual(['1 wynik', '3 wyniki', '5 wyników']);
});
