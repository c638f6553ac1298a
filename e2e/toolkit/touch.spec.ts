import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible';
import { expect, test } from '../test';
import { cellAt, centerOf, dataOf, openEntries, table, text } from './entries';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
const grid = table({ a: text, b: text, c: text });
const rows = [
  { a: '1', b: '2', c: '3' },
  { a: '4', b: '5', c: '6' },
  { a: '7', b: '8', c: '9' },
];

const action = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Selected cells' }).getByRole('button', { name });

/** Puts a finger on an element and moves it sideways. */
async function drag(page: Page, from: Locator, distance: number) {
  const session = await page.context().newCDPSession(page);
  const { x, y } = await centerOf(from);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [{ x, y }]);
  for (let step = 1; step <= 8; step += 1) await send('touchMove', [{ x: x + (distance * step) / 8, y }]);
  // A table goes on scrolling after a finger that is lifted at once, and the browser ignores a tap meanwhile.
  await page.waitForTimeout(200);
  await send('touchEnd', []);
}

test('a tap selects a cell, a second one edits it, and a mouse sees no buttons', async ({ page }) => {
  await openEntries(page, grid, { rows });
  await expect(page.getByRole('group', { name: 'Selected cells' })).toHaveCount(0);
  await cellAt(page, 1, 2).tap();
  await expect(cellAt(page, 1, 2)).toBeFocused();
  await cellAt(page, 1, 2).tap();
  await page.keyboard.type('x');
  await action(page, 'Cancel').tap();
  expect(await dataOf(page)).toEqual({ rows });
  await action(page, 'Edit').tap();
  await expect(page.locator('td input')).toBeFocused();
  await page.keyboard.type('x');
  await action(page, 'Done').tap();
  expect(await dataOf(page)).toMatchObject({ rows: [{ a: '1x' }, {}, {}] });
  await cellAt(page, 2, 2).tap();
  await expect(action(page, 'Copy')).toBeVisible();
  await cellAt(page, 2, 2).click();
  await expect(page.getByRole('group', { name: 'Selected cells' })).toHaveCount(0);
});

test('selected cells are copied, pasted and cleared by buttons, and rows deleted', async ({
  page,
  clipboard,
}) => {
  await openEntries(page, grid, { rows });
  const scrolled = () => page.locator('.eidos-table__scroll').evaluate((area) => Math.round(area.scrollLeft));
  await test.step('a finger on a cell scrolls the table', async () => {
    await drag(page, cellAt(page, 1, 2), -60);
    await expect.poll(scrolled).toBeGreaterThan(20);
    await expect(page.locator('[data-selected]')).toHaveCount(0);
  });
  await cellAt(page, 1, 2).tap();
  await action(page, 'Select more').tap();
  await cellAt(page, 2, 2).tap();
  await expect(page.locator('[data-selected]')).toHaveCount(2);
  await action(page, 'Copy').tap();
  await expect(page.getByRole('status').filter({ hasText: '2 cells copied.' })).toHaveCount(1);
  expect(await clipboard.read()).toBe('1\n4');
  await action(page, 'Select more').tap();
  await cellAt(page, 3, 2).tap();
  await action(page, 'Paste').tap();
  await expect(page.getByText('2 cells pasted.').first()).toBeVisible();
  expect(await dataOf(page)).toMatchObject({ rows: [{}, {}, { a: '1' }, { a: '4' }] });
  await action(page, 'Clear').tap();
  await expect.poll(() => dataOf(page)).toEqual({ rows: [rows[0], rows[1], { b: '8', c: '9' }, {}] });
  await cellAt(page, 1, 2).tap();
  await action(page, 'Select more').tap();
  await cellAt(page, 2, 3).tap({ position: { x: 20, y: 20 } });
  await expect(page.locator('[data-selected]')).toHaveCount(4);
  await action(page, 'Select row').tap();
  await expect(page.locator('[data-selected]')).toHaveCount(6);
  await page.getByRole('button', { name: 'Delete 2 rows' }).tap();
  expect(await dataOf(page)).toEqual({ rows: [{ b: '8', c: '9' }, {}] });
});

test('where the browser does not let a button paste, a text box does', async ({ page }) => {
  await openEntries(page, grid, { rows });
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await cellAt(page, 1, 2).tap();
  await action(page, 'Copy').tap();
  await expect(page.getByRole('status').filter({ hasText: '1 cell copied.' })).toHaveCount(1);
  await cellAt(page, 2, 2).tap();
  await action(page, 'Paste').tap();
  const box = page.getByRole('textbox', { name: /Press and hold here/ });
  await expectAccessible(page);
  await box.tap();
  await page.keyboard.press('Control+v');
  expect(await dataOf(page)).toMatchObject({ rows: [{ a: '1' }, { a: '1' }, { a: '7' }] });
  await expect(box).toHaveCount(0);

  // The keyboard of a phone enters what is on its clipboard as text.
  await action(page, 'Paste').tap();
  await box.tap();
  await page.keyboard.insertText('8\t9');
  expect(await dataOf(page)).toMatchObject({ rows: [{}, { a: '8', b: '9' }, {}] });
  await expect(box).toHaveCount(0);
});
