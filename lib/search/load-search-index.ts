import { translate } from '../translations/translate';
import { answerFromHeads } from './answer-from-heads';
import { inMemorySource } from './in-memory-source';
import { isIndexDirectory, partNames, type IndexDirectory } from './index-directory';
import type { SearchRecord } from './record';
import { isSearchContent } from './search-content';
import { searchIndexOf, type SearchIndex } from './search-index';
import { splitSource } from './split-source';

/** The file at the index's address is not an index that this page can read; most likely it belongs to another deployment. */
export class UnreadableIndexError extends Error {
  override readonly name = 'UnreadableIndexError';
}

async function fetchJson(address: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(address, { cache });
  if (response.status >= 500)
    throw new Error(translate('The server answered {status}.', { status: response.status }));
  if (!response.ok)
    throw new UnreadableIndexError(translate('The server answered {status}.', { status: response.status }));
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new UnreadableIndexError(translate('The server answered with something else.'), { cause });
  }
}

/** The parts of an index have the folder that the index names, and never change. */
const fetchPart = (address: string) => fetchJson(address, 'default');

async function fetchHeads({ parts, synonyms, kinds }: IndexDirectory): Promise<SearchIndex> {
  const records = (await fetchPart(`${parts}/${partNames.heads}`)) as SearchRecord[];
  const source = await inMemorySource({ records, synonyms, kinds });
  return searchIndexOf({
    ...source,
    // The text of a page may hold a word that its head lacks, so heads correct no word.
    vocabulary: () => Promise.resolve([]),
    // The words by which a head is found are not a text to show.
    record: async (section) => ({ ...(await source.record(section)), code: '' }),
  });
}

async function fetchIndex(address: string, cache: RequestCache): Promise<SearchIndex> {
  const value = await fetchJson(address, cache);
  if (isSearchContent(value)) return searchIndexOf(await inMemorySource(value));
  if (isIndexDirectory(value)) {
    const index = searchIndexOf(splitSource(value, fetchPart));
    return value.hasHeads ? answerFromHeads(index, fetchHeads(value)) : index;
  }
  throw new UnreadableIndexError(translate('It belongs to another version of this site.'));
}

const loading = new Map<string, Promise<SearchIndex>>();

interface LoadOptions {
  /** Starts over, past every cache, whatever an earlier call is still waiting for. */
  readonly isRetry?: boolean;
}

/**
 * Fetches the index at `address` once; a failed attempt is forgotten, so that the next call tries again.
 * Rejects with an {@link UnreadableIndexError} when the server answered, but not with an index.
 * @param address of the index, below the base path.
 */
export function loadSearchIndex(
  address: string,
  { isRetry = false }: LoadOptions = {},
): Promise<SearchIndex> {
  const known = loading.get(address);
  if (known && !isRetry) return known;
  // A cached index may be older than the page: it is used only once the server has confirmed it.
  const attempt = fetchIndex(address, isRetry ? 'reload' : 'no-cache');
  loading.set(address, attempt);
  attempt.catch(() => {
    if (loading.get(address) === attempt) loading.delete(address);
  });
  return attempt;
}
