'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { fetchArticle, isArticlePath } from '@/lib/browser/navigation/articles';
import { abandonNavigation, isNavigating } from '@/lib/browser/navigation/pending-navigation';
import { replayEarlyClick } from '@/lib/browser/page-load/early-clicks';
import { finishHydration } from '@/lib/browser/page-load/readiness';
import { observeLinks } from '@/lib/browser/prefetch/observe-links';
import { releaseTarget } from '@/lib/browser/scroll/hold-target';
import { showOpenedDestination } from '@/lib/browser/scroll/scroll-to-destination';
import { adoptEntry, isBrowsersEntry } from '@/lib/config/next-formats/browser/history-entry';
import { isSamePath } from '@/lib/config/paths/paths';
import type * as LiveScreen from '../../home/live-screen';
import { NetworkNotice } from './network-notice';
import { useLinkClicks } from './use-link-clicks';

/**
 * Fetches the script of the home page's sample ahead, except in development: a static import would make the bundler compile
 * the toolkit for every page. A dynamic import would add a file that every page with a link to the home page fetches.
 */
const loadSampleScreen =
  process.env.NODE_ENV === 'development'
    ? undefined
    : // oxlint-disable-next-line typescript/no-require-imports -- the bundler drops a require with its branch, but never a static import
      (require('../../home/live-screen') as typeof LiveScreen).loadSampleScreen;

/** Fetches the pages that links on screen lead to: of a docs page its article file, of another page what the router needs. */
function useFetchAhead(basePath: string): void {
  const router = useRouter();
  useEffect(() => {
    const pathOf = ({ pathname }: URL) => pathname.slice(basePath.length) || '/';
    const isArticle = (url: URL) => isArticlePath(pathOf(url));
    const prefetch = (url: URL) => {
      if (isArticle(url)) void fetchArticle(pathOf(url)).catch(() => undefined);
      else router.prefetch(pathOf(url));
    };
    return observeLinks(basePath, {
      // A reader meets the links of the text before those of the footer. The router fetches the latest first.
      view: (urls) => {
        urls.filter(isArticle).forEach(prefetch);
        urls
          .filter((url) => !isArticle(url))
          .reverse()
          .forEach(prefetch);
      },
      intent: (url) => {
        if (!isSamePath(url.pathname, window.location.pathname)) prefetch(url);
        if (isSamePath(url.pathname, `${basePath}/`)) void loadSampleScreen?.().catch(() => undefined);
      },
    });
  }, [router, basePath]);
}

/**
 * Moves between pages for every link of the site, whatever component rendered it: one listener instead of a component for each link, so
 * that links are plain markup. Before it is there, and without scripts, links work as links.
 */
export function PageNavigation({ basePath }: { readonly basePath: string }) {
  useLinkClicks(basePath);
  useFetchAhead(basePath);

  // After every effect of the page, so that the button that was pressed early has its script.
  useEffect(() => {
    const timer = setTimeout(() => {
      replayEarlyClick('hydration');
      finishHydration();
    });
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    const stop = new AbortController();
    const adopt = () => {
      // The router would keep the page on screen, under the URL of another page.
      if (isNavigating() || !isBrowsersEntry()) return;
      adoptEntry();
      showOpenedDestination(window.location.hash);
    };
    window.addEventListener('pagehide', abandonNavigation, { signal: stop.signal });
    window.addEventListener('hashchange', adopt, { signal: stop.signal });
    showOpenedDestination(window.location.hash);
    return () => {
      stop.abort();
      releaseTarget();
    };
  }, []);

  return <NetworkNotice />;
}
