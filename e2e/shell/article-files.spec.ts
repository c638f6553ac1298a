import type { Page, Request } from '@playwright/test';
import { ARTICLE_FOLDER } from '../../lib/config/paths/paths';
import {
  bar,
  countVisits,
  entry,
  follow,
  heading,
  holdPage,
  openPage,
  sidebar,
  whenReady,
} from '../open-page';
import { expect, test } from '../test';

/** Expects URL, title, sidebar, head and text to be of one page. */
async function expectOnePage(page: Page, name: string, path: string): Promise<void> {
  await expect(heading(page)).toHaveText(name);
  await expect(page).toHaveTitle(`${name} | Eidos`);
  expect(decodeURI(new URL(page.url()).pathname)).toBe(path);
  await expect(sidebar(page).locator('[aria-current]')).toHaveCount(1);
  await expect(entry(page, name)).toHaveAttribute('aria-current', 'page');
  const canonical = page.locator('head > link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', `https://eidos.example.org${encodeURI(path)}`);
}

test('200 clicks in a second end at one page, the last one', async ({ page, complaints }) => {
  await openPage(page, 'docs/tutorial/types');
  await page.evaluate(async () => {
    const links = [
      ...document.querySelectorAll<HTMLElement>('[aria-label="Docs sidebar"] a[href^="/docs/tutorial/"]'),
    ];
    for (let count = 0; count < 200; count += 1) {
      links[count % links.length]?.click();
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
    document.querySelector<HTMLElement>('[aria-label="Docs sidebar"] a[href$="/dataflow"]')?.click();
  });
  await expectOnePage(page, 'Data flow', '/docs/tutorial/dataflow');
  expect(complaints).toEqual([]);
});

/** Goes back while the router waits for a page, which must not get the entry that is gone back to, and lets it arrive. */
async function leaveBeforeItArrives(page: Page, requested: Promise<Request>, release: () => void) {
  const response = (await requested).response();
  await page.goBack();
  release();
  await (await response)?.finished();
}

test('Back and Forward lead through pages of the docs and others', async ({ page, complaints }) => {
  test.slow();
  await openPage(page, 'docs/tutorial/installation');
  const steps = [
    ['Types', '/docs/tutorial/types'],
    ['Data flow', '/docs/tutorial/dataflow'],
  ] as const;
  for (const [name, path] of steps) {
    await entry(page, name).click();
    await expectOnePage(page, name, path);
  }
  await bar(page).getByRole('link', { name: 'Releases' }).click();
  await expect(page).toHaveTitle(/^Releases/);
  await bar(page).getByRole('link', { name: 'Api Docs' }).click();
  await expect(page).toHaveURL(/\/apiDocs$/);
  await bar(page).getByRole('link', { name: 'Tutorial' }).click();
  await expectOnePage(page, 'Philosophy', '/docs/tutorial/philosophy');
  const releaseApiDocs = await holdPage(page, 'apiDocs');
  const releaseReleases = await holdPage(page, 'releases');
  const releasePlayground = await holdPage(page, 'playground');
  const releaseDataFlow = await holdPage(page, 'dataflow');
  await page.reload();
  await whenReady(page);
  const apiDocs = page.waitForRequest(/apiDocs\.txt/);
  await page.goBack();
  await leaveBeforeItArrives(page, apiDocs, releaseApiDocs);
  releaseReleases();
  await expect(page).toHaveTitle(/^Releases/);
  const playground = page.waitForRequest(/playground\.txt/);
  await follow(page, '/playground');
  await leaveBeforeItArrives(page, playground, releasePlayground);
  releaseDataFlow();
  await expect(page).toHaveTitle(/^Data flow/);
  for (const [name, path] of [...steps].reverse()) {
    await expectOnePage(page, name, path);
    await page.goBack();
  }
  await expectOnePage(page, 'Installation', '/docs/tutorial/installation');
  for (const [name, path] of steps) {
    await page.goForward();
    await expectOnePage(page, name, path);
  }
  for (const title of [/^Releases/, /^Api Docs/, /^Philosophy/]) {
    await page.goForward();
    await expect(page).toHaveTitle(title);
  }
  await expectOnePage(page, 'Philosophy', '/docs/tutorial/philosophy');
  expect(complaints).toEqual([]);
});

test('a site that was published again between two clicks is loaded again, once', async ({ page }) => {
  await openPage(page, 'docs/tutorial/installation');
  await entry(page, 'Types').click();
  await expectOnePage(page, 'Types', '/docs/tutorial/types');
  await page.route(
    ({ pathname }) => pathname.startsWith(ARTICLE_FOLDER),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: { ...((await response.json()) as object), build: 'another' } });
    },
  );
  await page.reload();
  await whenReady(page);
  const visits = countVisits(page);
  await entry(page, 'Data flow').click();
  await expectOnePage(page, 'Data flow', '/docs/tutorial/dataflow');
  expect(visits()).toBe(1);
  // Pages that are still fetched ahead end with the test.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the text of a page is in its document once, and not in the payload', async ({ request }) => {
  const words = 'One kind of value has one type';
  const document = await (await request.get('./docs/tutorial/types')).text();
  const text = /<p>([^<]{60,})<\/p>/.exec(document.slice(document.indexOf('<main')))?.[1] ?? words;
  expect(document.split(text)).toHaveLength(2);
  expect(await (await request.get('./docs/tutorial/types.txt')).text()).not.toContain(text.slice(0, 60));
});

test('a docs page is one request when its link comes into view', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openPage(page, 'docs/tutorial/installation');
  await page.waitForLoadState('networkidle');
  const articles = requests.filter((path) => path.startsWith(ARTICLE_FOLDER));
  expect(articles.length).toBeGreaterThanOrEqual(10);
  expect(new Set(articles).size).toBe(articles.length);
  expect(requests.filter((path) => /^\/docs\/.*\.txt$/.test(path))).toEqual([]);
});
