import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openSample } from '../open-page';
import { expect, test } from '../test';

// `content/live-samples.test.tsx` has the recipes that need no browser.

const openRecipe = (page: Page, name: string) => openSample(page, `docs/tutorial/recipes/${name}`);

test('a dialog asks before unsaved changes are discarded, and keeps them until then', async ({ page }) => {
  const screen = await openRecipe(page, 'unsaved_changes');
  const dialog = screen.getByRole('dialog', { name: 'Profile' });
  await screen.getByRole('button', { name: 'Edit profile' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Grace');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog.getByRole('alert')).toContainText('There are unsaved changes.');
  await dialog.getByRole('button', { name: 'Discard them' }).click();
  await expect(dialog).toBeHidden();
  await screen.getByRole('button', { name: 'Edit profile' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
  await dialog.getByRole('textbox', { name: 'Name' }).press('Escape');
  await expect(dialog).toBeHidden();
});

test('the tokens of another design color a screen', async ({ page }) => {
  const screen = await openRecipe(page, 'tailwind');
  await screen.getByRole('textbox', { name: 'Name' }).fill('Ada');
  const save = screen.getByRole('button', { name: 'Save' });
  await expect(save).toHaveCSS('background-color', 'rgb(91, 33, 182)');
  await expect(save).toHaveCSS('border-start-start-radius', '10px');
});

test('the layers that the recipe prints order the toolkit after a reset', async ({ page }) => {
  const recipe = readFileSync('content/docs/tutorial/recipes/tailwind.mdx', 'utf8');
  const [order = ''] = /@layer [\w, ]+;/.exec(recipe) ?? [];
  const toolkit = readFileSync('packages/eidos/dist/styles.css', 'utf8');
  await page.setContent(`
    <style>${order}
      @layer base { input { border-width: 0; padding: 0; } }
      @layer utilities { .rounded-xl { border-radius: 12px; } }
      ${toolkit}
    </style>
    <input class="eidos-input rounded-xl" aria-label="Name" />`);
  const input = page.getByRole('textbox', { name: 'Name' });
  await expect(input).toHaveCSS('border-top-width', '1px');
  await expect(input).toHaveCSS('border-top-left-radius', '12px');
});
