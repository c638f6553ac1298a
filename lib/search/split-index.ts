import { type IndexDirectory, partNames } from './index-directory';
import { numberPages } from './in-memory-source';
import { pageHeads } from './page-heads';
import type { SearchContent } from './search-content';
import { PlaceCollector, type Places } from './word-places';

/** Lengths of parts, in characters of JSON: longer ones transfer more that is not needed, shorter ones need more requests. */
const PART_LENGTHS = { words: 16 * 1024, records: 6 * 1024 };

/** Splits entries into runs whose JSON is about as long as a part. */
function splitByLength<Entry>(
  entries: readonly Entry[],
  most: number,
): { readonly first: number; readonly json: string[] }[] {
  const parts: { first: number; json: string[] }[] = [];
  let length = most;
  entries.forEach((entry, index) => {
    const json = JSON.stringify(entry);
    if (length + json.length > most) {
      parts.push({ first: index, json: [] });
      length = 0;
    }
    parts.at(-1)!.json.push(json);
    length += json.length;
  });
  return parts;
}

/** A large index, ready to be written. */
export interface SplitIndex {
  readonly directory: Omit<IndexDirectory, 'parts'>;
  /** The text of each part, by its name. */
  readonly files: ReadonlyMap<string, string>;
}

/** Splits the index of a site into parts, of which a query needs a few. */
export function splitIndex({ records, synonyms, kinds }: SearchContent): SplitIndex {
  const collector = new PlaceCollector();
  records.forEach((record, section) => collector.add(record, section));
  const words = [...collector.places].sort(([one], [other]) => (one < other ? -1 : 1));
  const wordParts = splitByLength<[string, Places]>(words, PART_LENGTHS.words);
  const recordParts = splitByLength(records, PART_LENGTHS.records);

  const { pageOfSection, sidebarOfPage } = numberPages(records);
  const sections = sidebarOfPage.map(() => 0);
  for (const page of pageOfSection) sections[page]! += 1;
  const sidebars = [...new Set(sidebarOfPage)];
  const heads = pageHeads(records, words, pageOfSection);

  return {
    directory: {
      synonyms,
      kinds,
      sections,
      sidebars,
      sidebarNumbers: sidebarOfPage.map((sidebar) => sidebars.indexOf(sidebar)),
      firstWords: wordParts.map(({ first }) => words[first]![0]),
      firstSections: recordParts.map(({ first }) => first),
      hasHeads: heads !== undefined,
    },
    files: new Map([
      ...wordParts.map(({ json }, part) => [partNames.words(part), `[${json.join()}]`] as const),
      ...recordParts.map(({ json }, part) => [partNames.records(part), `[${json.join()}]`] as const),
      [partNames.vocabulary, JSON.stringify(words.map(([word]) => word))],
      ...(heads === undefined ? [] : [[partNames.heads, heads] as const]),
    ]),
  };
}
