import { openPage, whenReady } from '../open-page';
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

test('what a document says of its page to crawlers does not stay beside another page', async ({
  page,
  complaints,
}) => {
  await page.goto('/docs/tutorial/types');
  await whenReady(page);
  const forCrawlers = page.locator('head > :is(meta[property], meta[name^="twitter:"])');
  expect(await forCrawlers.count()).toBeGreaterThan(10);
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
  await expect(page).not.toHaveURL(/types$/);
  await expect(forCrawlers).toHaveCount(0);
  await expect(page.locator('head > link[rel=canonical]')).toHaveCount(1);
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

test('icons and the web manifest that a page names exist', async ({ page, request }) => {
  await page.goto('/');
  const addresses = await page
    .locator('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(addresses.length).toBeGreaterThanOrEqual(3);
  for (const address of addresses) expect((await request.get(address)).status()).toBe(200);
});

test('the head follows the page that is opened, and the icon is not loaded again', async ({ page }) => {
  await openPage(page, 'docs/tutorial/installation');
  const icon = await page.locator('link[rel=icon]').elementHandle();
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Types' }).click();
  await expect(page).toHaveTitle('Types | Eidos');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', 'https://eidos.example.org/docs/tutorial/types');
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  expect(await icon?.evaluate((link) => link.isConnected)).toBe(true);
  await expect(page.locator('link[rel=icon]')).toHaveCount(1);
});
