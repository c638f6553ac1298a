import type { Page, Response } from '@playwright/test';
import { openPage, pageContents, pretendConnection } from '../open-page';
import { isRunFile } from '../../lib/next-formats/names/addresses';
import { isPayload } from '../../lib/next-formats/names/payload-names';
import { expect, test } from '../test';

/** The pages whose contents are requested from now on. */
function watchContents(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isPayload(url) || isRunFile(url)) asked.push(url.pathname);
  });
  return asked;
}

test('pages are fetched ahead when a link to them comes into view', async ({ page }) => {
  const types = page.waitForRequest((request) => pageContents('tutorial/types')(new URL(request.url())));
  await openPage(page, 'docs/tutorial/installation');
  await types;
});

test('no page is requested only to see whether it is there', async ({ page }) => {
  const methods: string[] = [];
  page.on('request', (request) => methods.push(request.method()));
  const types = page.waitForResponse((response) => pageContents('tutorial/types')(new URL(response.url())));
  await openPage(page, 'docs/tutorial/installation');
  await types;
  expect(new Set(methods)).toEqual(new Set(['GET']));
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`nothing is fetched ahead with ${JSON.stringify(connection)}, not on hover either`, async ({
    page,
    complaints,
  }) => {
    await pretendConnection(page, connection);
    const asked = watchContents(page);
    await openPage(page, 'docs/tutorial/installation');
    await page.keyboard.press('End');
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByRole('link', { name: 'Data flow' }).hover();
    await sidebar.getByRole('link', { name: 'Types' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Types');
    expect(asked.filter((path) => !path.includes('tutorial/types'))).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('an unknown connection does not prevent a prefetch', async ({ page, complaints }) => {
  await pretendConnection(page, {});
  const types = page.waitForRequest((request) => pageContents('tutorial/types')(new URL(request.url())));
  await openPage(page, 'docs/tutorial/installation');
  await types;
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

test('pages whose links are in view come in one request for each run of the sidebar, and open without another', async ({
  page,
  context,
}) => {
  const asked = watchContents(page);
  await openPage(page, 'docs/api/controller');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => !isRunFile({ pathname: path }))).toEqual([]);
  expect(asked.length).toBeLessThanOrEqual(4);
  await context.setOffline(true);
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'NumberField' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NumberField');
});

test('pages come one by one when the file of their run is gone', async ({ page }) => {
  await page.route(isRunFile, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const types = page.waitForRequest((request) => request.url().includes('/docs/tutorial/types.txt'));
  await openPage(page, 'docs/tutorial/installation');
  await types;
});

test('a few pages of a long sidebar are requested one by one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked = watchContents(page);
  await openPage(page, 'docs/api/data_hooks');
  await page.keyboard.press('End');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => isRunFile({ pathname: path }))).toEqual([]);
});

test('the script of the screen on the home page comes when a reader points at its link', async ({ page }) => {
  const home = await scriptsOf(page, '');
  const fetched = await scriptsOf(page, 'docs/tutorial/installation');
  const missing = [...home].filter(([path]) => !fetched.has(path));
  expect(missing.reduce((bytes, [, size]) => bytes + size, 0)).toBeGreaterThan(100 * 1024);
  const screen = page.waitForRequest((request) => missing.some(([path]) => request.url().endsWith(path)));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Eidos' }).hover();
  await screen;
});
