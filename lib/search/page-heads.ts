import type { SearchRecord } from './record';
import { visitPlaces, weighWords, type Places } from './word-places';

/** Characters of JSON that all heads may have: with more, a phone would fetch and index them for longer than they save. */
const LONGEST = 512 * 1024;

/** The page where a word counts most. */
function bestPage(places: Places, pageOfSection: ArrayLike<number>): number {
  let best = { page: 0, weight: 0 };
  visitPlaces(places, (section, weight) => {
    if (weight > best.weight) best = { page: pageOfSection[section]!, weight };
  });
  return best.page;
}

/**
 * A record for each page, as JSON: title, description and keywords instead of its text, and as `code` the words that count
 * more there than on any other page. Each word of the index is thus found on one page at least.
 * @param words every word of the index and where it is.
 * @param pageOfSection for each record, the number of its page.
 * @returns undefined when it would be too long even without those words.
 */
export function pageHeads(
  records: readonly SearchRecord[],
  words: readonly (readonly [word: string, places: Places])[],
  pageOfSection: ArrayLike<number>,
): string | undefined {
  const heads = records
    .filter((_, section) => pageOfSection[section] !== pageOfSection[section - 1])
    .map((record) => ({ ...record, text: '', code: '' }));
  const ownWords = heads.map(weighWords);
  const bestWords = heads.map((): string[] => []);
  for (const [word, places] of words) {
    const page = bestPage(places, pageOfSection);
    if (!ownWords[page]?.has(word)) bestWords[page]?.push(word);
  }
  const full = JSON.stringify(heads.map((head, page) => ({ ...head, code: bestWords[page]!.join(' ') })));
  return [full, JSON.stringify(heads)].find(({ length }) => length <= LONGEST);
}
