import { follow, heading, whenReady } from '../open-page';
import { expect, test } from '../test';

/**
 * Each URL, as a host that takes several slashes for one answers it, and what the reader then sees. `paths.test.ts` has
 * the forms of a path.
 */
const urls = [
  {
    site: 'shipped',
    path: '///?x=1#y',
    shown: 'React forms and tables from a JSON Schema',
    canonical: '/?x=1#y',
  },
  { site: 'shipped', path: '//docs//tutorial/types.html', shown: 'Types', canonical: '/docs/tutorial/types' },
  { site: 'shipped', path: '//nowhere', shown: 'Page Not Found', canonical: '/nowhere' },
  { site: 'preview', path: '//docs/tutorial/types', shown: 'Types', canonical: '/docs/tutorial/types' },
] as const;

for (const site of ['shipped', 'preview'] as const)
  test.describe(`the ${site} site`, () => {
    test.use({ site });

    test('shows the page of a URL with several slashes', async ({ page, baseURL, complaints }) => {
      const root = baseURL!.replace(/\/$/, '');
      for (const { path, shown, canonical } of urls.filter((url) => url.site === site))
        await test.step(path, async () => {
          await page.goto(root + path);
          await whenReady(page);
          await expect(heading(page)).toHaveText(shown);
          expect(page.url()).toBe(root + canonical);
          await follow(page, `${root}//docs/tutorial/installation`);
          await expect(heading(page)).toHaveText('Installation');
          expect(page.url()).toBe(`${root}/docs/tutorial/installation`);
          await page.goBack();
          await expect(heading(page)).toHaveText(shown);
          // A not-found page answers with status 404, which the browser itself logs.
          expect(complaints.splice(0).filter((text) => !text.includes('status of 404'))).toEqual([]);
        });
    });
  });

test('a link without a valid URL, such as `//`, does not affect other links', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto('docs/tutorial/installation');
  await whenReady(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '//', textContent: 'Two slashes' });
    document.querySelector('main')!.prepend(link);
  });
  const odd = page.getByRole('link', { name: 'Two slashes' });
  await odd.hover();
  await odd.click();
  await expect(heading(page)).toHaveText('Installation');
  await follow(page, '/docs/tutorial/types');
  await expect(heading(page)).toHaveText('Types');
  expect(errors).toEqual([]);
});
