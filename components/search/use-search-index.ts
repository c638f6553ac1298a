import { useEffect, useEffectEvent, useState } from 'react';
import { loadSearchIndex, UnreadableIndexError } from '@/lib/publish/search/load-search-index';
import type { SearchIndex } from '@/lib/publish/search/search-index';
import { translate } from '@/lib/translations/translate';

type IndexState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly index: SearchIndex }
  | { readonly status: 'failed'; readonly message: string };

/** How long to wait for an answer before offering another attempt; a late answer is still used. */
const PATIENCE_MS = 10_000;

/**
 * The index at `indexUrl`, and a way to try again when there is none.
 * @param onOutdated called when another attempt was answered with something that this page cannot read.
 */
export function useSearchIndex(
  indexUrl: string,
  onOutdated: () => void,
): IndexState & { readonly retry: () => void } {
  const [state, setState] = useState<IndexState>({ status: 'loading' });
  const [retries, setRetries] = useState(0);

  const reportFailure = useEffectEvent((error: unknown) => {
    setState({ status: 'failed', message: error instanceof Error ? error.message : String(error) });
    if (retries > 0 && error instanceof UnreadableIndexError) onOutdated();
  });

  useEffect(() => {
    let isLatest = true;
    const report = (next: IndexState) => isLatest && setState(next);
    const timer = setTimeout(
      () => report({ status: 'failed', message: translate('The server has not responded yet.') }),
      PATIENCE_MS,
    );
    loadSearchIndex(indexUrl, { isRetry: retries > 0 })
      .then(
        (index) => report({ status: 'ready', index }),
        (error: unknown) => isLatest && reportFailure(error),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [indexUrl, retries]);

  const retry = () => {
    setState({ status: 'loading' });
    setRetries((count) => count + 1);
  };
  return { ...state, retry };
}
