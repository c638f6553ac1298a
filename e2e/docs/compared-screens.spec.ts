import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { comparedScreens, type ComparedScreen, sampleOf } from '../../lib/checks/samples/compared-screens';
import { pageUrl } from '../toolkit/serve-page';
import { expect, test } from '../test';

type Screen = FrameLocator | Page;

// `content/live-samples.test.tsx` uses the others, which need no browser.
const [, , order, , zod] = comparedScreens;

/** Opens the page of a screen and returns its running sample. */
async function openSample(page: Page, screen: ComparedScreen): Promise<FrameLocator> {
  await page.goto(screen.page.replace(/^content\//, '').replace(/\.mdx$/, ''));
  const sample = page.locator('[data-live]', { hasText: screen.names });
  await sample.scrollIntoViewIfNeeded();
  await expect(sample.locator('iframe[title^="Result"]')).toBeVisible({ timeout: 20_000 });
  return sample.frameLocator('iframe[title^="Result"]');
}

/** The objects that the sample prints when it saves. */
function printedData(page: Page): unknown[] {
  const printed: unknown[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'log') return;
    void message
      .args()[0]
      ?.jsonValue()
      .then((value: unknown) => printed.push(value));
  });
  return printed;
}

const text = (screen: Screen, name: string | RegExp) => screen.getByRole('textbox', { name });
const save = (screen: Screen) => screen.getByRole('button', { name: 'Save' }).click();
const undo = (screen: Screen) => screen.getByRole('button', { name: 'Undo' }).first().click();
const saved = (screen: Screen) => expect(screen.getByText('Everything is saved')).toBeVisible();

async function paste(target: Locator, content: string) {
  await target.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, content);
}

test('two thousand pasted rows are one step, and an amount that is wrong is found and repaired', async ({
  page,
}) => {
  const printed = printedData(page);
  const screen = await openSample(page, order);
  await text(screen, 'Customer').fill('Northwind');
  const rows = Array.from({ length: 2000 }, (_, row) => `Article ${row}\t${row === 3 ? 'two' : 2}\t1.5`);
  const table = screen.getByRole('grid', { name: 'Lines' });
  const empty = table.getByRole('gridcell', { name: 'No rows yet' });
  await empty.click();
  await paste(empty, ['Article\tAmount\tPrice', ...rows].join('\n'));
  await expect(table).toHaveAttribute('aria-rowcount', /200\d/);
  await undo(screen);
  await expect(empty).toBeVisible();
  await screen.getByRole('button', { name: 'Redo' }).click();
  await save(screen);
  const wrong = screen.getByRole('gridcell', { name: 'two' });
  await expect(wrong).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await save(screen);
  await saved(screen);
  await expect.poll(() => printed.length).toBe(1);
  const { customer, lines } = printed[0] as { customer: string; lines: { amount: number }[] };
  expect([customer, lines.length, lines[3]]).toEqual([
    'Northwind',
    2000,
    { article: 'Article 3', amount: 2, price: 1.5 },
  ]);
  await expect(screen.getByText('4,000')).toBeVisible();
});

test('the schema of zod renders the screen, and its refinement is shown at its field', async ({ page }) => {
  const folder = '.cache/compared-screens';
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'trip-screen.tsx'), sampleOf(zod));
  writeFileSync(
    path.join(folder, 'page.tsx'),
    `import { createRoot } from 'react-dom/client';
    import { TripScreen } from './trip-screen';
    createRoot(document.getElementById('root')!).render(<TripScreen />);`,
  );
  const printed = printedData(page);
  await page.goto(pageUrl(path.join(folder, 'page.tsx')));
  await text(page, 'City').fill('Rome');
  await text(page, 'From day').fill('9');
  await text(page, 'To day').fill('4');
  await save(page);
  await expect(text(page, 'To day')).toHaveAccessibleErrorMessage('Leave after you arrive.');
  await text(page, 'To day').fill('12');
  await save(page);
  await saved(page);
  await expect.poll(() => printed).toEqual([{ city: 'Rome', from: 9, to: 12 }]);
  await text(page, 'City').fill('Bern');
  await undo(page);
  await expect(text(page, 'City')).toHaveValue('Rome');
});
