import type { Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible';
import { expect, test } from '../test';
import { pageUrl } from './serve-page';

async function open(page: Page, table: 'large' | 'source' | 'display') {
  await page.goto(`${pageUrl('e2e/toolkit/tables.page.tsx')}?table=${table}`);
  await expect(page.getByRole('cell', { name: /^(Ada|Row 0)$/ })).toBeVisible();
}

/** The rows that are seen below the header, from top to bottom. */
const seen = (page: Page) =>
  page.getByRole('region').evaluate((area) => {
    const { top, bottom } = area.getBoundingClientRect();
    const header = area.querySelector('thead')!.getBoundingClientRect().height;
    return [...area.querySelectorAll('tbody tr[data-index]')]
      .filter((row) => {
        const box = row.getBoundingClientRect();
        return box.top > top + header && box.bottom < bottom;
      })
      .map((row) => Number(/\d+/.exec(row.querySelector('td')!.textContent)?.[0]));
  });

const count = (from: number, length: number) => Array.from({ length }, (_, at) => from + at);

test('a filter opens from its header on a phone, and closes by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'large');
  const button = page.getByRole('button', { name: 'Filter Amount' });
  const label = page.getByText('Amount', { exact: true });
  expect(await label.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0);
  await button.press('Enter');
  const filter = page.getByRole('group', { name: 'Filter Amount' });
  await expect(filter.getByLabel('From')).toBeFocused();
  const { x, width: wide } = (await filter.boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + wide).toBeLessThanOrEqual(390);
  await page.keyboard.type('4x');
  await expect(filter.getByLabel('From')).toHaveAccessibleDescription(/^Enter the number without/);
  await expectAccessible(page);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await expect(filter).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filter Amount, active' })).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('2 rows');
  await expect(page.getByRole('row')).toHaveCount(3);
  await expectAccessible(page);
});

test('wheel, keys and scroll bar reach every one of a million rows', async ({ page }) => {
  await open(page, 'source');
  const area = page.getByRole('region');
  const top = () => seen(page).then(([first]) => first!);
  await area.focus();
  await page.keyboard.press('End');
  await expect.poll(async () => (await seen(page)).at(-1)).toBe(999_999);
  await page.keyboard.press('Home');
  await expect.poll(top).toBe(0);
  // Dragging the scroll bar to its middle does this.
  await area.evaluate((element) => (element.scrollTop = element.scrollHeight / 2));
  await expect.poll(top).toBeGreaterThan(400_000);
  const before = await seen(page);
  expect(before).toEqual(count(before[0]!, before.length));
  await area.hover();
  for (let turn = 1; turn <= 5; turn += 1) {
    await page.mouse.wheel(0, 370);
    // A row of 37 px may be a part of a pixel taller.
    await expect.poll(top).toBeGreaterThanOrEqual(before[0]! + 10 * turn - 2);
    await expect.poll(() => seen(page)).not.toContain(NaN);
    const rows = await seen(page);
    // No row is skipped.
    expect(rows[0]).toBeLessThanOrEqual(before[0]! + 10 * turn + 2);
    expect(rows).toEqual(count(rows[0]!, rows.length));
  }
});

for (const table of ['large', 'display'] as const) {
  test(`errors are inside their cells, in the document and on paper: ${table}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, table);
    await page.evaluate(() => {
      const { controller } = window as unknown as {
        controller: { setText(pointer: string, text: string): void; submit(): Promise<unknown> };
      };
      controller.setText('/lines/1/amount', 'a dozen');
      return controller.submit();
    });
    const cell = page.getByRole('cell', { name: /^a dozen/ });
    const message = cell.getByRole('listitem');
    const heights = await page
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
    if (table === 'large') expect(new Set(heights).size).toBe(1);
    await cell.focus();
    await expect(message).toBeInViewport({ ratio: 1 });
    await expect(cell).toBeInViewport({ ratio: 1 });
    await expect(cell).toHaveCSS('outline-style', 'solid');
    // A sign outside of the cell would be at the corner of the page.
    const sign = await cell.evaluate((element) => {
      const { content } = getComputedStyle(element, '::after');
      return content === 'none' || getComputedStyle(element).position !== 'static';
    });
    expect(sign).toBe(true);
    await expectAccessible(page);
    await page.setViewportSize({ width: 700, height: 844 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 });
    await expect(message).toBeVisible();
    await expect(message).toHaveCSS('white-space', 'normal');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Filter|Clear/ })).toHaveCount(0);
  });
}
