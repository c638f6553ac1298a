import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Page } from '@playwright/test';
import { kindsOf } from '../pages';
import { sites } from '../sites';
import { expect, test } from '../test';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Texts without their white space, and lines of code without the sign that says they were added or removed. */
const comparable = (texts: readonly string[]) =>
  texts
    .map((text) =>
      text
        .replace(/[\s\u200b]+/g, ' ')
        .replace(/^[-+]? ?/, '')
        .trim(),
    )
    .filter(Boolean);

/** The headings of the page, the lines of its code and the cells of its tables, as the browser reads its document. */
async function textsOfPage(page: Page, html: string): Promise<string[]> {
  const texts = await page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html');
    const main = document.querySelector('.prose') ?? document.querySelector('main')!;
    const screenOnly = [
      '.hash-link, template, noscript, form, #footnote-label, [data-print=hide]',
      // The live example of the home page.
      '[aria-labelledby=home-screen], [aria-labelledby=home-schema], [data-home] table',
    ].join();
    for (const part of main.querySelectorAll(screenOnly)) part.remove();
    return [...main.querySelectorAll('h1, h2, h3, h4, h5, h6, pre, th, td')].flatMap(
      ({ tagName, textContent }) => {
        if (tagName === 'PRE') return textContent.split('\n');
        return tagName.startsWith('H') ? `${tagName.slice(1)} ${textContent}` : textContent;
      },
    );
  }, html);
  return comparable(texts);
}

/** The same texts of the Markdown of a page. */
function textsOfMarkdown(markdown: string): string[] {
  const texts: string[] = [];
  visit(parser.parse(markdown.replace(/^---\n[^]*?\n---\n/, '')), (node: Nodes) => {
    if (node.type === 'heading') texts.push(`${node.depth} ${toString(node)}`);
    if (node.type === 'tableCell') texts.push(toString(node));
    // The page shows these as a formula and as a diagram.
    const isShownAsCode = node.type === 'code' && !['math', 'mermaid'].includes(node.lang ?? '');
    if (isShownAsCode) texts.push(...node.value.split('\n'));
  });
  return comparable(texts);
}

const hrefOfMarkdown = (html: string) =>
  /<link rel="alternate" type="text\/markdown" href="([^"]*)"/.exec(html)?.[1];

for (const site of ['shipped', 'full'] as const) {
  test.describe(`on the ${site} site`, () => {
    test.use({ site });

    // `page-markdown.test.ts` tests every component.
    test('Markdown has the headings, code and tables of its page', async ({ page, request }) => {
      for (const path of kindsOf[site].filter((name) => !name.startsWith('no/')))
        await test.step(`/${path}`, async () => {
          const html = await (await request.get(`/${path}`)).text();
          const url = hrefOfMarkdown(html);
          expect.soft(url, path).toMatch(/\.md$/);
          const response = await request.get(new URL(url ?? '').pathname);
          expect.soft(response.headers()['content-type'], path).toBe('text/markdown; charset=utf-8');
          expect.soft(textsOfMarkdown(await response.text()), path).toEqual(await textsOfPage(page, html));
        });
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
