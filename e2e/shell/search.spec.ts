import type { Page } from '@playwright/test';
import { isFrameworkFile } from '../../lib/config/next-formats/framework-files';
import { bar, isVisit, openPage, scrollY, whenReady } from '../open-page';
import { expect, test } from '../test';

const button = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search docs' });
const options = (page: Page) => page.getByRole('option');

// `search.test.tsx` tests Escape.
test('the box in the bar opens a dialog, which Back closes', async ({ page }) => {
  await openPage(page, 'docs/tutorial/types');
  await bar(page).getByRole('link', { name: 'Examples' }).click();
  await expect(page).toHaveURL(/examples/);
  await button(page).click();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await test.step('no keys are named in a narrow window', async () => {
    await expect(page.locator('dialog kbd').first()).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('dialog kbd').first()).not.toBeInViewport();
  });
  await page.goBack();
  await expect(page).toHaveURL(/types$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a result opens by keyboard, at its heading, and is offered as a recent search', async ({ page }) => {
  await openPage(page, 'docs/tutorial/types');
  await page.keyboard.press('/');
  await field(page).fill('orderedtable');
  await expect(options(page).nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const href = (await options(page).nth(1).getAttribute('href')) ?? '';
  expect(href).toContain('#');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('dialog')).toBeHidden();
  // The heading has the focus, so that it is read and Tab continues from there.
  await expect(page.locator(`[id="${decodeURIComponent(href.split('#')[1]!)}"]`)).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveCount(1);
  await test.step('on the page that is shown', async () => {
    await openPage(page, 'docs/api/Components/Fields/BooleanField');
    await page.keyboard.press('/');
    await field(page).fill('BooleanField keyboard');
    await options(page).filter({ hasText: 'Keyboard' }).first().click();
    await expect(page).toHaveURL(/BooleanField#keyboard$/);
    await expect(page.getByRole('heading', { name: 'Keyboard' })).toBeFocused();
  });
});

// `search.test.tsx` tests Ctrl+Enter.
test('the page behind does not scroll, and a result opens in another tab', async ({ page, context }) => {
  await openPage(page, 'docs/tutorial/types');
  await page.keyboard.press('/');
  await field(page).fill('orderedtable');
  await page.mouse.move(20, 600);
  await page.mouse.wheel(0, 600);
  const result = options(page).first();
  await expect(result).toHaveAttribute('href', /OrderedTable/);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    result.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.waitForURL(/OrderedTable/);
  await tab.close();
  await expect(field(page)).toHaveValue('orderedtable');
  expect(await scrollY(page)).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } });

  test('no keys are named', async ({ page }) => {
    await openPage(page, 'docs/tutorial/types');
    await expect(page.locator('kbd').first()).toBeHidden();
    await button(page).tap();
    await expect(field(page)).toBeVisible();
    await expect(page.locator('dialog kbd').first()).not.toBeInViewport();
  });
});

test('no part of the search is loaded before it is needed', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, '');
  expect(asked.filter((path) => path.includes('search-index'))).toEqual([]);
  const index = page.waitForRequest('**/search-index/current.json');
  await button(page).hover();
  await button(page).click();
  await index;
});

test('a search whose script is gone opens once the page was loaded again', async ({ page }) => {
  await openPage(page, 'docs/tutorial/types');
  let isOutdated = true;
  page.on('request', (request) => (isOutdated &&= !isVisit(page, request)));
  await page.route(isFrameworkFile, (route) =>
    isOutdated ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  await page.keyboard.press('/');
  await expect(page.getByText('Search could not be loaded. Press again to retry.')).toBeVisible();
  const visit = page.waitForEvent('load');
  await page.keyboard.press('/');
  await visit;
  await whenReady(page);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test('a script that failed without a network, or a server, is fetched again, and the page stays', async ({
  page,
  context,
}) => {
  await openPage(page, 'docs/tutorial/types');
  const failure = page.getByText('Search could not be loaded. Press again to retry.');
  await context.setOffline(true);
  await page.keyboard.press('/');
  await expect(failure).toBeVisible();
  await context.setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  await page.route('**', (route) => route.fulfill({ status: 503, body: 'down' }));
  const asked = page.waitForRequest((request) => request.method() === 'HEAD');
  await page.keyboard.press('/');
  await (await asked).response();
  await expect(failure).toBeVisible();
  await page.unroute('**');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});
