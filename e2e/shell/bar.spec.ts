import type { Page } from '@playwright/test';
import { follow, openPage } from '../open-page';
import { expect, test } from '../test';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const french = (page: Page) => page.locator('a[lang=fr]').first();

test.use({ site: 'full' });

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true });

  test('a touch opens a dropdown, and a touch outside closes it', async ({ page }) => {
    await openPage(page, 'docs/tutorial/intro');
    const more = bar(page).getByRole('button', { name: 'More' });
    await more.tap();
    await expect(bar(page).getByRole('link', { name: 'Leaf' })).toBeVisible();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(bar(page).getByRole('link', { name: 'Leaf' })).toBeHidden();
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  });

  test('a second touch, on an entry, follows its link and closes the dropdown', async ({ page }) => {
    await openPage(page, 'docs/tutorial/intro');
    await bar(page).getByRole('button', { name: 'More' }).tap();
    await bar(page).getByRole('link', { name: 'Leaf' }).tap();
    await expect(page).toHaveURL(/\/docs\/tutorial\/deep\/leaf$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leaf');
    await expect(bar(page).getByRole('link', { name: 'Leaf' })).toBeHidden();
  });
});

test('on a narrow screen the search button has the colour of the bar’s words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, 'docs/tutorial/intro');
  const colorOf = (element: Element) => getComputedStyle(element).color;
  const search = await bar(page).getByRole('button', { name: 'Search' }).evaluate(colorOf);
  expect(search).toBe(await bar(page).getByRole('button', { name: 'Toggle' }).evaluate(colorOf));
});

test('another language is its prefix with the current path, query and hash, also after moving on', async ({
  page,
}) => {
  await openPage(page, 'docs/tutorial/intro?x=1#part-2');
  await expect(french(page)).toHaveAttribute('href', '/fr/docs/tutorial/intro?x=1#part-2');
  await follow(page, '/docs/tutorial/deep/leaf?y=2');
  await expect(french(page)).toHaveAttribute('href', '/fr/docs/tutorial/deep/leaf?y=2');
});

test('the bar hides when a link leads to a heading, and shows when one does not', async ({ page }) => {
  await openPage(page, 'docs/tutorial/intro');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Part 3' }).click();
  await expect(bar(page)).not.toBeInViewport();
  await follow(page, '?x=1#part-3');
  await expect(bar(page)).not.toBeInViewport();
  await follow(page, '/docs/tutorial/deep/leaf');
  await expect(bar(page)).toBeInViewport();
});

test('a visit to a heading ends with the bar hidden; the focus brings it back', async ({ page }) => {
  await openPage(page, 'docs/tutorial/intro#part-3');
  await expect(bar(page)).not.toBeInViewport();
  await bar(page).getByRole('link', { name: 'Reference' }).focus();
  await expect(bar(page)).toBeInViewport();
});
