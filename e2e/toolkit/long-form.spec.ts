import type { Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible';
import { expect, test } from '../test';
import { openEntries } from './entries';

const kinds = [{ type: 'string' }, { type: 'integer', minimum: 1 }];
const fields = Array.from({ length: 200 }, (_, index) => [`field${index + 1}`, kinds[index % 2]] as const);

/** Whether the element with the focus is in the window and above the strip at its bottom. */
const isFocusInView = (page: Page) =>
  page.evaluate(() => {
    const strip = document.querySelector('[role="group"][aria-label="Form status"]')!;
    const { top, bottom } = document.activeElement!.getBoundingClientRect();
    return top >= 0 && bottom <= strip.getBoundingClientRect().top;
  });

/** How many fields the browser has laid out, which are those in and near the window. */
const countLaidOut = (page: Page) =>
  page
    .getByRole('textbox')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length);

test('a long form lays out only fields near the window, and shows the first error of a save', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openEntries(page, Object.fromEntries(fields), { field150: 0 });
  await expect(page.getByRole('textbox')).toHaveCount(200);
  expect(await countLaidOut(page)).toBeLessThan(100);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Field200' }).fill('7');
  await expect(page.getByText('1 unsaved change')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  const field = page.getByRole('textbox', { name: 'Field150' });
  await expect(field).toBeFocused();
  await expect.poll(() => isFocusInView(page)).toBe(true);
  const margin = await field.evaluate((input) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(input);
    const clip = getComputedStyle(input.closest('[data-kind]')!).getPropertyValue('overflow-clip-margin');
    return parseFloat(clip) - parseFloat(outlineWidth) - parseFloat(outlineOffset);
  });
  expect(margin).toBeGreaterThan(0);
});
