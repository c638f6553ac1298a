import type { Page } from '@playwright/test';
import { bar, scrollTo, scrollY, sidebar, whenReady } from '../open-page';
import { expect, test } from '../test';

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.mouse.move(600, 400);
  await whenReady(page);
}

test('print omits navigation; a hidden sidebar stays hidden until a reload', async ({ page }) => {
  await open(page, 'docs/tutorial/types');
  await test.step('print', async () => {
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Main', 'Docs sidebar', 'On this page', 'Docs pages'])
      await expect(page.getByRole('navigation', { name })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden();
    await expect(page.getByRole('contentinfo').last()).toBeHidden();
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeInViewport({ ratio: 0.99 });
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  const expand = page.getByRole('button', { name: 'Expand sidebar', exact: true });
  await expect(expand).toBeFocused();
  await expect(sidebar(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(sidebar(page)).toBeHidden();
  await bar(page).getByRole('link', { name: 'Releases' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Releases');
  await expect(sidebar(page)).toBeHidden();
  await expand.press('Enter');
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeFocused();
  await expect(sidebar(page)).toBeVisible();
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await page.reload();
  await expect(sidebar(page)).toBeVisible();
});

// `contents.spec.ts` tests where they lead.
test('the contents mark the section that is read, and the way up leads to the top', async ({ page }) => {
  await open(page, 'docs/tutorial/getting%20started');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const links = contents.getByRole('link');
  await links.nth(1).click();
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'location');
  await expect(contents.locator('[aria-current=location]')).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(links.last()).toHaveAttribute('aria-current', 'location');
  await scrollTo(page, 0);
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  const scrollUp = async () => {
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => scrollY(page)).toBe(2000);
    await expect(button).toBeHidden();
    await page.mouse.wheel(0, -100);
    await expect(button).toBeVisible();
  };
  await page.evaluate(() => document.querySelector('main')?.style.setProperty('min-height', '6000px'));
  await scrollUp();
  await button.click();
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(button).toBeHidden();
  await scrollUp();
  const third = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2);
  await third.click();
  await expect(button).toBeHidden();
  // The same heading again, which changes no URL, from further down.
  const heading = await scrollY(page);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => scrollY(page)).toBe(heading + 500);
  await page.mouse.wheel(0, -100);
  await expect(button).toBeVisible();
  await third.click();
  await expect.poll(() => scrollY(page)).toBe(heading);
  await expect(button).toBeHidden();
});
