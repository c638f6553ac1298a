import { SEARCH_PARAMETER } from '@/lib/publish/search/search-urls';
import { readEntry, writeEntry } from '@/lib/config/next-formats/browser/history-entry';

/** Where an entry of the history keeps the query: no storage has to be available. */
const KEY = 'searchQuery';

/** Loads the page again, which brings the scripts of the newest deployment, and lets the search open with `query` there. */
export function reloadWithSearch(query: string): void {
  writeEntry(KEY, query);
  location.reload();
}

/** The query that the search was to open with after a reload, once; undefined if it was not. */
export function takeReopenedQuery(): string | undefined {
  const query = readEntry(KEY);
  if (typeof query !== 'string') return undefined;
  writeEntry(KEY, undefined);
  return query;
}

/** Whether the page could be loaded again now: a reload without a network would remove what can still be read. */
export async function canReload(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}

/** The query of a URL that opens the search, such as `/?q=types`: search engines offer such a field themselves. */
export function queryInUrl(): string | undefined {
  return new URLSearchParams(location.search).get(SEARCH_PARAMETER) || undefined;
}
