import { useState } from 'react';
import {
  addRecentSearch,
  parseRecentSearches,
  RECENT_SEARCHES_KEY,
  type RecentSearch,
} from '@/lib/publish/search/recent-searches';
import { storageSlot } from '@/lib/browser/storage/storage';

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
