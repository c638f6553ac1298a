import { useEffect, useRef } from 'react';
import { storeOf } from '../controller/create-controller';
import { useController } from '../hooks/contexts';

/**
 * Returns a function that lets submits wait for a text whose search has not finished, so that Save does not refuse it.
 *
 * @param isWaiting Whether the text still waits.
 */
export function useAwaitedSearch(isWaiting: boolean): () => void {
  const { searches } = storeOf(useController());
  const end = useRef<() => void>(undefined);
  function finish() {
    end.current?.();
    end.current = undefined;
  }
  useEffect(() => {
    if (!isWaiting) finish();
  });
  useEffect(() => finish, []);
  return () => {
    if (end.current) return;
    const search = new Promise<void>((resolve) => (end.current = resolve));
    searches.add(search);
    void search.then(() => searches.delete(search));
  };
}
