import { memoizeText } from '../json/memoize';

const isAscii = /^[\0-\x7f]*$/;

/** Compares texts by letters and vowel signs, in the order of Unicode's root collation. */
let collator: Intl.Collator | undefined;
const plainLetters = [...'abcdefghijklmnopqrstuvwxyz', 'ss', 'ae', 'oe', 'th'];

function isSame(a: string, b: string): boolean {
  collator ??= new Intl.Collator('en', { sensitivity: 'base' });
  return collator.compare(a, b) === 0;
}

/** A letter with its marks, without those that the collation ignores; a vowel sign is not one of them. */
const foldLetter = memoizeText((letter): string => {
  const [base = '', ...marks] = letter;
  const kept = marks.filter((mark) => !isSame(base + mark, base)).join('');
  const plain = isAscii.test(base) ? base : (plainLetters.find((one) => isSame(one, base)) ?? base);
  return plain + kept;
});

/** Text without case and accents, as it is searched: `uber` finds `Über`, `strasse` `Straße`, and `lodz` `Łódź`. */
export function foldText(text: string, locale: string): string {
  // Unicode rules take ten times as long; in Turkish, they concern the plain letter I too.
  if (isAscii.test(text) && !/^(tr|az)\b/.test(locale)) return text.toLowerCase();
  const lower = text.toLocaleLowerCase(locale).normalize('NFD').replaceAll('ς', 'σ');
  return lower.replace(/[^\0-\x7f]\p{M}*|[\0-\x7f]\p{M}+/gu, foldLetter);
}
