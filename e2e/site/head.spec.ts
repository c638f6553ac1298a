import { openPage } from '../open-page';
import { expect, test } from '../test';

test('the head of a page says where it is, what it is and what it looks like when shared', async ({
  page,
}) => {
  await page.goto('/docs/tutorial/getting%20started');
  const head = (selector: string, attribute = 'content') =>
    page.locator(`head > ${selector}`).getAttribute(attribute);
  const url = 'https://eidos.example.org/docs/tutorial/getting%20started';
  expect(await head('link[rel=canonical]', 'href')).toBe(url);
  expect(await head('meta[property="og:url"]')).toBe(url);
  expect(await head('meta[property="og:title"]')).toBe('Getting started | Eidos');
  expect(await head('meta[name=description]')).toBe(await head('meta[property="og:description"]'));
  expect(await head('meta[property="og:image"]')).toMatch(/^https:\/\/eidos\.example\.org\/.*\.png$/);
  expect(await head('meta[name="twitter:card"]')).toBe('summary_large_image');
  expect(await head('link[rel=alternate][hreflang=en]', 'href')).toBe(url);
  expect(await head('link[rel=alternate][hreflang=x-default]', 'href')).toBe(url);
  expect(await head('meta[property="og:locale"]')).toBe('en');
  expect(await head('meta[name=generator]')).toContain('3.5.2');
  expect(await head('meta[name=docusaurus_version]')).toBe('current');
  expect(await head('meta[name=viewport]')).toContain('width=device-width');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('after a click, the whole head is that of the page that was opened, and the icon is not loaded again', async ({
  page,
  complaints,
}) => {
  /** Every tag of the head that says something of the page. */
  const tags = () =>
    page
      .locator('head > :is(title, meta[name], meta[property], link[rel=canonical], link[rel=alternate])')
      .evaluateAll((found) =>
        found
          .map((tag) => [
            tag.textContent,
            ...[...tag.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
          ])
          .map((parts) => parts.join(' '))
          .sort(),
      );
  await openPage(page, 'docs/tutorial/dataflow');
  const expected = await tags();
  expect(expected.length).toBeGreaterThan(25);
  await openPage(page, 'docs/tutorial/types');
  const icon = await page.locator('link[rel=icon]').elementHandle();
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Data flow', exact: true })
    .click();
  await expect(page).toHaveTitle('Data flow | Eidos');
  expect(await tags()).toEqual(expected);
  expect(await icon?.evaluate((link) => link.isConnected)).toBe(true);
  await expect(page.locator('link[rel=icon]')).toHaveCount(1);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Api Docs', exact: true })
    .click();
  await expect(page).toHaveTitle(/Api/i);
  await expect(page.locator('head > link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('head > meta[property="og:url"]')).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('the sitemap lists every page and robots.txt names the sitemap', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('<loc>https://eidos.example.org/docs/tutorial/getting%20started</loc>');
  expect(sitemap).toContain('<loc>https://eidos.example.org/docs/releases/</loc>');
  expect(sitemap).toContain('<loc>https://eidos.example.org/apiDocs</loc>');
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Sitemap: https://eidos.example.org/sitemap.xml');
  expect(robots).not.toContain('Disallow: /');
});

test('icons that a page names exist', async ({ page, request }) => {
  await page.goto('/');
  const urls = await page
    .locator('link[rel~=icon], link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(urls.length).toBeGreaterThanOrEqual(2);
  for (const url of urls) expect((await request.get(url)).status()).toBe(200);
});
