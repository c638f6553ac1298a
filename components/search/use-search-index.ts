import { useCallback, useEffect, useState } from 'react';
import { loadSearchIndex } from '@/lib/search/load-search-index';
import type { SearchIndex } from '@/lib/search/search-index';

type IndexState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly index: SearchIndex }
  | { readonly status: 'failed'; readonly message: string };

/** The index at `indexUrl`, and a way to try again when it could not be fetched. */
export function useSearchIndex(indexUrl: string): IndexState & { readonly retry: () => void } {
  const [state, setState] = useState<IndexState>({ status: 'loading' });
  const fetchIndex = useCallback(() => {
    loadSearchIndex(indexUrl).then(
      (index) => setState({ status: 'ready', index }),
      (error: unknown) => setState({ status: 'failed', message: String(error) }),
    );
  }, [indexUrl]);
  useEffect(fetchIndex, [fetchIndex]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    fetchIndex();
  }, [fetchIndex]);
  return { ...state, retry };
}
