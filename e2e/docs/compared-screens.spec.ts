import { comparedScreens } from '../../lib/checks/samples/compared-screens';
import { openSample } from '../open-page';
import { expect, test } from '../test';

// `content/live-samples.test.tsx` uses the others, which need no browser.
test('two thousand rows are pasted in one step, and a wrong amount is repaired', async ({ page }) => {
  const [, , order] = comparedScreens;
  const path = order.page.replace(/^content\//, '').replace(/\.mdx$/, '');
  const screen = await openSample(page, path, order.names);
  const save = () => screen.getByRole('button', { name: 'Save' }).click();
  await screen.getByRole('textbox', { name: 'Customer' }).fill('Northwind');
  const rows = Array.from({ length: 2000 }, (_, row) => `Article ${row}\t${row === 3 ? 'two' : 2}\t1.5`);
  const table = screen.getByRole('grid', { name: 'Lines' });
  const empty = table.getByRole('gridcell', { name: 'No rows yet' });
  await empty.click();
  await empty.evaluate(
    (element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    ['Article\tAmount\tPrice', ...rows].join('\n'),
  );
  await expect(table).toHaveAttribute('aria-rowcount', /200\d/);
  await screen.getByRole('button', { name: 'Undo' }).first().click();
  await expect(empty).toBeVisible();
  await screen.getByRole('button', { name: 'Redo' }).click();
  await save();
  const wrong = screen.getByRole('gridcell', { name: 'two' });
  await expect(wrong).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  const printed = page.waitForEvent('console', (message) => message.type() === 'log');
  await save();
  await expect(screen.getByText('Everything is saved')).toBeVisible();
  const saved: unknown = await (await printed).args()[0]!.jsonValue();
  const { customer, lines } = saved as { customer: string; lines: unknown[] };
  expect([customer, lines.length, lines[3]]).toEqual([
    'Northwind',
    2000,
    { article: 'Article 3', amount: 2, price: 1.5 },
  ]);
  await expect(screen.getByText('4,000')).toBeVisible();
});
