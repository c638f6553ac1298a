import { expect, test } from '../test';
import { dataOf, openEntries, serveEntries } from './entries';
import type { ServedPage } from './serve-page';

let served: ServedPage;

test.beforeAll(async () => {
  served = await serveEntries();
});
test.afterAll(() => served.close());

test('a button outside the screen is pressed while an upload cell is open', async ({ page }) => {
  const photo = { type: 'string', title: 'Photo', 'x-eidos': { widget: 'file' } };
  const rows = { type: 'array', title: 'Rows', items: { type: 'object', properties: { photo } } };
  await openEntries(page, served, { rows }, { rows: [{ photo: 'x' }, {}] });
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Outside';
    button.onclick = () => Object.assign(window, { pressed: true });
    document.body.append(button);
  });
  const closed = (await page.getByText('Outside').boundingBox())!;
  await page.getByRole('gridcell', { name: 'x' }).click();
  await page.keyboard.press('F2');
  const box = (await page.getByText('Outside').boundingBox())!;
  expect(box.y).toBeGreaterThan(closed.y);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 2);
  await page.mouse.down();
  await page.waitForTimeout(150);
  await page.mouse.up();
  expect(await page.evaluate(() => 'pressed' in window)).toBe(true);
  await expect(page.locator('td input')).toHaveCount(0);
  expect(await dataOf(page)).toEqual({ rows: [{ photo: 'x' }, {}] });
});
