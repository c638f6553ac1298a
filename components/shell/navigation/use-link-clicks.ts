'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { followWithinPage } from '@/lib/browser/navigation/follow-within-page';
import { layOutFirstScreen } from '@/lib/browser/navigation/lay-out-first-screen';
import { internalDestination, isPlainActivation, linkOf } from '@/lib/browser/navigation/link-destination';
import { isOverlayEntry } from '@/lib/browser/navigation/overlay-entry';
import {
  failNavigation,
  finishNavigation,
  isNavigating,
  isOnScreen,
  startNavigation,
} from '@/lib/browser/navigation/pending-navigation';
import { isReachable } from '@/lib/browser/navigation/reachability';
import { scrollToDestination } from '@/lib/browser/scroll/scroll-to-destination';
import { isBrowsersEntry } from '@/lib/next-formats/browser/history-entry';

export interface LinkClicksOptions {
  /** Path the site is served below; empty at the root. */
  readonly basePath: string;
  /** Id of the element that takes the focus after a new page was opened. */
  readonly focusTargetId: string;
}

/** Opens the page that a clicked link leads to, and shows it where it begins to be read. */
export function useLinkClicks({ basePath, focusTargetId }: LinkClicksOptions): void {
  const router = useRouter();
  const pathname = usePathname();
  /** Where the latest click leads, until its page is on screen. */
  const destination = useRef<URL | undefined>(undefined);

  useEffect(() => {
    const open = async (url: URL) => {
      destination.current = url;
      const type = isOverlayEntry() ? 'replace' : 'push';
      const navigation = startNavigation(url, type);
      // The router lets the browser load a page that it cannot fetch, and a browser without a network shows an error instead.
      const isThere = await isReachable(url.href);
      if (destination.current !== url) return;
      if (!isThere) return failNavigation(navigation);
      const href = url.pathname.slice(basePath.length) + url.search + url.hash;
      router[type](href || '/', { scroll: false });
    };
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !isPlainActivation(event)) return;
      const url = internalDestination(link, basePath);
      if (url && !isNavigating() && isOnScreen(url.pathname)) {
        destination.current = undefined;
        followWithinPage(event, link, url);
        return;
      }
      // An address that cannot be parsed, such as `//`, has this protocol; the browser would leave the page for a blank one.
      if (url || link.protocol === ':') event.preventDefault();
      if (url) void open(url);
    };
    const goBack = () => {
      destination.current = undefined;
      // The router ignores such an entry: the page that is left would stay on screen.
      if (isBrowsersEntry() && !isOnScreen(window.location.pathname)) window.location.reload();
    };
    document.addEventListener('click', follow);
    window.addEventListener('popstate', goBack);
    return () => {
      document.removeEventListener('click', follow);
      window.removeEventListener('popstate', goBack);
    };
  }, [router, basePath]);

  useLayoutEffect(() => {
    finishNavigation(window.location.pathname);
    const hash = destination.current?.hash;
    if (hash === undefined) return;
    destination.current = undefined;
    if (hash === '') layOutFirstScreen();
    scrollToDestination(hash);
    if (hash === '') document.getElementById(focusTargetId)?.focus({ preventScroll: true });
  }, [pathname, focusTargetId]);
}
