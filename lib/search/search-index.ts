import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { SearchRecord } from './record';
import { tokenize, tokenizeQuery } from './tokenize';

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

export interface SearchIndex {
  /** Answers a query, grouped by page; pages of `sidebar` come before equally good ones. */
  search(query: string, sidebar?: string): SearchGroup[];
}

const MAX_GROUPS = 8;
const MAX_HITS_PER_GROUP = 4;

/** A page of the section being read goes first unless it is less than half as good as the best. */
const SAME_SECTION_TOLERANCE = 0.5;

/** How much a mention in a short section outweighs one in a long one; 0.7 let three-line sections win every time. */
const LENGTH_MATTERS = 0.3;

const OPTIONS = {
  // A page that is called so comes before its own sections, which are called so only together with their heading.
  boost: { title: 6, heading: 3, summary: 2, keywords: 4, code: 1.5 },
  bm25: { k: 1.2, b: LENGTH_MATTERS, d: 0.5 },
  // The word being typed may still be short; other short words begin half of the language.
  prefix: (term: string, place: number, terms: readonly string[]) =>
    term.length > 2 || place === terms.length - 1,
  // One slip in four letters or more; short words would match half of the language.
  fuzzy: (term: string) => (term.length > 3 ? 0.25 : false),
  weights: { fuzzy: 0.3, prefix: 0.6 },
};

interface ScoredGroup extends SearchGroup {
  readonly score: number;
  readonly sidebar: string;
}

function groupByPage(results: readonly SearchResult[], records: readonly SearchRecord[]): ScoredGroup[] {
  const groups = new Map<string, ScoredGroup & { hits: SearchHit[] }>();
  for (const result of results) {
    const record = records[result.id as number];
    if (!record) continue;
    const key = record.href.replace(/#.*$/, '');
    const group = groups.get(key) ?? {
      page: record.page,
      sidebar: record.sidebar,
      score: result.score,
      hits: [],
    };
    if (group.hits.length < MAX_HITS_PER_GROUP) group.hits.push({ record, terms: result.terms });
    groups.set(key, group);
  }
  return [...groups.values()];
}

const titleOf = ({ page, heading }: SearchRecord) => (heading === '' ? page : undefined);

/** Records to index before the page may do something else: enough for a phone to stay responsive. */
const RECORDS_AT_ONCE = 20;

/** Makes the records searchable, by every word of the query if possible, else by any of them. */
export async function createSearchIndex(records: readonly SearchRecord[]): Promise<SearchIndex> {
  const index = new MiniSearch<SearchRecord & { id: number }>({
    fields: ['title', 'page', 'heading', 'summary', 'keywords', 'text', 'code'],
    extractField: (record, name) => (name === 'title' ? titleOf(record) : record[name as keyof SearchRecord]),
    tokenize,
    processTerm: (term) => term,
  });
  await index.addAllAsync(
    records.map((record, id) => ({ ...record, id })),
    { chunkSize: RECORDS_AT_ONCE },
  );

  const find = (query: Query, combineWith: 'AND' | 'OR') =>
    index.search(query, { ...OPTIONS, combineWith, tokenize: tokenizeQuery });

  return {
    search(query, sidebar) {
      if (tokenizeQuery(query).length === 0) return [];
      const strict = find(query, 'AND');
      const groups = groupByPage(strict.length > 0 ? strict : find(query, 'OR'), records);
      const best = groups[0]?.score ?? 0;
      const isNear = (group: ScoredGroup) =>
        group.sidebar === sidebar && group.score >= best * SAME_SECTION_TOLERANCE;
      return [...groups.filter(isNear), ...groups.filter((group) => !isNear(group))].slice(0, MAX_GROUPS);
    },
  };
}
