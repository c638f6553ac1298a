import { bar, openPage, sidebar } from '../open-page';
import { expect, test } from '../test';

test('after a click, the whole head is that of the page that was opened', async ({ page, complaints }) => {
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
  await sidebar(page).getByRole('link', { name: 'Data flow', exact: true }).click();
  await expect(page).toHaveTitle('Data flow | Eidos');
  expect(await tags()).toEqual(expected);
  expect(await icon?.evaluate((link) => link.isConnected)).toBe(true);
  await expect(page.locator('link[rel=icon]')).toHaveCount(1);
  await bar(page).getByRole('link', { name: 'Api Docs', exact: true }).click();
  await expect(page).toHaveTitle(/Api/i);
  await expect(page.locator('head > link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('head > meta[property="og:url"]')).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('icons that a page names exist', async ({ page, request }) => {
  await page.goto('/');
  const urls = await page
    .locator('link[rel~=icon], link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(urls.length).toBeGreaterThanOrEqual(2);
  for (const url of urls) expect((await request.get(url)).status()).toBe(200);
});
