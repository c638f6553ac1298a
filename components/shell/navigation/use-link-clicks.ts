'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isArticleAhead, withdrawArticle } from '@/lib/browser/navigation/article-ahead';
import { followWithinPage } from '@/lib/browser/navigation/follow-within-page';
import { internalDestination, isPlainActivation, linkOf } from '@/lib/browser/navigation/link-destination';
import { removeOutdatedTags } from '@/lib/browser/navigation/outdated-tags';
import { finishNavigation, isNavigating, isOnScreen } from '@/lib/browser/navigation/pending-navigation';
import { afterPaint } from '@/lib/browser/page-load/after-paint';
import { isBrowsersEntry } from '@/lib/next-formats/browser/history-entry';
import { entryType, openAhead, preparePage, returnTo, showDestination, type Build } from './open-ahead';

export interface LinkClicksOptions extends Build {
  /** Id of the element that takes the focus after a new page was opened. */
  readonly focusTargetId: string;
}

/** Opens the page that a clicked link leads to, and shows it where it begins to be read. */
export function useLinkClicks({ basePath, focusTargetId, buildId }: LinkClicksOptions): void {
  const router = useRouter();
  const pathname = usePathname();
  const firstPathname = useRef(pathname);
  /** Whether the page of the latest click was shown ahead, before the router prepared it. */
  const isAhead = useRef(false);
  /** Stops the wait for the paint of a page that is shown ahead, after which the router prepares it. */
  const stopWaiting = useRef<() => void>(() => undefined);
  const pendingHash = useRef<string | undefined>(undefined);

  useEffect(() => {
    const prepare = (event: PointerEvent) => {
      const link = linkOf(event);
      const url = link && internalDestination(link, basePath);
      if (url) preparePage(url, { basePath, buildId });
    };
    const goTo = (url: URL, type: 'push' | 'replace') => {
      const destination = url.pathname.slice(basePath.length) + url.search + url.hash;
      router[type](destination || '/', { scroll: false });
    };
    const open = (url: URL) => {
      stopWaiting.current();
      pendingHash.current = undefined;
      if (isOnScreen(url.pathname)) {
        returnTo(url);
        return goTo(url, 'replace');
      }
      pendingHash.current = url.hash;
      isAhead.current = openAhead(url, { basePath, buildId });
      if (isAhead.current) stopWaiting.current = afterPaint(() => goTo(url, 'replace'));
      else goTo(url, entryType());
    };
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !isPlainActivation(event)) return;
      const url = internalDestination(link, basePath);
      if (url && !isNavigating() && isOnScreen(url.pathname)) {
        pendingHash.current = undefined;
        followWithinPage(event, link, url);
        return;
      }
      // An address that cannot be parsed, such as `//`, has this protocol; the browser would leave the page for a blank one.
      if (url || link.protocol === ':') event.preventDefault();
      if (url) open(url);
    };
    const goBack = () => {
      stopWaiting.current();
      pendingHash.current = undefined;
      withdrawArticle();
      // The router ignores such an entry: the page that is left would stay on screen.
      if (isBrowsersEntry() && !isOnScreen(window.location.pathname)) window.location.reload();
    };
    document.addEventListener('pointerdown', prepare);
    document.addEventListener('click', follow);
    window.addEventListener('popstate', goBack);
    return () => {
      document.removeEventListener('pointerdown', prepare);
      document.removeEventListener('click', follow);
      window.removeEventListener('popstate', goBack);
    };
  }, [router, basePath, buildId]);

  useLayoutEffect(() => {
    if (pathname !== firstPathname.current) removeOutdatedTags();
    const wasAdopted = isAhead.current && !isArticleAhead();
    // The router has another text for the page, or has gone to another page.
    withdrawArticle();
    finishNavigation(window.location.pathname);
    const hash = pendingHash.current;
    if (hash === undefined) return;
    pendingHash.current = undefined;
    if (!wasAdopted) showDestination(hash);
    if (hash === '') document.getElementById(focusTargetId)?.focus({ preventScroll: true });
  }, [pathname, focusTargetId]);
}
