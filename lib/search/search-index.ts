import { indexContent, type WordIndex } from './index-content';
import { matchWord, wordsBeginning, type WordMatch } from './match-word';
import { rankSections, type RankedSection } from './rank-sections';
import type { SearchRecord } from './record';
import type { SearchContent, SearchKind } from './search-content';
import { readQuery, type QueryReading } from './synonyms';

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

interface SearchOptions {
  /** The sidebar being read: of pages that are equally good, its pages come first. */
  readonly near?: string | undefined;
  /** Leaves out pages of any other sidebar. */
  readonly only?: string | undefined;
}

export interface SearchIndex {
  readonly kinds: readonly SearchKind[];
  /** Answers a query, grouped by page. */
  search(query: string, options?: SearchOptions): readonly SearchGroup[];
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

function matchReading(reading: QueryReading, index: WordIndex): MatchedReading[] {
  const { words, isUnfinished, needs } = reading;
  if (needs !== undefined && wordsBeginning(needs, index).length === 0) return [];
  const matches = words.map((word, place) =>
    matchWord(word, isUnfinished && place === words.length - 1, index),
  );
  return [{ reading, matches }];
}

/** The best scores of each section, whichever reading of the query it answers. */
function scoreSections(readings: readonly MatchedReading[], { pageOfSection }: WordIndex): RankedSection[] {
  const best = new Map<number, RankedSection>();
  for (const { reading, matches } of readings)
    for (const ranked of rankSections(matches, pageOfSection)) {
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
  { pageOfSection, sidebarOfPage }: WordIndex,
  { near, only }: SearchOptions,
): RankedPage[] {
  const sectionsOfPage = new Map<number, RankedSection[]>();
  for (const ranked of sections) {
    const page = pageOfSection[ranked.section] ?? 0;
    if (only !== undefined && sidebarOfPage[page] !== only) continue;
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
    for (const { section } of places)
      if (sections.has(section)) terms.set(section, (terms.get(section) ?? new Set()).add(word));
  return terms;
}

/** Indexes the content of a version, so that it can be searched. */
export async function createSearchIndex(content: SearchContent): Promise<SearchIndex> {
  const index = await indexContent(content);
  const { records, synonyms, kinds } = content;
  return {
    kinds,
    search(query, options = {}) {
      const readings = readQuery(query, synonyms).flatMap((reading) => matchReading(reading, index));
      const pages = rankPages(scoreSections(readings, index), index, options);
      const terms = termsOf(new Set(pages.flatMap(({ sections }) => sections)), readings);
      return pages.map(({ sections }) => {
        const hits = sections.map((section) => ({
          record: records[section]!,
          terms: [...(terms.get(section) ?? [])],
        }));
        return { page: hits[0]?.record.page ?? '', hits };
      });
    },
  };
}
