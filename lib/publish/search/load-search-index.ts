import { translate } from '../../translations/translate';
import type { SearchContent } from './search-content';
import { createSearchIndex, type SearchIndex } from './search-index';

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
