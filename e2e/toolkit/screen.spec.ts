import type { Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible';
import { expect, test } from '../test';
import { screenUrl } from './serve-page';

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name });

// `whole-screen.test.tsx` fills in every part by keyboard, and `looks.spec.ts` every kind of field in a browser.
test('a screen and its errors are accessible, and a refused save is announced once', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(screenUrl());
    await expectAccessible(page);
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
    await expectAccessible(page);
  }
  for (const name of ['Lines', 'Steps', 'History'])
    await test.step(`the tab ${name}`, async () => {
      await page.getByRole('tab', { name }).click();
      if (name !== 'History') await page.getByRole('button', { name: 'Add row' }).click();
      await expectAccessible(page);
    });
});

test('numbers and words are those of the language, and a text field grows', async ({ page }) => {
  await page.goto(`${screenUrl()}?locale=de`);
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
