import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../test';
import { centerOf, type Place } from './entries';
import { pressesUrl } from './serve-page';

const button = (page: Page, name: string) => page.getByRole('button', { name }).first();
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Waits until what was just done is rendered. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 30)));

/** Presses and releases with the mouse, and returns how far the target moved between the two and afterwards. */
async function press(page: Page, target: Locator, whilePressed?: () => Promise<void>) {
  const placeOf = async () => ((await target.isVisible()) ? centerOf(target) : undefined);
  await target.scrollIntoViewIfNeeded();
  await target.evaluate((found) => {
    const clicks = { count: 0 };
    Object.assign(window, { clicks });
    found.addEventListener('click', () => (clicks.count += 1));
  });
  const before = await centerOf(target);
  await page.mouse.move(before.x, before.y);
  await page.mouse.down();
  await settle(page);
  await whilePressed?.();
  const pressed = await placeOf();
  await page.mouse.up();
  await settle(page);
  const after = (await placeOf()) ?? before;
  const clicks = await page.evaluate(() => (window as unknown as { clicks: { count: number } }).clicks.count);
  return { clicks, moved: pressed && distance(before, pressed), movedAfter: distance(before, after) };
}

/** Opens the form again as it was at first. */
async function restart(page: Page, turn: number) {
  await page.evaluate((key) => (window as unknown as { restart: (key: number) => void }).restart(key), turn);
  await settle(page);
}

const distance = (a: Place, b: Place) => Math.round(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)));

/** A way to leave something that is wrong in a field that has the focus. */
const entries: Record<string, (page: Page) => Promise<void>> = {
  'a word for a number': (page) => textbox(page, 'Guests').fill('nine'),
  'half a date': async (page) => {
    await page.getByLabel('Arrival').focus();
    await page.keyboard.type('12');
  },
  'a short cell': async (page) => {
    await page.getByRole('gridcell', { name: 'Window' }).click();
    await page.keyboard.type('ab');
  },
};

const targets: Record<string, (page: Page) => Locator> = {
  'a radio button': (page) => page.getByRole('radio', { name: 'Indoors' }),
  'the option of a union': (page) => page.getByRole('radio', { name: 'By phone' }),
  'a check box': (page) => page.getByRole('checkbox', { name: 'High chair' }),
  'a list': (page) => page.getByRole('combobox', { name: 'Country' }),
  'a text of several lines': (page) => textbox(page, 'Notes'),
  'a cell': (page) => page.getByRole('gridcell', { name: 'Cake' }),
  'a field below the table': (page) => textbox(page, 'Last words'),
  'a button of the form': (page) => button(page, 'Between'),
  'a button of the page': (page) => button(page, 'Outside'),
  'a tab of another screen': (page) => page.getByRole('tab', { name: 'Second' }),
};

/** Buttons that their own command removes or moves away. */
const commands: Record<string, (page: Page) => Locator> = {
  'the button that adds a row': (page) => button(page, 'Add row'),
  'the button that deletes a row': (page) => button(page, 'Delete row 2'),
  'the button that undoes': (page) => button(page, 'Undo'),
  'the button that saves': (page) => button(page, 'Save'),
};

/** One target of each kind: what moves depends on the entry and on the place of its message, not on both and the target. */
const ofEachKind = ['a radio button', 'a list', 'a cell', 'a button of the page', 'a tab of another screen'];
const few = Object.fromEntries(Object.entries(targets).filter(([name]) => ofEachKind.includes(name)));

for (const width of [1280, 390]) {
  for (const [wrong, enter] of Object.entries(entries)) {
    // A narrow window has lower rows of a table and of fields alike.
    if (width === 390 && wrong !== 'a short cell') continue;
    // Messages are in a form or in a table; half a date has that of any other field.
    const tried = width === 1280 && wrong !== 'half a date' ? { ...targets, ...commands } : few;
    test(`${width} px: after ${wrong}, each press arrives and nothing moves`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 844 });
      await page.goto(pressesUrl());
      for (const [turn, [name, find]] of Object.entries(tried).entries()) {
        await restart(page, turn + 1);
        await enter(page);
        const { clicks, moved, movedAfter } = await press(page, find(page));
        expect.soft({ name, clicks, moved }).toEqual({ name, clicks: 1, moved: 0 });
        if (name in targets) expect.soft({ name, movedAfter }).toEqual({ name, movedAfter: 0 });
      }
    });
  }
}

test('a refusal of the server that arrives during a press waits for its release', async ({ page }) => {
  await page.goto(pressesUrl());
  await page.getByRole('radio', { name: 'Indoors' }).check();
  await page.getByRole('checkbox', { name: 'I agree' }).check();
  await button(page, 'Save').click();
  await expect(button(page, 'Saving')).toBeVisible();
  const { clicks, moved } = await press(page, button(page, 'Between'), async () => {
    await page.evaluate(() => {
      const { answer } = window as unknown as { answer: (refusal: unknown) => void };
      answer({ message: 'The kitchen is closed.', errors: { '/name': ['Known already.', 'Take another.'] } });
    });
    await settle(page);
    await expect(page.getByText(/Known already/)).toHaveCount(0);
  });
  expect({ clicks, moved }).toEqual({ clicks: 1, moved: 0 });
  await expect(page.getByText('The kitchen is closed.').first()).toBeVisible();
  await expect(textbox(page, 'Name')).toHaveAccessibleErrorMessage('Known already. Take another.');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('the first tap after an invalid entry arrives', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pressesUrl());
    await textbox(page, 'Guests').fill('nine');
    const before = await centerOf(page.getByRole('radio', { name: 'Indoors' }));
    await page.touchscreen.tap(before.x, before.y);
    await expect(page.getByRole('radio', { name: 'Indoors' })).toBeChecked();
    await expect(textbox(page, 'Guests')).toHaveAccessibleErrorMessage(/whole number/);
    expect(distance(before, await centerOf(page.getByRole('radio', { name: 'Indoors' })))).toBe(0);
  });
});
