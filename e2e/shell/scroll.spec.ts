import type { Page } from '@playwright/test';
import { follow, heading, openPage, scrollTo, scrollY, sidebar } from '../open-page';
import { expect, test } from '../test';

const LONG_PAGE = 'docs/tutorial/getting%20started';

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

test('a new page starts at its top, and Back restores the place of the one before', async ({ page }) => {
  await openPage(page, LONG_PAGE);
  await scrollTo(page, 1500);
  await sidebar(page).getByRole('link', { name: 'Types' }).click();
  await expect(heading(page)).toHaveText('Types');
  expect(await scrollY(page)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Getting started');
  await expect.poll(() => scrollY(page)).toBe(1500);
  await page.goForward();
  await expect(heading(page)).toHaveText('Types');
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await scrollTo(page, 700);
  await follow(page, '#gallery');
  await expect.poll(() => scrollY(page)).toBeGreaterThan(900);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(700);
});

test('after navigation the target of the fragment is below the fixed bar', async ({ page }) => {
  await openPage(page, LONG_PAGE);
  const href = await contents(page).getByRole('link').nth(1).getAttribute('href');
  await openPage(page, 'docs/tutorial/types');
  await follow(page, `/${LONG_PAGE}${href}`);
  await expect(heading(page)).toHaveText('Getting started');
  const top = () => page.locator(href ?? '').evaluate((target) => target.getBoundingClientRect().top);
  await expect.poll(top).toBeCloseTo(68, 0);
});
