import type { Page, Response } from '@playwright/test';
import { bar, heading, openPage, pageContents, pretendConnection } from '../open-page';
import { expect, test } from '../test';

/** The pages whose contents are requested from now on. */
function watchContents(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (pageContents('')(url)) asked.push(url.pathname);
  });
  return asked;
}

// `observe-links.test.ts` has the slow connections, and those that say nothing.
test('nothing is fetched ahead while data is saved, not on hover either', async ({ page, complaints }) => {
  await pretendConnection(page, { saveData: true });
  const asked = watchContents(page);
  await openPage(page, 'docs/tutorial/installation');
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Data flow' }).hover();
  await sidebar.getByRole('link', { name: 'Types' }).click();
  await expect(heading(page)).toHaveText('Types');
  expect(asked.filter((path) => !path.includes('tutorial/types'))).toEqual([]);
  expect(complaints).toEqual([]);
});

/** The scripts that the page at `path` has fetched once nothing more comes. */
async function scriptsOf(page: Page, path: string): Promise<Map<string, number>> {
  const scripts = new Map<string, number>();
  const note = async (response: Response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.set(pathname, (await response.body()).length);
  };
  page.on('response', (response) => void note(response));
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
