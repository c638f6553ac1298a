import { useEffect, useEffectEvent, useState } from 'react';
import type { SearchGroup, SearchIndex } from '@/lib/search/search-index';

interface Answer {
  readonly index: SearchIndex;
  readonly query: string;
  readonly only: string | undefined;
  readonly groups: readonly SearchGroup[];
  /** False while further groups are being loaded. */
  readonly isComplete: boolean;
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
 * What a query finds. A large index answers only when the parts that it needs are there: until the first group is, the
 * results of the query before stay.
 */
export function useSearchResults({ index, query, only, findNear, onError }: SearchQuestion) {
  const [answer, setAnswer] = useState<Answer>();
  const near = useEffectEvent(findNear);
  const reportError = useEffectEvent(onError);

  useEffect(() => {
    if (!index) return undefined;
    let isLatest = true;
    const show = (groups: readonly SearchGroup[], isComplete: boolean) =>
      isLatest && setAnswer({ index, query, only, groups, isComplete });
    const onProgress = (groups: readonly SearchGroup[]) => void show(groups, false);
    index.search(query, { near: near(), only, onProgress }).then(
      (groups) => show(groups, true),
      (error: unknown) => isLatest && reportError(error),
    );
    return () => {
      isLatest = false;
    };
  }, [index, query, only]);

  const isAnswered =
    answer?.index === index && answer?.query === query && answer.only === only && answer.isComplete;
  return { groups: (query.trim() !== '' && answer?.groups) || [], isAnswered };
}
