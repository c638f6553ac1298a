import type { SearchRecord } from './record';
import { createSearchIndex, type SearchIndex } from './search-index';

let loading: Promise<SearchIndex> | undefined;

/**
 * Fetches and builds the index once; a failed try is forgotten, so that the next call tries again.
 * @param address of the records, below the base path.
 */
export function loadSearchIndex(address: string): Promise<SearchIndex> {
  loading ??= fetch(address)
    .then((response) => {
      if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
      return response.json() as Promise<SearchRecord[]>;
    })
    .then(createSearchIndex)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
