import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openSample, sidebar, whenReady } from '../open-page';
import { pagesOf } from '../pages';
import { sites } from '../sites';
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
