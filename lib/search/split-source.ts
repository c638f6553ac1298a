import { partNames, type IndexDirectory } from './index-directory';
import type { SearchRecord } from './record';
import type { SearchSource } from './search-index';
import type { Places } from './word-places';

/** Parts to fetch for one beginning of a word: a single letter begins the words of many. */
const MOST_PARTS = 6;

type PlacedWord = readonly [word: string, places: Places];

/** The last part that begins at or before a place. */
const partOf = <Place>(place: Place, firsts: readonly Place[]) =>
  Math.max(
    0,
    firsts.findLastIndex((first) => first <= place),
  );

function partsBeginning(start: string, firstWords: readonly string[]): number[] {
  const first = partOf(start, firstWords);
  const parts = [first];
  while (parts.length < MOST_PARTS && firstWords[first + parts.length]?.startsWith(start))
    parts.push(first + parts.length);
  return parts;
}

/**
 * Searches an index that lies in parts, and fetches those that a query needs.
 * @param fetchPart answers with the JSON at an address.
 */
export function splitSource(
  directory: IndexDirectory,
  fetchPart: (address: string) => Promise<unknown>,
): SearchSource {
  const { synonyms, kinds, parts, sections, sidebarNumbers, sidebars, firstWords, firstSections } = directory;
  const known = new Map<string, Promise<unknown>>();
  const load = <Part>(name: string): Promise<Part> => {
    const loading = known.get(name) ?? fetchPart(`${parts}/${name}`);
    known.set(name, loading);
    loading.catch(() => known.delete(name));
    return loading as Promise<Part>;
  };
  return {
    synonyms,
    kinds,
    pageOfSection: sections.flatMap((count, page) => Array.from({ length: count }, () => page)),
    sidebarOfPage: sidebarNumbers.map((number) => sidebars[number] ?? ''),
    async wordsFrom(start) {
      const loading = partsBeginning(start, firstWords).map((part) =>
        load<PlacedWord[]>(partNames.words(part)),
      );
      return (await Promise.all(loading)).flat().filter(([word]) => word.startsWith(start));
    },
    vocabulary: () => load<string[]>(partNames.vocabulary),
    async record(section) {
      const part = partOf(section, firstSections);
      return (await load<SearchRecord[]>(partNames.records(part)))[section - firstSections[part]!]!;
    },
  };
}
