import { isFrameworkFile } from '../../lib/config/next-formats/framework-files';
import { denyStorage, heading, isPayload, openPage, pretendConnection, whenReady } from '../open-page';
import { isNoteOfBrowser, useThePage } from '../use-page';
import { SCRIPTED } from '../pages';
import { expect, test } from '../test';

/** The time limit for visits to all these pages in turn, on a busy machine, in ms. */
const PATIENCE = 120_000;

const isWarning = (text: string) => text.includes('browser storage is not available');

test.describe('a page of each kind', () => {
  test.setTimeout(PATIENCE);

  /**
   * Calls `visit` with pages and returns what the console said, page by page; without the browser's own notes of an
   * unknown page.
   */
  async function complaintsOf(complaints: string[], visit: (path: string) => Promise<void>) {
    const found: [string, string][] = [];
    for (const path of SCRIPTED) {
      await visit(path);
      const said = complaints.splice(0).filter((text) => !(path === 'no/such/page' && isNoteOfBrowser(text)));
      found.push(...said.map((text): [string, string] => [path, text]));
    }
    return found;
  }

  test('logs once that the storage is denied, and nothing else', async ({ page, complaints }) => {
    await denyStorage(page);
    await pretendConnection(page, { saveData: true });
    const found = await complaintsOf(complaints, async (path) => {
      await openPage(page, `${path}?x=%E0%A4%A&docusaurus-theme=%&docusaurus-data-x=%#%E0%A4%A`);
      await useThePage(page);
      const warnings = () => complaints.filter(isWarning).length;
      await expect.poll(warnings, { message: path }).toBe(1);
    });
    expect(found.filter(([, text]) => !isWarning(text))).toEqual([]);
    expect(found.map(([path]) => path)).toEqual(SCRIPTED);
  });

  test('has no uncaught error when its assets are gone', async ({ page, complaints }) => {
    const gone = (url: URL) =>
      isFrameworkFile(url) || isPayload(url) || /\/live-frame\/|search-index/.test(url.pathname);
    const found = await complaintsOf(complaints, async (path) => {
      await openPage(page, path);
      await page.route(gone, (route) => route.fulfill({ status: 404, body: 'gone' }));
      await useThePage(page);
      await page.unroute(gone);
    });
    expect(found.filter(([, text]) => !isNoteOfBrowser(text))).toEqual([]);
  });
});

test('a URL that cannot be decoded is not found', async ({ page, complaints }) => {
  for (const path of ['docs/%E0%A4%A', '%E0%A4%A', 'docs/tutorial/types%']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await whenReady(page);
    await expect(heading(page)).toHaveText('Page Not Found');
  }
  expect(complaints.filter((text) => !isNoteOfBrowser(text))).toEqual([]);
});
