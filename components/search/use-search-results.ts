import { useEffect, useEffectEvent, useState } from 'react';
import type { SearchGroup, SearchIndex } from '@/lib/search/search-index';

interface Answer {
  readonly index: SearchIndex;
  readonly query: string;
  readonly only: string | undefined;
  readonly groups: readonly SearchGroup[];
}

interface SearchQuestion {
  /** Undefined until it has been loaded. */
  readonly index: SearchIndex | undefined;
  readonly query: string;
  /** The sidebar whose pages alone are searched. */
  readonly only: string | undefined;
  /** Returns the sidebar being read. */
  readonly findNear: () => string | undefined;
  /** Called when a part of the index cannot be loaded. */
  readonly onError: (error: unknown) => void;
}

/**
 * What a query finds. A large index answers only when the parts that it needs are there: until then the results of the
 * query before stay.
 */
export function useSearchResults({ index, query, only, findNear, onError }: SearchQuestion) {
  const [answer, setAnswer] = useState<Answer>();
  const near = useEffectEvent(findNear);
  const reportError = useEffectEvent(onError);

  useEffect(() => {
    if (!index) return undefined;
    let isLatest = true;
    index.search(query, { near: near(), only }).then(
      (groups) => isLatest && setAnswer({ index, query, only, groups }),
      (error: unknown) => isLatest && reportError(error),
    );
    return () => {
      isLatest = false;
    };
  }, [index, query, only]);

  const isAnswered = answer?.index === index && answer?.query === query && answer.only === only;
  return { groups: (query.trim() !== '' && answer?.groups) || [], isAnswered };
}
