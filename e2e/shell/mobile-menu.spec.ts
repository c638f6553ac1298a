import type { Page } from '@playwright/test';
import { heading, sidebar } from '../open-page';
import { expect, test } from '../test';

test.use({ viewport: { width: 390, height: 844 } });

const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const sidebarPane = (page: Page) => page.getByRole('dialog', { name: 'Docs navigation' });
const mainPane = (page: Page) => page.getByRole('dialog', { name: 'Navigation', exact: true });
const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflowY === 'hidden');

async function openMenu(page: Page, path = 'docs/tutorial/installation') {
  await page.goto(path);
  await toggle(page).focus();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
}

test('on a docs page the menu opens on the docs sidebar, and closes in each way', async ({ page }) => {
  await openMenu(page);
  await expect(sidebarPane(page)).toBeVisible();
  await expect(sidebarPane(page).getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  await expect(page.locator('main')).toHaveAttribute('inert');
  expect(await isLocked(page)).toBe(true);
  await test.step('“Back to main menu”', async () => {
    await page.getByRole('button', { name: '← Back to main menu' }).click();
    await expect(mainPane(page).getByRole('link', { name: 'Api Docs' })).toBeVisible();
    await mainPane(page).getByRole('button', { name: 'Close navigation bar' }).click();
    await expect(mainPane(page)).toBeHidden();
    await expect(sidebarPane(page)).toBeHidden();
    await toggle(page).click();
    await expect(sidebarPane(page)).toBeVisible();
    await expect(mainPane(page)).toBeHidden();
  });
  await test.step('Escape', async () => {
    await page.keyboard.press('Escape');
    await expect(sidebarPane(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    expect(await isLocked(page)).toBe(false);
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  });
  await test.step('a press outside', async () => {
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(380, 700);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('a link, whose page takes its place in the history', async () => {
    await toggle(page).click();
    await sidebarPane(page).getByRole('link', { name: 'Types' }).click();
    await expect(heading(page)).toHaveText('Types');
    await expect(sidebarPane(page)).toBeHidden();
    await page.goBack();
    await expect(heading(page)).toHaveText('Installation');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('a window above 996 px, after which it stays closed when the window shrinks back', async () => {
    await toggle(page).click();
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(toggle(page)).toBeVisible();
    await expect(page.locator('#docs-sidebar:popover-open')).toHaveCount(1);
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(toggle(page)).toBeHidden();
    await expect(page.locator('#docs-sidebar:popover-open')).toHaveCount(0);
    await expect(sidebar(page)).toBeVisible();
    expect(await isLocked(page)).toBe(false);
    await page.setViewportSize({ width: 996, height: 844 });
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebar(page)).toBeHidden();
  });
});

test('elsewhere it opens on the items of the bar, arrows at the end of their rows', async ({ page }) => {
  await openMenu(page, '');
  await expect(mainPane(page)).toBeVisible();
  const words = mainPane(page).getByText('Languages');
  // Inline, the arrow would be a bar that is as high as the letters.
  expect(await words.evaluate((row) => getComputedStyle(row, '::after').display)).toBe('block');
  expect(await words.evaluate((row) => getComputedStyle(row).justifyContent)).toBe('space-between');
});

test('Back closes it, and Forward leads nowhere; a second Back really goes back', async ({ page }) => {
  await page.goto('');
  await openMenu(page);
  await page.goBack();
  await expect(sidebarPane(page)).toBeHidden();
  await page.goForward();
  expect(new URL(page.url()).pathname).toBe('/docs/tutorial/installation');
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});
