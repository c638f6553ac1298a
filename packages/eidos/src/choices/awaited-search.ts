import { useEffect, useRef } from 'react';
import { storeOf } from '../controller/create-controller';
import { useController } from '../hooks/contexts';

/** Adds a search to those that a submit waits for; returns the function that ends it. */
function beginSearch(searches: Set<Promise<void>>): () => void {
  let end = () => {};
  const search = new Promise<void>((resolve) => (end = resolve));
  searches.add(search);
  return () => {
    searches.delete(search);
    end();
  };
}

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
    end.current ??= beginSearch(searches);
  };
}
