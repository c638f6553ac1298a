import { useState } from 'react';
import { storageSlot } from '@/lib/browser/storage/storage';

export interface RecentSearch {
  readonly url: string;
  readonly label: string;
}

/** Where the browser keeps them: apart for each site and language of one origin. */
export const RECENT_SEARCHES_KEY = `eidos.search.recent${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}`;
const MAX_RECENT = 5;

function isRecentSearch(value: unknown): value is RecentSearch {
  const { url, label } = (value ?? {}) as Record<string, unknown>;
  return typeof url === 'string' && typeof label === 'string';
}

/** `//host` is another site's. */
const isOwnUrl = (url: string, basePath: string) => url.startsWith(`${basePath}/`) && !/^.[/\\]/.test(url);

/**
 * Reads what was stored; anything other than a list of results counts as none. URLs outside of `basePath` are left
 * out: other sites of the same origin share the storage, and anything may have been written there.
 */
export function parseRecentSearches(
  stored: string | null,
  basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '',
): RecentSearch[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return [];
    return value
      .filter(isRecentSearch)
      .filter(({ url }) => isOwnUrl(url, basePath))
      .slice(0, MAX_RECENT);
  } catch {
    return [];
  }
}

/** The list with `opened` at its head, once. */
export const addRecentSearch = (recent: readonly RecentSearch[], opened: RecentSearch): RecentSearch[] =>
  [opened, ...recent.filter(({ url }) => url !== opened.url)].slice(0, MAX_RECENT);

const slot = storageSlot(RECENT_SEARCHES_KEY);

/** The results that were opened lately, and the ways to add one and to forget them all. */
export function useRecentSearches() {
  const [recent, setRecent] = useState(() => parseRecentSearches(slot.get()));
  return {
    recent,
    remember: (opened: RecentSearch) => {
      const next = addRecentSearch(recent, opened);
      slot.set(JSON.stringify(next));
      setRecent(next);
    },
    forget: () => {
      slot.remove();
      setRecent([]);
    },
  };
}
