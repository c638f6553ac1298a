import MiniSearch, { type SearchResult } from 'minisearch';
import { groupBy } from '../../config/diagnostics/group-by';
import { translate } from '../../translations/translate';
import { pageOfHref, type SearchContent, type SearchTask, type SearchRecord } from './search-content';
import { formsOf, readQuery, parsePhrases, type QueryReading } from './synonyms';
import { isStopWord, joinedWords, tokenize } from './tokenize';

export interface SearchHit {
  readonly record: SearchRecord;
  /** The indexed words that matched, to be marked in what is shown. */
  readonly terms: readonly string[];
}

export interface SearchGroup {
  readonly page: string;
  readonly hits: readonly SearchHit[];
}

export interface SearchIndex {
  /** Offered before anything is typed. */
  readonly tasks: readonly SearchTask[];
  /** Finds the results of a query, grouped by page. */
  search(query: string): readonly SearchGroup[];
}

const MAX_GROUPS = 8;
const MAX_HITS_PER_GROUP = 4;

/** Pages that are worse than the best by more are left out: they hold a common word of the query and nothing else. */
const LEAST_SHARE = 0.05;

/** How much a word counts in each field. A page that is called so comes before its sections, which have its title too. */
const BOOST = { title: 8, heading: 3, keywords: 5.5, summary: 1.5, code: 0.6, text: 1, page: 0.8 };

/** Fields in which two neighboring words count as one too: `Data flow` is also found by `dataflow`. */
const JOINED = new Set(['title', 'heading', 'page']);

/** Records to index before the page may do something else: enough for a phone to stay responsive. */
const RECORDS_AT_ONCE = 20;

const readField = (record: SearchRecord & { readonly id: number }, name: string) => {
  if (name === 'title') return record.heading === '' ? record.page : '';
  if (name === 'page') return record.heading === '' ? '' : record.page;
  return record[name as Exclude<keyof typeof BOOST, 'title'> | 'id'] ?? '';
};

const createIndex = () =>
  new MiniSearch<SearchRecord & { readonly id: number }>({
    fields: Object.keys(BOOST),
    extractField: readField,
    stringifyField: String,
    tokenize: (text, field) =>
      field !== undefined && JOINED.has(field) ? [...tokenize(text), ...joinedWords(text)] : tokenize(text),
    processTerm: (term) => term,
  });

type Index = ReturnType<typeof createIndex>;

type PageOf = (id: number) => string;

/** Slips that a word may hold and still be recognized: short words and names such as `base64` would match others. */
function slipsAllowed(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 6 ? 1 : 2;
}

/** Whether a page has the word, or one that `options` let it stand for. */
const isFound = (index: Index, word: string, options?: Parameters<Index['search']>[1]): boolean =>
  index.search(word, { tokenize: (text) => [text], ...options }).length > 0;

/**
 * The word without its ending if the pages have that, also as the beginning of other forms if they lack the word itself. A
 * word with a plural, such as `setting`, is not a form of another one.
 */
function baseOf(index: Index, word: string): string {
  if (isFound(index, `${word}s`)) return word;
  const [, ...bases] = formsOf(word);
  const isKnown = isFound(index, word);
  return bases.find((base) => isFound(index, base, { prefix: !isKnown && base.length > 4 })) ?? word;
}

/** Searches the words of a reading of the query; a word that nothing begins with may be misspelled. */
function searchReading(
  index: Index,
  { words, isUnfinished, needs, weight, fewestLetters = 3 }: QueryReading,
): SearchResult[] {
  const isKnown = (word: string) => isFound(index, word, { prefix: true });
  if (needs !== undefined && !isKnown(needs)) return [];
  const found = index.search(words.join(' '), {
    tokenize: (text) => text.split(' '),
    boost: BOOST,
    // A word that goes on after what was typed is often another one.
    weights: { fuzzy: 0.45, prefix: 0.25 },
    prefix: (term, place) =>
      (term.length >= fewestLetters && !isStopWord(term)) || (isUnfinished && place === words.length - 1),
    fuzzy: (term) => !isKnown(term) && slipsAllowed(term),
  });
  return found.map((result) => ({ ...result, score: result.score * weight }));
}

/**
 * The words that were typed as one, where the pages have no word like the whole: a library without its version, such as
 * `zod4`, or two words that the pages have, such as `timezone`.
 */
function separateWords(index: Index, word: string): readonly string[] {
  // The slower search for slips is left to words that nothing begins with.
  if (isFound(index, word, { prefix: true })) return [word];
  // The pages name a library without its version.
  const [name] = /^\p{L}{3,}(?=\d+$)/u.exec(word) ?? [];
  if (name !== undefined && isFound(index, name)) return [name];
  if (isFound(index, word, { fuzzy: 1 })) return [word];
  const splits = Array.from(word, (_, at) => [word.slice(0, at), word.slice(at)]).filter((parts) =>
    parts.every((part) => part.length > 2),
  );
  return splits.find((parts) => parts.every((part) => isFound(index, part))) ?? [word];
}

/** Counts what a page lacks of the words against all of its sections, most of all words that few pages have, or none. */
function weighCoverage(reading: QueryReading, results: readonly SearchResult[], pageOf: PageOf) {
  const pages = [...groupBy(results, ({ id }) => pageOf(id as number)).values()];
  const termsOf = (found: readonly SearchResult[]) => new Set(found.flatMap(({ queryTerms }) => queryTerms));
  const uses = groupBy(
    pages.flatMap((found) => [...termsOf(found)]),
    (term) => term,
  );
  const weigh = (terms: Iterable<string>) =>
    [...terms].reduce((sum, term) => sum + Math.log(1 + pages.length / (uses.get(term)?.length ?? 1)), 0);
  const whole = weigh(new Set(reading.words));
  return pages.flatMap((found) => {
    const share = weigh(termsOf(found)) / whole;
    return found.map((result) => ({ ...result, score: result.score * share }));
  });
}

function rankPages(results: readonly SearchResult[], pageOf: PageOf) {
  const pages = [...groupBy(results, ({ id }) => pageOf(id as number)).values()].map((found) =>
    found.sort((one, other) => other.score - one.score).slice(0, MAX_HITS_PER_GROUP),
  );
  // Each further section counts a quarter of the one before it.
  const scoreOf = (page: readonly SearchResult[]) => page.reduceRight((sum, { score }) => score + sum / 4, 0);
  const best = Math.max(...pages.map(scoreOf));
  return pages
    .filter((page) => scoreOf(page) >= best * LEAST_SHARE)
    .sort((one, other) => scoreOf(other) - scoreOf(one))
    .slice(0, MAX_GROUPS);
}

/** Indexes the content of a version, so that it can be searched. */
export async function createSearchIndex({
  records,
  synonyms,
  tasks = [],
}: SearchContent): Promise<SearchIndex> {
  const index = createIndex();
  await index.addAllAsync(
    records.map((record, id) => ({ ...record, id })),
    { chunkSize: RECORDS_AT_ONCE },
  );
  const pageOf = (id: number) => pageOfHref(records[id]!.href);
  const phrases = parsePhrases(synonyms);
  return {
    tasks,
    search(query) {
      const found = new Map<number, SearchResult>();
      const readings = readQuery(query, phrases, (word) => baseOf(index, word)).map((reading) => ({
        ...reading,
        words: reading.words.flatMap((word) => separateWords(index, word)),
      }));
      for (const reading of readings)
        for (const result of weighCoverage(reading, searchReading(index, reading), pageOf)) {
          const id = result.id as number;
          const known = found.get(id);
          const terms = [...new Set([...(known?.terms ?? []), ...result.terms])];
          found.set(id, { ...(known && known.score > result.score ? known : result), terms });
        }
      return rankPages([...found.values()], pageOf).map((page) => {
        const hits = page.map(({ id, terms }) => ({ record: records[id as number]!, terms }));
        return { page: hits[0]!.record.page, hits };
      });
    },
  };
}

async function fetchIndex(url: string): Promise<SearchIndex> {
  // A cached index may be older than the page: it is used only once the server has confirmed it.
  const response = await fetch(url, { cache: 'no-cache' });
  const { ok, status } = response;
  if (!ok) throw new Error(translate('The server responded with {status}.', { status }));
  return createSearchIndex((await response.json()) as SearchContent);
}

const loading = new Map<string, Promise<SearchIndex>>();

/**
 * Fetches the index at `url` once; a failed attempt is forgotten, so that the next call tries again.
 * @param url of the index, below the base path.
 */
export function loadSearchIndex(url: string): Promise<SearchIndex> {
  const known = loading.get(url);
  if (known) return known;
  const attempt = fetchIndex(url);
  loading.set(url, attempt);
  attempt.catch(() => loading.delete(url));
  return attempt;
}
