'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isArticleAhead, withdrawArticle } from '@/lib/browser/navigation/article-ahead';
import { followWithinPage } from '@/lib/browser/navigation/follow-within-page';
import { internalDestination, isPlainActivation, linkOf } from '@/lib/browser/navigation/link-destination';
import { removeOutdatedTags } from '@/lib/browser/navigation/outdated-tags';
import { isOverlayEntry } from '@/lib/browser/navigation/overlay-entry';
import { finishNavigation } from '@/lib/browser/navigation/pending-navigation';
import { afterPaint } from '@/lib/browser/page-load/after-paint';
import { isSamePath } from '@/lib/paths/paths';
import { openAhead, preparePage, showDestination, type Build } from './open-ahead';

export interface LinkClicksOptions extends Build {
  /** Id of the element that takes the focus after a new page was opened. */
  readonly focusTargetId: string;
}

/** Opens the page that a clicked link leads to, and shows it where it begins to be read. */
export function useLinkClicks({ basePath, focusTargetId, buildId }: LinkClicksOptions): void {
  const router = useRouter();
  const pathname = usePathname();
  const firstPathname = useRef(pathname);
  /** The page that the router has shown last. One that is shown ahead of it covers this page. */
  const shownPathname = useRef(pathname);
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
    const open = (url: URL) => {
      pendingHash.current = url.hash;
      const path = url.pathname.slice(basePath.length) || '/';
      stopWaiting.current();
      // The entry that lets Back close the mobile menu is replaced, and so is that of a page which is shown ahead.
      const type = isArticleAhead() || isOverlayEntry() ? 'replace' : 'push';
      const go = () => router[type](path + url.search + url.hash, { scroll: false });
      if (isArticleAhead() && isSamePath(path, shownPathname.current)) {
        // The router finds its own page again, and shows nothing.
        withdrawArticle();
        showDestination(url.hash);
        return go();
      }
      isAhead.current = openAhead(url, { basePath, buildId });
      if (isAhead.current) stopWaiting.current = afterPaint(go);
      else go();
    };
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !isPlainActivation(event)) return;
      const url = internalDestination(link, basePath);
      // The router does not know the address of a page that is shown ahead yet, so the page is opened again.
      if (url && !isArticleAhead() && isSamePath(url.pathname, window.location.pathname)) {
        pendingHash.current = undefined;
        followWithinPage(event, link, url);
        return;
      }
      // An address that cannot be parsed, such as `//`, has this protocol; the browser would leave the page for a blank one.
      if (url || link.protocol === ':') event.preventDefault();
      if (!url) return;
      open(url);
    };
    const goBack = () => {
      stopWaiting.current();
      pendingHash.current = undefined;
      withdrawArticle();
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
    shownPathname.current = pathname;
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
