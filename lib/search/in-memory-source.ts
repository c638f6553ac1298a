import { pageOfHref } from './record';
import type { SearchContent } from './search-content';
import type { SearchSource } from './search-index';
import { PlaceCollector, type Places } from './word-places';

/** Records to index before the page may do something else: enough for a phone to stay responsive. */
const RECORDS_AT_ONCE = 20;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The first place in a sorted list whose word is not before `word`. */
function placeOf(word: string, sorted: readonly string[]): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The words of a sorted list that begin with `start`. */
export function wordsBeginning(start: string, sorted: readonly string[]): readonly string[] {
  const first = placeOf(start, sorted);
  let end = first;
  while (sorted[end]?.startsWith(start)) end += 1;
  return sorted.slice(first, end);
}

/** The sections and pages of records, as numbers. */
export function numberPages(records: SearchContent['records']) {
  const pageOfSection: number[] = [];
  const sidebarOfPage: string[] = [];
  let last: string | undefined;
  for (const { href, sidebar } of records) {
    const page = pageOfHref(href);
    if (page !== last) sidebarOfPage.push(sidebar);
    last = page;
    pageOfSection.push(sidebarOfPage.length - 1);
  }
  return { pageOfSection, sidebarOfPage };
}

/** Indexes all records where they are: for a site whose whole text is small. */
export async function inMemorySource({ records, synonyms, kinds }: SearchContent): Promise<SearchSource> {
  const collector = new PlaceCollector();
  for (let first = 0; first < records.length; first += RECORDS_AT_ONCE) {
    records
      .slice(first, first + RECORDS_AT_ONCE)
      .forEach((record, offset) => collector.add(record, first + offset));
    if (first + RECORDS_AT_ONCE < records.length) await nextTask();
  }
  const { places } = collector;
  const sorted = [...places.keys()].sort();
  return {
    synonyms,
    kinds,
    ...numberPages(records),
    wordsFrom: (start) =>
      Promise.resolve(
        wordsBeginning(start, sorted).map((word): [string, Places] => [word, places.get(word) ?? []]),
      ),
    vocabulary: () => Promise.resolve(sorted),
    record: (section) => Promise.resolve(records[section]!),
  };
}
