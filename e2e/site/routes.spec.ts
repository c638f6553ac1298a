import { bar, heading, sidebar, whenReady } from '../open-page';
import { expect, test } from '../test';
import { routes } from './routes';

// markup.spec.ts reads the markup of every page.
test('every route answers 200 with a title of its own', async ({ request }) => {
  for (const { path, title } of routes) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    expect.soft(/<title>([^<]*)<\/title>/.exec(await response.text())?.[1], path).toBe(title);
  }
  expect(new Set(routes.map(({ title }) => title)).size).toBe(routes.length);
});

test('an unknown path is not found: status 404, the whole shell, the right title', async ({ page }) => {
  for (const path of ['/apiDocs/foo', '/docs/nowhere', '/docs/tutorial/philosophy/more', '/docs/api'])
    expect.soft((await page.request.get(path)).status(), path).toBe(404);
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Page Not Found | Eidos');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('We could not find what you were looking for.')).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await whenReady(page);
});

test('/docs leads to the philosophy tutorial with its query and leaves no entry', async ({ page }) => {
  await page.goto('/');
  await page.goto('/docs?x=1#y');
  await expect(page).toHaveURL(/\/docs\/tutorial\/philosophy\?x=1#y$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Philosophy' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

/** Each ending that a URL may have, for pages of the docs and outside; `nginx.spec.ts` has those of every page. */
const twins = [
  '/docs/tutorial/getting%20started.html',
  '/docs/tutorial/types/',
  '/index.html',
  '/apiDocs/index.html',
];
test('a URL with a suffix is the same page as without it', async ({ page, complaints }) => {
  for (const path of twins)
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect.soft(response?.status()).toBe(200);
      await whenReady(page);
      await expect.soft(heading(page)).toHaveCount(1);
      await expect.soft(page.getByRole('heading', { name: 'Page Not Found' })).toHaveCount(0);
      if (path.startsWith('/docs')) {
        await expect.soft(sidebar(page).locator('[aria-current="page"]')).toHaveCount(1);
      }
      expect.soft(complaints.splice(0)).toEqual([]);
    });
});
