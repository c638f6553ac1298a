import { expect, test } from '../test';
import { screenUrl } from './serve-page';

test('custom properties follow those that they are made of, below the root too', async ({ page }) => {
  await page.goto(screenUrl());
  const main = page.getByRole('main');
  await main.evaluate((element) => {
    element.style.setProperty('--eidos-spacing', '20px');
    element.style.setProperty('--eidos-color-focus', 'rgb(1, 2, 3)');
  });
  const box = page.getByRole('textbox').first();
  await box.focus();
  await expect(box).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  const gaps = await box.evaluate((element) => {
    const found: string[] = [];
    for (let outer = element.parentElement; outer; outer = outer.parentElement)
      found.push(getComputedStyle(outer).rowGap);
    return found;
  });
  expect(gaps).toContain('40px');
  await main.evaluate((element) => element.style.setProperty('--eidos-ring', '5px solid rgb(4, 5, 6)'));
  await expect(box).toHaveCSS('outline', 'rgb(4, 5, 6) solid 5px');
});
