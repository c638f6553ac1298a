import type { Browser } from '@playwright/test';
import { openOn } from './open-browser';

/** Times in milliseconds from the start of a visit; the shift is the layout shift score, without a unit. */
export interface PageTimes {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly layoutShift: number;
}

/** https://wicg.github.io/scheduling-apis/, which the types of TypeScript do not have. */
declare const scheduler: { postTask(task: () => void, options: { priority: 'user-blocking' }): void };

/** Milliseconds for which a reader looks at a link before following it. */
const readingTime = 2000;

const nextLink = 'nav[aria-label="Docs pages"] a';

/** Reads `url` on a slow phone with an empty cache. */
export async function timeVisit(browser: Browser, url: string): Promise<PageTimes> {
  const page = await openOn(browser, 'slow phone');
  await page.addInitScript(() => {
    const times = { largestPaint: 0, blocking: 0, layoutShift: 0 };
    const observe = (type: string, add: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
    observe('largest-contentful-paint', ({ startTime }) => (times.largestPaint = startTime));
    observe('longtask', ({ duration }) => (times.blocking += Math.max(0, duration - 50)));
    observe('layout-shift', (entry) => (times.layoutShift += (entry as unknown as { value: number }).value));
    Object.assign(window, { times });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const times = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ...(window as unknown as { times: Omit<PageTimes, 'firstPaint'> }).times,
  }));
  await page.close();
  return times;
}

/** Runs in the page before its own scripts: notes when the heading that a click led to is painted. */
function watchHeading(): void {
  const headingText = () => document.querySelector('h1')?.textContent;
  const finish = (start: number) =>
    // Runs right after the frame, before tasks that the page has left for later.
    requestAnimationFrame(() =>
      scheduler.postTask(() => Object.assign(window, { clickTime: performance.now() - start }), {
        priority: 'user-blocking',
      }),
    );
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const before = headingText();
      const observer = new MutationObserver(() => {
        const text = headingText();
        if (!text || text === before) return;
        observer.disconnect();
        finish(timeStamp);
      });
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    },
    { capture: true, once: true },
  );
}

/** Milliseconds from a click on the link to the next page until its heading has been painted. */
export async function timeClick(
  browser: Browser,
  url: string,
  device: 'computer' | 'slow phone',
): Promise<number> {
  const page = await openOn(browser, device);
  await page.addInitScript(watchHeading);
  await page.goto(url, { waitUntil: 'networkidle' });
  const link = page.locator(nextLink).last();
  await link.scrollIntoViewIfNeeded();
  // A reader reads before clicking, and meanwhile the page of a link in view is fetched.
  await page.waitForTimeout(readingTime);
  await link.click();
  await page.waitForFunction(() => 'clickTime' in window);
  const milliseconds = await page.evaluate(() => (window as unknown as { clickTime: number }).clickTime);
  await page.context().close();
  return milliseconds;
}
