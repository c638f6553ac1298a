'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { replayEarlyClick } from '@/lib/browser/page-load/early-clicks';
import { finishHydration } from '@/lib/browser/page-load/readiness';
import { followWithinPage } from '@/lib/browser/navigation/follow-within-page';
import { guardPayloads } from '@/lib/browser/navigation/guard-payloads';
import { releaseTarget } from '@/lib/browser/scroll/hold-target';
import { requestRuns } from '@/lib/browser/prefetch/request-runs';
import { observeLinks } from '@/lib/browser/prefetch/observe-links';
import { internalDestination, isPlainActivation } from '@/lib/browser/navigation/link-destination';
import { adoptEntry } from '@/lib/next-formats/browser/history-entry';
import { isSamePath } from '@/lib/paths/paths';
import { layOutFirstScreen } from '@/lib/browser/navigation/lay-out-first-screen';
import { removeOutdatedTags } from '@/lib/browser/navigation/outdated-tags';
import { isOverlayEntry } from '@/lib/browser/navigation/overlay-entry';
import { abandonNavigation, finishNavigation } from '@/lib/browser/navigation/pending-navigation';
import { keepOpenedDestination, scrollToDestination } from '@/lib/browser/scroll/scroll-to-destination';
import type * as LiveScreen from '../../home/live-screen';
import { NetworkNotice } from './network-notice';

/**
 * Fetches the script of the home page's sample ahead, except in development: a static import would make the bundler compile
 * the toolkit for every page. A dynamic import would add a file that every page with a link to the home page fetches.
 */
const loadSampleScreen =
  process.env.NODE_ENV === 'development'
    ? undefined
    : // eslint-disable-next-line @typescript-eslint/no-require-imports -- the bundler drops a require with its branch, but never a static import
      (require('../../home/live-screen') as typeof LiveScreen).loadSampleScreen;

interface PageNavigationProps {
  /** Path the site is served below; empty at the root. */
  readonly basePath: string;
  /** Id of the element that takes the focus after a new page was opened. */
  readonly focusTargetId: string;
}

/**
 * Moves between pages for every link of the site, whatever component rendered it: one listener instead of a component for each link, so
 * that links are plain markup. Before it is there, and without scripts, links work as links.
 */
export function PageNavigation({ basePath, focusTargetId }: PageNavigationProps) {
  const router = useRouter();
  const pathname = usePathname();
  const firstPathname = useRef(pathname);
  const pendingHash = useRef<string | undefined>(undefined);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a[href]');
      if (!(link instanceof HTMLAnchorElement) || !isPlainActivation(event)) return;
      const url = internalDestination(link, basePath);
      if (url && isSamePath(url.pathname, window.location.pathname)) {
        pendingHash.current = undefined;
        followWithinPage(event, link, url);
        return;
      }
      // An address that cannot be parsed, such as `//`, has this protocol; the browser would leave the page for a blank one.
      if (url || link.protocol === ':') event.preventDefault();
      if (!url) return;
      pendingHash.current = url.hash;
      const destination = url.pathname.slice(basePath.length) + url.search + url.hash;
      // A page opened from the mobile menu takes the place of the entry that lets Back close the menu.
      router[isOverlayEntry() ? 'replace' : 'push'](destination || '/', { scroll: false });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router, basePath]);

  useEffect(
    () =>
      observeLinks(basePath, {
        view: (urls) => {
          requestRuns(urls, basePath);
          // The router fetches the latest first; a reader meets the links of the text before those of the footer.
          for (const url of [...urls].reverse()) router.prefetch(url.pathname.slice(basePath.length) || '/');
        },
        intent: ({ pathname: path }) => {
          if (isSamePath(path, `${basePath}/`)) void loadSampleScreen?.().catch(() => undefined);
        },
      }),
    [router, basePath],
  );

  useEffect(() => {
    const stopGuarding = guardPayloads(basePath);
    window.addEventListener('pagehide', abandonNavigation);
    return () => {
      stopGuarding();
      window.removeEventListener('pagehide', abandonNavigation);
    };
  }, [basePath]);

  useLayoutEffect(() => {
    if (pathname !== firstPathname.current) removeOutdatedTags();
    finishNavigation(window.location.pathname);
    const hash = pendingHash.current;
    if (hash === undefined) return;
    pendingHash.current = undefined;
    if (hash === '') layOutFirstScreen();
    scrollToDestination(hash);
    if (hash === '') document.getElementById(focusTargetId)?.focus({ preventScroll: true });
  }, [pathname, focusTargetId]);

  // After every effect of the page, so that the button that was pressed early has its script.
  useEffect(() => {
    const timer = setTimeout(() => {
      replayEarlyClick('hydration');
      finishHydration();
    });
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    keepOpenedDestination(window.location.hash);
    return releaseTarget;
  }, []);

  useEffect(() => {
    window.addEventListener('hashchange', adoptEntry);
    return () => window.removeEventListener('hashchange', adoptEntry);
  }, []);

  return <NetworkNotice />;
}
