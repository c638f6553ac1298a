import type { Page } from '@playwright/test';
import { openPage } from '../open-page';
import { expect, test } from '../test';

const form = (page: Page) => page.getByRole('region', { name: 'The form' });
const schema = (page: Page) => page.getByRole('textbox', { name: 'The schema' });
const order = (page: Page) => page.getByRole('region', { name: 'Tables that work like a spreadsheet' });

test('says what it is; schema and form begin side by side in the first view', async ({ page }) => {
  await openPage(page, '');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('React forms and tables from a JSON Schema');
  const rows = await heading.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
  });
  expect(rows).toBeLessThanOrEqual(2);
  const top = async (name: string) => (await page.getByRole('region', { name }).boundingBox())!.y;
  const schemaTop = await top('The schema');
  expect(schemaTop).toBeLessThan(400);
  expect(await top('The form')).toBe(schemaTop);
  expect(await top('Install the package')).toBeLessThan(schemaTop);
  await expect(form(page).getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
  const heightOf = async (name: string) =>
    (await page.getByRole('region', { name, exact: true }).boundingBox())!.height;
  expect(await heightOf('The schema')).toBe(await heightOf('The form'));
  const command = page.getByRole('region', { name: 'Install the package' });
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await command.boundingBox())!.height, `at ${width} px`).toBeLessThan(60);
  }
  for (const width of [1024, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await expect(form(page).getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Getting started' }).first()).toBeInViewport({
    ratio: 1,
  });
  for (const name of ['Name', 'Guests'])
    await expect(form(page).getByRole('textbox', { name })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1024, height: 768 });
  const cut = await schema(page).evaluate(
    ({ scrollWidth, parentElement }) => scrollWidth - parentElement!.clientWidth,
  );
  expect(cut).toBe(0);
});

test('the form follows the schema, and a mistake is shown with its line', async ({ page, complaints }) => {
  await openPage(page, '');
  const text = await schema(page).inputValue();
  await schema(page).fill(text.replace('"minimum": 1', '"minimum": 6'));
  const guests = form(page).getByRole('textbox', { name: 'Guests' });
  await expect(guests).toHaveAttribute('aria-invalid', 'true');
  await expect(guests).toHaveAccessibleDescription(/6/);
  await expect(schema(page)).toBeFocused();
  await schema(page).fill(text.replace('"boolean"', '"bolean"'));
  await page.getByRole('button', { name: /line 10/ }).click();
  await expect(form(page).locator('[data-stale]')).toHaveCSS('opacity', '0.45');
  await expect(schema(page)).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString() ?? '')).toContain('bolean');
  await expect(form(page).getByRole('checkbox', { name: 'High chair' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('on a phone, a long line of the schema scrolls sideways and is not broken', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '');
  const { lines, height, lineHeight } = await schema(page).evaluate((area: HTMLTextAreaElement) => {
    const { paddingBlock, lineHeight } = getComputedStyle(area);
    const height = area.clientHeight - 2 * parseFloat(paddingBlock);
    return { lines: area.value.split('\n').length, height, lineHeight: parseFloat(lineHeight) };
  });
  expect(height).toBeCloseTo(lines * lineHeight, -1);
  await schema(page).press('Control+Home');
  for (let line = 1; line < 6; line += 1) await page.keyboard.press('ArrowDown');
  const before = (await schema(page).boundingBox())!.x;
  await page.keyboard.press('End');
  await expect.poll(async () => (await schema(page).boundingBox())!.x).toBeLessThan(before);
  await page.emulateMedia({ forcedColors: 'active' });
  const numbered = schema(page).locator('xpath=..').locator('code > span').first();
  const border = await numbered.evaluate((row) => getComputedStyle(row, '::before').borderInlineStartStyle);
  expect(border).toBe('none');
});

test('rows are copied, pasted and taken back; figures lead to their page', async ({ page, clipboard }) => {
  await openPage(page, '');
  const save = order(page).getByRole('button', { name: 'Save' });
  await save.evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - 20));
  expect((await save.boundingBox())!.y).toBeCloseTo(20, -1);
  for (const link of await page.getByRole('banner').getByRole('link').all())
    if (await link.isVisible()) await link.click({ trial: true });
  await order(page).getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect.poll(clipboard.read).toContain('Index wheel');
  await order(page).getByRole('gridcell', { name: 'Oil can' }).click();
  await page.keyboard.press('Control+V');
  await expect(order(page).getByRole('gridcell', { name: 'Index wheel' })).toBeVisible();
  await page.keyboard.press('Control+Z');
  await expect(order(page).getByRole('gridcell', { name: 'Oil can' })).toBeVisible();
  await expect(order(page).getByRole('gridcell', { name: 'Index wheel' })).toBeHidden();
  const proof = page.getByRole('region', { name: 'Measured, not promised' });
  const speed = await proof.getByText(/^[\d.]+ ms$/).innerText();
  await proof.getByRole('link', { name: 'How speed is measured' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparison');
  await expect(page.getByRole('row', { name: /1,000 fields: one keystroke/ })).toContainText(speed);
});
