'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  differsInArticleOnly,
  fetchArticle,
  isArticlePath,
  knownArticle,
} from '@/lib/browser/navigation/articles';
import { followWithinPage } from '@/lib/browser/navigation/follow-within-page';
import { internalDestination, isPlainActivation, linkOf } from '@/lib/browser/navigation/link-destination';
import {
  failNavigation,
  finishNavigation,
  isNavigating,
  isOnScreen,
  loadByBrowser,
  startNavigation,
} from '@/lib/browser/navigation/pending-navigation';
import { isReachable } from '@/lib/browser/navigation/reachability';
import { noteRouterPath, showAhead, useShownPath } from '@/lib/browser/navigation/shown-path';
import { scrollToDestination } from '@/lib/browser/scroll/scroll-to-destination';
import { normalizePath } from '@/lib/config/paths/paths';
import {
  adoptState,
  isBrowsersEntry,
  isOverlayEntry,
  readState,
} from '@/lib/config/next-formats/browser/history-entry';

/** Browsers drop changes of the URL beyond about 200 in ten seconds. */
const SHORTEST_MOVE_MS = 100;
let lastMove = -Infinity;

/** The article at `url`, and whether the page can be shown: without a network, the router would let the browser show an error. */
async function findPage(path: string, url: string) {
  const wasKnown = knownArticle(path) !== undefined;
  const article = isArticlePath(path) ? await fetchArticle(path).catch(() => undefined) : undefined;
  const isHere = article !== undefined && (!wasKnown || differsInArticleOnly(article));
  return [article, isHere || (await isReachable(url))] as const;
}

/** Opens the page that a clicked link leads to, and shows it where it begins to be read; `basePath` is empty at the root. */
export function useLinkClicks(basePath: string): void {
  const router = useRouter();
  const routerPath = usePathname();
  const shownPath = useShownPath();
  /** Where the latest click leads, until its page is on screen. */
  const destination = useRef<URL | undefined>(undefined);
  /** The router's state in the history entry of the current page. */
  const state = useRef<unknown>(undefined);
  /** The place that the browser restores on the page it goes back to, until that page is on screen. */
  const place = useRef<number | undefined>(undefined);
  /** Whether the router loads a page. Unless it hears of Back meanwhile, that page gets the entry that was gone back to. */
  const isRouting = useRef(false);
  /** The pages that this document has shown. */
  const shown = useRef(new Set<string>());

  useEffect(() => {
    const open = async (url: URL) => {
      destination.current = url;
      place.current = undefined;
      const type = isOverlayEntry() ? 'replace' : 'push';
      const navigation = startNavigation(url, type);
      const path = url.pathname.slice(basePath.length) || '/';
      const [article, isThere] = await findPage(path, url.href);
      const wait = lastMove + SHORTEST_MOVE_MS - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      if (destination.current !== url) return;
      if (!isThere) return failNavigation(navigation);
      // The browser shows what the host has there: the page of another build, a redirect, or that there is no page.
      if (isArticlePath(path) && !article) return loadByBrowser(navigation);
      lastMove = performance.now();
      isRouting.current = !article || !differsInArticleOnly(article);
      if (isRouting.current) return router[type](path + url.search + url.hash, { scroll: false });
      showAhead(path);
      window.history[`${type}State`](null, '', url);
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
      // A URL that cannot be parsed, such as `//`, has this protocol; the browser would leave the page for a blank one.
      if (url || link.protocol === ':') event.preventDefault();
      if (url) void open(url);
    };
    /** Has the router show the entry as the page on screen with another path. */
    const showArticle = () =>
      window.dispatchEvent(new PopStateEvent('popstate', { state: adoptState(state.current) }));
    const goBack = async (event: PopStateEvent) => {
      destination.current = undefined;
      if (event.isTrusted) place.current = undefined;
      const { href, pathname } = window.location;
      if (isOnScreen(pathname)) isRouting.current = false;
      else showAhead(undefined);
      // The router ignores such an entry: the page that is left would stay on screen.
      if (isBrowsersEntry() && !isOnScreen(pathname)) return window.location.reload();
      if (isOnScreen(pathname) || !event.isTrusted) return;
      const path = pathname.slice(basePath.length) || '/';
      const known = knownArticle(path);
      const isArticleOnly = known !== undefined && differsInArticleOnly(known);
      if (!isArticleOnly && shown.current.has(normalizePath(pathname))) return;
      if (isArticleOnly || !isRouting.current) event.stopImmediatePropagation();
      if (isArticleOnly) return showArticle();
      const navigation = startNavigation(new URL(href), 'traverse');
      // The browser restores the place at once, on the page that is left, which may be too short for it.
      const { style } = document.body;
      style.minBlockSize = '1000000px';
      const note = () => {
        if (style.minBlockSize !== '') place.current = window.scrollY;
        style.minBlockSize = '';
      };
      window.addEventListener('scroll', note, { once: true });
      setTimeout(note, 100);
      if (isRouting.current) return;
      const [article, isThere] = await findPage(path, href);
      if (window.location.href !== href || destination.current) return;
      if (!isThere) return failNavigation(navigation);
      isRouting.current = !article || !differsInArticleOnly(article);
      if (!isRouting.current) showArticle();
      else window.dispatchEvent(new PopStateEvent('popstate', { state: event.state as unknown }));
    };
    const stop = new AbortController();
    document.addEventListener('click', follow, { signal: stop.signal });
    // Before the router, whose effects run after those of its children.
    window.addEventListener('popstate', (event) => void goBack(event), { signal: stop.signal });
    return () => stop.abort();
  }, [router, basePath]);

  useLayoutEffect(() => noteRouterPath(routerPath), [routerPath]);

  useLayoutEffect(() => {
    finishNavigation(window.location.pathname, destination.current);
    isRouting.current = false;
    state.current = readState();
    shown.current.add(normalizePath(window.location.pathname));
    if (place.current !== undefined) window.scrollTo({ top: place.current, behavior: 'instant' });
    place.current = undefined;
    const hash = destination.current?.hash;
    // A reader may have followed another link before this page came.
    if (hash === undefined || !isOnScreen(destination.current?.pathname ?? '')) return;
    destination.current = undefined;
    scrollToDestination(hash);
  }, [shownPath]);
}
