'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { keptPayload } from '@/lib/browser/navigation/kept-payloads';
import { payloadAt } from '@/lib/browser/navigation/payload-runs';
import { observeLinks } from '@/lib/browser/prefetch/observe-links';
import { requestRuns } from '@/lib/browser/prefetch/request-runs';
import { isSamePath } from '@/lib/paths/paths';
import type * as LiveScreen from '../../home/live-screen';

/**
 * Fetches the script of the home page's sample ahead, except in development: a static import would make the bundler compile
 * the toolkit for every page. A dynamic import would add a file that every page with a link to the home page fetches.
 */
const loadSampleScreen =
  process.env.NODE_ENV === 'development'
    ? undefined
    : // eslint-disable-next-line @typescript-eslint/no-require-imports -- the bundler drops a require with its branch, but never a static import
      (require('../../home/live-screen') as typeof LiveScreen).loadSampleScreen;

/**
 * Fetches the pages that links on screen lead to. A link that the reader points at fetches its page again when that is no longer
 * kept, as after some minutes on one page.
 */
export function useFetchAhead(basePath: string): void {
  const router = useRouter();
  useEffect(() => {
    const prefetch = ({ pathname }: URL) => router.prefetch(pathname.slice(basePath.length) || '/');
    return observeLinks(basePath, {
      view: (urls) => {
        requestRuns(urls, basePath);
        // The router fetches the latest first; a reader meets the links of the text before those of the footer.
        for (const url of [...urls].reverse()) prefetch(url);
      },
      intent: (url) => {
        const { pathname } = url;
        const isElsewhere = !isSamePath(pathname, window.location.pathname);
        if (isElsewhere && keptPayload(payloadAt(url, basePath)) === undefined) prefetch(url);
        if (isSamePath(pathname, `${basePath}/`)) void loadSampleScreen?.().catch(() => undefined);
      },
    });
  }, [router, basePath]);
}
