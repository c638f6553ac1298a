import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { storageKeys } from '../../lib/browser/storage/storage-keys';
import type { Environment } from './picture-store';

/** The face of the text, and one for the arrows that it lacks. As bytes, because the page's policy blocks other fonts. */
const FACES = {
  'Picture text': readFileSync('app/fonts/inter.woff2', 'base64'),
  'Picture arrows': readFileSync('node_modules/katex/dist/fonts/KaTeX_Main-Bold.woff2', 'base64'),
};

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
  await page.evaluate(async (fonts) => {
    // A style element is blocked by the page's policy.
    const sheet = new CSSStyleSheet();
    // The site shows its face only when it comes at once; the faces of code and of arrows are the machine's.
    for (const [family, font] of Object.entries(fonts)) {
      const bytes = Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0));
      document.fonts.add(await new FontFace(family, bytes, { weight: '400 700' }).load());
    }
    const families = Object.keys(fonts)
      .map((family) => `"${family}"`)
      .join();
    sheet.replaceSync(
      `:root { --font-text: ${families} !important; --font-code: ${families} !important } * { caret-color: transparent !important; scrollbar-width: none !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
    for (const each of document.fonts) if (each.status !== 'error') await each.load().catch(() => undefined);
    await document.fonts.ready;
  }, FACES);
  for (const frame of await page.locator('iframe:visible').all()) await expect(frame).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

/** Reads the environment in which the page is drawn. */
export async function readEnvironment(page: Page): Promise<Environment> {
  const session = await page.context().newCDPSession(page);
  // `HeadlessChrome/156.0.1.2` is the headless shell: the full browser calls itself Chrome, with a window or without.
  const [product = '', version = ''] = (await session.send('Browser.getVersion')).product.split('/');
  await session.detach();
  const widths = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    const root = getComputedStyle(document.documentElement);
    return ['--font-ysabeau', '--font-text'].map((name) => {
      canvas.font = `16px ${root.getPropertyValue(name)}`;
      return canvas.measureText('Sphinx of black quartz, judge my vow').width.toFixed(2);
    });
  });
  return {
    browser: product.startsWith('Headless') ? 'headless shell' : 'full browser',
    version,
    platform: process.platform,
    widths: widths.join(' and '),
  };
}
