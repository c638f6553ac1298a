'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { normalizePath } from '../../config/paths/paths';

const listeners = new Set<() => void>();

/** Reports that the reader has moved to another page, query or fragment, or has opened the first page. */
export function reportMove(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` after each move. Returns the function that stops it. */
export function listenToMoves(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Path of the page on screen in the form that paths are compared in, the same on the server and in the browser. */
export const usePath = (): string => normalizePath(usePathname());

const EVENTS = ['popstate', 'hashchange'] as const;

function subscribe(onChange: () => void): () => void {
  const stop = new AbortController();
  for (const event of EVENTS) addEventListener(event, onChange, { signal: stop.signal });
  // Fires for pushed entries too, which no other event does.
  const navigation = (globalThis as { navigation?: EventTarget }).navigation;
  navigation?.addEventListener('currententrychange', onChange, { signal: stop.signal });
  return () => stop.abort();
}

/** `?query#hash` of the URL, empty on the server and while hydrating. */
export const useQueryAndHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.search + location.hash,
    () => '',
  );
