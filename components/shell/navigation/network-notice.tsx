'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  listenToFailures,
  loadByBrowser,
  type PendingNavigation,
} from '@/lib/browser/navigation/pending-navigation';
import { translate } from '@/lib/translations/translate';
import styles from './network-notice.module.css';

interface Failure {
  readonly navigation: PendingNavigation;
  readonly wasOnline: boolean;
  readonly attempt: number;
}

function subscribeToNetwork(onChange: () => void): () => void {
  const stop = new AbortController();
  for (const event of ['online', 'offline']) addEventListener(event, onChange, { signal: stop.signal });
  return () => stop.abort();
}

/** Reports below the page that the next one could not be loaded without a network, and offers to retry. */
export function NetworkNotice() {
  const [failure, setFailure] = useState<Failure>();
  const retryButton = useRef<HTMLButtonElement>(null);
  const isOnline = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );

  useEffect(
    () =>
      listenToFailures((navigation) => {
        const wasOnline = navigator.onLine;
        setFailure((before) => navigation && { navigation, wasOnline, attempt: (before?.attempt ?? 0) + 1 });
      }),
    [],
  );
  useEffect(() => {
    const { activeElement, body } = document;
    // A reader who has moved on since the click keeps the place.
    if (failure && (activeElement === body || activeElement === failure.navigation.focused))
      retryButton.current?.focus();
  }, [failure]);

  if (!failure) return null;
  const { navigation, wasOnline, attempt } = failure;
  const cause = wasOnline ? 'This site cannot be reached.' : 'You are offline.';
  const state = isOnline && !wasOnline ? 'You are online again.' : cause;
  const dismiss = () => {
    setFailure(undefined);
    if (navigation.focused instanceof HTMLElement) navigation.focused.focus({ preventScroll: true });
  };
  return (
    <section aria-label={translate('Network')} className={styles.notice} data-print="hide">
      {/* A new element for each attempt, so that a repeated failure is announced again. */}
      <p key={attempt} role="alert">
        {translate(state)} {translate('The page could not be loaded.')}
      </p>
      <button ref={retryButton} type="button" onClick={() => void loadByBrowser(navigation)}>
        {translate('Retry')}
      </button>
      <button type="button" onClick={dismiss}>
        {translate('Dismiss')}
      </button>
    </section>
  );
}
