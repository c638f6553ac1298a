import type { Page } from '@playwright/test';
import { openPage } from '../open-page';
import { expect, test } from '../test';

const block = (page: Page) => page.getByRole('region', { name: 'app.tsx' });

test('a selection holds no labels of buttons, and each header begins with its language', async ({ page }) => {
  await openPage(page, 'docs/tutorial/types');
  await page.getByRole('article').evaluate((article) => getSelection()?.selectAllChildren(article));
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected).toContain('interface Order {');
  expect(selected).not.toMatch(/Copy page|Show all \d+ lines/);
  const headers = await page.locator('[data-language]:not([data-short] > *)').evaluateAll((bars) =>
    bars.map((bar) => {
      const [title, copy] = [bar.firstElementChild!, bar.querySelector('[data-copy]')!];
      const { left, right } = bar.getBoundingClientRect();
      const isLive = bar.closest('[data-live]') !== null;
      return {
        kind: isLive ? 'live' : title.textContent ? 'titled' : 'plain',
        begins:
          bar.getAttribute('data-language')!.length > 3 || title.getBoundingClientRect().left - left > 30,
        end: right - copy.getBoundingClientRect().right,
      };
    }),
  );
  expect(new Set(headers.map(({ kind }) => kind))).toEqual(new Set(['live', 'titled', 'plain']));
  expect(headers.filter(({ begins }) => !begins)).toEqual([]);
  expect(new Set(headers.map(({ end }) => Math.round(end))).size).toBe(1);
});

test('long lines can be wrapped, scroll by keyboard, and are covered by no button', async ({ page }) => {
  await openPage(page, 'markdown-page');
  const found = new Set<boolean>();
  for (const code of await page.locator('[data-code]').all()) {
    const isLonger = await code.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
    await expect(code.getByRole('button', { name: 'Toggle word wrap' })).toBeVisible({ visible: isLonger });
    found.add(isLonger);
  }
  expect(found.size).toBe(2);
  await test.step('added, removed and marked lines are told apart by more than color', async () => {
    const sample = page.getByRole('region', { name: 'schema.ts' });
    const sign = (role: 'insertion' | 'deletion') =>
      sample.getByRole(role).evaluate((line) => getComputedStyle(line, '::after').content);
    expect(await sign('insertion')).toContain('+');
    expect(await sign('deletion')).toContain('−');
    await expect(sample.getByText('minimum')).toHaveCSS('background-color', /^rgb/);
    const marked = block(page).locator('code > .h');
    const start = await marked.evaluate((line) => getComputedStyle(line, '::before').marginInlineStart);
    // The number begins behind the bar of its line.
    await expect(marked).toHaveCSS('padding-inline-start', start.replace('-', ''));
  });
  await page.setViewportSize({ width: 390, height: 800 });
  for (const button of await page.getByRole('button', { name: 'Copy code to clipboard' }).all()) {
    const [box, code] = await button.evaluate((element) => {
      const pre = element.closest('[data-code]')?.querySelector('pre');
      return [element, pre].map((part) => part?.getBoundingClientRect().toJSON() as DOMRect | undefined);
    });
    if (code) expect.soft(box!.bottom <= code.top + 1 || box!.left >= code.right - 1).toBe(true);
  }
  await block(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => block(page).evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);
  const overflow = () => block(page).evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(await overflow()).toBeGreaterThan(0);
  const wrap = page.getByRole('button', { name: 'Toggle word wrap' }).first();
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await overflow()).toBe(0);
  await wrap.click();
  expect(await overflow()).toBeGreaterThan(0);
  await test.step('printed, it wraps and has no buttons', async () => {
    await page.emulateMedia({ media: 'print' });
    expect(await overflow()).toBeLessThanOrEqual(0);
    await expect(page.getByRole('button', { name: 'Copy code to clipboard' }).first()).toBeHidden();
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the copy button can be seen without a touch', async ({ page }) => {
    await page.goto('markdown-page');
    const copy = page.getByRole('button', { name: 'Copy code to clipboard' }).first();
    await expect(copy).toHaveCSS('opacity', '1');
  });
});
