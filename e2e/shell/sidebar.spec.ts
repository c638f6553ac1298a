import type { Page } from '@playwright/test';
import { follow, openPage } from '../open-page';
import { expect, test } from '../test';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });

test.describe('what the reader did to the sidebar', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, 'docs/api/Components/Fields/TextField');
    await sidebar(page).getByText('Tables', { exact: true }).click();
    await expect(link(page, 'OrderedTable')).toBeHidden();
  });

  test('is lost on a reload', async ({ page }) => {
    await page.reload();
    await expect(link(page, 'OrderedTable')).toBeVisible();
  });

  test('is lost with a visit to another sidebar', async ({ page }) => {
    await follow(page, '/docs/tutorial/types');
    await expect(heading(page)).toHaveText('Types');
    await page.goBack();
    await expect(link(page, 'OrderedTable')).toBeVisible();
  });

  test('is lost on leaving the docs', async ({ page }) => {
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect(sidebar(page)).toBeHidden();
    await follow(page, '/apiDocs');
    await expect(page).toHaveTitle(/^API overview/);
    await page.goBack();
    await expect(link(page, 'OrderedTable')).toBeVisible();
  });

  test('is kept on its other pages, and opening one category does not affect its siblings', async ({
    page,
  }) => {
    await link(page, 'HUD').click();
    await expect(heading(page)).toHaveText('HUD');
    await expect(link(page, 'OrderedTable')).toBeHidden();
    await sidebar(page).getByText('Tables', { exact: true }).click();
    await expect(link(page, 'OrderedTable')).toBeVisible();
    await expect(link(page, 'TextField')).toBeVisible();
  });
});

test('the place to which the sidebar was scrolled is kept from page to page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await openPage(page, 'docs/api/Components/Tables/OrderedTable');
  const scrolled = () => sidebar(page).evaluate((nav) => nav.scrollTop);
  await sidebar(page).evaluate((nav) => nav.scrollTo(0, 120));
  await follow(page, '/docs/api/Components/Tables/EditableTable');
  await expect(heading(page)).toHaveText('EditableTable');
  expect(await scrolled()).toBe(120);
});

test('the button that hides it is in view below an announcement', async ({ page }) => {
  await openPage(page, 'docs/tutorial/types');
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeInViewport({ ratio: 0.99 });
});

test.describe('with every setting turned on', () => {
  test.use({ site: 'full' });

  test('a category without a page opens by Enter and Space, and the URL stays', async ({ page }) => {
    await openPage(page, 'docs/tutorial/intro');
    const deep = sidebar(page).getByText('Deep', { exact: true });
    for (const key of ['Enter', 'Space']) {
      await deep.press(key);
      await expect(link(page, 'Leaf')).toBeVisible();
      await deep.press(key);
      await expect(link(page, 'Leaf')).toBeHidden();
    }
    expect(new URL(page.url()).pathname).toBe('/docs/tutorial/intro');
  });

  test('a category that is not collapsible shows its pages and cannot be pressed', async ({ page }) => {
    await openPage(page, 'docs/tutorial/intro');
    const label = sidebar(page).getByText('Always open', { exact: true });
    await expect(label.locator('..').getByRole('link')).toBeVisible();
    expect(await label.evaluate((element) => element.closest('summary, a, button'))).toBeNull();
  });

  test('a category that is entered opens; one that the reader closes on its page stays closed', async ({
    page,
  }) => {
    await openPage(page, 'docs/tutorial/intro');
    await follow(page, '/docs/tutorial/deep/leaf');
    await expect(link(page, 'Leaf')).toHaveAttribute('aria-current', 'page');
    await expect(link(page, 'Leaf')).toBeVisible();
    await sidebar(page).getByText('Deep', { exact: true }).click();
    await expect(link(page, 'Leaf')).toBeHidden();
    await follow(page, '?x=1');
    await expect(page).toHaveURL(/x=1$/);
    await expect(link(page, 'Leaf')).toBeHidden();
  });

  test('an unlisted page is in the sidebar only while it is on screen', async ({ page }) => {
    await openPage(page, 'docs/tutorial/secret');
    const current = sidebar(page).locator('[aria-current=page]');
    await expect(current).toBeVisible();
    await expect(page.getByText('This page is unlisted.')).toBeVisible();
    const name = (await current.textContent()) ?? '';
    await follow(page, '/docs/tutorial/intro');
    await expect(heading(page)).toHaveText('Intro');
    await expect(link(page, name)).toBeHidden();
  });

  test('while the bar hides on scroll, the sidebar repeats the brand, out of reach of the keyboard', async ({
    page,
  }) => {
    await openPage(page, 'docs/tutorial/intro#part-3');
    await expect(page.getByRole('navigation', { name: 'Main' })).not.toBeInViewport();
    const brand = page.locator('#docs-sidebar [inert]').getByText('Fixture');
    await expect(brand).toBeInViewport();
  });

  test('an unreleased version shows that it is unreleased; its link to the latest one is remembered as the choice', async ({
    page,
  }) => {
    await openPage(page, 'docs/next/tutorial/intro');
    await expect(page.getByText('This is unreleased documentation for Fixture Next version.')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'unreleased' })).toHaveCount(0);
    await page.getByRole('link', { name: 'latest version' }).click();
    await expect(page).toHaveURL(/\/docs\/tutorial\/intro$/);
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('1.0');
  });

  test('the latest version has no banner, a page that only another version has leads to the main page', async ({
    page,
  }) => {
    await openPage(page, 'docs/tutorial/intro');
    await expect(page.getByRole('link', { name: 'latest version' })).toHaveCount(0);
    await openPage(page, 'docs/next/tutorial/only-here');
    await expect(page.getByRole('link', { name: 'latest version' })).toHaveAttribute(
      'href',
      '/docs/tutorial/intro',
    );
  });

  test('links to versions keep query and hash', async ({ page }) => {
    await openPage(page, 'docs/tutorial/intro?x=1#part-2');
    const old = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: '0.9', exact: true, includeHidden: true });
    await expect(old.first()).toHaveAttribute('href', '/docs/0.9/tutorial/intro?x=1#part-2');
  });

  test.describe('at 390 px', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    const pane = (page: Page) => page.getByRole('dialog', { name: 'Docs navigation' });

    test.beforeEach(async ({ page }) => {
      await openPage(page, 'docs/tutorial/intro');
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await expect(pane(page)).toBeVisible();
    });

    test('a category that is opened and a link to another site leave the menu open', async ({
      page,
      context,
    }) => {
      await context.route('https://example.org/**', (route) => route.fulfill({ body: 'elsewhere' }));
      await pane(page).getByText('Deep', { exact: true }).click();
      await expect(pane(page).getByRole('link', { name: 'Leaf' })).toBeVisible();
      const opened = context.waitForEvent('page');
      await pane(page).getByRole('link', { name: 'Elsewhere' }).click();
      await opened;
      await expect(pane(page)).toBeVisible();
    });

    test('a category’s own page closes the menu', async ({ page }) => {
      await pane(page).getByRole('link', { name: 'Guides', exact: true }).click();
      await expect(heading(page)).toHaveText('Guides overview');
      await expect(pane(page)).toBeHidden();
    });
  });
});
