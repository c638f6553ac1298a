import { createScreenTester } from '../../packages/eidos/src/testing';
import { expect, test } from '../test';
import { type ServedPage, servePage } from './serve-page';

let served: ServedPage;

test.beforeAll(async () => {
  served = await servePage('e2e/toolkit/screen.page.tsx', ['packages/eidos/src/styles.css']);
});

test.afterAll(() => served.close());

test('a test fills in a screen through the page of Playwright', async ({ page }) => {
  await page.goto(served.url);
  const tester = createScreenTester(page);
  await tester.fill('Name', 'Ada {x}');
  await tester.fill('Born', '1990-02-03');
  await tester.fill('Newsletter', false);
  await tester.fill('Discount', '1.5');
  await tester.fill('Size', 'M');
  await tester.fill('Contact', 'Phone');
  await tester.fill(['Contact', 'Number'], '123');
  await tester.fill('Days', ['Tue']);
  await tester.fill('Topics', ['ink', 'pens']);
  await page.getByRole('tab', { name: 'Lines' }).click();
  await tester.paste('Lines', [
    ['Pen', '2'],
    ['Ink', '3'],
  ]);
  await tester.fill(['Lines', 2, 'Amount'], '4');
  await tester.submit();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { saved?: unknown }).saved))
    .toEqual({
      name: 'Ada {x}',
      born: '1990-02-03',
      newsletter: false,
      discount: 1.5,
      size: 'M',
      contact: { via: 'phone', number: '123' },
      days: ['Tue'],
      topics: ['ink', 'pens'],
      lines: [
        { item: 'Pen', amount: 2 },
        { item: 'Ink', amount: 4 },
      ],
      history: [{ item: 'Ink', amount: 1 }],
    });
});

test('a field that is not there is named, with those that are', async ({ page }) => {
  await page.goto(served.url);
  const found = createScreenTester(page).find('Nmae');
  await expect(found).rejects.toThrow('There is no field "Nmae". The fields here are: Customer, Name,');
});
