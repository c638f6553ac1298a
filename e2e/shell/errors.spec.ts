import type { Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible';
import { bar, follow, heading, openPage, sidebar } from '../open-page';
import { isFrameworkFile } from '../../lib/config/next-formats/framework-files';
import { expect, test } from '../test';

/**
 * Makes what looks for `part` fail during hydration, until `window.isFixed` is set, or only at a path that ends so: the
 * article of a page or the shell, which looks for `body`.
 */
const breakWhatFinds = (page: Page, part: '[data-article]' | 'body', ending = '') =>
  page.addInitScript(
    ([broken, end]) => {
      const { querySelector } = Document.prototype;
      Document.prototype.querySelector = function find(selector: string): Element | null {
        if (selector === broken && location.pathname.endsWith(end) && !('isFixed' in window))
          throw new Error('outer message', { cause: new Error('inner cause') });
        return querySelector.call(this, selector);
      };
    },
    [part, ending] as const,
  );

/** Expects the error and its cause below the heading of the page. */
const expectCauses = (page: Page) =>
  expect(page.getByRole('alert').filter({ has: heading(page) })).toContainText(
    'outer message\n\nCause:\ninner cause',
  );

test('a crashed page stays inside the shell until “Try again” or another page', async ({ page }) => {
  await breakWhatFinds(page, '[data-article]', '/types');
  await openPage(page, 'docs/tutorial/installation');
  await follow(page, '/docs/tutorial/types');
  await expect(heading(page)).toHaveText('This page crashed.');
  await expect(heading(page)).toBeFocused();
  await expectCauses(page);
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('This page crashed.');
  await follow(page, '/docs/tutorial/dataflow');
  await expect(heading(page)).toHaveText('Data flow');
  await expect(sidebar(page)).toBeVisible();
  await follow(page, '/docs/tutorial/types');
  await expect(heading(page)).toHaveText('This page crashed.');
  await page.evaluate(() => Object.assign(window, { isFixed: true }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Types');
});

test.describe('a crashed shell', () => {
  test('is a page of its own, “Page Error”, until “Try again” succeeds', async ({ page }) => {
    await breakWhatFinds(page, 'body');
    await page.goto('docs/tutorial/types?docusaurus-theme=dark');
    await page.mouse.move(1, 1);
    await expect(heading(page)).toHaveText('This page crashed');
    await expect(page).toHaveTitle('Page Error');
    await expect(heading(page)).toBeFocused();
    await expectCauses(page);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(17, 22, 20)');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('This page crashed');
    await page.evaluate(() => Object.assign(window, { isFixed: true }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Types');
    await expect(page).toHaveTitle('Types | Eidos');
    await expect(bar(page)).toBeVisible();
  });

  test('is left by going back and by its link to the home page', async ({ page }) => {
    await breakWhatFinds(page, 'body', '/types');
    await page.goto('docs/tutorial/installation');
    const crash = async () => {
      await page.goto('docs/tutorial/types');
      await page.mouse.move(1, 1);
      // The breadcrumbs of the page that is about to crash have a link of the same name.
      await expect(heading(page)).toHaveText('This page crashed');
    };
    await crash();
    await page.goBack();
    await expect(heading(page)).toHaveText('Installation');
    await expect(bar(page)).toBeVisible();
    await crash();
    await page.getByRole('link', { name: 'Home page' }).click();
    await expect(page).toHaveTitle('Eidos');
    await expect(bar(page)).toBeVisible();
  });
});

test('with a wrong base URL a banner says that the site did not load properly', async ({ page }) => {
  await page.route(isFrameworkFile, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('');
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('Your Eidos site did not load properly.');
  await expect(banner).toContainText('Current configured baseUrl = /  (default value)');
});
