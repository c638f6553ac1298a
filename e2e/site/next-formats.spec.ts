import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entryKeys, pushOwnEntry, routerStateKeys } from '../../lib/config/next-formats/browser/fixtures';
import { scriptsNamedIn } from '../../lib/config/next-formats/framework-files';
import { delayScripts } from '../../scripts/finish-export/late-scripts';
import { openPage } from '../open-page';
import { sites } from '../sites';
import { expect, test } from '../test';

/*
 * Next's private formats that the site relies on, on a real export: scripts and the history. docs/upgrading-next.md says
 * what to do when one of these fails.
 */

const { outDir } = sites.shipped;
const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
/** One page of each kind. */
const pages = ['index', 'apiDocs', 'markdown-page', 'docs/tutorial/types', 'docs/releases'];

test('script tags: a page has none of the framework, and names its chunks', () => {
  for (const page of pages) {
    const html = read(`${page}.html`);
    expect(() => delayScripts(html), page).toThrow('and nothing else that loads a script');
    const named = scriptsNamedIn(html);
    expect(named.length, page).toBeGreaterThan(0);
    for (const url of named) expect(existsSync(path.join(outDir, url)), url).toBe(true);
  }
});

test('history: the router keeps its state next to the site’s, and adopts entries', async ({ page }) => {
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
