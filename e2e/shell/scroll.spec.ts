import type { Page } from '@playwright/test';
import { follow, heading, openPage, scrollTo, scrollY, sidebar, whenReady } from '../open-page';
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
  await scrollTo(page, 6000);
  await follow(page, '/docs/releases/');
  await expect(heading(page)).toHaveText('Releases');
  await page.reload();
  await whenReady(page);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(6000);
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

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, includeHidden: true }).evaluate((button: HTMLElement) => {
    button.click();
    return window.scrollY;
  });

test('with reduced motion the way up jumps, and the sidebar hides without waiting', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, LONG_PAGE);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(() => scrollY(page)).toBe(1500);
  expect(await press(page, 'Scroll back to top')).toBe(0);
  const hide = page.getByRole('button', { name: 'Collapse sidebar' });
  const width = await hide.evaluate((button: HTMLElement) => {
    const column = button.closest('[popover]')!;
    button.click();
    return new Promise<number>((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(column.getBoundingClientRect().width))),
    );
  });
  expect(width).toBe(30);
});
