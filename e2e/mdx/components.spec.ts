import type { Page } from '@playwright/test';
import { showTheme } from '../expect-accessible';
import { openPage, whenReady } from '../open-page';
import { isFrameworkScript } from '../../lib/config/next-formats/framework-files';
import { expect, test } from '../test';

const summary = 'Text to expand';
const text = 'opens and closes without a script';

test('details open and close, and two quick presses end where they began', async ({ page }) => {
  await page.goto('markdown-page');
  await page.getByText(summary).click();
  await expect(page.getByText(text)).toBeVisible();
  await page.getByText(summary).press('Enter');
  await expect(page.getByText(text)).toBeHidden();
  await page.getByText(summary).press('Space');
  await expect(page.getByText(text)).toBeVisible();
  await page.getByText(summary).press('Space');
  await expect(page.getByText(text)).toBeHidden();
  await whenReady(page);
  await page.getByText(summary).dblclick();
  await expect(page.locator('details', { hasText: summary })).toHaveAttribute('data-collapsed', 'true');
  await expect(page.getByText(text)).toBeHidden();
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
});

test('long code is folded, and unfolds by its button and by the caret of its editor', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, 'docs/examples/invoice');
  const more = page.getByRole('button', { name: /^Show all \d+ lines$/ }).first();
  const fewer = page.getByRole('button', { name: 'Show fewer lines' }).first();
  const editor = page.getByRole('textbox', { name: 'Live Editor' }).first();
  await expect(page.getByText('Result', { exact: true }).first()).toBeInViewport();
  const height = () => editor.locator('..').evaluate((element) => element.clientHeight);
  const folded = await height();
  await more.click();
  await expect(fewer).toBeVisible();
  expect(await height()).toBeGreaterThan(folded * 1.5);
  await fewer.click();
  await expect(more).toBeVisible();
  await editor.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' ');
  await expect(fewer).toBeVisible();
});

test('each card of the examples shows its screen in the theme of the page', async ({ page }) => {
  await openPage(page, 'docs/examples/');
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme);
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('img') });
    await expect(cards).toHaveCount(9);
    const shown = await cards
      .locator('img')
      .filter({ visible: true })
      .evaluateAll((pictures) =>
        Promise.all(
          (pictures as HTMLImageElement[]).map(async (picture) => {
            // A picture that is out of sight would wait for a reader to come near.
            picture.loading = 'eager';
            await picture.decode();
            return `${picture.src.replace(/^.*-/, '')} ${picture.naturalWidth}`;
          }),
        ),
      );
    expect(shown).toEqual(Array.from({ length: 9 }, () => `${theme}.webp 480`));
  }
});

const group = (page: Page) => page.getByRole('tablist', { name: 'Tabs: Tabs' });
const chosen = (page: Page) => group(page).getByRole('tab', { selected: true });

test('a remembered choice shows before any framework script is there', async ({ page, complaints }) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.package-manager', 'pnpm'));
  await page.route(isFrameworkScript, () => new Promise(() => undefined));
  await page.goto('markdown-page', { waitUntil: 'commit' });
  await expect(chosen(page)).toHaveText('pnpm');
  await expect(page.getByText('pnpm add react')).toBeVisible();
  await expect(page.getByText('npm install react')).toBeHidden();
  expect(complaints).toEqual([]);
});

function looksOf(tabs: readonly Element[]) {
  document.body.style.fill = 'Highlight';
  return tabs.map((tab) => {
    const { backgroundColor, forcedColorAdjust } = getComputedStyle(tab);
    // The browser puts a background of its own behind text, unless it is told not to.
    const isFilled = backgroundColor === getComputedStyle(document.body).fill && forcedColorAdjust === 'none';
    return `${isFilled ? 'filled' : 'plain'}, ${tab.ariaSelected === 'true' ? 'chosen' : 'other'}`;
  });
}

test('in forced colors, the chosen tab alone has the colors of a selection', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['markdown-page', 'playground', 'docs/api/Components/Layout/Tabs']) {
    await page.goto(path);
    // A sample is shown in the page first, then in its frame.
    await expect(async () => {
      const looks = page.frames().map((frame) => frame.getByRole('tab').evaluateAll(looksOf));
      const found = (await Promise.all(looks)).flat();
      expect(new Set(found), path).toEqual(new Set(['filled, chosen', 'plain, other']));
    }).toPass();
  }
});
