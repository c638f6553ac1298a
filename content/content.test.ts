import { readFileSync } from 'node:fs';
import { getArticle } from '../lib/content/examine-article';
import { collectSamples, describeSample } from '../lib/checks/samples/collect-samples';
import type { DocPage } from '../lib/content/model/doc-page';
import { getPageById, getPages, getRedirects, getSidebar, getSidebarLink } from '../lib/content/pages';
import { getApiOverview, type ApiEntry } from '../lib/publish/api-overview';
import { toolkitVersion } from '../lib/config/toolkit';
import { standaloneHeads } from '../app/standalone-heads';
import siteConfig from '../site.config';

// On a cold cache a test compiles every page.
jest.setTimeout(240_000);
// Whichever is first, this or a build, leaves the compiled pages for the other. The build finds errors and broken links.
Object.assign(process.env, { NODE_ENV: 'production' });

const textOf = ({ sourceFile }: DocPage) => readFileSync(sourceFile, 'utf8');

/** The complaints about all pages, each with the path of its page. */
const complaints = async (complain: (page: DocPage) => string[] | Promise<string[]>) => {
  const found = await Promise.all(
    (await getPages()).map(async (page) => (await complain(page)).map((text) => `${page.id}: ${text}`)),
  );
  return found.flat();
};

it.each([
  ['tutorial', '/docs/tutorial/philosophy'],
  ['api', '/docs/api/eidos_compiler'],
  ['releases', '/docs/releases/'],
  ['examples', '/docs/examples/'],
])('leads from the sidebar %s to %s', async (sidebar, path) => {
  expect((await getSidebarLink(sidebar)).path).toBe(path);
});

it('puts the tutorial in the order of a first visit, with the playground next to it', async () => {
  const items = await getSidebar('tutorial');
  const first = ['Philosophy', 'Getting started', 'Installation', 'Playground'];
  expect(items.slice(0, 4).map(({ label }) => label)).toEqual(first);
  const categories = items.flatMap((item) => (item.kind === 'category' ? [item.label] : []));
  expect(categories).toEqual(['Evaluate', 'Learn', 'Recipes', 'Guides', 'Contribute']);
});

it('redirects the earlier URLs of its pages', async () => {
  const moved = ['comparison', 'faq', 'migration', 'roadmap', 'contributing', 'writing_pages'];
  const earlier = moved.map((name) => `/docs/tutorial/guides/${name}`);
  expect((await getRedirects()).map(({ from }) => from)).toEqual(expect.arrayContaining(earlier));
});

it('names a page in the bar and in the footer as the page names itself', async () => {
  const pages = [...(await getPages()), ...Object.values(standaloneHeads)];
  const links = siteConfig.footer?.links ?? [];
  const named = links.flatMap((entry) => ('items' in entry ? entry.items : [entry]));
  const inBar = siteConfig.navbar?.items ?? [];
  const toPages = [...named, ...inBar].flatMap((item) => ('to' in item ? [item] : []));
  const wrong = toPages.flatMap(({ label, to }) => {
    const page = pages.find(({ path }) => path === to);
    return page && page.title !== label ? [`"${label}" leads to "${page.title}"`] : [];
  });
  expect(named.length).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});

it('is in a sidebar with every page', async () => {
  expect(await complaints(({ sidebar }) => (sidebar ? [] : ['is in no sidebar']))).toEqual([]);
});

it('has notes for the version of the toolkit that the site serves', async () => {
  const notes = await getPageById('releases/index');
  expect((await getArticle(notes)).headings.map(({ text }) => text)).toContain(toolkitVersion());
});

it('writes no version of the package that would be wrong after the next release', async () => {
  expect(await complaints((page) => textOf(page).match(/eidos-\d+\.\d+\S*tgz/g) ?? [])).toEqual([]);
});

it('installs no package named eidos from the registry, where that name belongs to another project', async () => {
  const command = /\b(?:npm (?:install|i)|(?:pnpm|yarn|bun) add) [^\n]*\beidos(?= |$)/gm;
  expect(await complaints((page) => textOf(page).match(command) ?? [])).toEqual([]);
  for (const file of ['app/markdown-page/page.mdx', 'README.md', 'packages/eidos/README.md'])
    expect(readFileSync(file, 'utf8')).not.toMatch(command);
});

it.each([
  ['api/', ['Pitfalls', 'Related pages']],
  ['api/Components/', ['Options', 'Behavior', 'Keyboard', 'Accessibility']],
  ['examples/', ['What this example shows']],
])('gives each page below %s the parts of its kind, and begins it with a sample', async (folder, parts) => {
  const wrong = await complaints(async (page) => {
    if (!page.id.startsWith(folder) || page.id.endsWith('/index')) return [];
    const titles = (await getArticle(page)).headings.map(({ text }) => text);
    const [beginning = ''] = textOf(page).split('\n## ');
    return [
      ...parts.filter((part) => !titles.includes(part)).map((part) => `has no part "${part}"`),
      ...(beginning.includes('```ts') ? [] : ['has no sample before its first heading']),
    ];
  });
  expect(wrong).toEqual([]);
});

it('checks the status of each response, and names the type of each body that is sent', () => {
  const samples = collectSamples('content/docs');
  const without = (sent: RegExp, needed: string) =>
    samples.filter(({ code }) => sent.test(code) && !code.includes(needed)).map(describeSample);
  expect(without(/^(?!\s*\/\/).*await fetch\(/m, '.ok')).toEqual([]);
  expect(without(/body: JSON\.stringify/, "'Content-Type'")).toEqual([]);
});

it('leads to a first screen in one file and at most 200 lines', () => {
  const page = readFileSync('content/docs/tutorial/getting started.mdx', 'utf8');
  expect(page.split('\n').length).toBeLessThanOrEqual(200);
  expect(page).toContain('npm create vite');
  const sources = [...page.matchAll(/title="(src\/[^"]+\.tsx)"/g)].map(([, file]) => file);
  expect([...new Set(sources)].sort()).toEqual(['src/App.tsx', 'src/main.tsx']);
});

describe('the API', () => {
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
    const lost = entries.filter(({ path = '' }) => !places.has(path));
    expect(lost.map(({ name }) => name)).toEqual([]);
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
});
