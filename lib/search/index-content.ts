import { pageOfHref } from './record';
import type { SearchContent } from './search-content';
import { weighWords } from './weigh-words';

/** A section that holds a word, and how much the word counts there. */
export interface WordPlace {
  readonly section: number;
  readonly weight: number;
}

/** All words of the content and where they are. */
export interface WordIndex {
  readonly places: ReadonlyMap<string, readonly WordPlace[]>;
  /** The words in order. */
  readonly words: readonly string[];
  /** For each section, the number of its page; sections of a page follow each other. */
  readonly pageOfSection: readonly number[];
  /** For each page, its sidebar. */
  readonly sidebarOfPage: readonly string[];
}

/** Records to index before the page may do something else: enough for a phone to stay responsive. */
const RECORDS_AT_ONCE = 20;

/** Weights are whole numbers, so that fields which count nearly the same count the same. */
const STEPS = 10;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Indexes the words of all records. */
export async function indexContent({ records }: Pick<SearchContent, 'records'>): Promise<WordIndex> {
  const places = new Map<string, WordPlace[]>();
  const pageOfSection: number[] = [];
  const sidebarOfPage: string[] = [];
  let lastPage: string | undefined;
  for (const [section, record] of records.entries()) {
    if (section > 0 && section % RECORDS_AT_ONCE === 0) await nextTask();
    const page = pageOfHref(record.href);
    if (page !== lastPage) sidebarOfPage.push(record.sidebar);
    lastPage = page;
    pageOfSection.push(sidebarOfPage.length - 1);
    for (const [word, weight] of weighWords(record)) {
      const found = places.get(word) ?? [];
      found.push({ section, weight: Math.max(1, Math.round(weight * STEPS)) });
      places.set(word, found);
    }
  }
  return { places, words: [...places.keys()].sort(), pageOfSection, sidebarOfPage };
}
