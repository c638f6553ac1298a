import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import {
  chunkLoadError,
  entryKeys,
  pushedStream,
  pushOwnEntry,
  routerStateKeys,
} from '../../lib/next-formats/browser/fixtures';
import { articleOfPayload } from '../../lib/next-formats/browser/article-of-payload';
import { isPageRequest, isPrefetch } from '../../lib/next-formats/browser/page-request';
import {
  chunksNamedIn,
  isChunk,
  isFrameworkScript,
  isPageData,
  isRunFile,
  scriptsNamedIn,
} from '../../lib/next-formats/names/addresses';
import { COMPILED_FOLDER } from '../../lib/next-formats/names/build-folders';
import {
  isOwnPart,
  isPayload,
  isSharedPart,
  payloadOf,
  SHARED_PART_FILE,
  unusedPayloadOf,
} from '../../lib/next-formats/names/payload-names';
import { findTexts } from '../../lib/next-formats/output/flight-texts';
import { dropCrawlerTags } from '../../scripts/finish-export/crawler-tags';
import { dropDocumentMarkup } from '../../scripts/finish-export/document-markup';
import { dropStyleHints } from '../../lib/next-formats/output/style-hints';
import { takeScripts } from '../../lib/next-formats/output/script-tags';
import { follow, openPage, pretendConnection } from '../open-page';
import { sites } from '../sites';
import { expect, test } from '../test';

/*
 * What the site relies on in Next's private formats, on a real export: one test for each format. The build itself refuses
 * a file in another shape. docs/upgrading-next.md says what to do when one of these fails.
 */

const { outDir } = sites.shipped;
const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
/** One page of each kind, as files of the export. */
const pages = [
  'index.html',
  'apiDocs.html',
  'markdown-page.html',
  'docs/tutorial/types.html',
  'docs/releases.html',
];
const addressOf = (page: string) => page.replace(/(index)?\.html$/, '');

/** Requests of the router from now on, for pages and for parts of them. */
function watchRouter(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isPayload(url) || isRunFile(url)) requests.push(request);
  });
  return requests;
}

/** The texts of flight data, their markup as the browser writes it, which is what is read back from a document. */
async function textsAsBrowserWrites(page: Page, stream: string): Promise<string[]> {
  const texts = findTexts(stream).map(({ text }) => text);
  return page.evaluate((markups) => {
    const { body } = document.implementation.createHTMLDocument();
    return markups.map((markup) => ((body.innerHTML = markup), body.innerHTML));
  }, texts);
}

for (const page of pages) {
  test(`flight data: what ${page} hands to the framework has every text of its payload`, async ({
    page: tab,
  }) => {
    const isChunkScript = (url: URL) => isChunk(url) && isFrameworkScript(url);
    await tab.route(isChunkScript, () => new Promise(() => undefined));
    // A script that was requested before the load event and never arrives would delay that event forever.
    await tab.goto(addressOf(page), { waitUntil: 'domcontentloaded' });
    await tab.mouse.move(1, 1);
    await expect.poll(() => tab.evaluate(pushedStream)).not.toBe('');
    const whole = dropStyleHints(await tab.evaluate(pushedStream));
    const stream = dropCrawlerTags(dropDocumentMarkup(whole));
    const payload = read(payloadOf(page)).replaceAll(' data-style=', ' style=');
    const texts = await textsAsBrowserWrites(tab, payload);
    expect(texts.length).toBeGreaterThan(0);
    expect(await textsAsBrowserWrites(tab, stream)).toEqual(expect.arrayContaining(texts));
  });

  test(`payload names: ${page} has one, without the copy that nothing requests`, () => {
    expect(existsSync(path.join(outDir, payloadOf(page)))).toBe(true);
    expect(existsSync(path.join(outDir, unusedPayloadOf(page)))).toBe(false);
  });

  test(`script tags: ${page} has none of the framework, and names its chunks and its data`, () => {
    const html = read(page);
    expect(() => takeScripts(html)).toThrow('and nothing else that loads a script');
    const named = scriptsNamedIn(html);
    const data = named.filter((address) => isPageData({ pathname: address }));
    expect(data).toHaveLength(2);
    const chunks = data.flatMap((address) => chunksNamedIn(read(address), ''));
    expect(chunks.length).toBeGreaterThan(0);
    for (const address of [...named, ...chunks])
      expect(existsSync(path.join(outDir, address)), address).toBe(true);
  });

  test(`preload hints: the payload of ${page} has none for a stylesheet`, () => {
    const payload = read(payloadOf(page));
    expect(dropStyleHints(payload)).toBe(payload);
  });
}

test('requests: the router distinguishes a page to show from a prefetched one', async ({ page }) => {
  const requests = watchRouter(page);
  await openPage(page, 'docs/tutorial/installation');
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  expect(requests.filter((request) => isPageRequest({ headers: request.headers() }))).toEqual([]);
});

test('requests: the router requests the same part of each page that it prefetches by its name', async ({
  page,
}) => {
  await page.route(isRunFile, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const requests = watchRouter(page);
  await openPage(page, 'docs/tutorial/installation');
  const shared = () => requests.map((request) => new URL(request.url()).pathname).filter(isSharedPart);
  await expect.poll(shared).toEqual([`/${SHARED_PART_FILE}`]);
  const requested = () => requests.filter((request) => !isRunFile(new URL(request.url())));
  const pathsOf = (some: typeof requests) => some.map((request) => new URL(request.url()).pathname);
  await expect.poll(() => pathsOf(requested())).toContain(`/${payloadOf('docs/tutorial/types.html')}`);
  const ahead = requested();
  const paths = pathsOf(ahead);
  expect(paths.filter(isOwnPart)).toEqual([]);
  expect(ahead.every((request) => isPrefetch({ headers: request.headers() }))).toBe(true);
});

test('requests: a page that was not prefetched is requested as its payload', async ({ page }) => {
  await pretendConnection(page, { saveData: true });
  const requests = watchRouter(page);
  await openPage(page, 'docs/tutorial/installation');
  await follow(page, '/docs/tutorial/types');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Types');
  const shown = requests.filter((request) => isPageRequest({ headers: request.headers() }));
  expect(shown.map((request) => new URL(request.url()).pathname)).toContain(
    `/${payloadOf('docs/tutorial/types.html')}`,
  );
});

test('history: the router keeps its state beside the site’s, and adopts an entry without one', async ({
  page,
}) => {
  const keys = () => page.evaluate(entryKeys);
  await openPage(page, 'docs/tutorial/types');
  await expect.poll(keys).toEqual(expect.arrayContaining(routerStateKeys));
  await page.evaluate(pushOwnEntry);
  expect(await keys()).toEqual(expect.arrayContaining([...routerStateKeys, 'own']));
  await page.evaluate(() => {
    location.hash = 'nowhere';
  });
  await expect.poll(keys).toEqual(expect.arrayContaining(routerStateKeys));
});

test('articles: the payload of a docs page has the markup of its main part, its sidebar and the id of its build', () => {
  const payload = read(payloadOf('docs/tutorial/types.html'));
  const [, buildId = ''] = /"b":"([^"]+)"/.exec(payload) ?? [];
  const article = articleOfPayload(payload, buildId);
  expect(article?.sidebar).toBe('tutorial');
  expect(article?.html).toContain('<h1');
  expect(findTexts(payload).map(({ text }) => text)).toContain(article?.html);
});

test('server trace: the build has not listed the files of Next’s server, which an export does not have', () => {
  const isCompiled = (file: string) => existsSync(path.join(COMPILED_FOLDER, file));
  expect(isCompiled('BUILD_ID')).toBe(true);
  expect(isCompiled('next-server.js.nft.json')).toBe(false);
});

test('chunk errors: a script that is gone throws an error of the known name', async ({ page }) => {
  await page.addInitScript(() => {
    const names: string[] = [];
    Object.assign(window, { names });
    Object.defineProperty(Error.prototype, 'name', {
      get: () => 'Error',
      set(this: Error, value: string) {
        names.push(value);
        Object.defineProperty(this, 'name', { value, configurable: true, writable: true });
      },
    });
  });
  await openPage(page, 'docs/tutorial/types');
  await page.route(isChunk, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.keyboard.press('/');
  await expect(page.getByText('Search could not be loaded. Press again to retry.')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { names: string[] }).names)).toContain(
    chunkLoadError().name,
  );
});
