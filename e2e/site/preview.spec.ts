import { whenReady } from '../open-page';
import { expect, test } from '../test';

test.use({ site: 'preview' });

test('a site built for a path below the origin requests nothing outside it', async ({
  page,
  baseURL,
  complaints,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:'))
      outside.push(request.url());
  });
  await page.goto('docs/tutorial/philosophy');
  await whenReady(page);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Installation' }).click();
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

test('one new file is a whole page: at its place in the sidebar, between its neighbours, in the sitemap', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('docs/tutorial/new-page');
  await expect(page).toHaveTitle('A page more | Eidos');
  const links = await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link')
    .allTextContents();
  expect(links.indexOf('A page more')).toBe(1);
  const pager = page.getByRole('navigation', { name: 'Docs pages' });
  await expect(pager.getByRole('link', { name: /Previous/ })).toContainText(links[0]!);
  await expect(pager.getByRole('link', { name: /Next/ })).toContainText(links[2]!);
  await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link')).toHaveText([
    'It has a heading',
  ]);
  expect(await (await request.get(`${baseURL}sitemap.xml`)).text()).toContain(
    'https://docs.example.com/preview/x/docs/tutorial/new-page</loc>',
  );
});

test('canonical and social links have the origin of SITE_URL and the path of BASE_PATH', async ({ page }) => {
  await page.goto('docs/tutorial/types');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://docs.example.com/preview/x/docs/tutorial/types',
  );
});

test('a live sample runs in its frame below the path, and shows its result', async ({
  page,
  baseURL,
  complaints,
}) => {
  await page.goto('markdown-page');
  await page.getByText('Live Editor').first().scrollIntoViewIfNeeded();
  const frame = page.locator('iframe[title="Result"]').first();
  await expect(frame).toBeVisible({ timeout: 20_000 });
  const { pathname } = new URL(baseURL!);
  await expect(frame).toHaveAttribute('src', new RegExp(`^${pathname}live-frame/`));
  const result = page.frameLocator('iframe[title="Result"]').first();
  await result.getByRole('button', { name: 'Pressed 1 times' }).click();
  await expect(result.getByRole('button')).toHaveText('Pressed 2 times');
  expect(complaints).toEqual([]);
});
