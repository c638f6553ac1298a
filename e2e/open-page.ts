import { expect, type FrameLocator, type Locator, type Page, type Request } from '@playwright/test';
import { ARTICLE_FOLDER } from '../lib/config/paths/paths';

/**
 * Waits until the scripts of the page, which come late, are attached to everything that it shows. An expectation would
 * look again after a tenth of a second or more, in which the page does other things.
 */
export const whenReady = (page: Page) =>
  page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 15_000 });

/** Opens a page and waits until its scripts are attached. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenReady(page);
}

/** The heading of the page on screen, the bar above it, and the sidebar next to it with its links. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
export const entry = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });

/** The frame of the first live sample of a page, or of a part of it. */
export const result = (within: Page | Locator) => within.frameLocator('iframe[title^="Result"]').first();

/** Opens a page at its first live sample, or at the one with a text, and waits for its frame; returns what that shows. */
export async function openSample(page: Page, path = 'markdown-page', hasText = ''): Promise<FrameLocator> {
  await page.goto(path);
  const sample = page.locator('[data-live]', { hasText }).first();
  await sample.getByText('Result', { exact: true }).scrollIntoViewIfNeeded();
  await expect(sample.locator('iframe')).toBeVisible({ timeout: 20_000 });
  return result(sample);
}

/** Shows the page as it is on paper. */
export async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

/** Answers no request that matches until the returned function is called. */
export async function holdRequests(page: Page, match: string | ((url: URL) => boolean)): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(match, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Answers no request for the contents of the page at `path` until the returned function is called. */
export const holdPage = (page: Page, path: string) => holdRequests(page, pageContents(path));

/** Whether a URL is that of the data which Next's router fetches of a page. */
export const isPayload = ({ pathname }: Pick<URL, 'pathname'>) => /\.txt$/.test(pathname);

/** Matches the requests that get the contents of the page at `path` without a visit: its article file, or what the router needs. */
export const pageContents = (path: string) => (url: URL) =>
  url.pathname.includes(path) && (isPayload(url) || url.pathname.includes(ARTICLE_FOLDER));

/** Follows a link that the page itself has none of, such as one with a query. */
export const follow = (page: Page, href: string) =>
  page.evaluate((url) => {
    const link = Object.assign(document.createElement('a'), { href: url });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);

export const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls the page to `y` at once, and waits until it is there. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await expect.poll(() => scrollY(page)).toBe(y);
}

/** Whether a request loads the page itself rather than a part or a frame of it. */
export const isVisit = (page: Page, request: Request) =>
  request.isNavigationRequest() && request.frame() === page.mainFrame();

/** Counts visits, as opposed to moves within the page, from now on. */
export function countVisits(page: Page): () => number {
  let visits = 0;
  page.on('request', (request) => {
    if (isVisit(page, request)) visits += 1;
  });
  return () => visits;
}

/** Has the page see the given connection, before any of its scripts run. */
export const pretendConnection = (page: Page, connection: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript(
    (value) => Object.defineProperty(Navigator.prototype, 'connection', { get: () => value }),
    connection,
  );

/** Lets the browser refuse its storage as it does in a strict privacy setting or a sandboxed frame. */
export const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: denied });
    Object.defineProperty(window, 'sessionStorage', { get: denied });
  });
