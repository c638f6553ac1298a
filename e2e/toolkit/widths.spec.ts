import type { Locator } from '@playwright/test';
import { expect, test } from '../test';
import { openEntries, serveEntries, table } from './entries';
import type { ServedPage } from './serve-page';

let served: ServedPage;

test.beforeAll(async () => {
  served = await serveEntries();
});

test.afterAll(() => served.close());

const text = { type: 'string' };
const address = { type: 'object', properties: { street: text } };
const sides = async (element: Locator) => {
  const { x, width } = (await element.boundingBox())!;
  return [Math.round(x), Math.round(x + width)];
};

for (const [what, properties, role, name] of [
  ['fields', { name: text }, 'textbox', 'Name'],
  ['groups', { name: text, address }, 'group', 'Address'],
  ['tables', { name: text, ...table({ item: text }) }, 'grid', 'Rows'],
] as const)
  test(`the status bar is as wide as ${what}`, async ({ page }) => {
    await openEntries(page, served, properties);
    const bar = page.getByRole('group', { name: 'Form status' });
    const element = page.getByRole(role, { name });
    const differences = async () => {
      const [left, right] = [await sides(element), await sides(bar)];
      return left.map((side, index) => Math.abs(side - right[index]!));
    };
    // The frame of a table has a border.
    await expect.poll(async () => Math.max(...(await differences()))).toBeLessThanOrEqual(1);
  });

test('a compact group takes less room than another one', async ({ page }) => {
  const group = { type: 'object', title: 'Plain', properties: { a: text, b: text, c: text } };
  const compact = { ...group, title: 'Compact', 'x-eidos': { density: 'compact' } };
  await openEntries(page, served, { group, compact });
  const heightOf = async (name: string) => (await page.getByRole('group', { name }).boundingBox())!.height;
  await expect.poll(() => heightOf('Compact')).toBeLessThan((await heightOf('Plain')) * 0.8);
});
