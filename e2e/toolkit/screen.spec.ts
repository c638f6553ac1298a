import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible';
import { expect, test } from '../test';
import { serveScreen } from './serve-page';

/** The page around what is tested has no heading of its own. */
const withoutRules = ['page-has-heading-one'];

const saved = (page: Page) => page.evaluate(() => (window as unknown as { saved?: unknown }).saved);
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Presses Tab until the element has the focus: every control has to be reached this way. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function fill(page: Page, target: Locator, text: string, ...keys: string[]) {
  await tabTo(page, target);
  await page.keyboard.type(text);
  for (const key of keys) await page.keyboard.press(key);
}

async function openTab(page: Page, name: string) {
  await tabTo(page, page.getByRole('tab', { selected: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name, selected: true })).toBeFocused();
}

async function fillCustomer(page: Page) {
  await fill(page, textbox(page, 'Name'), 'Ada');
  await fill(page, textbox(page, 'Email'), 'ada@example.org');
  await fill(page, page.getByLabel('Born'), '12101815');
  await fill(page, page.getByRole('checkbox', { name: 'Member' }), '', 'Space');
  await fill(page, page.getByRole('checkbox', { name: 'Newsletter' }), '', 'Space', 'Space');
  await fill(page, textbox(page, 'Age'), '35', 'ArrowUp');
  await fill(page, textbox(page, 'Discount'), '1.5', 'ArrowUp');
  await fill(page, page.getByRole('radio', { name: 'S' }), '', 'Space', 'ArrowDown');
  await fill(page, textbox(page, 'Notes'), 'First\nSecond');
  await fill(page, page.getByRole('radio', { name: 'E-mail' }), '', 'Space', 'ArrowDown');
  await fill(page, textbox(page, 'Number'), '1', 'Enter');
}

async function addStep(page: Page, step: string) {
  await fill(page, page.getByRole('button', { name: 'Add row' }), '', 'Enter');
  await page.keyboard.type(step);
  await page.keyboard.press('Enter');
}

test('a screen with every part is filled, corrected, undone and submitted by keyboard', async ({ page }) => {
  await page.goto(await serveScreen());
  await fillCustomer(page);
  await expect(textbox(page, 'Number')).toBeFocused();
  await expect(textbox(page, 'Number')).toHaveAccessibleErrorMessage('Enter at least 3 characters.');
  await expectAccessible(page, { withoutRules });
  await page.keyboard.type('23');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('tab', { name: 'Lines', selected: true })).toBeVisible();
  await fill(page, page.getByRole('button', { name: 'Add row' }), '', 'Enter');
  await page.keyboard.type('Pen');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expectAccessible(page, { withoutRules });

  await openTab(page, 'Steps');
  await addStep(page, 'Send');
  await addStep(page, 'Pack');
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.type('Wrong');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+z');
  await expectAccessible(page, { withoutRules });

  await openTab(page, 'History');
  await expect(page.getByRole('cell', { name: 'Ink' })).toBeVisible();
  await expectAccessible(page, { withoutRules });
  await fill(page, page.getByRole('button', { name: 'Save' }), '', 'Enter');
  await expect
    .poll(() => saved(page))
    .toEqual({
      name: 'Ada',
      email: 'ada@example.org',
      born: '1815-12-10',
      member: true,
      newsletter: false,
      age: 36,
      discount: 2,
      size: 'M',
      notes: 'First\nSecond',
      contact: { via: 'phone', number: '123' },
      lines: [{ item: 'Pen', amount: 2 }],
      steps: ['Pack', 'Send'],
      history: [{ item: 'Ink', amount: 1 }],
    });
});

test('a deleted row and a word are restored, and a table is sorted, by keyboard', async ({ page }) => {
  await page.goto(await serveScreen());
  await fill(page, textbox(page, 'Name'), 'Ada', 'Control+z');
  await expect(textbox(page, 'Name')).toHaveValue('');
  await page.keyboard.press('Control+Shift+z');
  await expect(textbox(page, 'Name')).toHaveValue('Ada');
  await openTab(page, 'Lines');
  await openTab(page, 'Steps');
  await addStep(page, 'Pack');
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Delete row 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: 'Pack' })).toBeHidden();
  const undo = page.getByRole('tabpanel', { name: 'Steps' }).getByRole('button', { name: 'Undo' });
  await fill(page, undo, '', 'Enter');
  await expect(page.getByRole('gridcell', { name: 'Pack' })).toBeVisible();
  await openTab(page, 'History');
  await fill(page, page.getByRole('button', { name: 'Item' }), '', 'Enter');
  await expect(page.getByRole('columnheader', { name: 'Item' })).toHaveAttribute('aria-sort', 'ascending');
});

test('an empty screen and its errors are accessible in light and dark mode, and a refused save is announced once', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(await serveScreen());
    await expectAccessible(page, { withoutRules });
    await page.getByRole('status').evaluate((status) => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => said.push(status.textContent)).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByRole('status')).toHaveText(/^Not saved: \d+ errors to fix\.$/);
    await expect(textbox(page, 'Name')).toBeFocused();
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toHaveLength(1);
    await expectAccessible(page, { withoutRules });
  }
});

test('numbers and words are those of the reader’s language, and a text field grows with long lines', async ({
  page,
}) => {
  await page.goto(`${await serveScreen()}?locale=de`);
  await textbox(page, 'Discount').fill('1,5');
  await page.keyboard.press('ArrowUp');
  await expect(textbox(page, 'Discount')).toHaveValue('2');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(textbox(page, 'Name')).toHaveAccessibleErrorMessage('Füllen Sie dieses Feld aus.');
  const notes = textbox(page, 'Notes');
  const before = (await notes.boundingBox())!.height;
  await notes.fill('word '.repeat(150));
  await expect.poll(async () => (await notes.boundingBox())!.height).toBeGreaterThan(before);
});
