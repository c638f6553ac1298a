import { getApiOverview, type ApiEntry } from '../lib/publish/api-overview';
import { getArticle } from '../lib/content/examine-article';
import { getPages } from '../lib/content/pages';

// On a cold cache every page is compiled first.
jest.setTimeout(240_000);

let entries: readonly ApiEntry[];
beforeAll(async () => {
  entries = await getApiOverview();
});

it('describes every export in one line', () => {
  expect(entries.length).toBeGreaterThan(100);
  expect(entries.filter(({ summary }) => !/\S \S.*\.$/.test(summary)).map(({ name }) => name)).toEqual([]);
});

it('links every export to an existing page or a place on it', async () => {
  const pages = await getPages();
  const places = new Set<string>();
  for (const page of pages) {
    places.add(page.path);
    for (const id of (await getArticle(page)).anchors) places.add(`${page.path}#${id}`);
  }
  expect(
    entries.filter(({ path }) => path === undefined || !places.has(path)).map(({ name }) => name),
  ).toEqual([]);
});

it('writes every name of the toolkit in a heading as code', async () => {
  // Names of one word, such as `Rows`, can be meant as words.
  const names = new Set(entries.map(({ name }) => name).filter((name) => /[a-z][A-Z]/.test(name)));
  const plain: string[] = [];
  for (const page of await getPages()) {
    for (const { text, html, id } of (await getArticle(page)).headings)
      if (names.has(text) && !html.includes('<code>')) plain.push(`${page.path}#${id}`);
  }
  expect(plain).toEqual([]);
});
