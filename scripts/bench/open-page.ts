import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** Opens a page that can run functions of a command: `tsx` calls `__name` in them, which a page does not have. */
export async function openPage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  await page.addInitScript('globalThis.__name = (named) => named;');
  return page;
}
