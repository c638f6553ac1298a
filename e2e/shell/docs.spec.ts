import type { Page } from '@playwright/test';
import { whenReady } from '../open-page';
import { expect, test } from '../test';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.mouse.move(600, 400);
  await whenReady(page);
}

test('a hidden sidebar stays hidden on pages of another sidebar, and is shown after a reload', async ({
  page,
}) => {
  await open(page, 'docs/tutorial/types');
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  const expand = page.getByRole('button', { name: 'Expand sidebar', exact: true });
  await expect(expand).toBeFocused();
  await expect(sidebar(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(sidebar(page)).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Releases' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Releases');
  await expect(sidebar(page)).toBeHidden();
  await expand.press('Enter');
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeFocused();
  await expect(sidebar(page)).toBeVisible();
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await page.reload();
  await expect(sidebar(page)).toBeVisible();
});

test('the static page marks its own entry, also for a URL with a space', async ({ request }) => {
  const html = await (await request.get('/docs/tutorial/getting%20started')).text();
  expect(html).toMatch(/aria-current="page" href="\/docs\/tutorial\/getting%20started"/);
});

test('categories around the page are open; what the reader closes stays closed on the next page', async ({
  page,
}) => {
  await open(page, 'docs/api/Components/Fields/TextField');
  await expect(sidebar(page).getByRole('link', { name: 'TextField' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await sidebar(page).getByText('Tables', { exact: true }).click();
  await expect(sidebar(page).getByRole('link', { name: 'OrderedTable' })).toBeHidden();
  await sidebar(page).getByRole('link', { name: 'NumberField' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NumberField');
  await expect(sidebar(page).getByRole('link', { name: 'OrderedTable' })).toBeHidden();
  await expect(sidebar(page).locator('[aria-current]')).toHaveText('NumberField');
});

test('breadcrumbs lead home and end with the page on screen', async ({ page }) => {
  await page.goto('docs/api/Components/Fields/TextField');
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  await expect(trail.locator('[aria-current=page]')).toHaveText('TextField');
});

test('the contents mark the heading whose section is read, the last one at the end of the page', async ({
  page,
}) => {
  await open(page, 'docs/tutorial/getting%20started');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const links = contents.getByRole('link');
  await links.nth(1).click();
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'location');
  await expect(contents.locator('[aria-current=location]')).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(links.last()).toHaveAttribute('aria-current', 'location');
});

test('a heading lands just below the bar', async ({ page }) => {
  await open(page, 'docs/tutorial/getting%20started');
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first();
  const id = (await link.getAttribute('href'))?.slice(1) ?? '';
  await link.click();
  await expect
    .poll(() => page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top, id))
    .toBeCloseTo(68, 0);
});

test('the way up shows while scrolling up, and leads there', async ({ page }) => {
  await open(page, 'docs/tutorial/types');
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await page.evaluate(() => document.querySelector('main')?.style.setProperty('min-height', '6000px'));
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000);
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, -100);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('print omits navigation', async ({ page }) => {
  await page.goto('docs/tutorial/types');
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Main', 'Docs sidebar', 'On this page', 'Docs pages']) {
    await expect(page.getByRole('navigation', { name })).toBeHidden();
  }
  await expect(page.getByRole('contentinfo').last()).toBeHidden();
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
});

test.describe('with every setting turned on', () => {
  test.use({ site: 'full' });

  test('a category with a page: its label leads there and opens it, its caret only toggles', async ({
    page,
  }) => {
    await open(page, 'docs/tutorial/intro');
    const caret = sidebar(page).getByText("Expand sidebar category 'Guides'").locator('..');
    await expect(sidebar(page).getByRole('link', { name: 'First guide' })).toBeHidden();
    await caret.press('Enter');
    await expect(sidebar(page).getByRole('link', { name: 'First guide' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/docs/tutorial/intro');
    await sidebar(page).getByText("Collapse sidebar category 'Guides'").locator('..').press('Enter');
    await sidebar(page).getByRole('link', { name: 'Guides' }).click();
    await expect(sidebar(page).getByRole('link', { name: 'First guide' })).toBeVisible();
    await sidebar(page).getByRole('link', { name: 'Guides' }).click();
    await expect(sidebar(page).getByRole('link', { name: 'First guide' })).toBeVisible();
  });

  test('an older version shows that it is old and offers the page in the latest one', async ({ page }) => {
    await page.goto('docs/0.9/tutorial/intro');
    await expect(page.getByText('which is no longer actively maintained')).toBeVisible();
    await expect(page.getByText('Version: 0.9')).toBeVisible();
    await expect(page.getByRole('link', { name: 'latest version' })).toHaveAttribute(
      'href',
      '/docs/tutorial/intro',
    );
  });
});
