import type { Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible';
import { watchLayoutShifts } from '../layout-shifts';
import { heading, openPage, openSample } from '../open-page';
import { isFrameworkScript } from '../../lib/config/next-formats/framework-files';
import { expect, test } from '../test';
import { sidewaysOf } from '../window-sizes';

test.use({ viewport: { width: 1280, height: 900 } });

const screen = (page: Page) => page.frameLocator('iframe[title="Screen"]');
const schema = (page: Page) => page.getByRole('textbox', { name: 'Schema', exact: true });
const problems = (page: Page) => page.getByRole('region', { name: /problem/i });

/** An example without hints, which would lead nowhere in another schema. */
const plain = '#example=conditions';
const small = '{\n  "type": "object",\n  "properties": {\n    "city": { "type": "string" }\n  }\n}';

/** Opens the playground and waits until the screen of its state is rendered. */
async function open(page: Page, hash = '') {
  await openPage(page, `playground${hash}`);
  await expect(screen(page).getByRole('button', { name: 'Save' })).toBeVisible({ timeout: 20_000 });
}

test('the screen follows the schema, and panes and tools fit the window', async ({ page, complaints }) => {
  const readShifts = await watchLayoutShifts(page);
  await open(page);
  expect(await readShifts()).toEqual([]);

  await test.step('the schema is changed', async () => {
    await screen(page).getByLabel(/^Name/).fill('Grace Hopper');
    await schema(page).fill((await schema(page).inputValue()).replace('"You may', '"We may'));
    await expect(screen(page).getByLabel(/^We may answer/)).toBeVisible();
    await expect(screen(page).getByLabel(/^Name/)).toHaveValue('Grace Hopper');
    await expect(page.getByRole('region', { name: 'Value' })).toContainText('"Grace Hopper"');
    await page.getByRole('tab', { name: 'Errors' }).click();
    await page.getByRole('button', { name: /\/email/ }).click();
    await expect(screen(page).getByLabel(/^Email/)).toBeFocused();
  });

  // `splitter.test.tsx` tests its keys.
  await test.step('a pane is resized with the pointer', async () => {
    const widthOf = async () => (await schema(page).boundingBox())!.width;
    const first = await widthOf();
    const { x, y, width, height } = (await page.getByRole('separator', { name: 'Editor' }).boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    // Over the frame, which would keep the pointer's events for itself.
    await page.mouse.move(x + 200, y + 100, { steps: 4 });
    await page.mouse.up();
    expect(await widthOf()).toBeGreaterThan(first + 150);
  });

  await test.step('the tools are in one row and the panes end with the window', async () => {
    for (const size of [
      { width: 1280, height: 800 },
      { width: 1920, height: 1080 },
    ]) {
      await page.setViewportSize(size);
      const tools = page.locator(
        'main select, main button:has-text("Reset"), main button:has-text("Copy link")',
      );
      const ends = await tools.evaluateAll((all) => all.map((tool) => tool.getBoundingClientRect().bottom));
      expect(new Set(ends.map(Math.round)).size).toBe(1);
      const editor = (await page.locator('#playground-editor-column').boundingBox())!;
      expect(size.height - editor.y - editor.height).toBeGreaterThanOrEqual(0);
      expect(size.height - editor.y - editor.height).toBeLessThanOrEqual(32);
      await expect(problems(page)).toBeInViewport({ ratio: 1 });
    }
  });

  expect(complaints).toEqual([]);
});

test('a pasted schema replaces all, and a problem leads to its place', async ({ page, clipboard }) => {
  await open(page);
  const box = (await schema(page).boundingBox())!;
  // On the letters, which are rendered below the field.
  await page.mouse.click(box.x + 100, box.y + 40);
  await expect(schema(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await clipboard.write(small);
  await page.keyboard.press('ControlOrMeta+V');
  await expect(screen(page).getByLabel('City')).toBeVisible();
  await expect(problems(page)).toContainText('No problems');
  await expect(page.getByRole('combobox', { name: 'Example' })).toHaveValue('');

  await screen(page).getByLabel('City').fill('Rome');
  await screen(page).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('tab', { name: 'Saved' }).click();
  await expect(page.getByRole('region', { name: 'Saved' })).toContainText('"city": "Rome"');

  await schema(page).fill(small.replace('"string"', '"strin"'));
  const problem = page.getByRole('button', { name: /^Schema, line 4/ });
  await expect(problem).toContainText('string');
  await expect(page.getByText('Rendered from the last schema without errors.')).toBeVisible();
  await problem.press('Enter');
  await expect(schema(page)).toBeFocused();
  const selected = await schema(page).evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toBe('"strin"');
  await expectAccessible(page, { within: 'main' });
});

test('the link shows the same after a reload, and in another window', async ({ page, clipboard }) => {
  await open(page, plain);
  await schema(page).fill(small.replace('city', 'harbour'));
  await page.getByRole('combobox', { name: 'Look of the screen' }).selectOption('Dark');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(screen(page).getByLabel('Harbour')).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await clipboard.read();
  await expect(page).toHaveURL(link);
  await page.reload();
  await expect(schema(page)).toHaveValue(/harbour/);
  await expect(screen(page).getByRole('button', { name: 'Speichern' })).toBeVisible({ timeout: 20_000 });
  await expect(screen(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(new URL(link).pathname).toBe('/playground');
});

test('links open an example, and a zod schema is checked in place', async ({ page, baseURL, complaints }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });

  await test.step('a damaged link', async () => {
    await open(page, '#state=AAAA');
    await expect(page.getByText('This link cannot be read')).toBeVisible();
    await expect(screen(page).getByLabel(/^Name/)).toHaveValue('Ada Lovelace');
    await schema(page).fill(small);
    await expect(page).not.toHaveURL(/AAAA$/);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page).toHaveURL(/#example=contact$/);
  });

  await test.step('a zod schema', async () => {
    await open(page, '#example=zod-trip');
    await expect(page.getByText('This link cannot be read')).toBeHidden();
    await expect(screen(page).getByLabel(/^City/)).toHaveValue('Rome');
    await page.getByRole('tab', { name: 'Errors' }).click();
    await expect(page.getByRole('button', { name: /Leave after you arrive/ })).toBeVisible();
    await schema(page).fill((await schema(page).inputValue()).replace("'City'", "'Town'"));
    await expect(screen(page).getByLabel(/^Town/)).toBeVisible();
    await schema(page).fill("import { z } from 'zod';\nexport default z.object({");
    await expect(page.getByRole('button', { name: /^Schema, line \d+ SyntaxError/ })).toBeVisible();
  });

  await page.getByRole('combobox', { name: 'Example' }).selectOption('JSON Resume');
  await expect(screen(page).getByLabel(/^Name/).first()).toHaveValue('Richard Hendriks');
  await expect(page).toHaveURL(/#example=json-resume$/);
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
});

test('an error of the screen is shown instead of an empty panel', async ({ page }) => {
  await page.route('**/live-frame/zod-library-*.js', (route) => route.abort());
  await openPage(page, 'playground#example=zod-trip');
  await expect(page.getByRole('alert').filter({ hasText: 'zod could not be loaded' })).toBeVisible({
    timeout: 20_000,
  });
});

test('a playground whose script cannot be loaded shows the error, and Retry loads it', async ({ page }) => {
  const html = await (await page.request.get('playground')).text();
  const isLate = (url: URL) => isFrameworkScript(url) && !html.includes(url.pathname);
  await page.route(isLate, (route) => route.abort());
  await page.goto('playground');
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(page.getByRole('alert').filter({ has: retry })).toContainText('Error: ', { timeout: 20_000 });
  await expect(heading(page)).toHaveText('Playground');
  await page.unroute(isLate);
  await retry.click();
  await expect(schema(page)).toBeVisible();
});

test('a live sample opens in the playground, with a note about code left behind', async ({ page }) => {
  const note = page.getByText('was not copied');
  await openSample(page, 'docs/api/Components/Fields/IntegerField');
  await page.getByRole('link', { name: 'Open in playground' }).first().click();
  await expect(heading(page)).toHaveText('Playground');
  await expect(schema(page)).toHaveValue(/"seats"/);
  await expect(screen(page).getByLabel('Seats')).toHaveValue('4', { timeout: 20_000 });
  await expect(page.getByRole('combobox', { name: 'Example' })).toHaveValue('');
  await expect(note).toBeHidden();
  await openSample(page, 'docs/examples/invoice');
  await page.getByRole('link', { name: 'Open in playground' }).first().click();
  await expect(schema(page)).toHaveValue(/"customer"/);
  await expect(note).toBeVisible();
});

test('on a phone a switch shows the editor or the screen, and nothing is outside', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, 'playground');
  await expect(screen(page).getByLabel(/^Name/)).toBeVisible({ timeout: 20_000 });
  await expect(schema(page)).toBeHidden();
  // In the upper third of the first view, with the announcement above it.
  expect((await page.locator('#playground-screen-panel').boundingBox())!.y).toBeLessThan(844 / 3);
  expect(await sidewaysOf(page)).toEqual([]);
  await expect(page.getByRole('combobox', { name: 'Example' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Close' }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole('tabpanel', { name: 'Value' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Editor', exact: true }).click();
  await expect(schema(page)).toBeVisible();
  await expect(page.getByText('No problems')).toBeInViewport({ ratio: 1 });
  // Long lines end in a shadow.
  await expect(page.locator('[data-part]')).toHaveCSS('background-image', /linear-gradient/);
  await expect(page.getByRole('separator', { name: 'Editor' })).toBeHidden();
  expect(await sidewaysOf(page)).toEqual([]);
});
