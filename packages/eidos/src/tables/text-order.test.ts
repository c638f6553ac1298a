import { textOrder } from './sort-rows';

/** Texts that look as random as names, codes and sentences do, the same at each run. */
function someTexts(count: number, alphabet: string): readonly string[] {
  let seed = 42;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + next(7) }, () => alphabet[next(alphabet.length)]).join(''),
  );
}

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const alphabets = [printable, 'aAbBcChHsSzZ ', 'ab0019 -', 'iIıİjJyY', 'aäAÄzßs 1'];
const locales = [
  'en',
  'de',
  'de-u-co-phonebk',
  'fr-CA',
  'sv',
  'da',
  'cs',
  'hu',
  'hr',
  'es',
  'tr',
  'et',
  'lt',
  'th',
  'ja',
];

describe.each(locales)('the order of %s', (locale) => {
  const { keyOf, compare } = textOrder(locale);
  const collator = new Intl.Collator(locale, { numeric: true });

  it.each(alphabets)('is that of the collator for texts of %j', (alphabet) => {
    const texts = someTexts(1000, alphabet);
    const others = texts.map((_, place) => texts[(place * 7 + 1) % texts.length]!);
    const wrong = texts.filter((text, place) => {
      const other = others[place]!;
      const [key, otherKey] = [keyOf(text), keyOf(other)];
      const isByKey = key !== undefined && otherKey !== undefined && key !== otherKey;
      const order = isByKey ? (key < otherKey ? -1 : 1) : compare(text, other);
      return order !== Math.sign(collator.compare(text, other));
    });
    expect(wrong).toEqual([]);
  });
});

it('plain texts have keys in most languages, and none where two letters are ordered as one', () => {
  expect(textOrder('en').keyOf('item 10')).toBeDefined();
  expect(textOrder('de').keyOf('item 10')).toBeDefined();
  expect(textOrder('en').keyOf('Ärger')).toBeUndefined();
  expect(textOrder('cs').keyOf('item 10')).toBeUndefined();
});
