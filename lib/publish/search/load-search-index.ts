import { translate } from '../../translations/translate';
import { isSearchContent } from './search-content';
import { createSearchIndex, type SearchIndex } from './search-index';

/** The file at the index's URL is not an index that this page can read; most likely it belongs to another deployment. */
export class UnreadableIndexError extends Error {
  override readonly name = 'UnreadableIndexError';
}

async function fetchIndex(url: string, cache: RequestCache): Promise<SearchIndex> {
  const response = await fetch(url, { cache });
  const { ok, status } = response;
  if (!ok) {
    const message = translate('The server responded with {status}.', { status });
    throw status >= 500 ? new Error(message) : new UnreadableIndexError(message);
  }
  const text = await response.text();
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw new UnreadableIndexError(translate('The response is not a search index.'), { cause });
  }
  if (isSearchContent(content)) return createSearchIndex(content);
  throw new UnreadableIndexError(translate('It belongs to another version of this site.'));
}

const loading = new Map<string, Promise<SearchIndex>>();

/**
 * Fetches the index at `url` once; a failed attempt is forgotten, so that the next call tries again.
 * Rejects with an {@link UnreadableIndexError} when the server answered, but not with an index.
 * @param url of the index, below the base path.
 * @param isRetry starts over, past every cache, whatever an earlier call is still waiting for.
 */
export function loadSearchIndex(url: string, { isRetry = false } = {}): Promise<SearchIndex> {
  const known = loading.get(url);
  if (known && !isRetry) return known;
  // A cached index may be older than the page: it is used only once the server has confirmed it.
  const attempt = fetchIndex(url, isRetry ? 'reload' : 'no-cache');
  loading.set(url, attempt);
  attempt.catch(() => {
    if (loading.get(url) === attempt) loading.delete(url);
  });
  return attempt;
}
