import { matchWord, type WordMatch, type WordSource } from './match-word';
import { rankSections, type RankedSection } from './rank-sections';
import type { SearchRecord } from './record';
import type { SearchKind } from './search-content';
import { readQuery, type QueryReading, type Synonyms } from './synonyms';
import { visitPlaces } from './word-places';

/** A section that a query found. */
export interface SearchHit {
  readonly record: SearchRecord;
  /** The indexed words that matched, to be marked in what is shown. */
  readonly terms: readonly string[];
}

/** The sections found on one page, best first. */
export interface SearchGroup {
  readonly page: string;
  readonly hits: readonly SearchHit[];
}

/** What is searched: words, and the sections that hold them. */
export interface SearchSource extends WordSource {
  readonly synonyms: Synonyms;
  readonly kinds: readonly SearchKind[];
  /** For each section, the number of its page; sections of a page follow each other. */
  readonly pageOfSection: ArrayLike<number>;
  /** For each page, its sidebar. */
  readonly sidebarOfPage: readonly string[];
  record(section: number): Promise<SearchRecord>;
}

interface SearchOptions {
  /** The sidebar being read: of pages that are equally good, its pages come first. */
  readonly near?: string | undefined;
  /** Leaves out pages of any other sidebar. */
  readonly only?: string | undefined;
  /** Leaves out sections that lack a word of the query. */
  readonly needsAllWords?: boolean;
  /** Called with the first groups, in their order, whenever another one has been loaded. */
  readonly onProgress?: (groups: readonly SearchGroup[]) => void;
}

export interface SearchIndex {
  readonly kinds: readonly SearchKind[];
  /** Answers a query, grouped by page. */
  search(query: string, options?: SearchOptions): Promise<SearchGroup[]>;
}

const MAX_GROUPS = 8;
const MAX_HITS_PER_GROUP = 4;

/** Pages that are worse than the best by more are left out: they hold a common word of the query and nothing else. */
const LEAST_SHARE = 0.05;

/** Scores that differ by less are equal. */
const EQUAL_SCORES = 1.05;

interface RankedPage {
  readonly page: number;
  readonly score: number;
  readonly sections: readonly number[];
}

/** A query read in one way, with the words of the index that its words stand for. */
interface MatchedReading {
  readonly reading: QueryReading;
  readonly matches: readonly (readonly WordMatch[])[];
}

async function matchReading(
  reading: QueryReading,
  source: SearchSource,
): Promise<MatchedReading | undefined> {
  const { words, isUnfinished, needs } = reading;
  if (needs !== undefined && (await source.wordsFrom(needs)).length === 0) return undefined;
  const matches = words.map((word, place) =>
    matchWord(word, isUnfinished && place === words.length - 1, source),
  );
  return { reading, matches: await Promise.all(matches) };
}

/** The best scores of each section, whichever reading of the query it answers. */
function scoreSections(readings: readonly MatchedReading[], source: SearchSource): RankedSection[] {
  const best = new Map<number, RankedSection>();
  for (const { reading, matches } of readings)
    for (const ranked of rankSections(matches, source.pageOfSection)) {
      const { section, score, withinPage } = ranked;
      if (score * reading.weight <= (best.get(section)?.score ?? 0)) continue;
      best.set(section, {
        ...ranked,
        score: score * reading.weight,
        withinPage: withinPage * reading.weight,
      });
    }
  return [...best.values()].sort((one, other) => one.section - other.section);
}

/** The best sections of a page, and the score of its best one. */
function toRankedPage(page: number, sections: RankedSection[]): RankedPage {
  const best = sections.sort((one, other) => other.withinPage - one.withinPage);
  return {
    page,
    score: Math.max(...sections.map(({ score }) => score)),
    sections: best.slice(0, MAX_HITS_PER_GROUP).map(({ section }) => section),
  };
}

function rankPages(
  sections: readonly RankedSection[],
  { pageOfSection, sidebarOfPage }: SearchSource,
  { near, only, needsAllWords = false }: SearchOptions,
): RankedPage[] {
  const sectionsOfPage = new Map<number, RankedSection[]>();
  for (const ranked of sections) {
    const page = pageOfSection[ranked.section] ?? 0;
    if (only !== undefined && sidebarOfPage[page] !== only) continue;
    if (needsAllWords && !ranked.isWhole) continue;
    const known = sectionsOfPage.get(page);
    if (known) known.push(ranked);
    else sectionsOfPage.set(page, [ranked]);
  }
  const pages = [...sectionsOfPage].map(([page, found]) => toRankedPage(page, found));
  const best = Math.max(...pages.map(({ score }) => score));
  const rankOf = ({ score }: RankedPage) => Math.round(Math.log(score) / Math.log(EQUAL_SCORES));
  const isFar = ({ page }: RankedPage) => Number(sidebarOfPage[page] !== near);
  return pages
    .filter(({ score }) => score >= best * LEAST_SHARE)
    .sort((one, other) => rankOf(other) - rankOf(one) || isFar(one) - isFar(other) || other.score - one.score)
    .slice(0, MAX_GROUPS);
}

/** The words of the index that are in each of the sections. */
function termsOf(sections: ReadonlySet<number>, readings: readonly MatchedReading[]) {
  const terms = new Map<number, Set<string>>();
  for (const { word, places } of readings.flatMap(({ matches }) => matches.flat()))
    visitPlaces(places, (section) => {
      if (sections.has(section)) terms.set(section, (terms.get(section) ?? new Set()).add(word));
    });
  return terms;
}

/** Loads the groups, and calls `onProgress` with those before the first that is not there yet. */
async function loadInOrder(
  loading: readonly Promise<SearchGroup>[],
  onProgress: SearchOptions['onProgress'],
): Promise<SearchGroup[]> {
  // One that fails while an earlier one is waited for is reported when its turn comes.
  for (const group of loading) group.catch(() => undefined);
  const groups: SearchGroup[] = [];
  for (const group of loading) {
    groups.push(await group);
    if (groups.length < loading.length) onProgress?.([...groups]);
  }
  return groups;
}

/** Searches what a source holds. */
export function searchIndexOf(source: SearchSource): SearchIndex {
  return {
    kinds: source.kinds,
    async search(query, options = {}) {
      const matched = await Promise.all(
        readQuery(query, source.synonyms).map((reading) => matchReading(reading, source)),
      );
      const readings = matched.filter((reading) => reading !== undefined);
      const pages = rankPages(scoreSections(readings, source), source, options);
      const terms = termsOf(new Set(pages.flatMap(({ sections }) => sections)), readings);
      const loading = pages.map(async ({ sections }) => {
        const hits = await Promise.all(
          sections.map(async (section) => ({
            record: await source.record(section),
            terms: [...(terms.get(section) ?? [])],
          })),
        );
        return { page: hits[0]?.record.page ?? '', hits };
      });
      return loadInOrder(loading, options.onProgress);
    },
  };
}
