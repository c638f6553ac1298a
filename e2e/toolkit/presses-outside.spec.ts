import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../test';
import { cellAt, dataOf, openEntries, table } from './entries';

const photos = table({ photo: { type: 'string', title: 'Photo', 'x-eidos': { widget: 'file' } } });
const rows = [{ photo: 'x' }, {}];

/** Opens the first cell for editing, which makes its row higher, and presses the lower edge of a button below it. */
async function pressBelow(page: Page, screen: Page | FrameLocator, button: Page | FrameLocator) {
  const closed = (await button.getByText('Outside').boundingBox())!;
  await screen.getByRole('gridcell', { name: 'x' }).click();
  await page.keyboard.press('F2');
  await expect(screen.locator('td input')).toBeFocused();
  const box = (await button.getByText('Outside').boundingBox())!;
  expect(box.y).toBeGreaterThan(closed.y);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 2);
  await page.mouse.down();
  await page.waitForTimeout(150);
  await page.mouse.up();
  await expect(button.locator('body')).toHaveAttribute('data-pressed');
  // The next event outside the frame ends the press.
  await page.mouse.move(1, 1);
  await expect(screen.locator('td input')).toHaveCount(0);
  expect(await dataOf(page)).toEqual({ rows });
}

const outside = '<button onclick="document.body.dataset.pressed = 1">Outside</button>';

test('a button of the page, or of a frame, is pressed while a cell is open', async ({ page }) => {
  await openEntries(page, photos, { rows });
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), outside);
  await pressBelow(page, page, page);
  await page.getByText('Outside').evaluate((button) => button.remove());
  await page.evaluate(async (html) => {
    const frame = document.createElement('iframe');
    frame.srcdoc = html;
    document.body.append(frame);
    await new Promise((resolve) => (frame.onload = resolve));
  }, outside);
  await pressBelow(page, page, page.frameLocator('iframe'));
});

test('a button is pressed in the frame whose upload cell is open', async ({ page }) => {
  await openEntries(page, photos, { rows }, 'en', 'frame');
  const frame = page.frameLocator('iframe');
  await frame.locator('body').evaluate((body, html) => body.insertAdjacentHTML('beforeend', html), outside);
  await pressBelow(page, frame, frame);
});

/** Cells that become smaller or lose an entry when they are closed. */
const open = {
  'an upload cell': { of: photos.rows.items.properties.photo, value: 'x', type: '' },
  'a date that cannot be read': {
    of: { type: 'string', title: 'Photo', format: 'date' },
    value: '2026-05-01',
    type: 'never',
  },
};
const inside = {
  'the button that deletes a row': (page: Page) => page.getByRole('button', { name: 'Delete row 2' }),
  'a checkbox': (page: Page) => cellAt(page, 2, 3).getByRole('checkbox'),
  'a cell': (page: Page) => cellAt(page, 3, 2),
};

for (const [what, { of, value, type }] of Object.entries(open))
  test(`a button below is pressed while ${what} is open`, async ({ page }) => {
    for (const [target, find] of Object.entries(inside))
      await test.step(target, async () => {
        const properties = table({ k: of, paid: { type: 'boolean' } });
        await openEntries(page, properties, { rows: [{ k: value }, { paid: false }, {}] });
        await cellAt(page, 1, 2).click();
        await page.keyboard.press('F2');
        if (type !== '') await page.keyboard.type(type);
        const box = (await find(page).boundingBox())!;
        await page.mouse.move(box.x + box.width / 2, box.y + box.height - 2);
        await page.mouse.down();
        await page.waitForTimeout(150);
        expect((await find(page).boundingBox())!.y).toBeCloseTo(box.y, 0);
        await page.mouse.up();
        await expect(page.locator('td input:not([type="checkbox"])')).toHaveCount(0);
        const rows = [{ k: value }, { paid: target === 'a checkbox' }, {}];
        const left = target === 'the button that deletes a row' ? rows.toSpliced(1, 1) : rows;
        expect(await dataOf(page)).toEqual({ rows: left });
        await expect(page.locator('[data-selected]')).toHaveCount(0);
      });
  });
