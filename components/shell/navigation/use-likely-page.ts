'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { whenKept } from '@/lib/browser/navigation/kept-payloads';
import { internalDestination, linkOf } from '@/lib/browser/navigation/link-destination';
import { payloadAt } from '@/lib/browser/navigation/payload-runs';
import { whenIdle } from '@/lib/browser/page-load/when-idle';
import { isSamePath } from '@/lib/paths/paths';
import { preparePage, type Build } from './open-ahead';

/**
 * Prepares the page that the reader is likely to open, once it is fetched and the browser is idle: the next one when its
 * link comes into view, and the page of the focused link, because Enter follows it without a press.
 */
export function useLikelyPage({ basePath, buildId }: Build): void {
  const pathname = usePathname();
  useEffect(() => {
    let likely: URL | undefined;
    const prepareSoon = async (link: HTMLAnchorElement) => {
      const url = internalDestination(link, basePath);
      if (!url) return;
      likely = url;
      await whenKept(payloadAt(url, basePath));
      await whenIdle();
      // The reader may have opened the page meanwhile.
      if (likely !== url || isSamePath(url.pathname, window.location.pathname)) return;
      preparePage(url, { basePath, buildId }, { isQuiet: true });
    };
    const onFocus = (event: FocusEvent) => {
      const link = linkOf(event);
      if (link) void prepareSoon(link);
    };
    const inView = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void prepareSoon(entry.target as HTMLAnchorElement);
    });
    const next = document.querySelector('main a[rel="next"]');
    if (next) inView.observe(next);
    document.addEventListener('focusin', onFocus);
    return () => {
      likely = undefined;
      inView.disconnect();
      document.removeEventListener('focusin', onFocus);
    };
  }, [pathname, basePath, buildId]);
}
