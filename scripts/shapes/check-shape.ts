import type { Browser, Page } from '@playwright/test';
import { serveFolder } from '../serve-folder';
import type { WrittenPage, WrittenShape } from './write-shape';

/** How long a page may take to show something, in ms. */
const PATIENCE_MS = 20_000;

/** Requests every page and for what it links to; returns what is wrong. */
async function checkPages(url: string, pages: readonly WrittenPage[]): Promise<string[]> {
  const problems: string[] = [];
  const links = new Map<string, string>();
  for (const { path, title } of pages) {
    const response = await fetch(url + path);
    const html = await response.text();
    if (!response.ok) problems.push(`${path} answers ${response.status}.`);
    else if (!html.includes(`<title>${title} | Shape</title>`) || !html.includes(`>${title}</h1>`))
      problems.push(`${path} is not the page “${title}”.`);
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)/g)) links.set(href, path);
  }
  for (const [href, from] of links) {
    const { ok, status } = await fetch(url + href);
    if (!ok) problems.push(`${from} links to ${href}, which answers ${status}.`);
  }
  return problems;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Reads pages of one version in one language as a reader does: by clicks, and back. */
async function readPages(page: Page, url: string, [start]: readonly WrittenPage[], hasSidebar: boolean) {
  await page.goto(url + start!.path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate('window.isSame = true');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Page', exact: true })
    .click();
  await heading(page, 'Deep').waitFor();
  if (hasSidebar) {
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByRole('link', { name: 'Plain 1', exact: true }).click();
    await heading(page, 'Plain 1').waitFor();
    await sidebar.locator('[aria-current="page"]', { hasText: /^Plain 1$/ }).waitFor();
    await page.goBack();
    await heading(page, 'Deep').waitFor();
  }
  if (!(await page.evaluate('window.isSame'))) throw new Error('A click loaded the site again.');
}

/** Checks the built site of a shape: its pages, its links, and clicks in a browser. Returns what is wrong. */
export async function checkShape(
  browser: Browser,
  outDir: string,
  { groups }: WrittenShape,
  hasSidebar: boolean,
): Promise<string[]> {
  const server = await serveFolder(outDir, { port: 0, basePath: '' });
  try {
    const problems = await checkPages(server.url, groups.flat());
    for (const pages of groups) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      page.setDefaultTimeout(PATIENCE_MS);
      const report = (message: string) => problems.push(`${page.url().slice(server.url.length)}: ${message}`);
      page.on('pageerror', (error) => report(String(error)));
      page.on('console', (message) => message.type() === 'error' && report(message.text()));
      await readPages(page, server.url, pages, hasSidebar).catch((error: unknown) => report(String(error)));
      await page.close();
    }
    return problems;
  } finally {
    await server.close();
  }
}
