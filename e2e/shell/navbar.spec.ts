import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { bar, holdRequests, whenReady } from '../open-page';
import { sites } from '../sites';
import { CHUNK_FOLDER, isChunk } from '../../lib/config/next-formats/framework-files';
import { expect, test } from '../test';

/** Scripts of the shipped site that only its pages with a screen need. */
function chunksOfToolkit(): string[] {
  const folder = path.join(sites.shipped.outDir, CHUNK_FOLDER);
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return scripts.filter((name) => readFileSync(path.join(folder, name), 'utf8').includes('eidos-screen'));
}

test('the bar has its links, the repository on the right, the footer its columns', async ({ page }) => {
  await page.goto('');
  const links = await bar(page).getByRole('link').allInnerTexts();
  expect(links.slice(0, 5)).toEqual(['Eidos', 'Tutorial', 'Examples', 'Api Docs', 'Releases']);
  const repository = bar(page).getByRole('link', { name: /Repository/ });
  await expect(repository).toHaveAttribute('target', '_blank');
  await expect(repository).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(bar(page).getByRole('link', { name: 'Version: Next' })).toHaveText('Next');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText(['Learn', 'Reference', 'More']);
  await expect(footer).toContainText('Copyright © 2025 Eidos');
});

test('a link of the bar is current on its page, and active on its part of the docs', async ({ request }) => {
  for (const [path, active] of [
    ['docs/tutorial/types', 'true Tutorial'],
    ['docs/tutorial/philosophy', 'page Tutorial'],
    ['docs/api/controller', 'true Api Docs'],
    ['docs/api/Components/Fields/BooleanField', 'true Api Docs'],
    ['docs/releases/', 'page Releases'],
    ['apiDocs', 'page Api Docs'],
  ] as const) {
    const html = await (await request.get(path)).text();
    const found = html.matchAll(/<a\b[^>]*aria-current="(\w+)"[^>]*>(Tutorial|Examples|Api Docs|Releases)</g);
    const links = new Set(Array.from(found, ([, how, name]) => `${how} ${name}`));
    expect([...links], path).toEqual([active]);
  }
});

test('the skip link is first and moves the focus to main without touching the URL', async ({ page }) => {
  await page.goto('docs/tutorial/types');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(bar(page)).toBeVisible();
  await whenReady(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});

test('the announcement closes while scripts of the page are still on their way', async ({ page }) => {
  const chunks = chunksOfToolkit();
  const release = await holdRequests(page, ({ pathname }) => chunks.includes(path.basename(pathname)));
  // The load event waits for the held scripts when the page requests them early.
  await page.goto('', { waitUntil: 'commit' });
  // React has taken over the document and waits, which is when it lets no click through.
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('_reactListening')));
  const announcement = page.getByRole('region', { name: 'Announcement' });
  await announcement.getByRole('button', { name: 'Close' }).click();
  await expect(announcement).toBeHidden();
  await expect(page.locator('html[data-ready]')).not.toBeAttached();
  release();
  await whenReady(page);
  await expect(announcement).toBeHidden();
});

test.describe('with every kind of item', () => {
  test.use({ site: 'full' });

  const more = (page: Page) => bar(page).getByRole('button', { name: 'More' });
  const entry = (page: Page) => bar(page).getByRole('link', { name: 'Markdown' });

  test('a dropdown opened or hovered before the scripts arrive is announced as open', async ({ page }) => {
    const release = await holdRequests(page, isChunk);
    // The load event waits for the held scripts when the page requests them early.
    await page.goto('apiDocs', { waitUntil: 'commit' });
    await more(page).hover();
    await bar(page).getByRole('button', { name: 'English' }).press('Enter');
    await expect(bar(page).getByRole('link', { name: 'Français' })).toBeVisible();
    release();
    await whenReady(page);
    await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(bar(page).getByRole('button', { name: 'English' })).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(bar(page).getByRole('link', { name: 'English' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.mouse.move(600, 500);
    await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('a dropdown opens on hover and by keys, and closes by keys and a press outside', async ({ page }) => {
    await page.goto('apiDocs');
    const expectOpen = async (isOpen: boolean) => {
      await expect(entry(page)).toBeVisible({ visible: isOpen });
      await expect(more(page)).toHaveAttribute('aria-expanded', String(isOpen));
    };
    await more(page).focus();
    for (const key of ['Enter', 'Space'])
      await test.step(key, async () => {
        await page.keyboard.press(key);
        await expectOpen(true);
        await page.keyboard.press('Escape');
        await expectOpen(false);
        await expect(more(page)).toBeFocused();
        await expect(more(page)).toHaveCSS('outline-color', 'rgb(238, 242, 239)');
      });
    await test.step('arrows, and Tab past the end', async () => {
      await page.keyboard.press('ArrowDown');
      await expect(bar(page).getByRole('link', { name: 'Leaf' })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(entry(page)).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.press('Tab');
      await expect(entry(page)).toBeHidden();
    });
    await test.step('a press outside', async () => {
      await more(page).press('Enter');
      await expect(entry(page)).toBeVisible();
      await page.mouse.click(600, 500);
      await expect(entry(page)).toBeHidden();
    });
    await test.step('the pointer, after all these keys', async () => {
      await more(page).hover();
      await expectOpen(true);
      await page.mouse.move(600, 500);
      await expectOpen(false);
    });
  });

  test('links of the bar stay in the version on screen, or the chosen one', async ({ page }) => {
    const reference = bar(page).getByRole('link', { name: 'Reference' });
    const old = bar(page).getByRole('link', { name: '0.9', exact: true }).first();
    await page.goto('docs/0.9/tutorial/intro');
    await expect(reference).toHaveAttribute('href', '/docs/0.9/api/overview');
    await expect(bar(page).getByRole('button', { name: '0.9' })).toBeVisible();
    await expect(old).toBeVisible();
    // To visit a version is not to choose it.
    await page.goto('apiDocs');
    await expect(bar(page).getByRole('button', { name: '1.0' })).toBeVisible();
    await page.goto('docs/tutorial/intro?x=1#part-2');
    await expect(bar(page).getByText('Raw markup').filter({ visible: true })).toBeVisible();
    await expect(reference).toHaveAttribute('href', '/docs/api/overview');
    // A bar that follows the scroll to the fragment would take the menu away from the pointer.
    await whenReady(page);
    await bar(page).getByRole('button', { name: '1.0' }).hover();
    await expect(old).toHaveAttribute('href', '/docs/0.9/tutorial/intro?x=1#part-2');
    await old.click();
    await expect(page).toHaveURL(/\/docs\/0\.9\/tutorial\/intro\?x=1#part-2$/);
    await page.goto('apiDocs');
    await page.mouse.move(300, 300);
    await expect(bar(page).getByRole('button', { name: '0.9' })).toBeVisible();
  });
});
