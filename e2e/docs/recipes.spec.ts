import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../test';

/** Opens a recipe and returns one of its running samples. */
async function openRecipe(page: Page, name: string, index = 0) {
  await page.goto(`docs/tutorial/recipes/${name}`);
  const sample = page.locator('[data-live]').nth(index);
  await sample.getByText('Result', { exact: true }).scrollIntoViewIfNeeded();
  await expect(sample.locator('iframe')).toBeVisible({ timeout: 20_000 });
  return sample.frameLocator('iframe');
}

test('a refused save puts the message of the server at its field', async ({ page }) => {
  const screen = await openRecipe(page, 'server_errors');
  await screen.getByRole('textbox', { name: 'User name' }).fill('Ada');
  await screen.getByRole('button', { name: 'Save' }).click();
  const name = screen.getByRole('textbox', { name: 'User name' });
  await expect(name).toHaveAccessibleErrorMessage('This name is taken.');
  await expect(name).toBeFocused();
});

test('choices of a function are loaded again for another country', async ({ page }) => {
  const screen = await openRecipe(page, 'async_select');
  await screen.getByRole('combobox', { name: 'City' }).click();
  await screen.getByRole('option', { name: 'Graz' }).click();
  await expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Graz');
  await screen.getByRole('radio', { name: 'Switzerland' }).check();
  await screen.getByRole('combobox', { name: 'City' }).fill('b');
  await expect(screen.getByRole('option')).toHaveText(['Basel', 'Bern']);
});

test('the next step of a wizard opens when the current one is valid', async ({ page }) => {
  const screen = await openRecipe(page, 'wizard');
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleErrorMessage(
    'Fill in this field.',
  );
  await screen.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect(screen.getByRole('heading', { name: 'Step 2 of 2: Damage' })).toBeFocused();
  await expect(screen.getByRole('textbox', { name: 'Damage' })).toBeVisible();
  await expect(screen.getByRole('button', { name: 'You (done)' })).toBeVisible();
});

test('a file is uploaded when it is chosen, and one that is too large is refused', async ({ page }) => {
  const screen = await openRecipe(page, 'upload');
  const input = screen.getByLabel('Photo');
  await input.setInputFiles({ name: 'cat.png', mimeType: 'image/png', buffer: Buffer.from('cat') });
  await expect(screen.getByRole('button', { name: 'Remove cat.png' })).toBeVisible();
  const large = Buffer.alloc(1_000_001);
  await input.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large });
  await expect(input).toHaveAccessibleErrorMessage('This file is larger than 1 MB.');
});

test('several files are stored in the data, and one of another kind is named', async ({ page }) => {
  const screen = await openRecipe(page, 'upload', 1);
  const input = screen.getByLabel('Photos of the damage', { exact: true });
  const image = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(name) });
  await input.setInputFiles([image('b.png'), image('a.png')]);
  await expect(screen.getByRole('listitem')).toHaveText(['b.png Remove', 'a.png Remove']);
  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await expect(input).toHaveAccessibleErrorMessage('a.txt is not an accepted file type (image/*).');
});

test('a field is read-only while a condition holds', async ({ page }) => {
  const screen = await openRecipe(page, 'read_only');
  await expect(screen.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Approved' }).check();
  await expect(screen.getByRole('textbox', { name: 'Amount' })).toBeHidden();
  await expect(screen.getByRole('group', { name: 'Amount' })).toHaveText('120');
});

for (const name of ['zod', 'nextjs', 'testing'])
  test(`the screen of the recipe “${name}” names the field that is missing`, async ({ page }) => {
    const screen = await openRecipe(page, name);
    const text = screen.getByRole('textbox').first();
    await text.fill('');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect(text).toHaveAccessibleErrorMessage('Fill in this field.');
  });

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

test('a refetch changes what was not edited, and reports the rest at its field', async ({ page }) => {
  const screen = await openRecipe(page, 'react_query');
  await screen.getByRole('textbox', { name: 'Name' }).fill('Countess');
  await screen.getByRole('button', { name: 'Refetch' }).click();
  await expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Ockham');
  await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Countess');
  await expect(screen.getByText('Lady Ada').first()).toBeVisible();
});

test('the server’s message for a status 422 appears at its field', async ({ page }) => {
  const screen = await openRecipe(page, 'server_validation');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect(screen.getByRole('textbox', { name: 'User name' })).toHaveAccessibleErrorMessage(
    'This name is taken.',
  );
});

test('a last day before the first one is an error', async ({ page }) => {
  const screen = await openRecipe(page, 'dates');
  await screen.getByLabel('Last day').fill('2026-03-01');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect(screen.getByLabel('Last day')).toHaveAccessibleErrorMessage(
    'The last day is before the first.',
  );
});

test('the tokens of another design color a screen', async ({ page }) => {
  const screen = await openRecipe(page, 'tailwind');
  await screen.getByRole('textbox', { name: 'Name' }).fill('Ada');
  const save = screen.getByRole('button', { name: 'Save' });
  await expect(save).toHaveCSS('background-color', 'rgb(91, 33, 182)');
  await expect(save).toHaveCSS('border-start-start-radius', '10px');
});

test('the order of layers that the recipe prints puts the toolkit between a reset and utility classes', async ({
  page,
}) => {
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
