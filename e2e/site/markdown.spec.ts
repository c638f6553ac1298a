import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Page } from '@playwright/test';
import { kindsOf } from '../pages';
import { sites } from '../sites';
import { expect, test } from '../test';

/** The parts that must be the same in a page and in its Markdown, each in the order of the text. */
interface Parts {
  readonly headings: readonly string[];
  readonly code: readonly string[];
  /** Rows of cells. */
  readonly tables: readonly (readonly (readonly string[])[])[];
  readonly tabs: readonly string[];
}

const parser = unified().use(remarkParse).use(remarkGfm);

const spaced = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();

/** The parts of the page, as the browser reads its document. */
async function partsOfPage(page: Page, html: string): Promise<Parts> {
  const parts = await page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html');
    const main = document.querySelector('.prose') ?? document.querySelector('main');
    const screenOnly = [
      '.hash-link, template, noscript, form, #footnote-label, [data-print=hide]',
      // The live example of the home page.
      '[aria-labelledby=home-screen], [aria-labelledby=home-schema], [data-home] table',
    ].join();
    for (const part of main?.querySelectorAll(screenOnly) ?? []) part.remove();
    const texts = (selector: string, root: ParentNode | null = main) =>
      [...(root?.querySelectorAll(selector) ?? [])].map((element) => element.textContent ?? '');
    // An added or removed line is an element; its sign replaces it in Markdown.
    const textOfCode = (pre: Element) => {
      const marks = [...pre.querySelectorAll('ins, del')];
      if (marks.length === 0) return pre.textContent ?? '';
      for (const mark of marks) mark.prepend(mark.tagName === 'INS' ? '\u0001+' : '\u0001-');
      const lines = (pre.textContent ?? '').split('\n');
      return lines.map((line) => (line.startsWith('\u0001') ? line.slice(1) : ` ${line}`)).join('\n');
    };
    const blocks = [...(main?.querySelectorAll('pre, [data-live]') ?? [])].filter(
      (block) => !block.parentElement?.closest('[data-live]'),
    );
    return {
      headings: [...(main?.querySelectorAll('h1, h2, h3, h4, h5, h6') ?? [])].map(
        (heading) => `${heading.tagName.slice(1)} ${heading.textContent}`,
      ),
      code: blocks.map((block) =>
        block.matches('pre') ? textOfCode(block) : texts('pre', block).join('\n\n'),
      ),
      tables: [...(main?.querySelectorAll('table') ?? [])].map((table) =>
        [...table.rows].map((row) => texts('th, td', row)),
      ),
      tabs: texts('[role=tab]'),
    };
  }, html);
  return {
    headings: parts.headings.map(spaced),
    code: parts.code.map((text) => text.trimEnd()),
    tables: parts.tables.map((rows) => rows.map((cells) => cells.map(spaced))),
    tabs: parts.tabs.map(spaced),
  };
}

function partsOfMarkdown(markdown: string, tabs: readonly string[]): Parts {
  const body = markdown.replace(/^---\n[^]*?\n---\n/, '');
  const tree: Root = parser.parse(body);
  const headings: string[] = [];
  const code: string[] = [];
  const tables: string[][][] = [];
  const strong: string[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'heading') headings.push(spaced(`${node.depth} ${toString(node)}`));
    // The page shows these as a formula and as a diagram.
    const isShownAsCode = node.type === 'code' && !['math', 'mermaid'].includes(node.lang ?? '');
    if (isShownAsCode) code.push(node.value.trimEnd());
    if (node.type === 'table')
      tables.push(node.children.map((row) => row.children.map((cell) => spaced(toString(cell)))));
    if (node.type === 'strong') strong.push(spaced(toString(node)));
  });
  return { headings, code, tables, tabs: tabs.filter((name) => strong.includes(name)) };
}

const hrefOfMarkdown = (html: string) =>
  /<link rel="alternate" type="text\/markdown" href="([^"]*)"/.exec(html)?.[1];

for (const site of ['shipped', 'full'] as const) {
  test.describe(`on the ${site} site`, () => {
    test.use({ site });

    test('the Markdown of a page of each kind has the page’s headings, code, tables and tabs', async ({
      page,
      request,
    }) => {
      for (const path of kindsOf[site].filter((name) => !name.startsWith('no/')))
        await test.step(`/${path}`, async () => {
          const html = await (await request.get(`/${path}`)).text();
          const url = hrefOfMarkdown(html);
          expect.soft(url, path).toMatch(/\.md$/);
          const response = await request.get(new URL(url ?? '').pathname);
          expect.soft(response.headers()['content-type'], path).toBe('text/markdown; charset=utf-8');
          const shown = await partsOfPage(page, html);
          expect.soft(partsOfMarkdown(await response.text(), shown.tabs), path).toEqual(shown);
        });
    });

    test('the page for unknown paths has no Markdown', async ({ request }) => {
      const html = await (await request.get('/no/such/page')).text();
      expect(hrefOfMarkdown(html)).toBeUndefined();
    });
  });
}

test('the list for language models leads to Markdown that exists', async ({ request }) => {
  const list = await (await request.get('/llms.txt')).text();
  expect(list).toMatch(/^# Eidos\n\n> React forms and tables from a JSON Schema\n\n## /);
  const urls = [...list.matchAll(/\]\((\S+)\)/g)].map((match) => match[1] ?? '');
  expect(urls.length).toBeGreaterThan(40);
  for (const url of urls) expect((await request.get(new URL(url).pathname)).status()).toBe(200);
  const whole = await (await request.get('/llms-full.txt')).text();
  expect(whole.match(/^Source: http/gm)).toHaveLength(urls.length);
});

test.describe('on a site with versions', () => {
  test.use({ site: 'full' });

  test('each version has a list of its own', async ({ request }) => {
    for (const [url, path] of [
      ['/llms.txt', '/docs/tutorial/'],
      ['/docs/0.9/llms.txt', '/docs/0.9/tutorial/'],
      ['/docs/next/llms.txt', '/docs/next/tutorial/'],
    ] as const) {
      const list = await (await request.get(url)).text();
      expect(list).toContain(`(https://fixture.example.org${path}intro.md)`);
    }
    expect(await (await request.get('/llms.txt')).text()).not.toContain('/docs/0.9/');
  });
});

test.describe('on a preview', () => {
  test.use({ site: 'preview' });

  test('the Markdown is below the preview’s path', async ({ request }) => {
    const { basePath, env } = sites.preview;
    const html = await (await request.get(`${basePath}/docs/tutorial/new-page`)).text();
    expect(hrefOfMarkdown(html)).toBe(`${env.SITE_URL}${basePath}/docs/tutorial/new-page.md`);
    const markdown = await request.get(`${basePath}/docs/tutorial/new-page.md`);
    expect(await markdown.text()).toContain(`url: "${env.SITE_URL}${basePath}/docs/tutorial/new-page"`);
  });
});
