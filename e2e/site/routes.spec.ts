import { whenReady } from '../open-page';
import { expect, test } from '../test';
import { routes } from './routes';

// e2e/site/every-page.spec.ts and console.spec.ts check each page in the browser.
for (const { path, title } of routes) {
  test(`${path} answers 200 with its own title, one h1 and its language`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toBe(title);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toMatch(/<html [^>]*lang="en"/);
  });
}

test('titles are unique', () => {
  const titles = routes.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

for (const path of [
  '/nowhere',
  '/apiDocs/foo',
  '/docs/nowhere',
  '/docs/tutorial/philosophy/more',
  '/docs/api',
]) {
  test(`${path} is not found: status 404, the whole shell, the right title`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Page Not Found | Eidos');
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByText('We could not find what you were looking for.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await whenReady(page);
  });
}

test('/docs leads to the philosophy tutorial and leaves no entry behind', async ({ page }) => {
  await page.goto('/');
  await page.goto('/docs');
  await expect(page).toHaveURL(/\/docs\/tutorial\/philosophy$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Philosophy' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

const twins = [
  '/docs/tutorial/types.html',
  '/docs/tutorial/types/index.html',
  '/docs/tutorial/types/',
  '/docs/tutorial/getting%20started.html',
  '/docs/releases',
  '/docs/releases/index.html',
  '/index.html',
  '/apiDocs/index.html',
];
test('an address with a suffix is the same page as without it', async ({ page, complaints }) => {
  for (const path of twins)
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect.soft(response?.status()).toBe(200);
      await whenReady(page);
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect.soft(page.getByRole('heading', { name: 'Page Not Found' })).toHaveCount(0);
      if (path.startsWith('/docs')) {
        await expect
          .soft(page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current="page"]'))
          .toHaveCount(1);
      }
      expect.soft(complaints.splice(0)).toEqual([]);
    });
});

test('the address with a space works by visit and by click', async ({ page }) => {
  await page.goto('/docs/tutorial/getting%20started');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.getByRole('link', { name: 'Getting started' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goto('/docs/tutorial/philosophy');
  await whenReady(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await sidebar.getByRole('link', { name: 'Getting started' }).click();
  await expect(page).toHaveURL(/getting%20started$/);
  await expect(page).toHaveTitle('Getting started | Eidos');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
