import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { preview, type PreviewServer } from 'vite';
import { replayedPages } from '../../lib/checks/samples/how-checked';
import { toolkitVersion } from '../../lib/config/toolkit';
import { expect, test } from '../test';
import { createReader, type Reader } from './replay';

// Packages are installed and a project is built, in the time that a busy machine takes.
test.describe.configure({ timeout: 420_000 });

let reader: Reader;
let built: PreviewServer | undefined;
test.afterEach(async () => {
  await built?.close();
  reader.leave();
});

/** Loads the page until the server has noticed the files that were just written. */
async function reloadUntil(page: Page, holds: () => Promise<void>) {
  await expect(async () => {
    await page.reload();
    await holds();
  }).toPass({ timeout: 120_000 });
}

async function fillAndSave(page: Page) {
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Guests' }).fill('3');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
}

async function expectSavedRecord(page: Page) {
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ada', { timeout: 3000 });
  await expect(page.getByRole('textbox', { name: 'Guests' })).toHaveValue('3');
}

test('getting started leads from an empty folder to a saved record', async ({ page, baseURL }) => {
  page.setDefaultTimeout(20_000);
  reader = createReader(replayedPages.gettingStarted, (baseURL ?? '').replace(/\/$/, ''));

  await test.step('make a project', () => {
    reader.runCommands();
    const installed = path.join(reader.folder(), 'node_modules/eidos/package.json');
    expect(JSON.parse(readFileSync(installed, 'utf8'))).toMatchObject({ version: toolkitVersion() });
  });

  await test.step('render the screen', async () => {
    for (const file of ['src/App.tsx', 'src/main.tsx', 'src/index.css']) reader.write(file);
    const [, url = ''] = await reader.startCommands(/Local:\s+(http\S+)/);
    await page.goto(url);
    await expect(page.getByRole('textbox', { name: 'Guests' })).toHaveValue('2', { timeout: 60_000 });
    expect((await page.getByRole('textbox', { name: 'Guests' }).boundingBox())?.x).toBeGreaterThanOrEqual(16);
    await page.getByRole('textbox', { name: 'Guests' }).fill('nine');
    await page.getByRole('textbox', { name: 'Guests' }).blur();
    await expect(page.getByText(/whole number/).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Guests' })).toHaveValue('nine');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('textbox', { name: 'Guests' })).toHaveValue('2');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
  });

  await test.step('save what was entered', async () => {
    reader.write('src/App.tsx');
    await reloadUntil(page, async () => {
      await fillAndSave(page);
      await page.reload();
      await expectSavedRecord(page);
    });
  });

  await test.step('refuse what cannot be saved', async () => {
    await reloadUntil(page, async () => {
      await page.getByRole('radio', { name: 'Terrace' }).check();
      await page.getByRole('textbox', { name: 'Guests' }).fill('6');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Four guests only.').first()).toBeVisible({ timeout: 3000 });
    });
  });

  await test.step('add a table', async () => {
    reader.write('src/App.tsx');
    await reloadUntil(page, async () => {
      await expect(page.getByRole('grid', { name: 'Wishes' })).toBeVisible({ timeout: 3000 });
      await expectSavedRecord(page);
    });
  });

  await test.step('check and build', async () => {
    reader.runCommands();
    expect(existsSync(path.join(reader.folder(), 'dist/index.html'))).toBe(true);
    built = await preview({ root: reader.folder(), preview: { port: 0 }, logLevel: 'error' });
    await page.goto(built.resolvedUrls?.local[0] ?? '');
    await fillAndSave(page);
    await page.reload();
    await expectSavedRecord(page);
  });
});
