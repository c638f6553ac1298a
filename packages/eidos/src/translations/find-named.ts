/**
 * The one item that a text names: an exact name wins, then one without its outer spaces, then one in another case, each
 * only where a single item is left.
 *
 * @param namesOf The names of an item by rank: a text that is a name of the first rank is none of the second.
 */
export function findNamed<Item>(
  items: readonly Item[],
  text: string,
  namesOf: (item: Item) => readonly (readonly string[])[],
): Item | undefined {
  const ranks = Math.max(0, ...items.map((item) => namesOf(item).length));
  for (const spelling of [exactly, (name: string) => name.trim(), (name: string) => foldCase(name.trim())]) {
    const wanted = spelling(text);
    for (let rank = 0; rank < ranks; rank++) {
      const found = items.filter((item) => namesOf(item)[rank]?.some((name) => spelling(name) === wanted));
      if (found.length === 1) return found[0];
      if (found.length > 1) return undefined;
    }
  }
  return undefined;
}

const exactly = (name: string) => name;

/** Without the difference of case; a final sigma and ß included. */
const foldCase = (name: string) => name.normalize('NFC').toUpperCase().toLowerCase();
