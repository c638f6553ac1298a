import type { Locator } from '@playwright/test';
import { expect, test } from '../test';
import { openEntries, table, text } from './entries';
import { screenUrl } from './serve-page';

const address = { type: 'object', properties: { street: text } };
const sides = async (element: Locator) => {
  const { x, width } = (await element.boundingBox())!;
  return [Math.round(x), Math.round(x + width)];
};

test('the status bar is as wide as fields, groups and tables', async ({ page }) => {
  for (const [properties, role, name] of [
    [{ name: text }, 'textbox', 'Name'],
    [{ name: text, address }, 'group', 'Address'],
    [{ name: text, ...table({ item: text }) }, 'grid', 'Rows'],
  ] as const) {
    await openEntries(page, properties);
    const bar = page.getByRole('group', { name: 'Form status' });
    const element = page.getByRole(role, { name });
    const differences = async () => {
      const [left, right] = [await sides(element), await sides(bar)];
      return left.map((side, index) => Math.abs(side - right[index]!));
    };
    // The frame of a table has a border.
    await expect.poll(async () => Math.max(...(await differences()))).toBeLessThanOrEqual(1);
  }
});

test('a compact group takes less room than another one', async ({ page }) => {
  const group = { type: 'object', title: 'Plain', properties: { a: text, b: text, c: text } };
  const compact = { ...group, title: 'Compact', 'x-eidos': { density: 'compact' } };
  await openEntries(page, { group, compact });
  const heightOf = async (name: string) => (await page.getByRole('group', { name }).boundingBox())!.height;
  await expect.poll(() => heightOf('Compact')).toBeLessThan((await heightOf('Plain')) * 0.8);
});

test('custom properties follow those that they are made of, below the root too', async ({ page }) => {
  await page.goto(screenUrl());
  const main = page.getByRole('main');
  await main.evaluate((element) => {
    element.style.setProperty('--eidos-spacing', '20px');
    element.style.setProperty('--eidos-color-focus', 'rgb(1, 2, 3)');
  });
  const box = page.getByRole('textbox').first();
  await box.focus();
  await expect(box).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  const gaps = await box.evaluate((element) => {
    const found: string[] = [];
    for (let outer = element.parentElement; outer; outer = outer.parentElement)
      found.push(getComputedStyle(outer).rowGap);
    return found;
  });
  expect(gaps).toContain('40px');
  await main.evaluate((element) => element.style.setProperty('--eidos-ring', '5px solid rgb(4, 5, 6)'));
  await expect(box).toHaveCSS('outline', 'rgb(4, 5, 6) solid 5px');
});
