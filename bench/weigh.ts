import type { Browser } from '@playwright/test';
import { openPage } from './open-browser';

/** Milliseconds without a request after which a page counts as quiet. */
const quietTime = 2500;

/**
 * Visits `url` in a window of a computer with an empty cache, and weighs everything until the page is quiet. Only a full
 * browser requests the icon, which is therefore left out.
 * @param savesData whether the browser says that its user saves data, so that no page is fetched ahead
 */
export async function weighVisit(
  browser: Browser,
  url: string,
  { savesData = false } = {},
): Promise<{ readonly bytes: number; readonly requests: number }> {
  const page = await openPage(browser, { viewport: { width: 1280, height: 800 } });
  if (savesData)
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
    );
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // One that is redirected is several, of the same id.
  const requests: { readonly id: string; readonly url: string; bytes: number }[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('data:')) requests.push({ id: requestId, url: request.url, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.findLast(({ id }) => id === requestId);
    if (request) request.bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(quietTime);
  const icons = await page.evaluate(() => [
    new URL('/favicon.ico', location.href).href,
    ...Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]'), ({ href }) => href),
  ]);
  await page.context().close();
  const weighed = requests.filter((request) => !icons.includes(request.url));
  return { bytes: weighed.reduce((sum, { bytes }) => sum + bytes, 0), requests: weighed.length };
}
