import { afterPaint } from '../page-load/after-paint';
import { currentConnection, mayPrefetch } from './connection';
import { internalDestination } from '../navigation/link-destination';

/** What is fetched before a reader follows a link. */
interface AheadOf {
  /** Called once for each page that a link on screen, or under the pointer, leads to. */
  readonly view: (url: URL) => void;
  /** Called when a reader points at a link or touches it. */
  readonly intent: (url: URL) => void;
}

/**
 * Fetches ahead what the links of the page lead to; never while the reader saves data, is on 2g or offline. Follows links
 * that are added later. Returns what stops it.
 */
export function observeLinks(basePath: string, fetchAhead: AheadOf): () => void {
  const fetched = new Set<string>([window.location.pathname]);
  const watched = new WeakSet<Element>();

  const consider = (link: Element | null): URL | undefined => {
    if (!(link instanceof HTMLAnchorElement) || !navigator.onLine || !mayPrefetch(currentConnection()))
      return undefined;
    const url = internalDestination(link, basePath);
    if (url && !fetched.has(url.pathname)) fetchAhead.view(url);
    if (url) fetched.add(url.pathname);
    return url;
  };

  const onScreen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      onScreen.unobserve(target);
      consider(target);
    }
  });
  let stopWaiting: (() => void) | undefined;
  const watchLinks = () => {
    stopWaiting = undefined;
    for (const link of document.querySelectorAll('a[href]')) {
      if (watched.has(link)) continue;
      watched.add(link);
      onScreen.observe(link);
    }
  };
  const onIntent = (event: Event) => {
    const url = consider((event.target as Element | null)?.closest?.('a[href]') ?? null);
    if (url) fetchAhead.intent(url);
  };

  watchLinks();
  const changes = new MutationObserver(() => (stopWaiting ??= afterPaint(watchLinks)));
  changes.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('pointerover', onIntent);
  document.addEventListener('touchstart', onIntent, { passive: true });
  return () => {
    onScreen.disconnect();
    changes.disconnect();
    stopWaiting?.();
    document.removeEventListener('pointerover', onIntent);
    document.removeEventListener('touchstart', onIntent);
  };
}
