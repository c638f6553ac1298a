import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { showTheme } from '../expect-accessible';
import { watchLayoutShifts } from '../layout-shifts';
import { holdRequests, openSample, print, result } from '../open-page';
import { pagesOf } from '../pages';
import { sites } from '../sites';
import { expect, test } from '../test';

const editor = (page: Page) => page.getByRole('textbox', { name: 'Live Editor' }).first();

/** Expects that the first sample renders this text, after it was replaced by the code. */
async function expectResult(page: Page, code: string, text: string) {
  await editor(page).fill(code);
  await expect(result(page).getByText(text)).toBeVisible();
}

test('a sample runs, shows its errors, ends a loop, and is set back', async ({ page, complaints }) => {
  const readShifts = await watchLayoutShifts(page);
  const release = await holdRequests(page, '**/live-frame/*.html');
  await page.goto('markdown-page');
  await page.getByText('Live Editor').first().scrollIntoViewIfNeeded();
  const preview = page.getByText('Pressed 1 times').first();
  await expect(page.locator('iframe[title^="Result"]').first()).toBeAttached();
  await expect(preview).toBeVisible();
  release();
  await expect(result(page).getByRole('button', { name: 'Pressed 1 times' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(preview).not.toBeAttached();
  await expect(editor(page)).toBeVisible();
  expect(await readShifts()).toEqual([]);
  await result(page).getByRole('button').click();
  await expect(result(page).getByRole('button')).toHaveText('Pressed 2 times');
  await expectResult(page, '() => <p>{6 * 7}</p>', '42');
  expect(complaints).toEqual([]);
  await expectResult(page, '(Promise.reject(new Error("now")), () => <p>late</p>)', 'late');
  await expect(page.getByText('Error: now')).toBeVisible();
  await editor(page).fill('() => { while (true) {} }');
  await expect(page.getByText(/This loop ran for more than 1 second/)).toBeVisible();
  await expectResult(page, '() => <p>alive</p>', 'alive');
  await test.step('it reaches neither the page nor its storage, and only its frame may evaluate code', async () => {
    await expectResult(
      page,
      `() => {
        const reach = (what) => { try { what(); return 'reached' } catch (error) { return error.name } };
        return <p>{reach(() => localStorage.length)} {reach(() => parent.document.title)}</p>;
      }`,
      'SecurityError SecurityError',
    );
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    await expect(policy).toHaveAttribute('content', /script-src 'self'/);
    await expect(policy).not.toHaveAttribute('content', /unsafe-eval/);
    await expect(page.locator('iframe[title^="Result"]').first()).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-forms',
    );
  });
  await page.getByRole('button', { name: 'Reset' }).first().click();
  await expect(result(page).getByRole('button')).toHaveText('Pressed 1 times');
  await expect(editor(page)).toHaveValue(/^function Counter/);
  await test.step('paper shows the code and its static result, not an empty field, a frame or a sign of waiting', async () => {
    await print(page);
    const sample = page.locator('[data-live]').first();
    await expect(sample.locator('iframe')).toBeHidden();
    await expect(sample.getByRole('textbox')).toBeHidden();
    await expect(sample.locator('pre code').first()).toBeVisible();
    await expect(sample.getByText('Pressed 1 times')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(result(page).getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
    await expect(sample.getByText('Pressed 1 times')).toHaveCount(0);
    await test.step('a changed sample is printed as it runs', async () => {
      await expectResult(page, '() => <p>{6 * 7}</p>', '42');
      await print(page);
      await expect(result(page).getByText('42')).toBeVisible();
    });
  });
});

test('the preview of a screen and its frame look the same in either theme', async ({ page }) => {
  const release = await holdRequests(page, '**/live-frame/*.html');
  await page.goto('docs/tutorial/philosophy', {
    // The frame that is held may be part of what the load event waits for.
    waitUntil: 'domcontentloaded',
  });
  const look = (part: Locator) =>
    part.evaluate((element) => {
      const { color, backgroundColor, borderColor, fontSize, fontFamily } = getComputedStyle(element);
      return { color, backgroundColor, borderColor, fontSize, fontFamily };
    });
  const sample = page.locator('[data-live]').first();
  const previews = [sample.locator('input').first(), sample.getByText('Save', { exact: true })];
  const looksOf = (parts: readonly Locator[]) => Promise.all(parts.map(look));
  const light = await looksOf(previews);
  expect(light[1]!.backgroundColor).toBe('rgb(31, 95, 191)');
  await showTheme(page, 'dark');
  // The color of the button changes over a moment.
  await expect(previews[1]!).toHaveCSS('background-color', 'rgb(138, 180, 248)');
  const dark = await looksOf(previews);
  release();
  await sample.scrollIntoViewIfNeeded();
  const parts = [
    result(page).locator('input').first(),
    result(page).getByRole('button', { name: 'Save', exact: true }),
  ];
  await expect(parts[0]!).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => looksOf(parts)).toEqual(dark);
  await showTheme(page, 'light');
  await expect.poll(() => looksOf(parts)).toEqual(light);
  await test.step('it has the same bar as other code, and its long lines wrap', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const editors = sample.getByRole('textbox');
    await expect(editors.first()).toBeVisible({ timeout: 20_000 });
    const wrap = sample.getByRole('button', { name: 'Toggle word wrap' });
    const height = async () => (await editors.first().boundingBox())!.height;
    const before = await height();
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    const box = sample.locator('[data-part]').first();
    expect(await box.evaluate((part) => part.scrollWidth <= part.clientWidth)).toBe(true);
    expect(await height()).toBeGreaterThan(before);
    const [field, code] = [await editors.first().boundingBox(), await box.locator('pre').boundingBox()];
    expect(field).toEqual(code);
  });
});

test('one wrong key leaves the last result, and marks and names its line', async ({ page }) => {
  await page.goto('docs/api/Components/Fields/IntegerField');
  // Code that is folded unfolds when the caret goes to its end.
  await editor(page).press('Control+End');
  const sample = page.locator('[data-live]').first();
  const seats = result(page).getByRole('textbox', { name: 'Seats' });
  await seats.fill('7');
  const height = async () => (await sample.boundingBox())!.height;
  const [before, code] = [await height(), await editor(page).inputValue()];
  await editor(page).fill(code.replace('seats: 4,', 'seats: (4,'));
  await expect(page.getByText(/SyntaxError: /)).toBeVisible();
  await expect(seats).toHaveValue('7');
  expect(await height()).toBe(before);
  await expect(result(page).locator('[data-outdated]')).toHaveCSS('opacity', '0.45');
  await expect(editor(page)).toHaveAttribute('aria-invalid', 'true');
  const mark = sample.locator('[class*="mark"]');
  const line = (await mark.boundingBox())!;
  const row = code.split('\n').findIndex((text) => text.includes('seats: 4,'));
  const { y } = (await editor(page).boundingBox())!;
  expect(line.y - y - 16).toBeCloseTo(row * line.height, 0);
  const error = page.getByText(new RegExp(`^Line ${row + 1}: SyntaxError: [^(]*$`));
  const [code1, error1] = [(await editor(page).boundingBox())!, (await error.boundingBox())!];
  expect(error1.y - code1.y - code1.height).toBeLessThan(2);
  await expect(sample.getByText('After you type, Tab indents.').last()).toBeHidden();
  await editor(page).fill(code);
  await expect(page.getByText(/SyntaxError: /)).toBeHidden();
  await expect(mark).toHaveCount(0);
  await expect(editor(page)).not.toHaveAttribute('aria-invalid');
});

test('an error in code that is folded unfolds it', async ({ page }) => {
  await page.goto('docs/api/Components/Fields/NumberField');
  const sample = page.locator('[data-live]:has([data-fold])').first();
  await sample.scrollIntoViewIfNeeded();
  const folded = sample.locator('[data-folded] textarea');
  const all = (await folded.inputValue()).split('\n').length;
  await folded.press('Control+Home');
  await page.keyboard.type('(');
  await expect(sample.getByText(/^Line \d+: SyntaxError/)).toBeVisible({ timeout: 20_000 });
  await expect(sample.locator('[data-folded]')).toHaveCount(0);
  const mark = (await sample.locator('[class*="mark"]').boundingBox())!;
  const box = (await sample.locator('[data-part]:has([aria-invalid])').boundingBox())!;
  expect(mark.y).toBeGreaterThan(box.y);
  expect(mark.y + mark.height).toBeLessThanOrEqual(box.y + box.height);
  expect(box.height).toBeGreaterThan(all * mark.height);
});

// `editor-keys.test.ts` tests how Escape and Tab leave the editor.
test('Tab passes by an untouched editor and indents after typing; long lines scroll', async ({ page }) => {
  await openSample(page);
  const hint = page.getByText('After you type, Tab indents.').first();
  await expect(hint).toBeHidden();
  await editor(page).focus();
  await expect(hint).toBeInViewport();
  await expect(editor(page)).toHaveAccessibleDescription(/Press Escape, then Tab to leave the editor/);
  await page.keyboard.press('Tab');
  // The frame is in another process, which takes the focus later than the page gives it away.
  await expect(result(page).getByRole('button')).toBeFocused();
  await expect(editor(page)).not.toBeFocused();
  await expect(hint).toBeHidden();
  await editor(page).focus();
  await editor(page).fill('a');
  await page.keyboard.press('Tab');
  await expect(editor(page)).toHaveValue('a  ');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor(page)).toHaveValue('a');
  await page.setViewportSize({ width: 390, height: 800 });
  await editor(page).fill(`() => <p>${'long '.repeat(40)}</p>`);
  expect(await editor(page).evaluate((area) => area.getBoundingClientRect().height)).toBeLessThan(80);
  await editor(page).press('Control+End');
  await page.keyboard.type('!');
  const box = page.locator('[data-live] div:has(> textarea)').first();
  expect(await box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(500);
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('paper shows all columns of a wide table, and what follows a long one below it', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  const inventory = await openSample(page, 'docs/examples/inventory');
  await expect(inventory.getByText('2,000 rows')).toBeVisible({ timeout: 20_000 });
  await print(page);
  const sample = page.locator('[data-live]').first();
  const table = (await sample.locator('table').boundingBox())!;
  const whole = (await sample.boundingBox())!;
  const footer = (await sample.getByText('2,000 rows').boundingBox())!;
  expect(table.x + table.width).toBeLessThan(whole.x + whole.width);
  expect(table.y + table.height).toBeLessThanOrEqual(footer.y);
});

test('a button of a sample looks like those around it', async ({ page }) => {
  const screen = await openSample(page, 'docs/api/Components/EidosScreen', 'Go to Basel');
  const [bare, own] = ['Go to Basel', 'Undo'].map((name) => screen.getByRole('button', { name }));
  await expect(bare!).toBeVisible({ timeout: 20_000 });
  expect((await bare!.boundingBox())!.height).toBe((await own!.boundingBox())!.height);
  const corners = (element: Element) => getComputedStyle(element).borderRadius;
  expect(await bare!.evaluate(corners)).toBe(await own!.evaluate(corners));
});

/** The two pages with the most text in a part of their markup: what follows it is the lowest there. */
function findMostText(names: readonly string[], part: RegExp): readonly string[] {
  const lengthOf = (name: string) => {
    const html = readFileSync(`${sites.shipped.outDir}/${decodeURI(name)}.html`, 'utf8');
    return Math.max(0, ...Array.from(html.matchAll(part), ([text]) => text.replace(/<[^>]*>/g, '').length));
  };
  const lengths = new Map(names.map((name) => [name, lengthOf(name)]));
  return [...names].sort((one, other) => lengths.get(other)! - lengths.get(one)!).slice(0, 2);
}

test('the result of each sample is near its top, or on the first screen', async ({ page }) => {
  // The served page has the samples in the same place, and scripts would take most of the time.
  await page.route('**/*.js', (route) => route.abort());
  const docs = pagesOf('shipped').filter((name) => name.startsWith('docs/'));
  const components = docs.filter((name) => name.startsWith('docs/api/Components/'));
  for (const path of new Set([
    ...findMostText(docs, /data-live[^]*?data-frame/g),
    ...findMostText(components, /<h1[^]*?data-frame/g),
  ])) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const size of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      const [first, ...others] = await page.locator('[data-live]').evaluateAll((samples) =>
        samples.map((sample) => {
          const result = sample.querySelector('[data-frame]')!.getBoundingClientRect().top;
          return { result, distance: result - sample.getBoundingClientRect().top };
        }),
      );
      expect(first, `/${path} has no sample`).toBeDefined();
      for (const { distance } of [first!, ...others])
        expect.soft(distance, `/${path} at ${size.width} px`).toBeLessThanOrEqual(560);
      if (path.startsWith('docs/api/Components/'))
        expect.soft(first!.result, `/${path} at ${size.width} px`).toBeLessThan(size.height);
    }
  }
});

test('folded parts of a sample open, run with it, and are copied with it', async ({ page, clipboard }) => {
  await openSample(page, 'docs/api/Components/Tables/EditableTable');
  const sample = page.locator('[data-live]').first();
  await expect(sample.locator('summary')).toHaveText(['Imports', 'Schema', 'Data']);
  const schema = sample.getByRole('textbox', { name: 'Live Editor: EditableTable: Schema' });
  await expect(schema).toBeHidden();
  await sample.getByText('Schema', { exact: true }).click();
  await schema.fill((await schema.inputValue()).replace("title: 'Item'", "title: 'Article'"));
  await expect(result(page).getByRole('columnheader', { name: 'Article' })).toBeVisible();
  await sample.locator('summary', { hasText: 'Data' }).press('Enter');
  await expect(sample.getByRole('textbox', { name: 'Live Editor: EditableTable: Data' })).toBeVisible();
  await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: undefined })); // As without TLS.
  await sample.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect(sample.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await clipboard.read();
  expect(copied).toMatch(
    /^import .*'eidos\/styles.css';\n.*\n +\S.*title: 'Article'.*item: 'Paper'.*export function .*<EditableTable/s,
  );
  expect(copied).not.toContain('render(');
});
