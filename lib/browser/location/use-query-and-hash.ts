'use client';

import { useSyncExternalStore } from 'react';

const EVENTS = ['popstate', 'hashchange'] as const;

function subscribe(onChange: () => void): () => void {
  for (const event of EVENTS) addEventListener(event, onChange);
  // Fires for pushed entries too, which no other event does.
  const navigation = (globalThis as { navigation?: EventTarget }).navigation;
  navigation?.addEventListener('currententrychange', onChange);
  return () => {
    for (const event of EVENTS) removeEventListener(event, onChange);
    navigation?.removeEventListener('currententrychange', onChange);
  };
}

/** `?query#hash` of the address, empty on the server and while hydrating. */
export function useQueryAndHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search + location.hash,
    () => '',
  );
}
