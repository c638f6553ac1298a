import { useEffect, useState } from 'react';
import { loadSearchIndex } from '@/lib/publish/search/load-search-index';
import type { SearchIndex } from '@/lib/publish/search/search-index';

type IndexState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly index: SearchIndex }
  | { readonly status: 'failed'; readonly message: string };

/** The index at `indexUrl`, and a way to try again when there is none. */
export function useSearchIndex(indexUrl: string): IndexState & { readonly retry: () => void } {
  const [state, setState] = useState<IndexState>({ status: 'loading' });
  const [retries, setRetries] = useState(0);

  useEffect(() => {
    let isLatest = true;
    const report = (next: IndexState) => isLatest && setState(next);
    loadSearchIndex(indexUrl).then(
      (index) => report({ status: 'ready', index }),
      (error: unknown) => report({ status: 'failed', message: String(error) }),
    );
    return () => {
      isLatest = false;
    };
  }, [indexUrl, retries]);

  const retry = () => {
    setState({ status: 'loading' });
    setRetries((count) => count + 1);
  };
  return { ...state, retry };
}
