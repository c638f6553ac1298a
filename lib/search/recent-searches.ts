/** A result that was opened before. */
export interface RecentSearch {
  readonly url: string;
  readonly label: string;
}

/** Where the browser keeps them. */
export const RECENT_SEARCHES_KEY = 'eidos.search.recent';
const MAX_RECENT = 5;

function isRecentSearch(value: unknown): value is RecentSearch {
  const { url, label } = (value ?? {}) as Record<string, unknown>;
  return typeof url === 'string' && typeof label === 'string';
}

/** Reads what was stored; anything else than a list of results counts as none. */
export function parseRecentSearches(stored: string | null): RecentSearch[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isRecentSearch).slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

/** The list with `opened` at its head, once. */
export function addRecentSearch(recent: readonly RecentSearch[], opened: RecentSearch): RecentSearch[] {
  return [opened, ...recent.filter(({ url }) => url !== opened.url)].slice(0, MAX_RECENT);
}
