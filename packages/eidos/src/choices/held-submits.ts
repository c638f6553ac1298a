import { useEffect, useRef } from 'react';
import { storeOf } from '../controller/create-controller';
import type { Store, Uploads } from '../controller/create-store';
import { useController } from '../hooks/contexts';

/** The uploads of a record without any. */
const none: Uploads = {
  pending: new Map(),
  isAwaited: false,
  isUnawaited: () => false,
  wait: () => Promise.resolve([]),
  carry: () => {},
  rename: () => {},
  end: () => {},
  leave: () => {},
};

/** Lets submits wait, in addition to the uploads of the record, until the returned function is called. */
function holdSubmits(store: Store): () => void {
  const { uploads: before = none } = store;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const held = Object.create(before) as Uploads;
  const wait: Uploads['wait'] = async () => {
    // As while an asynchronous check runs.
    store.note({ status: 'submitting' });
    await released;
    store.note({ status: 'idle' });
    return before.wait();
  };
  store.uploads = Object.assign(held, { wait });
  return () => {
    if (store.uploads === held) store.uploads = before;
    release();
  };
}

/**
 * Returns a function that lets submits wait for a text whose search has not finished, so that Save does not refuse it.
 *
 * @param isWaiting Whether the text still waits.
 */
export function useHeldSubmits(isWaiting: boolean): () => void {
  const store = storeOf(useController());
  const release = useRef<() => void>(undefined);
  function end() {
    release.current?.();
    release.current = undefined;
  }
  useEffect(() => {
    if (!isWaiting) end();
  });
  useEffect(() => end, []);
  return () => {
    release.current ??= holdSubmits(store);
  };
}
