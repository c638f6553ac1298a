import { test as base, type ConsoleMessage } from '@playwright/test';
import { urlVariable, type SiteName } from './sites';

interface SiteOptions {
  /** Which build a file's tests visit; `test.use({ site: 'full' })` chooses another. */
  site: SiteName;
}

interface Watch {
  /** Console errors, warnings and uncaught exceptions of the page since it was opened. */
  complaints: string[];
  /** The clipboard of the browser, which the page may read and write in such a test. */
  clipboard: { read(): Promise<string>; write(text: string): Promise<void> };
}

/**
 * Whether Chromium logs this some seconds after the router has prefetched a page that has a stylesheet of its own,
 * such as the home page. `first-paint.spec.ts` checks that a page fetches none of its own styles.
 */
const isUnusedStyle = (text: string) => /\.css was preloaded using link preload but not used/.test(text);

/** Playwright's `test`, with URLs relative to the chosen site and an ear on the page's console. */
export const test = base.extend<SiteOptions & Watch>({
  site: ['shipped', { option: true }],
  context: async ({ context }, use) => {
    await use(context);
    // Kept by a context that the next test gets as well.
    await context.setOffline(false);
    await context.clearPermissions();
  },
  page: async ({ page }, use) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.resetNavigationHistory');
    await session.detach();
    // Where the last test left the pointer may be a button of this one, which loads something when it is hovered.
    await page.mouse.move(0, 0);
    await use(page);
  },
  clipboard: async ({ page, context }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await use({
      read: () => page.evaluate(() => navigator.clipboard.readText()),
      write: (text) => page.evaluate((words) => navigator.clipboard.writeText(words), text),
    });
  },
  baseURL: async ({ site }, use) => use(`${process.env[urlVariable(site)]}/`),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message: ConsoleMessage) => {
      if (isUnusedStyle(message.text())) return;
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(complaints);
  },
});

export { expect } from '@playwright/test';
