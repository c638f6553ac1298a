import { expect, test } from '../test';
import { composeIn, dataOf, openEntries, text } from './entries';

test('a composition continues while the options of a server arrive', async ({ page }) => {
  await openEntries(page, { city: { ...text, title: 'City', 'x-eidos': { widget: 'served' } } });
  const input = page.getByRole('combobox', { name: 'City' });
  await input.click();
  const { compose, insert } = await composeIn(page);
  await page.evaluate(() => {
    const ends: string[] = [];
    document.addEventListener('compositionend', ({ data }) => ends.push(data));
    Object.assign(window, { ends });
  });
  for (const composed of ['k', 'き', 'きょ', '京']) {
    await compose(composed);
    // Longer than the search and its answer take.
    await page.waitForTimeout(500);
    await expect(input).toHaveValue(composed);
  }
  expect(await page.evaluate(() => (window as unknown as { ends: string[] }).ends)).toEqual([]);
  await insert('京');
  await expect(page.getByRole('option')).toHaveText(['京都', '東京']);
  await page.keyboard.press('Enter');
  expect(await dataOf(page)).toEqual({ city: '京都' });
});

test('a browser restores no entry after Back', async ({ page }) => {
  const list = ['a', 'b', 'c', 'd', 'e'];
  await openEntries(page, {
    box: { type: 'boolean', title: 'Box' },
    list: { enum: list, title: 'List' },
    radio: { enum: ['x', 'y'], title: 'Radio' },
    day: { type: 'string', format: 'date', title: 'Day' },
    name: { type: 'string', title: 'Name' },
    text: { type: 'string', title: 'Text', 'x-eidos': { widget: 'text' } },
  });
  // As a server sends it, before the scripts have loaded.
  const body = await page.locator('#root').innerHTML();
  await page.route('**/record', (route) =>
    route.fulfill({ body, contentType: 'text/html', headers: { 'cache-control': 'no-store' } }),
  );
  const shown = () =>
    page
      .locator('input, select, textarea')
      .evaluateAll((controls) =>
        (controls as HTMLInputElement[]).map(({ value, checked }) => [value, checked]),
      );
  await page.goto(new URL('/record', page.url()).href);
  const sent = await shown();
  await page.getByLabel('Box').check();
  await page.getByLabel('List').selectOption('c');
  await page.getByLabel('y', { exact: true }).check();
  await page.getByLabel('Day').fill('2026-05-06');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Text').fill('Ada');
  expect(await shown()).not.toEqual(sent);
  await page.goto('about:blank');
  await page.goBack();
  expect(await shown()).toEqual(sent);
});

test.describe('west of Greenwich', () => {
  test.use({ timezoneId: 'Pacific/Honolulu', locale: 'en-US' });

  test('a day is the one that was typed; the caret stays in the middle of a text', async ({ page }) => {
    await openEntries(page, { day: { ...text, format: 'date' }, name: text }, { name: 'ad' });
    await page.getByLabel('Day').focus();
    await page.keyboard.type('02072023');
    await page.getByLabel('Name').focus();
    for (const key of ['Home', 'ArrowRight', 'b', 'c']) await page.keyboard.press(key);
    expect(await dataOf(page)).toEqual({ day: '2023-02-07', name: 'abcd' });
  });
});
