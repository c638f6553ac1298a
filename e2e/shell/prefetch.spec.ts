import type { Page } from '@playwright/test';
import { bar, openPage } from '../open-page';
import { expect, test } from '../test';

// `observe-links.test.ts` tests which pages are prefetched, and `budgets.spec.ts` that none is while the reader saves data.

/** The scripts that the page at `path` has fetched once nothing more comes. */
async function scriptsOf(page: Page, path: string): Promise<Map<string, number>> {
  const scripts = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.set(pathname, Number(response.headers()['content-length']));
  });
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('response');
  return scripts;
}

test('the script of the screen on the home page comes when a reader points at its link', async ({ page }) => {
  const home = await scriptsOf(page, '');
  const fetched = await scriptsOf(page, 'docs/tutorial/installation');
  const missing = [...home].filter(([path]) => !fetched.has(path));
  expect(missing.reduce((bytes, [, size]) => bytes + size, 0)).toBeGreaterThan(100 * 1024);
  const screen = page.waitForRequest((request) => missing.some(([path]) => request.url().endsWith(path)));
  await bar(page).getByRole('link', { name: 'Eidos' }).hover();
  await screen;
});
