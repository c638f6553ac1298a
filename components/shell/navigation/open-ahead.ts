import { showArticleParts } from '@/components/behaviours/article-behaviours';
import { coverableMain, isArticleAhead, showArticleAhead } from '@/lib/browser/navigation/article-ahead';
import { keptPayload } from '@/lib/browser/navigation/kept-payloads';
import { layOutFirstScreen } from '@/lib/browser/navigation/lay-out-first-screen';
import { isOverlayEntry } from '@/lib/browser/navigation/overlay-entry';
import { payloadAt } from '@/lib/browser/navigation/payload-runs';
import { scrollToDestination } from '@/lib/browser/scroll/scroll-to-destination';
import { showTextFace } from '@/lib/browser/text-face/text-face';
import { articleOfPayload } from '@/lib/next-formats/browser/article-of-payload';
import { anticipateEntry } from '@/lib/next-formats/browser/history-entry';

/** Scrolls to where a page that was just opened begins to be read: its top, or the target of the fragment. */
export function showDestination(hash: string): void {
  if (hash === '') layOutFirstScreen();
  scrollToDestination(hash);
}

/**
 * Shows the page at `url` before the router has prepared it, at its address and its place. It has to be fetched ahead, of
 * the build with the id, and in the sidebar of the page on screen: then its main part is all that a reader sees change.
 * @returns whether it did
 */
export function openAhead(url: URL, basePath: string, buildId: string): boolean {
  const payload = keptPayload(payloadAt(url, basePath));
  const article = payload === undefined ? undefined : articleOfPayload(payload, buildId);
  const covered = coverableMain();
  if (!article || covered?.dataset.sidebar !== article.sidebar) return false;
  // First, because the browser notes at what height the page is left.
  anticipateEntry(url, isArticleAhead() || isOverlayEntry() ? 'replace' : 'push');
  showArticleParts(showArticleAhead(covered, article.html));
  showTextFace();
  showDestination(url.hash);
  return true;
}
