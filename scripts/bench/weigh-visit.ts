import type { Browser } from '@playwright/test';

/** What a visit has transferred once nothing is requested any more, with headers. */
export interface VisitWeight {
  readonly bytes: number;
  readonly requests: number;
}

/** Milliseconds without a request after which a page counts as quiet. */
const quietTime = 2500;

/** Visits `url` in a window of a computer with an empty cache, and weighs everything until the page is quiet. */
export async function weighVisit(browser: Browser, url: string): Promise<VisitWeight> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let [bytes, requests] = [0, 0];
  session.on(
    'Network.requestWillBeSent',
    ({ request }) => (requests += request.url.startsWith('data:') ? 0 : 1),
  );
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(quietTime);
  await page.context().close();
  return { bytes, requests };
}
