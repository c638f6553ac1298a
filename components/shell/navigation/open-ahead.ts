import { showArticleParts } from '@/components/behaviours/article-behaviours';
import {
  coverableMain,
  fetchesWhenMade,
  isArticleAhead,
  makeMain,
  showArticleAhead,
  withdrawArticle,
} from '@/lib/browser/navigation/article-ahead';
import { keptPayload } from '@/lib/browser/navigation/kept-payloads';
import { layOutFirstScreen } from '@/lib/browser/navigation/lay-out-first-screen';
import { isOverlayEntry } from '@/lib/browser/navigation/overlay-entry';
import { payloadAt } from '@/lib/browser/navigation/payload-runs';
import { scrollToDestination } from '@/lib/browser/scroll/scroll-to-destination';
import { articleOfPayload, type ArticleMarkup } from '@/lib/next-formats/browser/article-of-payload';
import { anticipateEntry } from '@/lib/next-formats/browser/history-entry';

/** The build whose pages can be shown in the document. */
export interface Build {
  /** Path the site is served below; empty at the root. */
  readonly basePath: string;
  /** Id of the build that the document is of; undefined while pages are being written. */
  readonly buildId?: string | undefined;
}

/** How an opened page enters the history: it replaces the entry of the mobile menu, and that of a page that is shown ahead. */
export function entryType(): 'push' | 'replace' {
  return isArticleAhead() || isOverlayEntry() ? 'replace' : 'push';
}

/** Scrolls to where a page that was just opened begins to be read: its top, or the target of the fragment. */
export function showDestination(hash: string): void {
  if (hash === '') layOutFirstScreen();
  scrollToDestination(hash);
}

/** A page that can be shown, and the payload that it was made from. */
interface PreparedPage {
  readonly payload: string;
  readonly article: ArticleMarkup;
  readonly main: HTMLElement;
}

let prepared: PreparedPage | undefined;

/**
 * Reads and parses the article of the page at `url`, unless it was the latest to be prepared: a link is pressed about 80 ms
 * before the press is a click.
 * @param isQuiet leaves out articles that fetch files when they are parsed
 */
export function preparePage(
  url: URL,
  { basePath, buildId }: Build,
  { isQuiet = false } = {},
): PreparedPage | undefined {
  const payload = keptPayload(payloadAt(url, basePath));
  if (payload === prepared?.payload) return prepared;
  const article =
    payload === undefined || buildId === undefined ? undefined : articleOfPayload(payload, buildId);
  prepared =
    payload !== undefined && article && !(isQuiet && fetchesWhenMade(article))
      ? { payload, article, main: makeMain(article) }
      : undefined;
  return prepared;
}

/**
 * Shows the page at `url` before the router has prepared it, at its address and its place. It has to be fetched ahead, of
 * the build of the document, and in the sidebar of the page on screen: then its main part is all that a reader sees change.
 * @returns whether it did
 */
export function openAhead(url: URL, build: Build): boolean {
  const page = preparePage(url, build);
  prepared = undefined;
  const covered = coverableMain();
  if (!page || covered?.dataset.sidebar !== page.article.sidebar) return false;
  // First, because the browser saves the scroll position of the page that is left at this moment.
  anticipateEntry(url, entryType());
  showArticleAhead(covered, page.main, page.article.html);
  showArticleParts(page.main);
  showDestination(url.hash);
  return true;
}

/** Shows the page of the router again, at `url`, when the reader has just left it for a page that the router has not prepared. */
export function returnTo(url: URL): void {
  anticipateEntry(url, entryType());
  withdrawArticle();
  showDestination(url.hash);
}
