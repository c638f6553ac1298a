import type { Page } from '@playwright/test';
import { entry, follow, heading, openPage, scrollY, sidebar, whenReady } from '../open-page';
import { expect, test } from '../test';

test('the state of the sidebar is kept on its other pages, and lost elsewhere', async ({ page }) => {
  const current = sidebar(page).locator('[aria-current]');
  const close = async () => {
    await expect(entry(page, 'OrderedTable')).toBeVisible();
    await sidebar(page).getByText('Tables', { exact: true }).click();
    await expect(entry(page, 'OrderedTable')).toBeHidden();
  };
  await openPage(page, 'docs/api/Components/Fields/TextField');
  await expect(current).toHaveText('TextField');
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  await expect(trail.locator('[aria-current=page]')).toHaveText('TextField');
  await close();
  await page.reload();
  await whenReady(page);

  await close();
  await entry(page, 'NumberField').click();
  await expect(heading(page)).toHaveText('NumberField');
  await expect(current).toHaveText('NumberField');
  await expect(entry(page, 'OrderedTable')).toBeHidden();
  await sidebar(page).getByText('Tables', { exact: true }).click();
  await expect(entry(page, 'OrderedTable')).toBeVisible();
  await expect(entry(page, 'TextField')).toBeVisible();

  await close();
  await follow(page, '/docs/tutorial/types');
  await expect(heading(page)).toHaveText('Types');
  await page.goBack();

  await close();
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect(sidebar(page)).toBeHidden();
  await follow(page, '/apiDocs');
  await expect(page).toHaveTitle(/^Api Docs/);
  await page.goBack();
  await expect(entry(page, 'OrderedTable')).toBeVisible();
});

test('in a low window, the sidebar shows the current entry, and keeps its place', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await openPage(page, 'docs/api/Components/Tables/OrderedTable');
  await expect(entry(page, 'OrderedTable')).toBeInViewport();
  expect(await scrollY(page)).toBe(0);
  const scrolled = () => sidebar(page).evaluate((nav) => nav.scrollTop);
  await sidebar(page).evaluate((nav) => nav.scrollTo(0, 120));
  await follow(page, '/docs/api/Components/Tables/EditableTable');
  await expect(heading(page)).toHaveText('EditableTable');
  expect(await scrolled()).toBe(120);
});

test.describe('with every setting turned on', () => {
  test.use({ site: 'full' });

  test('a category opens by keys, and an unlisted page is listed only on screen', async ({ page }) => {
    await openPage(page, 'docs/tutorial/intro');
    const deep = sidebar(page).getByText('Deep', { exact: true });
    await test.step('one without a page of its own', async () => {
      for (const key of ['Enter', 'Space']) {
        await deep.press(key);
        await expect(entry(page, 'Leaf')).toBeVisible();
        await deep.press(key);
        await expect(entry(page, 'Leaf')).toBeHidden();
      }
      expect(new URL(page.url()).pathname).toBe('/docs/tutorial/intro');
    });
    await test.step('one that is not collapsible', async () => {
      const label = sidebar(page).getByText('Always open', { exact: true });
      await expect(label.locator('..').getByRole('link')).toBeVisible();
      expect(await label.evaluate((element) => element.closest('summary, a, button'))).toBeNull();
    });
    await test.step('one with a page of its own', async () => {
      const guide = entry(page, 'First guide');
      await expect(guide).toBeHidden();
      await sidebar(page).getByText("Expand sidebar category 'Guides'").locator('..').press('Enter');
      await expect(guide).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/docs/tutorial/intro');
      await sidebar(page).getByText("Collapse sidebar category 'Guides'").locator('..').press('Enter');
      await expect(guide).toBeHidden();
    });
    await test.step('an unlisted page', async () => {
      await openPage(page, 'docs/tutorial/secret');
      const current = sidebar(page).locator('[aria-current=page]');
      await expect(current).toBeVisible();
      await expect(page.getByText('This page is unlisted.')).toBeVisible();
      const name = (await current.textContent()) ?? '';
      await follow(page, '/docs/tutorial/intro');
      await expect(heading(page)).toHaveText('Intro');
      await expect(entry(page, name)).toBeHidden();
    });
  });

  test('an older version says so, and its link to the latest one is remembered', async ({ page }) => {
    const latest = page.getByRole('link', { name: 'latest version' });
    await openPage(page, 'docs/0.9/tutorial/intro');
    await expect(page.getByText('which is no longer actively maintained')).toBeVisible();
    await expect(page.getByText('Version: 0.9')).toBeVisible();
    await expect(latest).toHaveAttribute('href', '/docs/tutorial/intro');
    await test.step('a page that only this version has leads to the main page', async () => {
      await openPage(page, 'docs/next/tutorial/only-here');
      await expect(latest).toHaveAttribute('href', '/docs/tutorial/intro');
    });
    await openPage(page, 'docs/next/tutorial/intro');
    await expect(page.getByText('This is unreleased documentation for Fixture Next version.')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'unreleased' })).toHaveCount(0);
    await latest.click();
    await expect(page).toHaveURL(/\/docs\/tutorial\/intro$/);
    await expect(latest).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('1.0');
  });

  const pane = (page: Page) => page.getByRole('dialog', { name: 'Docs navigation' });

  test('on a phone, a category and another site leave the menu open', async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, 'docs/tutorial/intro');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(pane(page)).toBeVisible();
    await context.route('https://example.org/**', (route) => route.fulfill({ body: 'elsewhere' }));
    await pane(page).getByText('Deep', { exact: true }).click();
    await expect(pane(page).getByRole('link', { name: 'Leaf' })).toBeVisible();
    const opened = context.waitForEvent('page');
    await pane(page).getByRole('link', { name: 'Elsewhere' }).click();
    await (await opened).close();
    await expect(pane(page)).toBeVisible();
    await pane(page).getByRole('link', { name: 'Guides', exact: true }).click();
    await expect(heading(page)).toHaveText('Guides overview');
    await expect(pane(page)).toBeHidden();
  });
});
