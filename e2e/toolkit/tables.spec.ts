import type { Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible';
import { expect, test } from '../test';
import { cellAt } from './entries';
import { pageUrl } from './serve-page';

async function open(page: Page, table: 'display' | 'editable' | 'ordered', rows = 5) {
  await page.goto(`${pageUrl('e2e/toolkit/tables.page.tsx')}?table=${table}&rows=${rows}`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
}

const handle = (page: Page, row: number) =>
  page.getByRole('button', { name: `Move row ${row}`, exact: true });

/** Takes the handle of a row and moves it to that of another, in steps as a hand does. */
async function drag(page: Page, from: number, to: number) {
  await handle(page, from).hover();
  await page.mouse.down();
  const target = (await handle(page, to).boundingBox())!;
  await page.mouse.move(target.x + 5, target.y + target.height / 2, { steps: 5 });
}

/** The names of the rows, in the order of the data. */
const names = (page: Page) =>
  page.evaluate(() => {
    const { controller } = window as unknown as { controller: { get(pointer: string): { name: string }[] } };
    return controller.get('/lines').map((line) => line.name);
  });

test.describe('the grid of an editable table', () => {
  test('edits the last of 10,000 rows, and a cell that is scrolled out of view', async ({ page }) => {
    await open(page, 'editable', 10_000);
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
    expect(await page.getByRole('row').count()).toBeLessThan(60);
    for (const key of ['Tab', 'Control+End', 'Home', 'ArrowRight']) await page.keyboard.press(key);
    await expect(cellAt(page, 10_000, 2)).toBeFocused();
    await expect(cellAt(page, 10_000, 2)).toBeInViewport();
    await page.keyboard.type('Last');
    await page.keyboard.press('Enter');
    expect((await names(page)).at(-1)).toBe('Last');
    await page.keyboard.press('Control+Home');
    await expect(cellAt(page, 1, 1)).toBeFocused();
    await expect(cellAt(page, 1, 1)).toBeInViewport();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('Gra');
    await page.locator('.eidos-table__scroll').evaluate((area) => area.scrollTo(0, 100_000));
    await expect(cellAt(page, 1, 2)).not.toBeInViewport();
    await page.keyboard.type('ce');
    await page.keyboard.press('Enter');
    expect((await names(page))[0]).toBe('Grace');
  });

  test('selects by dragging, copies and clears', async ({ page, clipboard }) => {
    await open(page, 'editable');
    await cellAt(page, 1, 2).hover();
    await page.mouse.down();
    await cellAt(page, 3, 3).hover();
    await page.mouse.up();
    await page.keyboard.press('Control+c');
    expect(await clipboard.read()).toBe('Ada\t1\nBob\t2\nCy\t3');
    await page.keyboard.press('Delete');
    await expect(cellAt(page, 2, 2)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('button', { name: 'Delete 3 rows' })).toBeVisible();
  });

  test('gives the numbers of its rows the room that they and their errors take', async ({ page }) => {
    await open(page, 'editable', 100);
    await cellAt(page, 100, 2).click();
    await page.keyboard.press('Delete');
    await page.keyboard.press('ArrowLeft');
    const header = cellAt(page, 100, 1);
    await expect(header).toHaveText(/1001/);
    const box = await header.evaluate(({ clientWidth, scrollWidth }) => ({ clientWidth, scrollWidth }));
    expect(box.scrollWidth).toBe(box.clientWidth);
    expect(box.clientWidth).toBeLessThanOrEqual(56);
  });
});

test.describe('an ordered table', () => {
  test('moves a row by its handle, scrolls under it, and moves it by keyboard', async ({ page }) => {
    await open(page, 'ordered', 2000);
    await drag(page, 1, 4);
    await expect(page.locator('[data-drop="after"]')).toContainText('Dan');
    await page.mouse.up();
    expect((await names(page)).slice(0, 5)).toEqual(['Bob', 'Cy', 'Dan', 'Ada', 'Eve']);
    await expect(handle(page, 4)).toBeFocused();
    await test.step('by keyboard through rows that were not in the document', async () => {
      for (const key of ['Control+Home', 'Space', 'End']) await page.keyboard.press(key);
      await expect(handle(page, 1)).toBeFocused();
      await expect(handle(page, 1)).toBeInViewport();
      await page.keyboard.press('Space');
      expect((await names(page)).at(-1)).toBe('Bob');
      await page.keyboard.press('Control+Home');
    });
    const area = (await page.locator('.eidos-table__scroll').boundingBox())!;
    await handle(page, 2).hover();
    await page.mouse.down();
    const { x } = (await handle(page, 2).boundingBox())!;
    await page.mouse.move(x + 5, area.y + area.height - 10, { steps: 5 });
    const scrolled = () => page.locator('.eidos-table__scroll').evaluate((element) => element.scrollTop);
    await expect.poll(scrolled).toBeGreaterThan(800);
    await page.mouse.up();
    expect((await names(page)).indexOf('Dan')).toBeGreaterThan(20);
  });
});

for (const table of ['display', 'ordered'] as const) {
  test(`a ${table} table breaks no rule of axe and fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, table, 200);
    if (table !== 'display') {
      await cellAt(page, 1, 2).click();
      await page.keyboard.press('Delete');
      await page.getByRole('button', { name: 'Details of row 2', exact: true }).click();
    }
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}
