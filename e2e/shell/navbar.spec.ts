import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { holdRequests, whenReady } from '../open-page';
import { sites } from '../sites';
import { CHUNK_FOLDER, isChunk } from '../../lib/config/next-formats/framework-files';
import { expect, test } from '../test';

/** Scripts of the shipped site that only its pages with a screen need. */
function chunksOfToolkit(): string[] {
  const folder = path.join(sites.shipped.outDir, CHUNK_FOLDER);
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return scripts.filter((name) => readFileSync(path.join(folder, name), 'utf8').includes('eidos-screen'));
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('the bar has Tutorial, Examples, Api Docs and Releases, and the repository on the right; the footer has titled columns and the copyright', async ({
  page,
}) => {
  await page.goto('');
  const links = await bar(page).getByRole('link').allInnerTexts();
  expect(links.slice(0, 5)).toEqual(['Eidos', 'Tutorial', 'Examples', 'Api Docs', 'Releases']);
  const repository = bar(page).getByRole('link', { name: /Repository/ });
  await expect(repository).toHaveAttribute('target', '_blank');
  await expect(repository).toHaveAttribute('rel', 'noopener noreferrer');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText(['Learn', 'Reference', 'More']);
  await expect(footer).toContainText('Copyright © 2025 Eidos');
});

test('a sidebar link is active on every page of its sidebar, and current on its own page alone', async ({
  page,
}) => {
  await page.goto('docs/tutorial/types');
  const tutorial = bar(page).getByRole('link', { name: 'Tutorial' });
  await expect(tutorial).toHaveAttribute('aria-current', 'true');
  await page.goto('docs/tutorial/philosophy');
  await expect(tutorial).toHaveAttribute('aria-current', 'page');
  await expect(bar(page).locator('[aria-current]:visible')).toHaveCount(1);
  await page.goto('apiDocs');
  await expect(tutorial).not.toHaveAttribute('aria-current');
});

test('the link to the API is active on every page of the API, and the version’s link says that it is one', async ({
  page,
}) => {
  for (const path of ['docs/api/controller', 'docs/api/Components/Fields/BooleanField']) {
    await page.goto(path);
    const current = bar(page).locator('a[aria-current]:visible');
    await expect(current).toHaveText(['Api Docs']);
    await expect(current).toHaveAttribute('aria-current', 'true');
  }
  await expect(bar(page).getByRole('link', { name: 'Version: Next' })).toHaveText('Next');
});

test('a path matches with and without its slash', async ({ page }) => {
  for (const path of ['docs/releases', 'docs/releases/']) {
    await page.goto(path);
    await expect(bar(page).getByRole('link', { name: 'Releases' })).toHaveAttribute('aria-current', 'page');
  }
});

test('the language switcher keeps path, query and hash on a direct load', async ({ page }) => {
  await page.goto('docs/tutorial/types?x=1#section');
  await bar(page).getByRole('button', { name: 'English' }).focus();
  const english = page.locator('a[lang=en]').first();
  await expect(english).toHaveAttribute('href', '/docs/tutorial/types?x=1#section');
});

test('the skip link is first and moves the focus to main without touching the URL', async ({ page }) => {
  await page.goto('docs/tutorial/types');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
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

  test('a dropdown opens on hover and announces it', async ({ page }) => {
    await page.goto('apiDocs');
    await more(page).hover();
    await expect(entry(page)).toBeVisible();
    await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(600, 500);
    await expect(entry(page)).toBeHidden();
    await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('a dropdown that is opened or hovered before the scripts arrive is announced as open', async ({
    page,
  }) => {
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

  test('Enter and Space open a dropdown, Escape closes it and returns the focus', async ({ page }) => {
    await page.goto('apiDocs');
    await more(page).focus();
    for (const key of ['Enter', 'Space'])
      await test.step(key, async () => {
        await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
        await page.keyboard.press(key);
        await expect(entry(page)).toBeVisible();
        await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('Escape');
        await expect(entry(page)).toBeHidden();
        await expect(more(page)).toBeFocused();
      });
  });

  test('arrow keys walk through a dropdown; tabbing past its end closes it', async ({ page }) => {
    await page.goto('apiDocs');
    await more(page).focus();
    await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await expect(bar(page).getByRole('link', { name: 'Leaf' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entry(page)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await expect(entry(page)).toBeHidden();
  });

  test('a press outside closes a dropdown', async ({ page }) => {
    await page.goto('apiDocs');
    await more(page).focus();
    await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(entry(page)).toBeVisible();
    await page.mouse.click(600, 500);
    await expect(entry(page)).toBeHidden();
  });

  test('raw markup, a doc link and links of the docs’ versions are in the bar', async ({ page }) => {
    await page.goto('docs/tutorial/intro');
    await expect(bar(page).getByText('Raw markup').filter({ visible: true })).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Reference' })).toHaveAttribute(
      'href',
      '/docs/api/overview',
    );
    await expect(bar(page).getByRole('button', { name: '1.0' })).toBeVisible();
  });

  test('links into the docs stay in the version on screen', async ({ page }) => {
    await page.goto('docs/0.9/tutorial/intro');
    await expect(bar(page).getByRole('link', { name: 'Reference' })).toHaveAttribute(
      'href',
      '/docs/0.9/api/overview',
    );
    await expect(bar(page).getByRole('button', { name: '0.9' })).toBeVisible();
    await expect(bar(page).getByRole('link', { name: '0.9', exact: true }).first()).toBeVisible();
  });

  test('a chosen version is preferred on pages outside the docs; visiting one is not choosing it', async ({
    page,
  }) => {
    await page.goto('docs/0.9/tutorial/intro');
    await page.goto('apiDocs');
    await expect(bar(page).getByRole('button', { name: '1.0' })).toBeVisible();
    await page.goto('docs/tutorial/intro');
    await bar(page).getByRole('button', { name: '1.0' }).hover();
    await whenReady(page);
    await bar(page).getByRole('link', { name: '0.9', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/0\.9\/tutorial\/intro$/);
    await page.goto('apiDocs');
    await page.mouse.move(300, 300);
    await expect(bar(page).getByRole('button', { name: '0.9' })).toBeVisible();
  });

  test('the bar hides when scrolling down, shows when scrolling up and near the top', async ({ page }) => {
    await page.goto('docs/tutorial/intro');
    await page.mouse.move(600, 400);
    await whenReady(page);
    // Long enough to scroll, whatever the fixture says.
    await page.evaluate(() => document.querySelector('main')?.style.setProperty('min-height', '4000px'));
    await page.mouse.wheel(0, 600);
    // A wheel that turns back while the page still glides down would only shorten its way.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
    await expect(bar(page)).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(bar(page)).toBeInViewport();
  });

  test('an announcement that cannot be closed has no button and its own colours; a single row of links makes the footer, with a logo that leads on', async ({
    page,
  }) => {
    await page.goto('apiDocs');
    const announcement = page.getByRole('region', { name: 'Announcement' });
    await expect(announcement).toHaveCSS('background-color', 'rgb(18, 52, 86)');
    await expect(announcement.getByRole('button')).toHaveCount(0);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading')).toHaveCount(0);
    await expect(footer.getByRole('link', { name: 'Fixture House' })).toHaveAttribute(
      'href',
      'https://example.org/',
    );
    await expect(footer).toContainText('Copyright © 2025 Fixture House');
  });
});
