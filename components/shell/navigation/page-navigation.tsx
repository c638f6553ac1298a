'use client';

import { useEffect } from 'react';
import { abandonNavigation, isNavigating } from '@/lib/browser/navigation/pending-navigation';
import { replayEarlyClick } from '@/lib/browser/page-load/early-clicks';
import { finishHydration } from '@/lib/browser/page-load/readiness';
import { releaseTarget } from '@/lib/browser/scroll/hold-target';
import { showOpenedDestination } from '@/lib/browser/scroll/scroll-to-destination';
import { adoptEntry } from '@/lib/config/next-formats/browser/history-entry';
import { NetworkNotice } from './network-notice';
import { useFetchAhead } from './use-fetch-ahead';
import { useLinkClicks, type LinkClicksOptions } from './use-link-clicks';

/**
 * Moves between pages for every link of the site, whatever component rendered it: one listener instead of a component for each link, so
 * that links are plain markup. Before it is there, and without scripts, links work as links.
 */
export function PageNavigation(options: LinkClicksOptions) {
  useLinkClicks(options);
  useFetchAhead(options.basePath, options.docsPath);

  useEffect(() => {
    window.addEventListener('pagehide', abandonNavigation);
    return () => window.removeEventListener('pagehide', abandonNavigation);
  }, []);

  // After every effect of the page, so that the button that was pressed early has its script.
  useEffect(() => {
    const timer = setTimeout(() => {
      replayEarlyClick('hydration');
      finishHydration();
    });
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    showOpenedDestination(window.location.hash);
    return releaseTarget;
  }, []);

  useEffect(() => {
    const adopt = () => {
      // The router would keep the page on screen, under the URL of another page.
      if (!isNavigating()) adoptEntry();
    };
    window.addEventListener('hashchange', adopt);
    return () => window.removeEventListener('hashchange', adopt);
  }, []);

  return <NetworkNotice />;
}
