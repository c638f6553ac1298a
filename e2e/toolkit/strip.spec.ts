import type { Page } from '@playwright/test';
import { expect, test } from '../test';
import { pressesUrl } from './serve-page';

const windows = [
  [1280, 800],
  [390, 844],
  [844, 390],
  [320, 256],
] as const;

/** Names of the elements that the first strip lies over, at least in part. */
const coveredBy = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const strip = document.querySelector('[role="group"][aria-label="Form status"]')!;
    const { top, bottom } = strip.getBoundingClientRect();
    const elements = wanted === ':focus' ? [document.activeElement!] : [...document.querySelectorAll(wanted)];
    return elements
      .filter((element) => !strip.contains(element) && element.getClientRects().length > 0)
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const inWindow = box.bottom > 0 && box.top < window.innerHeight && top < window.innerHeight;
        return inWindow && box.bottom > top + 1 && box.top < bottom - 1;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  }, selector);

test('the strip covers no field at load nor one with the focus, in each window', async ({ page }) => {
  await page.goto(pressesUrl());
  for (const [width, height] of windows)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      for (const above of [250, 450, 600, 0]) {
        await page.evaluate(
          ([turn, height]) => {
            (window as unknown as { restart: (turn: number, above: number) => void }).restart(turn, height);
            return new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 30));
          },
          [width + above + 1, above] as const,
        );
        expect(await coveredBy(page, 'input, select, textarea, [role="gridcell"]')).toEqual([]);
      }
      const seen = new Set<string>();
      for (let presses = 0; presses < 24; presses++) {
        await page.keyboard.press(presses < 18 ? 'Tab' : 'Shift+Tab');
        expect(await coveredBy(page, ':focus')).toEqual([]);
        seen.add(await page.evaluate(() => document.activeElement!.outerHTML.slice(0, 80)));
      }
      expect(seen.size).toBeGreaterThan(8);
    });
});

/** Contrast of two opaque colors, as the guidelines for accessibility count it. */
function contrast(a: string, b: string): number {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = color
      .match(/[\d.]+/g)!
      .map((part) => Number(part) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
}

test('the strip stays visible, and so does the focus of an invalid field', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(pressesUrl());
  const save = page.getByRole('button', { name: 'Save' }).first();
  await expect(save).not.toBeInViewport();
  await page.mouse.wheel(0, 300);
  await expect(save).toBeInViewport({ ratio: 1 });
  await save.press('Enter');
  await page.getByRole('textbox', { name: 'Guests' }).fill('nine');
  for (const scheme of ['light', 'light-high-contrast', 'dark', 'dark-high-contrast']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-color-scheme', name), scheme);
    const controls = [
      page.getByRole('textbox', { name: 'Guests' }),
      page.getByRole('radio', { name: 'Indoors' }),
      page.getByRole('checkbox', { name: 'I agree' }),
    ];
    for (const control of controls) {
      await page.keyboard.press('Shift');
      await control.focus();
      const look = await control.evaluate((element) => {
        const style = getComputedStyle(element);
        const error = element.closest('[data-invalid]')!.querySelector('li')!;
        return {
          ring: style.outlineStyle === 'none' ? 'rgb(0 0 0 / 0)' : style.outlineColor,
          ringWidth: parseFloat(style.outlineWidth) + Math.min(0, parseFloat(style.outlineOffset) - 2),
          error: getComputedStyle(error).color,
          behind: getComputedStyle(document.body).backgroundColor,
        };
      });
      expect(look.ringWidth).toBeGreaterThanOrEqual(2);
      expect(look.ring).not.toBe(look.error);
      expect(contrast(look.ring, look.behind), scheme).toBeGreaterThanOrEqual(3);
    }
  }
  await test.step('with forced colors, the ring is solid around a dashed error', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const guests = page.getByRole('textbox', { name: 'Guests' });
    await guests.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(guests).toBeFocused();
    await expect(guests).toHaveCSS('border-style', 'dashed');
    await expect(guests).toHaveCSS('outline-style', 'solid');
    await expect(guests).toHaveCSS('outline-offset', '2px');
  });
});
