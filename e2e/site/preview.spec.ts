import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bar, entry, heading, openPage, openSample, sidebar, whenReady } from '../open-page';
import { pagesOf } from '../pages';
import { PLAIN_PAGES, sites } from '../sites';
import { expect, test } from '../test';

test.use({ site: 'preview' });

test('a site below a path requests nothing outside it', async ({ page, baseURL, complaints }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:'))
      outside.push(request.url());
  });
  await page.goto('docs/tutorial/philosophy');
  await whenReady(page);
  await sidebar(page).getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL(/\/preview\/x\/docs\/tutorial\/installation$/);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search docs' }).fill('a page more');
  await page
    .getByRole('option', { name: /A page more/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'A page more' })).toBeVisible();
  expect(outside).toEqual([]);
  expect(complaints).toEqual([]);
});

test('each of 115 pages is there, links to files, and is reached', async ({ page, request, complaints }) => {
  const hrefs = new Set<string>();
  for (const title of PLAIN_PAGES) {
    const html = readFileSync(path.join(sites.preview.outDir, `docs/api/${title}.html`), 'utf8');
    expect.soft(html).toMatch(new RegExp(`<title>${title} \\|[^]*>${title}</h1>`));
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="?(\/[^"#?\s>]*)/g)) hrefs.add(href);
  }
  const isPlain = (href: string) => PLAIN_PAGES.some((title) => href.endsWith(`/docs/api/${title}`));
  for (const href of [...hrefs].filter((each) => !isPlain(each)))
    expect.soft((await request.get(href)).status(), href).toBe(200);
  await openPage(page, 'docs/api/Plain-1');
  await page.setViewportSize({ width: 997, height: 800 });
  expect((await bar(page).boundingBox())?.height).toBe(60);
  await page.evaluate('window.isSame = true');
  await entry(page, 'Plain-99').click();
  await expect(heading(page)).toHaveText('Plain-99');
  await expect(entry(page, 'Plain-99')).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(heading(page)).toHaveText('Plain-1');
  expect([await page.evaluate('window.isSame'), ...complaints]).toEqual([true]);
});

test('a live sample runs in its frame below the path', async ({ page, baseURL, complaints }) => {
  const result = await openSample(page);
  const { pathname } = new URL(baseURL!);
  await expect(result.owner()).toHaveAttribute('src', new RegExp(`^${pathname}live-frame/`));
  await result.getByRole('button', { name: 'Pressed 1 times' }).click();
  await expect(result.getByRole('button')).toHaveText('Pressed 2 times');
  expect(complaints).toEqual([]);
});

test('the preview names its branch and commit, its links lead there, and its bar has the switch', async ({
  page,
}) => {
  const { PREVIEW_COMMIT: commit } = sites.preview.env;
  await page.goto('docs/tutorial/types');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://docs.example.com/preview/x/docs/tutorial/types',
  );
  const announcement = page.getByRole('region', { name: 'Announcement' });
  await expect(announcement).toContainText(`Preview of x at ${commit.slice(0, 8)}. It is not published.`);
  await expect(announcement.getByRole('link')).toHaveAttribute('href', new RegExp(`/commit/${commit}$`));
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute('href', /\/edit\/x\//);
  await expect(page.getByRole('button', { name: /^Switch between dark and light mode/ })).toBeVisible();
});

test('search engines are kept away from every page of a preview, and from none of the site', () => {
  const isHidden = (folder: string, name: string) =>
    /<meta name="robots" content="noindex/.test(readFileSync(path.join(folder, `${name}.html`), 'utf8'));
  const filesOf = (site: 'shipped' | 'preview') =>
    pagesOf(site).map((page) => decodeURI(page === '' ? 'index' : page === 'no/such/page' ? '404' : page));
  expect(filesOf('preview').filter((name) => !isHidden(sites.preview.outDir, name))).toEqual([]);
  expect(filesOf('shipped').filter((name) => isHidden('out', name))).toEqual(['404']);
});
