import type { Browser, Page } from '@playwright/test';
import { openOn } from './open-browser';

/** What the first queries in a dialog cost on a slow phone. */
export interface SearchCost {
  /** What the first query has transferred of the index when it is answered, compressed and with headers. */
  readonly bytes: number;
  readonly requests: number;
  /** Milliseconds until the first result of the first query. */
  readonly first: number;
  /** The same of a later query. */
  readonly later: number;
}

/** Milliseconds that a reader takes from opening the dialog to the first key. */
const reachingTime = 1500;

/** Milliseconds to wait after an answer, so that a query finds the page at rest. */
const quietTime = 1500;

/** Enters a query at once and returns the milliseconds until its first result is painted. */
async function timeQuery(page: Page, query: string): Promise<number> {
  const field = page.getByRole('combobox', { name: 'Search docs' });
  await field.fill('');
  const time = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const watch = ({ timeStamp }: Event) => {
          const observer = new MutationObserver(() => {
            if (!document.querySelector('dialog [role="option"]')) return;
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          });
          observer.observe(document.body, { childList: true, subtree: true });
        };
        addEventListener('input', watch, { capture: true, once: true });
      }),
  );
  await field.fill(query);
  const milliseconds = await time;
  await page.waitForTimeout(quietTime);
  return milliseconds;
}

/**
 * Opens the search on the page at `url` on a slow phone with an empty cache and searches a word twice, with another one in
 * between, so that no answer is on screen already.
 */
export async function timeSearch(browser: Browser, url: string): Promise<SearchCost> {
  const page = await openOn(browser, 'slow phone');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const index = new Set<string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ request, requestId }) => {
    if (new URL(request.url).pathname.endsWith('/search-index.json')) index.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (index.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Search/ }).click();
  await page.getByRole('combobox', { name: 'Search docs' }).waitFor();
  await page.waitForTimeout(reachingTime);
  const first = await timeQuery(page, 'controller');
  const cost = { bytes, requests: index.size, first };
  await timeQuery(page, 'table');
  const later = await timeQuery(page, 'controller');
  await page.context().close();
  return { ...cost, later };
}
