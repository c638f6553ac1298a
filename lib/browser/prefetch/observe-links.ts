import { afterPaint } from '../page-load/readiness';
import { internalDestination, linkOf } from '../navigation/link-destination';

interface AheadOf {
  /** Called with the pages that links on screen or under the pointer lead to: once for each page, and once for links that come into view together. */
  readonly view: (urls: readonly URL[]) => void;
  readonly intent: (url: URL) => void;
}

/**
 * Fetches ahead what the links of the page lead to; never while the reader saves data, is on 2g or offline. Follows links
 * that are added later. Returns what stops it.
 */
export function observeLinks(basePath: string, fetchAhead: AheadOf): () => void {
  const fetched = new Set<string>([window.location.pathname]);
  const watched = new WeakSet<Element>();

  const consider = (links: readonly Element[]): URL[] => {
    if (!navigator.onLine || !mayPrefetch()) return [];
    const urls = links.flatMap(
      (link) => (link instanceof HTMLAnchorElement && internalDestination(link, basePath)) || [],
    );
    const added = new Map(urls.map((url) => [url.pathname, url]));
    for (const path of fetched) added.delete(path);
    for (const path of added.keys()) fetched.add(path);
    if (added.size > 0) fetchAhead.view([...added.values()]);
    return urls;
  };

  const onScreen = new IntersectionObserver((entries) => {
    const shown = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
    for (const link of shown) onScreen.unobserve(link);
    consider(shown);
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
  let cancelIntent: (() => void) | undefined;
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    if (!link) return;
    cancelIntent?.();
    // Opening a page can bring a link under the pointer; the page is painted before that link is considered.
    cancelIntent = afterPaint(() => {
      const [url] = consider([link]);
      if (url) fetchAhead.intent(url);
    });
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
    cancelIntent?.();
    document.removeEventListener('pointerover', onIntent);
    document.removeEventListener('touchstart', onIntent);
  };
}

/** The part of the Network Information API that says whether the reader saves data; Chromium only. */
interface NetworkInformation {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } | undefined;
}

/** Whether pages may be fetched before they are requested: not with data saving on, not on 2g or slow-2g. */
export const mayPrefetch = ({ connection }: NetworkInformation = navigator as NetworkInformation): boolean =>
  !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
