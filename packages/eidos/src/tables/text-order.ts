/** The order of texts in a locale, with numbers inside them by size (`item 9` before `item 10`). */
export interface TextOrder {
  /**
   * A key by which texts of plain letters, digits and spaces can be compared as strings, faster than by the collator;
   * undefined for other texts. Texts with the same key are compared by `compare`.
   */
  readonly keyOf: (text: string) => string | undefined;
  readonly compare: (a: string, b: string) => number;
}

const orders = new Map<string, TextOrder>();

/** The order of a locale; prepared once. */
export function textOrder(locale: string): TextOrder {
  const known = orders.get(locale);
  if (known) return known;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const hasKeys = isByLetters(new Intl.Collator(locale, { sensitivity: 'base' }).compare);
  const order: TextOrder = { compare, keyOf: (text) => (hasKeys ? makeKey(text) : undefined) };
  orders.set(locale, order);
  return order;
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

/**
 * Whether plain texts are ordered letter by letter, whatever the case. Some locales order two letters as one, such as the
 * Czech "ch" after "h", have another alphabet, such as the Estonian one, or skip spaces at first.
 */
function isByLetters(compareBase: TextOrder['compare']): boolean {
  return (
    isAscending(['', ' ', ...'0123456789', ...letters], compareBase) &&
    isAscending(pairs, compareBase) &&
    letters.every((letter) => compareBase(letter, letter.toUpperCase()) === 0)
  );
}

function isAscending(texts: readonly string[], compare: TextOrder['compare']): boolean {
  return texts.every((text, place) => place === 0 || compare(texts[place - 1]!, text) < 0);
}

const plain = /^[a-z\d ]*$/i;

function makeKey(text: string): string | undefined {
  // Numbers have too many digits for a collator at some point, and for a key.
  if (!plain.test(text) || text.length > 200) return undefined;
  const lower = text.toLowerCase();
  return /\d/.test(lower) ? lower.replace(/\d+/g, numberKey) : lower;
}

/** A number with its length before its digits, so that the longer one is larger; still between spaces and letters. */
function numberKey(digits: string): string {
  const exact = digits.replace(/^0+/, '');
  return `0${String.fromCharCode(exact.length)}${exact}`;
}
