import { expect, type Page } from '@playwright/test';
import { storageKeys } from '../../lib/browser/storage/storage-keys';

/** Lets a page be drawn the same way each time: with the faces of the site, also for code, and without what moves. */
export async function holdStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  // A reader who has the face of the text from an earlier page.
  await page.addInitScript((key) => {
    try {
      localStorage.setItem(key, 'fetched');
    } catch {
      // Frames of samples have no storage.
    }
  }, storageKeys.textFace);
}

/** Waits until fonts, pictures and the samples in view are there, and fixes what the machine chooses. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A style element is blocked by the page's policy.
    const sheet = new CSSStyleSheet();
    // The face of code is the machine's; that of the text has the same shape everywhere.
    sheet.replaceSync(
      ':root { --font-code: var(--font-text) !important } * { caret-color: transparent !important; scrollbar-width: none !important }',
    );
    document.adoptedStyleSheets.push(sheet);
    for (const face of document.fonts) if (face.status !== 'error') await face.load().catch(() => undefined);
    await document.fonts.ready;
  });
  for (const frame of await page.locator('iframe:visible').all()) await expect(frame).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

/** The widths of words as they are drawn here, to tell one way of drawing fonts from another. */
export const measureFaces = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    const root = getComputedStyle(document.documentElement);
    return ['--font-ysabeau', '--font-inter'].map((name) => {
      canvas.font = `16px ${root.getPropertyValue(name)}`;
      return Math.round(canvas.measureText('Sphinx of black quartz, judge my vow').width * 100) / 100;
    });
  });
