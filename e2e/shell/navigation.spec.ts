import type { Page } from '@playwright/test';
import { isChunk, isFrameworkScript } from '../../lib/config/next-formats/framework-files';
import {
  bar,
  entry,
  follow,
  heading,
  holdPage,
  countVisits,
  openPage,
  pageContents,
  pretendConnection,
  whenReady,
} from '../open-page';
import { expect, test } from '../test';

const progress = (page: Page) => page.locator('#nprogress');

test('the next page is loaded first, then shown, behind a progress bar', async ({ page, complaints }) => {
  const release = await holdPage(page, 'tutorial/types');
  await openPage(page, 'docs/tutorial/installation');
  const visits = countVisits(page);
  await entry(page, 'Types').click();
  await expect(progress(page)).toBeAttached();
  const line = progress(page).locator('[aria-hidden]');
  await expect(line).toBeVisible();
  await expect(line).toHaveCSS('z-index', '1031');
  await expect(line).toHaveCSS('background-color', 'rgb(11, 102, 86)');
  const look = await line.evaluate(({ offsetHeight, offsetWidth, offsetTop }: HTMLElement) => ({
    offsetHeight,
    offsetTop,
    isWide: offsetWidth === document.body.offsetWidth,
  }));
  expect(look).toEqual({ offsetHeight: 2, offsetTop: 0, isWide: true });
  await expect(heading(page)).toHaveText('Installation');
  await expect(page).toHaveTitle('Installation | Eidos');
  release();
  await expect(heading(page)).toHaveText('Types');
  await expect(page).toHaveTitle('Types | Eidos');
  await expect(progress(page)).not.toBeAttached();
  expect(visits()).toBe(0);
  expect(complaints).toEqual([]);
});

test('the latest click wins, and the bar and the sidebar stay while it loads', async ({ page }) => {
  const releaseTypes = await holdPage(page, 'tutorial/types');
  const releaseDataFlow = await holdPage(page, 'tutorial/dataflow');
  await openPage(page, 'docs/tutorial/installation');
  const types = page.waitForEvent('requestfinished', (request) =>
    pageContents('tutorial/types')(new URL(request.url())),
  );
  await entry(page, 'Types').click();
  await entry(page, 'Data flow').click();
  await expect(heading(page)).toHaveText('Installation');
  await expect(bar(page)).toBeVisible();
  await expect(entry(page, 'Types')).toBeVisible();
  releaseDataFlow();
  await expect(heading(page)).toHaveText('Data flow');
  releaseTypes();
  await types;
  await expect(page).toHaveURL(/\/docs\/tutorial\/dataflow$/);
  await expect(heading(page)).toHaveText('Data flow');
});

test('if loading a page fails, the browser loads it again, exactly once', async ({ page }) => {
  await pretendConnection(page, { saveData: true });
  await page.route(pageContents('tutorial/types'), (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.route(pageContents('apiDocs'), (route) => route.abort());
  await openPage(page, 'docs/tutorial/installation');
  const visits = countVisits(page);
  const pages = { '/docs/tutorial/types': 'Types', '/apiDocs': 'Api Docs' };
  for (const [index, [path, name]] of Object.entries(pages).entries()) {
    await follow(page, path);
    await expect(heading(page)).toHaveText(name);
    await whenReady(page);
    expect(visits()).toBe(index + 1);
  }
});

test('the browser loads no page again only because it was not prefetched', async ({ page, complaints }) => {
  // In a window too low for a sample, which would load its frame.
  await page.setViewportSize({ width: 1280, height: 160 });
  await pretendConnection(page, { saveData: true });
  await openPage(page, 'docs/tutorial/installation');
  const visits = countVisits(page);
  const sitemap = await (await page.request.get('sitemap.xml')).text();
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url));
  expect(urls.length).toBeGreaterThan(30);
  /** One page of each sidebar of the docs, which are all fetched in one way, and every other page. */
  const folderOf = (pathname: string) => pathname.replace(/(?<=^\/docs\/[^/]*\/).*$/, '');
  const visited = new Map(urls.map(({ pathname }) => [folderOf(pathname), pathname]));
  for (const path of visited.values()) {
    await follow(page, path);
    await expect(page.locator(`link[rel=canonical][href$="${path}"]`)).toBeAttached();
  }
  expect(visits()).toBe(0);
  expect(complaints).toEqual([]);
});

test.describe('a page whose scripts went with an earlier deployment', () => {
  // It has a script of its own: the editor.
  const openPlayground = (page: Page) =>
    page.getByRole('main').getByRole('link', { name: 'Playground' }).first().click();

  test('is loaded again, exactly once', async ({ page }) => {
    await pretendConnection(page, { saveData: true });
    await openPage(page, '');
    const visits = countVisits(page);
    await page.route(isChunk, (route) =>
      visits() === 0 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
    );
    await openPlayground(page);
    await expect(heading(page)).toHaveText('Playground');
    await whenReady(page);
    expect(visits()).toBe(1);
  });

  test('can be read when they are permanently gone, and is not reloaded endlessly', async ({ page }) => {
    await pretendConnection(page, { saveData: true });
    await openPage(page, '');
    const visits = countVisits(page);
    const isScript = (url: URL) => isChunk(url) && isFrameworkScript(url);
    await page.route(isScript, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await openPlayground(page);
    await expect(heading(page)).toHaveText('Playground');
    await page.waitForLoadState('networkidle');
    await expect(heading(page)).toHaveText('Playground');
    expect(visits()).toBe(1);
  });
});

test('after navigation Tab reaches the skip link, and the new title is announced once', async ({ page }) => {
  await openPage(page, 'docs/tutorial/installation');
  const region = page.getByRole('region', { name: 'Skip to main content' });
  await follow(page, '/docs/tutorial/types#nowhere');
  await expect(heading(page)).toHaveText('Types');
  await expect(region).not.toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText('Installation');
  await expect(region).not.toBeFocused();
  await entry(page, 'Types').click();
  await expect(region).toBeFocused();
  await expect(page.locator('[aria-live]', { hasText: /^Types \| Eidos$/ })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test('a malformed fragment is ignored, and a missing page is not found', async ({ page, complaints }) => {
  await openPage(page, 'docs/tutorial/types#%E0%A4%A');
  await expect(heading(page)).toHaveText('Types');
  await follow(page, '/docs/tutorial/installation#%E0%A4%A');
  await expect(heading(page)).toHaveText('Installation');
  expect(complaints).toEqual([]);
  await follow(page, '/docs/tutorial/nowhere');
  await expect(heading(page)).toHaveText('Page Not Found');
  await expect(page).toHaveURL(/\/docs\/tutorial\/nowhere$/);
  await expect(bar(page)).toBeVisible();
});
