import { unifyMarks } from '../numbers/parse-number';

/**
 * The items that a text names: an exact name wins, then one without its outer spaces, then one in another case or with other
 * spaces, dashes or invisible characters. Several when the text does not tell them apart, and no name of a lower rank does.
 *
 * @param namesOf The names of an item by rank: a text that is a name of the first rank is none of the second.
 */
export function allNamed<Item>(
  items: readonly Item[],
  text: string,
  namesOf: (item: Item) => readonly (readonly string[])[],
): readonly Item[] {
  // All items have names of the same ranks.
  const ranks = items.slice(0, 1).flatMap(namesOf).length;
  for (const spelling of [exactly, (name: string) => name.trim(), (name: string) => foldCase(name.trim())]) {
    const wanted = spelling(text);
    let found = items;
    for (let rank = 0; rank < ranks; rank++) {
      const isNamed = (item: Item) => namesOf(item)[rank]!.map(spelling).includes(wanted);
      const named = found.filter(isNamed);
      if (named.length === 1) return named;
      if (named.length) found = named;
    }
    if (found !== items) return found;
  }
  return [];
}

const exactly = (name: string) => name;

/** Without the differences of case and of marks; a final sigma and ß included. */
export const foldCase = (name: string) => unifyMarks(name).normalize('NFC').toUpperCase().toLowerCase();
