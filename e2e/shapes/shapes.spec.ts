import { expect, test, type Page } from '@playwright/test';
import { buildSite } from '../../scripts/build-site';
import { serveFolder, type RunningServer } from '../../scripts/serve-folder';
import { shapes, writeShape, type WrittenPage } from './write-shape';

let server: RunningServer | undefined;
test.afterEach(() => server?.close());

/** Requests every page and what it links to; returns what is wrong. */
async function findBrokenPages(url: string, pages: readonly WrittenPage[]): Promise<string[]> {
  const problems: string[] = [];
  const links = new Map<string, string>();
  for (const { path, title } of pages) {
    const html = await (await fetch(url + path)).text();
    if (!html.includes(`<title>${title} | Shape</title>`) || !html.includes(`>${title}</h1>`))
      problems.push(`${path} is not the page “${title}”.`);
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)/g)) links.set(href, path);
  }
  for (const [href, from] of links) {
    const { ok, status } = await fetch(url + href);
    if (!ok) problems.push(`${from} links to ${href}, which answers ${status}.`);
  }
  return problems;
}

/** Reads pages of one version in one language as a reader does: by clicks, and back. */
async function readPages(page: Page, hasSidebar: boolean): Promise<void> {
  const expectPage = (name: string) =>
    expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate('window.isSame = true');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Reference' }).click();
  await expectPage('Reference');
  if (hasSidebar) {
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const link = sidebar.getByRole('link', { name: 'Plain 1', exact: true });
    await link.click();
    await expectPage('Plain 1');
    await expect(link).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expectPage('Reference');
  }
  expect(await page.evaluate('window.isSame'), 'a click loaded the site again').toBe(true);
}

for (const shape of shapes)
  test(`a site of the shape ${shape.name} builds, and its pages can be read`, async ({ page }) => {
    const folder = `.cache/shapes/${shape.name}`;
    const { env, groups } = writeShape(shape, folder);
    await buildSite(`${folder}/out`, env);
    server = await serveFolder(`${folder}/out`, { port: 0, basePath: '' });
    expect(await findBrokenPages(server.url, groups.flat())).toEqual([]);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    for (const [start] of groups) {
      await page.goto(server.url + start!.path);
      await readPages(page, shape.hasSidebar);
    }
    expect(complaints).toEqual([]);
  });
