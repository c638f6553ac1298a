import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { hrefOf, isSamePath } from '../../config/paths/paths';

/** The path of an article that is on screen before the router has followed `pushState`. */
let ahead: string | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows the article at `path` (without base path) at once. The router, which learns of it from `pushState`, renders in a
 * transition, which comes a frame later.
 */
export function showAhead(path: string | undefined): void {
  if (path === ahead) return;
  ahead = path;
  listeners.forEach((listener) => listener());
}

/**
 * Notes that the router shows a page. The screen follows the router again, unless a later article, whose path the address bar
 * already has, is on screen.
 */
export function noteRouterPath(path: string): void {
  const isUrlAhead = ahead !== undefined && isSamePath(hrefOf(ahead), window.location.pathname);
  if (!isUrlAhead || isSamePath(path, ahead ?? '')) showAhead(undefined);
}

/** Returns the path of the page on screen, without base path. */
export function useShownPath(): string {
  const routerPath = usePathname();
  return (
    useSyncExternalStore(
      subscribe,
      () => ahead,
      () => undefined,
    ) ?? routerPath
  );
}
